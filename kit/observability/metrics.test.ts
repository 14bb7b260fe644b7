import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { anyFreePort } from '@agency/testing/run-service.ts'
import { expect, test } from 'vitest'
import { httpService } from '../process/http-service.ts'
import { createLogger } from './logger.ts'
import { counter, serveMetrics } from './metrics.ts'

const log = createLogger('test', 'silent')

test('requests are counted by route pattern, not by path', async () => {
  const port = await anyFreePort()
  const server = serveMetrics({ port, host: '127.0.0.1', log })
  if (!server) throw new Error('no server')
  await once(server, 'listening')
  const app = httpService({ title: 't', version: '1', log, ready: {} })
  app.get('/tours/:name', c => c.text(c.req.param('name')))
  for (const name of ['one', 'two', 'three']) await app.request(`/tours/${name}`)
  await app.request('/nowhere/at-all')
  await app.request('/tours/one', { method: 'BREW' })

  let plain = 41
  counter({ name: 'things_total', help: 'Things', labels: ['kind'] }, () => [{ labels: { kind: 'a' }, value: plain }])
  plain += 1
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  const text = await answer.text()
  expect(answer.headers.get('content-type')).toContain('text/plain')
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/tours/:name",status="200"} 3')
  expect(text).toMatch(/_count\{method="GET",route="[^"]*",status="404"\} 1/)
  expect(text).toMatch(/_count\{method="other"/)
  expect(text).not.toContain('nowhere')
  expect(text).toContain('things_total{kind="a"} 42')
  expect(text).toContain('nodejs_eventloop_lag_seconds')
  expect(text).toContain('process_resident_memory_bytes')
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  server.close()
})

test('a taken port does not end the process', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const server = serveMetrics({ port: (other.address() as AddressInfo).port, host: '127.0.0.1', log })
  await expect(once(server, 'listening')).rejects.toThrow('EADDRINUSE')
  other.close()
})
