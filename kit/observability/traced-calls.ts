import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import {
  context,
  type Span,
  SpanKind,
  SpanStatusCode,
  type TextMapPropagator,
  type Tracer,
  trace,
} from '@opentelemetry/api'

/** https://github.com/nodejs/undici/blob/main/docs/docs/api/DiagnosticsChannel.md */
type Call = { origin: string | URL; method: string; path: string; addHeader(name: string, value: string): void }
type Message = { request: Call; response?: { statusCode: number }; error?: Error }

/** Adds a span and `traceparent` to each `fetch` within a request, except to the collector. Returns its stop. */
export function traceCalls(tracer: Tracer, propagator: TextMapPropagator, collector: string): () => void {
  const spans = new WeakMap<Call, Span>()

  function begin({ request }: Message) {
    const origin = String(request.origin)
    const parent = context.active()
    if (origin === collector || !trace.getSpan(parent)) return
    const attributes = {
      'http.request.method': request.method,
      'server.address': origin,
      'url.path': request.path.split('?')[0] ?? '',
    }
    const span = tracer.startSpan(`${request.method} ${origin}`, { kind: SpanKind.CLIENT, attributes }, parent)
    spans.set(request, span)
    propagator.inject(trace.setSpan(parent, span), request, {
      set: (call, name, value) => call.addHeader(name, value),
    })
  }
  function answered({ request, response }: Message) {
    if (response) spans.get(request)?.setAttribute('http.response.status_code', response.statusCode)
  }
  function end({ request }: Message) {
    spans.get(request)?.end()
  }
  function fail({ request, error }: Message) {
    spans.get(request)?.setStatus({ code: SpanStatusCode.ERROR, message: error?.message }).end()
  }

  const listeners: [string, (message: Message) => void][] = [
    ['undici:request:create', begin],
    ['undici:request:headers', answered],
    ['undici:request:trailers', end],
    ['undici:request:error', fail],
  ]
  for (const [channel, listener] of listeners) subscribe(channel, listener as (message: unknown) => void)
  return () => {
    for (const [channel, listener] of listeners) unsubscribe(channel, listener as (message: unknown) => void)
  }
}
