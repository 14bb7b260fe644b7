import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createEarlyShed } from './early-shed.ts'

let isFull: boolean
let server: Server
let site: string

beforeEach(async () => {
  isFull = true
  const admission = { isFull: () => isFull, reject: async () => {} }
  const shed = createEarlyShed({ admission, isCached: ({ url }) => url === '/cached', hotline: () => '03-7712 8899' })
  server = createServer((request, response) => shed(request, response) || response.end('went on'))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

test.each(['/a-new-page', '/search?q=penang', '/contactus', '/blog/page?x=/assets/a.js'])(
  '%s is rejected',
  async path => {
    const answer = await fetch(site + path)
    expect(answer.status).toBe(503)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(answer.headers.get('content-security-policy')).toContain('style-src')
    const text = await answer.text()
    expect(text).toContain('We are unusually busy right now')
    expect(text).toContain('03-7712 8899')
  },
)

test.each([
  ['a page that is in memory', '/cached', 'GET'],
  ['a form', '/contactus', 'POST'],
  ['a file', '/assets/entry-x1.js', 'GET'],
  ['a file beside the pages', '/favicon.ico', 'GET'],
  ['a picture', '/img/640/media/a.webp', 'GET'],
  ['a probe', '/readyz?verbose', 'GET'],
  ['a look-up', '/airports?q=pen', 'GET'],
  ['a call of our own pages', '/account/me', 'GET'],
  ['an address with another spelling', '/FAQ/', 'GET'],
])('%s goes on', async (_, path, method) => {
  const answer = await fetch(site + path, { method })
  expect([answer.status, await answer.text()]).toEqual([200, 'went on'])
})

test('everything goes on while there is room', async () => {
  isFull = false
  expect((await fetch(`${site}/a-new-page`)).status).toBe(200)
})
