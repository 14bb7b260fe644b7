import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createLogger } from '../observability/logger.ts'
import { listen } from './listen.ts'

test('a failure before the application still gets an answer of the application', async () => {
  const server = listen({
    app: { fetch: async () => new Response('from the application') },
    answerFirst: () => {
      throw new Error('an odd page')
    },
    port: 0,
    portSetting: 'SITE_PORT',
    log: createLogger('test', 'silent'),
  })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  for (let turn = 0; turn < 2; turn++) {
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('from the application')
  }
  server.close()
})
