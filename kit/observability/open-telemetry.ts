import type { IncomingMessage, RequestListener } from 'node:http'
import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { traceCalls } from './traced-calls.ts'

const probes = new Set(['/healthz', '/readyz'])

const headersOf = {
  keys: (request: IncomingMessage) => Object.keys(request.headers),
  get: (request: IncomingMessage, name: string) => request.headers[name],
}

export type Tracing = {
  around(handle: RequestListener): RequestListener
  stop(): Promise<void>
}

/**
 * The id of a trace decides on recording, so that strangers cannot force it, and all our processes agree.
 * @param endpoint Without `/v1/traces`. @param ratio Recorded share, 0 to 1.
 */
export function openTelemetry(service: string, endpoint: string, ratio: number): Tracing {
  const byId = new TraceIdRatioBasedSampler(ratio)
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: 5000 })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: byId, remoteParentSampled: byId, remoteParentNotSampled: byId }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1000 })],
  })
  const tracer = provider.getTracer('http')
  const propagator = new W3CTraceContextPropagator()
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const stopTracingCalls = traceCalls(tracer, propagator, new URL(endpoint).origin)

  function around(handle: RequestListener): RequestListener {
    return (request, response) => {
      const method = request.method ?? ''
      const path = (request.url ?? '').split('?')[0] ?? ''
      if (probes.has(path)) return handle(request, response)
      const parent = propagator.extract(ROOT_CONTEXT, request, headersOf)
      const attributes = { 'http.request.method': method, 'url.path': path }
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent)
      response.once('close', () => {
        const { route } = request as IncomingMessage & { route?: string }
        if (route) span.updateName(`${method} ${route}`).setAttribute('http.route', route)
        span.setAttribute('http.response.status_code', response.statusCode)
        const requestId = response.getHeader('x-request-id')
        if (requestId !== undefined) span.setAttribute('request.id', String(requestId))
        if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      })
      context.with(trace.setSpan(parent, span), handle, undefined, request, response)
    }
  }

  return {
    around,
    async stop() {
      stopTracingCalls()
      const late = new Promise<void>(resolve => setTimeout(resolve, 1500).unref())
      await Promise.race([provider.shutdown().catch(() => {}), late])
    },
  }
}
