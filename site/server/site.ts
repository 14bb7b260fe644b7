import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import * as build from 'virtual:react-router/server-build'
import { sessionDecoder } from '@agency/contracts/session/session-cookie.server.ts'
import { requestLog, type ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { insideOnly } from '@agency/service-kit/inside-only.ts'
import type { Logger } from '@agency/service-kit/observability/logger.ts'
import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { bookingOrigins } from '../app/clients/booking/public-origin.ts'
import { anyKey, createContentCache } from '../app/clients/content/cache/content-cache.server.ts'
import { createContentSnapshot } from '../app/clients/content/cache/content-snapshot.server.ts'
import { createContentConnection } from '../app/clients/content/connection/content-connection.server.ts'
import { createContentSource } from '../app/clients/content/content-source.server.ts'
import { logBrokenItems } from '../app/clients/content/readers/broken-item-log.server.ts'
import { isPage } from '../app/clients/content/routes/page-aliases.ts'
import { upstreamStates } from '../app/clients/upstreams/upstream-guard.server.ts'
import { logUpstreams } from '../app/clients/upstreams/upstream-log.server.ts'
import { dialogStyles } from '../app/features/account/login/dialog-styles.ts'
import { otherSources } from '../app/features/account/social/other-sources.ts'
import { createCaptchas } from '../app/features/captcha/captcha.server.ts'
import { enquiryDesk } from '../app/features/enquiry/enquiry-desk.server.ts'
import { createPersonCheck } from '../app/features/enquiry/person-check/person-check.server.ts'
import { createLimits } from '../app/limits/limits.server.ts'
import { createSpentTokens } from '../app/limits/spent-tokens.server.ts'
import { documentAssets } from '../app/shell/document/document-assets.server.ts'
import { accountApi } from './endpoints/account-api.ts'
import { bookingReturns } from './endpoints/booking-returns.ts'
import { contentHook } from './endpoints/content-hook.ts'
import { vitals } from './endpoints/vitals.ts'
import { canonicalRedirect } from './http/canonical-redirect.ts'
import { goodAddress, noDataRequests } from './http/good-address.ts'
import { limitedPaths } from './http/limited-paths.ts'
import { methods } from './http/methods.ts'
import { pageHeaders } from './http/page-headers.ts'
import { pagePolicy, securityHeaders } from './http/security-headers.ts'
import { staticFiles } from './http/static-files.ts'
import type { Instances } from './instances/instances.ts'
import { admissionLimits, createAdmissionQueue, Overloaded } from './load-shedding/admission-queue.ts'
import { createEarlyShed } from './load-shedding/early-shed.ts'
import { eventLoopLag } from './load-shedding/event-loop-lag.ts'
import { knownHotline, overloadPage } from './load-shedding/overload-page.ts'
import { countAnswer, countRefusal } from './metrics/counts.ts'
import { releaseOf } from './observability/release.ts'
import { requestSeen } from './observability/request-seen.ts'
import { exposeMetrics, logSummary } from './observability/site-metrics.ts'
import { statusPage } from './observability/status-page.ts'
import { createPageCache, type PageCache } from './page-cache/page-cache.ts'
import { createRouteWatch } from './page-cache/route-watch.ts'
import { warmUp } from './page-cache/warm-up.ts'
import { pictures } from './pictures/pictures.ts'
import { pageForVisitor } from './rendering/page-for-visitor.ts'
import { createPageMaker } from './rendering/page-maker.ts'
import type { Env } from './settings/env.ts'

export { readEnv } from './settings/env.ts'

export type Site = {
  app: Hono<ServiceEnv>
  /** Sends a page from memory, or under overload a page that says so, in front of the application; false for the rest. */
  answerFromCache: PageCache['answerFromCache']
  /** Drops what was made from these content keys; `*` stands for everything. */
  forget(keys: string[]): void
  /** Makes the first pages before the first visitor comes; the site is not ready until that is done. */
  warmUp(): void
  /** Ends what goes on without being asked, so that another site can take this one's place in the same process. */
  close(): void
}

/**
 * The whole site as one HTTP application. A request passes the list below from top to bottom; pages come last.
 * @param clientFolder Where the built browser files lie.
 * @param instances The other processes that serve the same site, if there are any.
 */
export function createSite(env: Env, log: Logger, clientFolder: string, instances?: Instances): Site {
  const snapshot = createContentSnapshot({ folder: join(env.DATA_DIR, 'site/content'), source: env.CONTENT_URL, log })
  const cache = createContentCache(createContentConnection(env.CONTENT_URL), { snapshot })
  const content = createContentSource(cache, isPage, env.SITE_URL)
  const limits = createLimits(env, instances?.counter, countRefusal)
  const enquiries = enquiryDesk(env, log, limits)
  const spent = createSpentTokens(instances?.counter)
  const captcha = createCaptchas(env, spent)
  const personCheck = createPersonCheck({ captcha: captcha.own, secret: env.CAPTCHA_SECRET, spent })
  const decode = sessionDecoder({ name: env.SESSION_COOKIE_NAME, keys: env.SESSION_KEYS })
  const { style, pageStyles, starter } = documentAssets(build.assets.entry.module)
  const secure = env.SITE_URL.startsWith('https:')
  const policy = pagePolicy({
    styles: { site: style, ...pageStyles },
    everywhere: dialogStyles,
    scripts: [starter],
    formTargets: bookingOrigins(env.BOOKING_URL),
    others: otherSources(env),
    secure,
  })
  const headers = securityHeaders(policy, secure)
  const admission = createAdmissionQueue({ ...admissionLimits, mostWaiting: env.RENDERS_WAITING, lag: eventLoopLag })
  const hotline = knownHotline(content, env)

  const makePage = createPageMaker({ env, cache, admission, enquiries, personCheck, policy })
  const pages = createPageCache({
    siteUrl: env.SITE_URL,
    sessionCookie: env.SESSION_COOKIE_NAME,
    maxBytes: env.PAGE_CACHE_MB * 1024 * 1024,
    keepAliveSeconds: env.KEEP_ALIVE_SECONDS,
    headers,
    onAnswer: countAnswer,
    make: (url, uses) => {
      const nobody = { session: undefined, isLapsed: false, cameFromUs: false, visitorAddress: 'page cache' }
      return makePage(new Request(url), { log, requestId: randomUUID(), ...nobody }, uses)
    },
  })
  const watchRoutes = createRouteWatch(() => pages.forget([anyKey]))
  const forget = (keys: string[]) => {
    cache.forget(keys)
    pages.forget(keys)
    content.routes().then(watchRoutes, () => {})
  }
  instances?.subscribe(forget)

  let warming: Promise<unknown> | undefined
  const open = (path: string) => pages.answer(new Request(env.SITE_URL + path), 'warm-up')

  exposeMetrics({ pages, admission, enquiries })
  const ends = [logBrokenItems(log), logUpstreams(log), logSummary(log, admission), enquiries.close]

  const site = new Hono<ServiceEnv>()
  site.use(requestLog(log, requestSeen))
  site.use(goodAddress)
  site.use(insideOnly)
  site.get('/healthz', c => c.json({ status: 'ok' }))
  site.get(
    '/readyz',
    statusPage(
      { content: () => content.routes().then(watchRoutes), firstPages: () => warming },
      releaseOf(env.RELEASE),
      {
        pages: pages.metrics,
        renders: admission.metrics,
        upstreams: upstreamStates,
        // Those set aside wait for somebody to look at them; the log says why, the spool's folder holds them.
        spooledEnquiries: enquiries.spooled,
        content: cache.state,
        // What the trouble is stands in the log: it can name folders.
        snapshot: () => ({ ...snapshot.state(), trouble: snapshot.state().trouble !== undefined }),
        instances: () => instances?.state() ?? 'alone',
      },
    ),
  )
  site.use(staticFiles(clientFolder))
  site.get('/img/*', pictures(env, limits))
  site.post(
    '/hooks/content',
    contentHook(env.CONTENT_HOOK_SECRET, spent, keys => {
      forget(keys)
      instances?.announce(keys)
    }),
  )
  site.post('/vitals', vitals(env, limits))
  site.route('/account', accountApi(env, decode, captcha, limits))
  site.use(limitedPaths(limits, env.TRUSTED_PROXIES))
  site.use(bookingReturns(env, content))
  site.use(methods)
  site.use(noDataRequests)
  site.use(canonicalRedirect)
  site.use(pageHeaders(headers))
  site.all('*', pageForVisitor(env, pages, makePage))
  site.onError((error, c) => {
    if (error instanceof Overloaded) return overloadPage(c.req.method === 'POST', hotline())
    if (error instanceof HTTPException && error.status < 500) return error.getResponse()
    c.var.log.error({ err: error }, 'request failed')
    return c.text('An error occurred.', 500)
  })
  const shed = createEarlyShed({ admission, isCached: pages.has, hotline })
  return {
    app: site,
    answerFromCache: (...both) => pages.answerFromCache(...both) || shed(...both),
    forget,
    warmUp: () => {
      warming = env.WARM_PAGES > 0 ? warmUp({ routes: content.routes, open, most: env.WARM_PAGES }) : undefined
    },
    close: () => {
      for (const end of ends) end()
    },
  }
}
