import type { Logger } from '@agency/service-kit/observability/logger.ts'
import { counter, gauge, histogram } from '@agency/service-kit/observability/metrics.ts'
import { type UpstreamState, upstreamStates } from '../../app/clients/upstreams/upstream-guard.server.ts'
import type { EnquiryDesk } from '../../app/features/enquiry/enquiry-desk.server.ts'
import { spoolStates } from '../../app/features/enquiry/spool/enquiry-spool.server.ts'
import type { AdmissionQueue } from '../load-shedding/admission-queue.ts'
import { answers, refusals } from '../metrics/counts.ts'
import type { PageCache } from '../page-cache/page-cache.ts'

const secondsOfRenders = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
const oneMinute = 60_000

const renders = histogram(
  { name: 'page_render_duration_seconds', help: 'Rendered pages, by page type', labels: ['page', 'status'] },
  secondsOfRenders,
)

export function countRender(page: string, status: number, seconds: number): void {
  renders.observe({ page, status: String(status) }, seconds)
}

export type MetricSources = {
  pages: Pick<PageCache, 'metrics'>
  admission: AdmissionQueue
  enquiries: Pick<EnquiryDesk, 'spooled'>
}

export function exposeMetrics({ pages, admission, enquiries }: MetricSources): void {
  const { metrics } = pages
  counter({ name: 'page_cache_answers_total', help: 'Pages sent, by where they came from', labels: ['origin'] }, () => [
    { labels: { origin: 'hit' }, value: answers.hit },
    { labels: { origin: 'stale' }, value: answers.stale },
    { labels: { origin: 'miss' }, value: answers.miss },
  ])
  counter({ name: 'page_cache_not_modified_total', help: 'Pages that the browser already had' }, () => [
    { value: answers.notModified },
  ])
  gauge({ name: 'page_cache_pages', help: 'Pages in memory' }, () => [{ value: metrics().pages }])
  gauge({ name: 'page_cache_bytes', help: 'Bytes of pages in memory' }, () => [{ value: metrics().bytes }])
  gauge({ name: 'renders_running', help: 'Pages being rendered' }, () => [{ value: admission.metrics().running }])
  gauge({ name: 'renders_waiting', help: 'Pages waiting to be rendered' }, () => [
    { value: admission.metrics().waiting },
  ])
  counter({ name: 'renders_shed_total', help: 'Pages not rendered because of overload' }, () => [
    { value: admission.metrics().shed },
  ])
  gauge(
    { name: 'event_loop_late_seconds', help: 'How late the event loop is; pages are shed when it is very late' },
    () => [{ value: admission.metrics().lagMs / 1000 }],
  )
  const spooled = {
    name: 'enquiries_spooled',
    help: 'Enquiries on disk; refused, doubtful, undelivered and unreadable ones need a person',
  }
  gauge({ ...spooled, labels: ['state'] }, () =>
    spoolStates.map(state => ({ labels: { state }, value: enquiries.spooled()[state] ?? 0 })),
  )
  exposeUpstreams()
  counter({ name: 'limit_refusals_total', help: 'Requests refused by a limit', labels: ['limit'] }, () =>
    [...refusals].map(([limit, value]) => ({ labels: { limit }, value })),
  )
}

const circuits = { closed: 0, 'half-open': 0.5, open: 1 }

function exposeUpstreams(): void {
  const each = (value: (state: UpstreamState) => number) => () =>
    Object.entries(upstreamStates()).map(([upstream, state]) => ({ labels: { upstream }, value: value(state) }))
  const labels = ['upstream']
  const open = {
    name: 'upstream_circuit_open',
    help: 'Whether calls to a system are paused because it fails: 0, 0.5, 1',
    labels,
  }
  gauge(
    open,
    each(({ circuit }) => circuits[circuit]),
  )
  gauge(
    { name: 'upstream_calls_running', help: 'Calls in progress', labels },
    each(({ inFlight }) => inFlight),
  )
  gauge(
    { name: 'upstream_calls_waiting', help: 'Calls waiting for a permit', labels },
    each(({ queued }) => queued),
  )
  counter(
    { name: 'upstream_calls_total', help: 'Calls made', labels },
    each(({ calls }) => calls),
  )
  counter(
    { name: 'upstream_failures_total', help: 'Calls that failed', labels },
    each(({ failures }) => failures),
  )
  counter(
    { name: 'upstream_retries_total', help: 'Calls retried', labels },
    each(({ retries }) => retries),
  )
  counter(
    { name: 'upstream_refused_total', help: 'Calls refused without a request', labels },
    each(({ refused }) => refused),
  )
}

export function logSummary(log: Logger, admission: AdmissionQueue): () => void {
  let before = { ...answers, shed: admission.metrics().shed }
  const summary = setInterval(() => {
    const now = { ...answers, shed: admission.metrics().shed }
    const cached = now.hit - before.hit + now.stale - before.stale
    const shed = now.shed - before.shed
    const line = { cached, notModified: now.notModified - before.notModified, shed, lagMs: admission.metrics().lagMs }
    before = now
    if (shed > 0) log.warn(line, 'pages of the last minute: some were not rendered because of overload')
    else if (cached > 0) log.info(line, 'pages of the last minute')
  }, oneMinute).unref()
  return () => clearInterval(summary)
}
