import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { fetchJson } from './fetch-json.server.ts'

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** A system that answers so, and how often it was asked. */
async function system(answer: RequestListener) {
  const seen = { calls: 0, url: '' }
  const server = createServer((request, response) => {
    seen.calls += 1
    response.setHeader('connection', 'close')
    answer(request, response)
  })
  servers.push(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  seen.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/path`
  return seen
}

const limits = { upstream: 'backend' as const, timeLimit: 2000, sizeLimit: 1000 }

test.each([200, 201, 400, 404, 409, 429, 500, 503])(
  'an answer in JSON is returned with any status: %d',
  async status => {
    const { url } = await system((_, response) => response.writeHead(status).end('{"error":"words"}'))
    await expect(fetchJson({ ...limits, url })).resolves.toMatchObject({ status, body: { error: 'words' } })
  },
)

test.each([
  [429, 'overloaded'],
  [503, 'server-error'],
  [200, 'not-json'],
])('a %d that is not JSON is a failure of kind %s', async (status, kind) => {
  const { url } = await system((_, response) => response.writeHead(status).end('<html>'))
  await expect(fetchJson({ ...limits, url })).rejects.toMatchObject({ upstream: 'backend', kind })
})

test('a read whose connection breaks is retried, a write is not', async () => {
  const breaking: RequestListener = request => void request.socket.destroy()
  const read = await system(breaking)
  await expect(fetchJson({ ...limits, url: read.url })).rejects.toMatchObject({ kind: 'unreachable' })
  expect(read.calls).toBe(2)
  const write = await system(breaking)
  await expect(fetchJson({ ...limits, url: write.url, init: { method: 'POST' } })).rejects.toMatchObject({
    kind: 'unreachable',
  })
  expect(write.calls).toBe(1)
})

test('an error answer counts as a failure: five at different addresses open the circuit', async () => {
  const failing = await system((_, response) => response.writeHead(503).end('{}'))
  const origin = new URL(failing.url).origin
  for (const path of ['/1', '/2', '/3', '/4', '/5']) {
    await fetchJson({ ...limits, url: origin + path, init: { method: 'POST' } })
  }
  await expect(fetchJson({ ...limits, url: `${origin}/6` })).rejects.toMatchObject({ kind: 'circuit-open' })
})

test('an answer that is too slow, too large or a redirect is a failure', async () => {
  const silent = await system(() => undefined)
  await expect(fetchJson({ ...limits, url: silent.url, timeLimit: 50 })).rejects.toMatchObject({ kind: 'timeout' })
  const large = await system((_, response) => response.end(`"${'x'.repeat(2000)}"`))
  await expect(fetchJson({ ...limits, url: large.url })).rejects.toMatchObject({ kind: 'too-large' })
  const leading = await system((_, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end())
  await expect(fetchJson({ ...limits, url: leading.url })).rejects.toMatchObject({ kind: 'unreachable' })
})
