import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Tracing } from './open-telemetry.ts'
import { startTracing } from './tracing.ts'

type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  status: { code?: number }
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}

const servers: Server[] = []
const spans: Span[] = []
const heard: IncomingMessage['headers'][] = []

async function serve(handle: RequestListener): Promise<string> {
  const server = createServer(handle)
  servers.push(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** What a collector does with OTLP/HTTP in JSON: https://opentelemetry.io/docs/specs/otlp/#otlphttp */
const collect: RequestListener = async (request, response) => {
  let text = ''
  for await (const chunk of request) text += chunk
  expect(request.url).toBe('/v1/traces')
  for (const { scopeSpans } of JSON.parse(text).resourceSpans)
    for (const scope of scopeSpans) spans.push(...scope.spans)
  response.setHeader('content-type', 'application/json').end('{}')
}

const collector = await serve(collect)
const upstream = await serve((request, response) => {
  heard.push(request.headers)
  if (request.url === '/broken') request.socket.destroy()
  else response.end('ok')
})
const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector, OTEL_TRACES_SAMPLER_ARG: 1 }
const tracing = (await startTracing('site', settings)) as Tracing
const site = await serve(
  tracing.around(async (request, response) => {
    Object.assign(request, { route: '/tours/:name' })
    const path = request.url === '/tours/broken' ? '/broken' : '/umbraco/shared/get?key=secret'
    await fetch(upstream + path).catch(() => {})
    response.setHeader('x-request-id', 'request-of-this-test').end('page')
  }),
)

beforeEach(() => {
  spans.length = 0
  heard.length = 0
})

afterAll(async () => {
  await tracing.stop()
  for (const server of servers) server.close()
})

const attribute = (span: Span | undefined, key: string) => span?.attributes.find(one => one.key === key)?.value

async function spansOf(count: number): Promise<Span[]> {
  await expect.poll(() => spans.length, { timeout: 10_000 }).toBe(count)
  return spans
}

test('a request is a span, each call is a child span, and the called system gets its traceparent', async () => {
  await fetch(`${site}/tours/penang?name=aisyah`)
  const all = await spansOf(2)
  const request = all.find(span => span.name === 'GET /tours/:name')
  const call = all.find(span => span.kind === 3)
  expect(request?.kind).toBe(2)
  expect(call?.traceId).toBe(request?.traceId)
  expect(call?.parentSpanId).toBe(request?.spanId)
  expect(attribute(request, 'http.response.status_code')?.intValue).toBe(200)
  expect(attribute(request, 'request.id')?.stringValue).toBe('request-of-this-test')
  expect(heard[0]?.traceparent).toBe(`00-${call?.traceId}-${call?.spanId}-01`)
  // Queries hold keys and what people searched for.
  expect(JSON.stringify(all)).not.toMatch(/secret|aisyah/)
})

test('an incoming trace is continued', async () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  await fetch(`${site}/tours/penang`, { headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` } })
  const [one, other] = await spansOf(2)
  expect([one?.traceId, other?.traceId]).toEqual([traceId, traceId])
  expect(spans.find(span => span.kind === 2)?.parentSpanId).toBe('b7ad6b7169203331')
  expect(heard[0]?.traceparent).toContain(traceId)
})

test('concurrent requests keep their spans apart', async () => {
  await Promise.all(Array.from({ length: 10 }, () => fetch(`${site}/tours/penang`)))
  const all = await spansOf(20)
  const requests = all.filter(span => span.kind === 2)
  expect(new Set(requests.map(span => span.traceId)).size).toBe(10)
  for (const { spanId } of requests) expect(all.filter(span => span.parentSpanId === spanId)).toHaveLength(1)
})

test('a failed call is a failed span', async () => {
  await fetch(`${site}/tours/broken`)
  const all = await spansOf(2)
  expect(all.find(span => span.kind === 3)?.status.code).toBe(2)
})

test('probes are not traced, and an invalid traceparent starts a new trace', async () => {
  await fetch(`${site}/healthz`)
  await fetch(`${site}/tours/penang`, { headers: { traceparent: '00-nonsense' } })
  const all = await spansOf(2)
  expect(all.find(span => span.kind === 2)?.parentSpanId || undefined).toBeUndefined()
})

test('without a collector nothing is loaded', async () => {
  expect(await startTracing('site', { OTEL_TRACES_SAMPLER_ARG: 1 })).toBeUndefined()
})
