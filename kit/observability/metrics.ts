import { createServer, type Server } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, register } from 'prom-client'
import type { Logger } from './logger.ts'

/** Seconds: a cached page takes less than the first, a visitor leaves before the last. */
const secondsOfRequests = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

const requests = metricNamed('http_request_duration_seconds', (name: string) => {
  const labelNames = ['method', 'route', 'status'] as const
  return new Histogram({ name, help: 'Requests by route pattern', labelNames, buckets: secondsOfRequests })
})

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])

/** @param route The pattern, never the path: each new value is a new row for ever. */
export function countRequest(method: string, route: string, status: number, seconds: number): void {
  requests.observe({ method: methods.has(method) ? method : 'other', route, status: String(status) }, seconds)
}

export type Row = { labels?: Record<string, string>; value: number }
type Described = { name: string; help: string; labels?: string[] }

export function gauge({ name, help, labels = [] }: Described, rows: () => Row[]): void {
  register.removeSingleMetric(name)
  new Gauge({
    name,
    help,
    labelNames: labels,
    collect() {
      this.reset()
      for (const { labels, value } of rows()) this.set(labels ?? {}, value)
    },
  })
}

/** Only grows; the counting code holds a plain number, so that counting costs nothing. */
export function counter({ name, help, labels = [] }: Described, rows: () => Row[]): void {
  register.removeSingleMetric(name)
  new Counter({
    name,
    help,
    labelNames: labels,
    collect() {
      this.reset()
      for (const { labels, value } of rows()) this.inc(labels ?? {}, value)
    },
  })
}

export function histogram({ name, help, labels = [] }: Described, buckets: number[]): Histogram<string> {
  return metricNamed(name, (name: string) => new Histogram({ name, help, labelNames: labels, buckets }))
}

/** Development reloads modules, but a metric exists once. */
function metricNamed<Metric>(name: string, make: (name: string) => Metric): Metric {
  return (register.getSingleMetric(name) as Metric | undefined) ?? make(name)
}

/** On a separate port that no visitor reaches. A port in use costs the metrics, not the service. */
export function serveMetrics({ port, host, log }: { port: number; host: string; log: Logger }): Server {
  if (!register.getSingleMetric('process_cpu_user_seconds_total')) collectDefaultMetrics()
  const server = createServer({ headersTimeout: 5000, requestTimeout: 5000 }, (request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') return response.writeHead(404).end()
    register.metrics().then(
      body => response.writeHead(200, { 'content-type': register.contentType }).end(body),
      error => {
        log.warn({ err: error }, 'the metrics could not be put together')
        response.writeHead(503).end()
      },
    )
  })
  server.maxConnections = 32
  server.on('error', error => log.warn({ port, err: error.message }, 'there are no metrics: the port cannot be had'))
  server.listen(port, host, () => log.info({ port }, 'metrics'))
  server.unref()
  return server
}
