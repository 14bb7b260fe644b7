import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answerUnreadable } from '../http/unreadable-requests.ts'
import { boundBodies } from '../process/bounded-body.ts'
import { limitConnections, requestLimits } from '../process/connection-limits.ts'

const maxBytes = 2000
const maxConnections = 32
const sockets: Socket[] = []
let server: Server
let port: number
let bodies: string[]

beforeEach(async () => {
  bodies = []
  const app = new Hono()
  app.post('/read', async c => {
    bodies.push(await c.req.text())
    return c.text(`${bodies.at(-1)?.length} bytes, length ${c.req.header('content-length')}`)
  })
  app.post('/form', async c => c.text(String((await c.req.formData()).get('name'))))
  app.get('/large', c => c.body('x'.repeat(64 * 1024 * 1024)))
  app.all('*', c => c.text('not read'))
  // The limits of the product, with shorter time limits.
  const limits = { ...requestLimits, headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 50 }
  server = createServer(limits, boundBodies(getRequestListener(app.fetch), maxBytes))
  limitConnections(server, { most: maxConnections, timeLimit: 300 })
  answerUnreadable(server)
  await listening()
})

async function listening() {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
}

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server.closeAllConnections()
  server.close()
})

type Talk = { socket: Socket; said: () => string; closed: Promise<void> }

/** A connection by hand, because no client sends what these tests send. */
function talk(...pieces: string[]): Talk {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  let said = ''
  socket.on('data', data => {
    said += data
  })
  socket.on('error', () => {})
  for (const piece of pieces) socket.write(piece)
  return { socket, said: () => said, closed: new Promise(resolve => socket.once('close', () => resolve())) }
}

const chunked = (path: string, method = 'POST') =>
  `${method} ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/x-www-form-urlencoded\r\ntransfer-encoding: chunked\r\n\r\n`
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`

test('headers sent byte by byte are cut off', async () => {
  const slow = talk('GET / HTTP/1.1\r\n')
  const drip = setInterval(() => slow.socket.write('x-a: b\r\n'), 20)
  await slow.closed
  clearInterval(drip)
  expect(slow.said()).toMatch(/^HTTP\/1.1 408 /)
})

test('a body sent byte by byte is cut off', async () => {
  const slow = talk('POST /read HTTP/1.1\r\nhost: a\r\ncontent-length: 1000\r\n\r\n')
  const drip = setInterval(() => slow.socket.write('x'), 20)
  await slow.closed
  clearInterval(drip)
  expect(slow.said()).toMatch(/^HTTP\/1.1 408 /)
  expect(bodies).toEqual([])
})

test.each([
  ['cookie', true],
  ['x-large', false],
])('headers over 16 KB get a 431 with advice: %s', async (name, areCookies) => {
  const { said, closed } = talk(`GET / HTTP/1.1\r\nhost: a\r\n${name}: ${'x'.repeat(17_000)}\r\n\r\n`)
  await closed
  expect(said()).toMatch(/^HTTP\/1.1 431 /)
  expect(said()).toContain('Please delete this site’s cookies')
  expect(said().includes('clear-site-data: "cookies"')).toBe(areCookies)
})

test('an invalid request gets a 400', async () => {
  const { said, closed } = talk('hello\r\n\r\n')
  await closed
  expect(said()).toMatch(/^HTTP\/1.1 400 /)
})

test.each(['POST', 'GET', 'PUT', 'DELETE'])('a %s that announces an oversized body gets a 413', async method => {
  const { said, closed } = talk(`${method} /any HTTP/1.1\r\nhost: a\r\ncontent-length: 2001\r\n\r\n`)
  await closed
  expect(said()).toMatch(/^HTTP\/1.1 413 /)
})

test('a slow client that reads only after sending can still read the 413', async () => {
  server.close()
  server = createServer(
    requestLimits,
    boundBodies(() => {}, maxBytes),
  )
  await listening()
  const slow = talk('POST /any HTTP/1.1\r\nhost: a\r\ncontent-length: 4000\r\n\r\n')
  slow.socket.pause()
  for (let piece = 0; piece < 8; piece++) {
    await new Promise(resolve => setTimeout(resolve, 150))
    slow.socket.write('x'.repeat(500))
  }
  slow.socket.resume()
  await slow.closed
  expect(slow.said()).toMatch(/^HTTP\/1.1 413 /)
})

test.each([
  ['POST', '/read'],
  ['POST', '/never-read'],
  ['GET', '/'],
])('a %s of %s with an endless body gets a 413', async (method, path) => {
  const { socket, said, closed } = talk(chunked(path, method))
  const flood = setInterval(() => socket.write(chunk('x'.repeat(300))), 5)
  await closed
  clearInterval(flood)
  expect(said()).toMatch(/^HTTP\/1.1 413 /)
  expect(bodies).toEqual([])
})

test('a chunked body within the limit arrives complete, with its length', async () => {
  const { said } = talk(chunked('/read'), chunk('x'.repeat(900)), chunk('y'.repeat(100)), '0\r\n\r\n')
  await expect.poll(said).toContain('1000 bytes, length 1000')
  const form = talk(chunked('/form'), chunk('name='), chunk('Aisyah'), '0\r\n\r\n')
  await expect.poll(form.said).toContain('Aisyah')
  const empty = talk(chunked('/read'), '0\r\n\r\n')
  await expect.poll(empty.said).toContain('0 bytes')
})

test('a connection stays usable after a chunked body', async () => {
  const { socket, said } = talk(chunked('/read'), chunk('abc'), '0\r\n\r\n')
  await expect.poll(said).toContain('3 bytes')
  socket.write('POST /read HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\n\r\nhello')
  await expect.poll(said).toContain('5 bytes')
})

test('a client that reads none of a large answer is disconnected', async () => {
  const { socket, said, closed } = talk('GET /large HTTP/1.1\r\nhost: a\r\n\r\n')
  await expect.poll(said).toContain('200 OK')
  socket.pause()
  await expect.poll(() => new Promise(resolve => server.getConnections((_, count) => resolve(count)))).toBe(0)
  socket.resume()
  await closed
})

test('one address cannot take all connections once half of them are open', async () => {
  const many = Array.from({ length: maxConnections }, () => talk('GET / HTTP/1.1\r\nhost: a\r\n\r\n'))
  await Promise.all(many.slice(maxConnections / 2).map(one => one.closed))
  await expect.poll(() => many.filter(one => one.said().includes('not read'))).toHaveLength(maxConnections / 2)
})
