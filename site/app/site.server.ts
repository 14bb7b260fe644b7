import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import * as build from 'virtual:react-router/server-build'
import { insideOnly } from '@agency/chassis/inside-only.ts'
import type { Logger } from '@agency/chassis/logger.ts'
import { requestLog, type ServiceEnv } from '@agency/chassis/request-log.ts'
import { sessionDecoder } from '@agency/contracts/session-cookie.server.ts'
import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Instances } from '../instances/instances.ts'
import { accountApi } from './account/account-api.server.ts'
import { createCaptchas } from './account/captcha.server.ts'
import { dialogStyles } from './account/dialog-styles.ts'
import { otherSources } from './account/other-sources.ts'
import { bookingOrigins } from './account/public-origin.ts'
import { bookingReturns } from './booking/booking-returns.server.ts'
import { logBrokenItems } from './content/broken-item-log.server.ts'
import { anyKey, createContentCache } from './content/content-cache.server.ts'
import { createContentConnection } from './content/content-connection.server.ts'
import { contentHook } from './content/content-hook.server.ts'
import { createContentSnapshot } from './content/content-snapshot.server.ts'
import { createContentSource } from './content/content-source.server.ts'
import { enquiryDesk } from './enquiry/enquiry-desk.server.ts'
import { createPersonCheck } from './enquiry/person-check.server.ts'
import type { Env } from './env.server.ts'
import { pagePolicy, securityHeaders } from './http/security-headers.server.ts'
import { createEarlyShed } from './overload/early-shed.server.ts'
import { eventLoopLag } from './overload/event-loop-lag.server.ts'
import { knownHotline, overloadPage } from './overload/overload-page.server.ts'
import { createRenderGate, gateLimits, Overloaded } from './overload/render-gate.server.ts'
import { createPageCache, type PageCache } from './page-cache/page-cache.server.ts'
import { createRouteWatch } from './page-cache/route-watch.server.ts'
import { warmUp } from './page-cache/warm-up.server.ts'
import { createPageMaker } from './page-maker.server.ts'
import { isPage } from './page-types/page-aliases.ts'
import { pictures } from './pictures/pictures.server.ts'
import { countAnswer } from './seeing/counts.server.ts'
import { releaseOf } from './seeing/release.server.ts'
import { requestSeen } from './seeing/request-seen.server.ts'
import { exposeFigures, logSummary } from './seeing/site-figures.server.ts'
import { statusPage } from './seeing/status-page.server.ts'
import { canonicalRedirect } from './serving/canonical-redirect.server.ts'
import { goodAddress, noDataRequests } from './serving/good-address.server.ts'
import { limitedPaths } from './serving/limited-paths.server.ts'
import { createLimits } from './serving/limits.server.ts'
import { methods } from './serving/methods.server.ts'
import { pageForVisitor } from './serving/page-for-visitor.server.ts'
import { pageHeaders } from './serving/page-headers.server.ts'
import { createSpentTokens } from './serving/spent-tokens.server.ts'
import { staticFiles } from './serving/static-files.server.ts'
import { documentAssets } from './shell/document-assets.server.ts'
import { upstreamStates } from './upstreams/upstream-guard.server.ts'
import { logUpstreams } from './upstreams/upstream-log.server.ts'

import { vitals } from './vitals/vitals.server.ts'

export { readEnv } from './env.server.ts'

export type Site = {
  app: Hono<ServiceEnv>
  /** Sends a page from memory, or under overload a page that says so, in front of the application; false for the rest. */
  answerKept: PageCache['answerKept']
  /** Drops what was made from these content keys; `*` stands for everything. */
  forget(keys: string[]): void
  /** Makes the first pages before the first visitor comes; the site is not ready until that is done. */
  warmUp(): void
}

/**
 * The whole site as one HTTP application. A request passes the list below from top to bottom; pages come last.
 * @param clientFolder Where the built browser files lie.
 * @param instances The other processes that serve the same site, if there are any.
 */
export function createSite(env: Env, log: Logger, clientFolder: string, instances?: Instances): Site {
  const snapshot = createContentSnapshot({ folder: join(env.DATA_DIR, 'site/content'), source: env.CONTENT_URL, log })
  const cache = createContentCache(createContentConnection(env.CONTENT_URL), { snapshot })
  const content = createContentSource(cache, isPage)
  const limits = createLimits(env, instances?.counter)
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
  const gate = createRenderGate({ ...gateLimits, mostWaiting: env.RENDERS_WAITING, lag: eventLoopLag })
  const hotline = knownHotline(content, env)
  logBrokenItems(log)
  logUpstreams(log)

  const makePage = createPageMaker({ env, cache, gate, enquiries, personCheck, policy })
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
  instances?.heed(forget)

  let warming: Promise<unknown> | undefined
  const open = (path: string) => pages.answer(new Request(env.SITE_URL + path), 'warm-up')

  exposeFigures({ pages, gate, enquiries })
  logSummary(log, gate)

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
        pages: pages.figures,
        renders: gate.figures,
        upstreams: upstreamStates,
        // Those set aside wait for somebody to look at them; the log says why, the spool's folder holds them.
        keptEnquiries: enquiries.kept,
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
  const shed = createEarlyShed({ gate, isKept: pages.has, hotline })
  return {
    ...{ app: site, answerKept: (...both) => pages.answerKept(...both) || shed(...both), forget },
    warmUp: () => {
      warming = env.WARM_PAGES > 0 ? warmUp({ routes: content.routes, open, most: env.WARM_PAGES }) : undefined
    },
  }
}
