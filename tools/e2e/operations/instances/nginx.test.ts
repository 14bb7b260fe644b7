import { once } from 'node:events'
import { createServer, type Server, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect } from 'vitest'
import { testWith } from './needs.ts'
import { type Nginx, proxyPort, startNginx } from './nginx.ts'

const test = testWith('nginx')

/** What two stand-ins for instances do; the first answers 503 to everything. */
const seen: { instance: string; method?: string; path: string; body: string }[] = []
let otherIsWell = true
let instances: Server[]
let nginx: Nginx

async function standIn(name: string) {
  const server = createServer(async (request, response) => {
    seen.push({ instance: name, method: request.method, path: request.url ?? '', body: await text(request) })
    if (/^\/(assets|img)\//.test(request.url ?? '')) {
      // The site would tell a drawing from a script; what is tried here is only what nginx keeps under which address.
      response.setHeader('cache-control', 'public, max-age=31536000, immutable')
      return response.end(`what ${request.url} names`)
    }
    response.statusCode = name === 'other' && otherIsWell ? 200 : 503
    response.end(`${name} says ${response.statusCode}`)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

beforeAll(async () => {
  instances = [await standIn('first'), await standIn('other')]
  const ports = instances.map(server => (server.address() as AddressInfo).port)
  nginx = await startNginx(await proxyPort(), ports)
})
afterAll(async () => {
  await nginx.stop()
  for (const server of instances) server.close()
})

test('a request that one instance cannot serve goes to the other, posts with their body', async () => {
  for (let time = 0; time < 10; time++) {
    const init = time % 2 ? { method: 'POST', body: `enquiry ${time}` } : {}
    const response = await fetch(`${nginx.address}/contactus`, init)
    expect([response.status, await response.text()]).toEqual([200, 'other says 200'])
  }
  const tried = seen.filter(({ body }) => body !== '').map(({ instance, method }) => `${instance} ${method}`)
  expect(tried).toContain('first POST')
  expect(tried.filter(one => one === 'other POST')).toHaveLength(5)
})

test('if neither can, the visitor gets the answer of the site', async () => {
  otherIsWell = false
  const response = await fetch(`${nginx.address}/blog`)
  expect(response.status).toBe(503)
  expect(await response.text()).toMatch(/ says 503$/)
  otherIsWell = true
  expect((await fetch(`${nginx.address}/blog`)).status).toBe(200)
})

/** @param path sent as it is, which `fetch` would not do */
function ask(path: string, host = 'www.example.com'): Promise<{ status: number | undefined; body: string }> {
  const { hostname, port } = new URL(nginx.address)
  return new Promise((resolve, reject) => {
    const asked = send({ hostname, port, path, headers: { host } }, async response =>
      resolve({ status: response.statusCode, body: await text(response) }),
    )
    asked.on('error', reject).end()
  })
}

test('no request gets a wrong file', async () => {
  const script = '/assets/entry-abc.js'
  for (const path of [
    `/img/svg/~L21lZGlhLy9hYjEyL2Euc3ZnP2FhYWE%2f..%2f..%2f..${script}`,
    `/img/svg/%2e%2e/%2E%2E${script}`,
    `/img/svg/..%5c..${script}`,
    `/img/svg/../..${script}`,
    `/img/svg/..${script}`,
    `/img\\..${script}`,
    `/img/svg/x#${script}`,
  ])
    expect((await ask(path)).status, path).toBe(400)
  expect((await ask('/assets/%65ntry-abc.js')).body).toBe('what /assets/%65ntry-abc.js names')
  expect((await ask(`/${script}`)).body).not.toBe(`what ${script} names`)
  expect((await ask(script)).body).toBe(`what ${script} names`)
})

test('files are cached, and invented queries take no space', async () => {
  const asked = async (path: string) => {
    const before = seen.length
    await ask(path)
    return seen.length - before
  }
  expect([await asked('/img/svg/a/b.svg'), await asked('/img/svg/a/b.svg')]).toEqual([1, 0])
  expect([await asked('/img/svg/a/b.svg?1'), await asked('/img/svg/a/b.svg?1')]).toEqual([1, 1])
})

test('internal addresses do not get through', async () => {
  const before = seen.length
  for (const path of [
    '/readyz?verbose',
    '/healthz',
    '/metrics',
    '/hooks/content',
    '//readyz',
    '/x/../readyz',
    '/%72eadyz',
  ])
    expect([404, 400], path).toContain((await ask(path)).status)
  for (const path of ['/openapi.json', '/dev/mailbox', '/readyz', '/a%2f..%2fdev/mailbox'])
    expect([404, 400], path).toContain((await ask(path, 'booking.example.com')).status)
  expect(seen).toHaveLength(before)
})
