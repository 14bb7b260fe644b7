import type { Logger } from '@agency/service-kit/observability/logger.ts'
import { logBrokenItems } from '../../app/clients/content/readers/broken-item-log.server.ts'
import { logUpstreams } from '../../app/clients/upstreams/upstream-log.server.ts'
import { exposeMetrics, logSummary, type MetricSources } from './site-metrics.ts'

export function observeSite(log: Logger, sources: MetricSources): () => void {
  exposeMetrics(sources)
  const ends = [logBrokenItems(log), logUpstreams(log), logSummary(log, sources.admission)]
  return () => {
    for (const end of ends) end()
  }
}
