import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proxyPort, startNginx } from './nginx.mjs'

/** What two stand-ins for instances do; the first answers 503 to everything. */
const seen = /** @type {{ instance: string, method?: string, body: string }[]} */ ([])
let otherIsWell = true
/** @type {import('node:http').Server[]} */
let instances
/** @type {import('./nginx.mjs').Proxy} */
let nginx

/** @param {string} name */
async function standIn(name) {
  const server = createServer(async (request, response) => {
    seen.push({ instance: name, method: request.method, body: await text(request) })
    response.statusCode = name === 'other' && otherIsWell ? 200 : 503
    response.end(`${name} says ${response.statusCode}`)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

beforeAll(async () => {
  instances = [await standIn('first'), await standIn('other')]
  const ports = instances.map(server => /** @type {import('node:net').AddressInfo} */ (server.address()).port)
  nginx = await startNginx(await proxyPort(), ports)
})
afterAll(async () => {
  await nginx.stop()
  for (const server of instances) server.close()
})

test('what one instance cannot do now the other is asked for, posts with their body as well', async () => {
  for (let time = 0; time < 10; time++) {
    const init = time % 2 ? { method: 'POST', body: `enquiry ${time}` } : {}
    const response = await fetch(`${nginx.address}/contactus`, init)
    expect([response.status, await response.text()]).toEqual([200, 'other says 200'])
  }
  const tried = seen.filter(({ body }) => body !== '').map(({ instance, method }) => `${instance} ${method}`)
  expect(tried).toContain('first POST')
  expect(tried.filter(one => one === 'other POST')).toHaveLength(5)
})

test('when neither can, the visitor reads what the site says', async () => {
  otherIsWell = false
  const response = await fetch(`${nginx.address}/blog`)
  expect(response.status).toBe(503)
  expect(await response.text()).toMatch(/ says 503$/)
  otherIsWell = true
  expect((await fetch(`${nginx.address}/blog`)).status).toBe(200)
})
