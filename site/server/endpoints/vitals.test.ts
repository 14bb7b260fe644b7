import type { AddressInfo } from 'node:net'
import { requestLog, type ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { serveMetrics } from '@agency/service-kit/observability/metrics.ts'
import { Hono } from 'hono'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createLimits } from '../../app/limits/limits.server.ts'
import { vitals } from './vitals.ts'

const log = createLogger('test', 'silent')
const server = serveMetrics({ port: 0, host: '127.0.0.1', log })
afterAll(() => server?.close())
const metricsAsText = async () =>
  (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`)).text()

let site: Hono<ServiceEnv>

beforeEach(() => {
  site = new Hono<ServiceEnv>()
  site.use(requestLog(log))
  const limits = createLimits({ ENQUIRIES_PER_ADDRESS: 20 })
  site.post('/vitals', vitals({ TRUSTED_PROXIES: 0, VITALS_SHARE: 0.1 }, limits))
})

async function send(body: unknown): Promise<number> {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const headers = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }
  return (await site.request('/vitals', { method: 'POST', body: text, headers })).status
}

const vitalsSoFar = async () => (await metricsAsText()).split('\n').filter(line => line.startsWith('web_vitals'))

const good = { page: 'detail', device: 'narrow', lcp: 1234, fcp: 800, ttfb: 60, cls: 0.02, inp: 48 }

test('measurements of a page appear in the metrics, in seconds, by page type and width', async () => {
  expect(await send(good)).toBe(204)
  expect(await send({ page: 'detail', device: 'narrow', lcp: 766 })).toBe(204)
  const text = await metricsAsText()
  expect(text).toContain('web_vitals_lcp_seconds_sum{page="detail",device="narrow"} 2')
  expect(text).toContain('web_vitals_inp_seconds_count{page="detail",device="narrow"} 1')
  expect(text).toContain('web_vitals_cls_sum{page="detail",device="narrow"} 0.02')
})

test.each([
  ['another page type', { ...good, page: 'x'.repeat(20) }],
  ['a path in place of a type', { ...good, page: '/contactus?name=aisyah' }],
  ['another device', { ...good, device: 'phone of aisyah' }],
  ['a negative time', { ...good, lcp: -1 }],
  ['a year', { ...good, lcp: 3e10 }],
  ['words', { ...good, cls: 'much' }],
  ['no JSON', '{'],
  ['a list', []],
])('%s is refused and leaves no trace', async (_, body) => {
  const before = await vitalsSoFar()
  expect(await send(body)).toBe(400)
  expect(await vitalsSoFar()).toEqual(before)
})

test('long bodies are not read, and the number of reports is limited', async () => {
  expect(await send({ ...good, more: 'x'.repeat(2000) })).toBe(413)
  const answers = []
  for (let turn = 0; turn < 130; turn++) answers.push(await send(good))
  expect(answers.filter(status => status === 204)).toHaveLength(120)
  expect(answers.at(-1)).toBe(429)
})
