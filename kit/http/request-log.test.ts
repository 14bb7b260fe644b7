import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { createLogger, type Logger } from '../observability/logger.ts'
import { listen } from '../process/listen.ts'
import { requestLog, type ServiceEnv } from './request-log.ts'

/** Every line that was logged, by its level. */
const lines: { level: string; status: number; path: string }[] = []
beforeEach(() => void lines.splice(0))
const note = (level: string) => (line: { status: number; path: string }) => lines.push({ level, ...line })
const log = { debug: note('debug'), info: note('info'), error: note('error') } as unknown as Logger

const app = new Hono<ServiceEnv>()
app.use(requestLog({ child: () => log } as unknown as Logger))
app.get('/fails', c => c.text('no', 500))
app.get('/slow', async c => {
  await new Promise(resolve => setTimeout(resolve, 100))
  // What a renderer answers whose visitor has gone.
  return c.text('given up', 500)
})
const server = listen({ app, port: 0, portSetting: 'SITE_PORT', log: createLogger('test', 'silent') })
afterAll(() => server.close())
const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

test('a failed request is logged as an error', async () => {
  expect((await fetch(`${address()}/fails`)).status).toBe(500)
  expect(lines).toMatchObject([{ level: 'error', status: 500, path: '/fails' }])
})

test('a visitor who disconnects early is not logged as an error', async () => {
  const asking = request(`${address()}/slow`).on('error', () => {})
  asking.end()
  setTimeout(() => asking.destroy(), 30)
  await vi.waitFor(() => expect(lines).toMatchObject([{ level: 'info', status: 499, path: '/slow' }]))
})
