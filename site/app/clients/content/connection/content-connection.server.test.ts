import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createContentConnection } from './content-connection.server.ts'

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function contentSystem(answer: RequestListener): Promise<string> {
  const server = createServer((request, response) => {
    response.setHeader('connection', 'close')
    answer(request, response)
  })
  servers.push(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const token = `x.${Buffer.from(JSON.stringify({ exp: Date.now() / 1000 + 600 })).toString('base64url')}.y`
const json = (body: unknown) => JSON.stringify(body)

test('a 401 in the middle of a token’s life fetches another token and tries once more', async () => {
  let tokens = 0
  const url = await contentSystem((request, response) => {
    if (request.url === '/umbraco/auth/gettoken') {
      tokens += 1
      response.end(json({ Token: token }))
    } else if (tokens < 2) response.writeHead(401).end(json({ title: 'Unauthorized', status: 401 }))
    else response.end(json({ name: 'page' }))
  })
  await expect(createContentConnection(url)('/page')).resolves.toMatchObject({ body: { name: 'page' } })
  expect(tokens).toBe(2)
})

test('a problem titled Unauthorized counts as a refusal with any status, and is not requested a third time', async () => {
  let asked = 0
  const url = await contentSystem((request, response) => {
    if (request.url === '/umbraco/auth/gettoken') return response.end(json({ Token: token }))
    asked += 1
    response.end(json({ title: 'Unauthorized' }))
  })
  await expect(createContentConnection(url)('/page')).rejects.toMatchObject({ kind: 'refused' })
  expect(asked).toBe(2)
})

test.each([
  ['not-found', 404, json({ title: 'Not Found' })],
  ['server-error', 500, json({ title: 'Error' })],
  ['server-error', 502, '<html>Bad gateway</html>'],
  ['not-found', 404, '<html>The resource cannot be found.</html>'],
  ['not-found', 501, ''],
  ['not-json', 200, '<html>Firewall</html>'],
  ['not-json', 200, '{"cut": "of'],
])('an answer that is no use is a failure of kind %s', async (kind, status, body) => {
  const url = await contentSystem((request, response) => {
    if (request.url === '/umbraco/auth/gettoken') return response.end(json({ Token: token }))
    response.writeHead(status).end(body)
  })
  await expect(createContentConnection(url)('/page')).rejects.toMatchObject({ upstream: 'content', kind })
})

test('an answer that never ends is given up for its size', async () => {
  const url = await contentSystem((request, response) => {
    if (request.url === '/umbraco/auth/gettoken') return response.end(json({ Token: token }))
    response.setHeader('content-length', 64 * 1024 * 1024)
    response.write('[')
  })
  await expect(createContentConnection(url)('/page')).rejects.toMatchObject({ kind: 'too-large' })
})

test('a redirect is not followed, and the failure says what to set', async () => {
  const asked: string[] = []
  const url = await contentSystem((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(301, { location: `https://cms.agency.example/base${request.url}` }).end()
  })
  await expect(createContentConnection(url)('/page')).rejects.toMatchObject({
    kind: 'unreachable',
    message: expect.stringContaining('set CONTENT_URL=https://cms.agency.example/base'),
  })
  expect(new Set(asked)).toEqual(new Set(['/umbraco/auth/gettoken']))
})

test('a system that is not there is unreachable', async () => {
  await expect(createContentConnection('http://127.0.0.1:9')('/page')).rejects.toMatchObject({ kind: 'unreachable' })
})
