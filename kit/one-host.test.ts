import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { createLogger } from './observability/logger.ts'
import { listen } from './process/listen.ts'

const server = listen({
  app: { fetch: async () => new Response('from the application') },
  answerFirst: ({ url }, response) => url === '/first' && Boolean(response.end('from memory')),
  port: 0,
  portSetting: 'SITE_PORT',
  log: createLogger('test', 'silent'),
})
await once(server, 'listening')
afterAll(() => server.close())

function ask(path: string, hosts: string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const named = hosts.map(host => `${host}\r\n`).join('')
  socket.write(`GET ${path} HTTP/1.1\r\n${named}connection: close\r\n\r\n`)
  return text(socket)
}

test.each(['/', '/first'])(
  'a request for %s that names several hosts is refused, one that names one host is answered',
  async path => {
    expect(await ask(path, ['host: a'])).toMatch(/^HTTP\/1.1 200 /)
    expect(await ask(path, ['host: a', 'Host: b'])).toMatch(/^HTTP\/1.1 400 /)
    expect(await ask(path, ['HOST: a', 'x: y', 'host: a'])).toMatch(/^HTTP\/1.1 400 /)
    expect(await ask(path, [])).toMatch(/^HTTP\/1.1 400 /)
  },
)
