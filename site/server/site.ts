import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import type { Logger } from '@agency/service-kit/observability/logger.ts'
import type { Hono } from 'hono'
import { handOffDesk } from '../app/clients/booking/session/hand-off-desk.server.ts'
import { createRefusalLog } from '../app/clients/booking/session/refusal-log.server.ts'
import { visitorSessions } from '../app/clients/booking/session/visitor-sessions.server.ts'
import { createCachedContent } from '../app/clients/content/cached-content.server.ts'
import { logBrokenItems } from '../app/clients/content/readers/broken-item-log.server.ts'
import { logUpstreams } from '../app/clients/upstreams/upstream-log.server.ts'
import { createCaptchas } from '../app/features/captcha/captcha.server.ts'
import { enquiryDesk } from '../app/features/enquiry/enquiry-desk.server.ts'
import { createPersonCheck } from '../app/features/enquiry/person-check/person-check.server.ts'
import { createLimits } from '../app/limits/limits.server.ts'
import { createSpentTokens } from '../app/limits/spent-tokens.server.ts'
import { offerPresses } from './endpoints/content/offer-presses.ts'
import { siteStatus } from './endpoints/site-status.ts'
import type { Instances } from './instances/instances.ts'
import { knownHotline } from './load-shedding/overload-page.ts'
import { countRefusal } from './metrics/counts.ts'
import { exposeMetrics, logSummary, type MetricSources } from './observability/site-metrics.ts'
import { openEdge } from './page-cache/edge/edge.ts'
import type { PageCache } from './page-cache/page-cache.ts'
import { createPages } from './rendering/pages.ts'
import { requestList } from './request-list.ts'
import type { Env } from './settings/env.ts'
import { warnOfPlainHttp } from './settings/plain-http.ts'

export type Site = {
  app: Hono<ServiceEnv>
  /** False for requests that the application answers. */
  answerFromCache: PageCache['answerFromCache']
  warmUp(): void
  /** Lets another site replace this one in the same process. */
  close(): void
}

export function createSite(env: Env, log: Logger, clientFolder: string, instances?: Instances): Site {
  warnOfPlainHttp(env.SITE_URL, log)
  const edge = openEdge(env.EDGE, log)
  const content = createCachedContent(env, log, edge?.purge)
  const protection = createProtection(env, instances)
  const enquiries = enquiryDesk(env, log, protection.limits)
  const sessions = visitorSessions(env, log)
  const handOff =
    env.SESSION === 'handoff' ? handOffDesk(env, protection.spent.spend, createRefusalLog(log, env.SESSION)) : undefined
  const pages = createPages(env, {
    log,
    content,
    enquiries,
    personCheck: protection.personCheck,
    sessionCookie: sessions.cookieName,
    edge,
  })
  const hotline = knownHotline(content.source, env)

  /** `*` stands for all keys. */
  const forget = (keys: string[]) => {
    content.forget(keys)
    pages.cache.forget(keys)
    pages.watchRoutes().catch(() => {})
  }
  instances?.subscribe(forget)
  const onContentChange = (keys: string[]) => {
    forget(keys)
    instances?.announce(keys)
  }

  const status = siteStatus({ content, pages, enquiries, instances, edge })
  const presses = offerPresses(env, log)
  const app = requestList(env, {
    ...protection,
    log,
    clientFolder,
    content,
    pages,
    sessions,
    handOff,
    status,
    hotline,
    onContentChange,
    countPresses: presses.count,
  })
  const endObserving = observeSite(log, { pages: pages.cache, admission: pages.admission, enquiries })
  return {
    app,
    answerFromCache: pages.cache.answerFromCache,
    warmUp: pages.warmUp,
    close() {
      endObserving()
      presses.close()
      edge?.close()
      content.report.close()
      enquiries.close()
    },
  }
}

function createProtection(env: Env, instances: Instances | undefined) {
  const limits = createLimits(env, instances?.counter, countRefusal)
  const spent = createSpentTokens(instances?.counter)
  const captcha = createCaptchas(env, spent)
  const personCheck = createPersonCheck({ captcha: captcha.own, secret: env.CAPTCHA_SECRET, spent })
  return { limits, spent, captcha, personCheck }
}

function observeSite(log: Logger, sources: MetricSources): () => void {
  exposeMetrics(sources)
  const ends = [logBrokenItems(log), logUpstreams(log), logSummary(log, sources.admission)]
  return () => {
    for (const end of ends) end()
  }
}
