import { createLogger } from '@agency/chassis/logger.ts'
import { bookingCalls } from '@agency/contracts/booking/booking-calls.ts'
import type { Call } from '@agency/contracts/call.ts'
import { expect, test } from 'vitest'
import { bookingApp } from './app.ts'

const siteUrl = 'http://site.example'
const app = bookingApp({ log: createLogger('test', 'silent'), ready: {}, siteUrl, explain: true })
const calls: Call[] = Object.values(bookingCalls)
const notBuilt = calls.filter(call => !call.builtIn)

test.each(notBuilt.map(call => [`${call.method} ${call.path}`, call] as const))(
  '%s says that it is not built yet: to programs as problem details, to people as a page',
  async (_, { method, path }) => {
    const program = await app.request(path, { method })
    expect(program.status).toBe(501)
    expect(program.headers.get('content-type')).toBe('application/problem+json')
    expect(await program.json()).toMatchObject({
      title: 'Not Implemented',
      detail: expect.stringContaining('not built yet'),
    })

    const browser = await app.request(path, { method, headers: { accept: 'text/html,*/*;q=0.8' } })
    expect(browser.status).toBe(501)
    expect(browser.headers.get('content-type')).toContain('text/html')
    const page = await browser.text()
    expect(page).toContain(`href="${siteUrl}/"`)
    expect(page).toContain('not built yet')
  },
)

test('an address that leads nowhere is a page for people', async () => {
  const answer = await app.request('/nowhere/<b>', { headers: { accept: 'text/html' } })
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('<h1>This page is not here</h1>')
})

test('the OpenAPI document describes every call, and marks what is not built yet', async () => {
  const document = (await (await app.request('/openapi.json')).json()) as {
    paths: Record<string, Record<string, { operationId: string; 'x-not-built-yet'?: boolean }>>
  }
  const operations = Object.values(document.paths).flatMap(Object.values)
  expect(operations.map(operation => operation.operationId).sort()).toEqual(calls.map(call => call.id).sort())
  const marked = operations.filter(operation => operation['x-not-built-yet'])
  expect(marked.map(operation => operation.operationId).sort()).toEqual(notBuilt.map(call => call.id).sort())
})

test('a page may load its stylesheet and font, and nothing else', async () => {
  const page = await app.request('/')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  const addresses = [...(await page.text()).matchAll(/(?:href|src)="(\/[^"]*)"/g)].map(
    ([, address]) => address as string,
  )
  expect(addresses).toEqual(['/assets/plus-jakarta-sans.woff2', '/assets/booking.css'])
  for (const address of addresses) expect((await app.request(address)).status).toBe(200)
})
