import * as build from 'virtual:react-router/server-build'
import type { Logger } from '@agency/chassis/logger.ts'
import { readiness } from '@agency/chassis/readiness.ts'
import { requestLog, type ServiceEnv } from '@agency/chassis/request-log.ts'
import { visitorAddress } from '@agency/chassis/visitor-address.ts'
import { sessionDecoder } from '@agency/contracts/session-cookie.server.ts'
import { Hono } from 'hono'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { accountApi } from './account/account-api.server.ts'
import { createCaptchas } from './account/captcha.server.ts'
import { otherSources } from './account/other-sources.ts'
import { bookingOrigins } from './account/public-origin.ts'
import { bookingReturns } from './booking/booking-returns.server.ts'
import { logBrokenItems } from './content/broken-item-log.server.ts'
import { createContentCache } from './content/content-cache.server.ts'
import { createContentConnection } from './content/content-connection.server.ts'
import { contentHook } from './content/content-hook.server.ts'
import { createContentSource } from './content/content-source.server.ts'
import { enquiryDesk } from './enquiry/enquiry-desk.server.ts'
import { createPersonCheck } from './enquiry/person-check.server.ts'
import type { Env } from './env.server.ts'
import { withPageFailures } from './http/page-failures.server.ts'
import { securityHeaders } from './http/security-headers.server.ts'
import { isPage } from './page-types/page-aliases.ts'
import { pictures } from './pictures/pictures.server.ts'
import { contentFor } from './preview/preview-content.server.ts'
import { canonicalRedirect } from './serving/canonical-redirect.server.ts'
import { limitedPaths } from './serving/limited-paths.server.ts'
import { createLimits } from './serving/limits.server.ts'
import { methods } from './serving/methods.server.ts'
import { pageHeaders } from './serving/page-headers.server.ts'
import { createSpentTokens } from './serving/spent-tokens.server.ts'
import { staticFiles } from './serving/static-files.server.ts'
import { documentAssets } from './shell/document-assets.server.ts'
import { siteContext } from './site-context.server.ts'

export { readEnv } from './env.server.ts'

/**
 * The whole site as one HTTP application. A request passes the list below from top to bottom; pages come last.
 * @param clientFolder Where the built browser files lie.
 */
export function createSite(env: Env, log: Logger, clientFolder: string): Hono<ServiceEnv> {
  const cache = createContentCache(createContentConnection(env.CONTENT_URL))
  const content = createContentSource(cache, isPage)
  const limits = createLimits(env)
  const enquiries = enquiryDesk(env, log, limits)
  const spent = createSpentTokens()
  const captcha = createCaptchas(env, spent)
  const personCheck = createPersonCheck({ captcha: captcha.chosen, secret: env.CAPTCHA_SECRET, spent })
  const decode = sessionDecoder({ name: env.SESSION_COOKIE_NAME, keys: env.SESSION_KEYS })
  const render = createRequestHandler(build, import.meta.env.MODE)
  const { style, pageStyles, starter } = documentAssets(build.assets.entry.module)
  const policy = securityHeaders({
    styles: [style, ...Object.values(pageStyles)],
    scripts: [starter],
    formTargets: bookingOrigins(env.BOOKING_URL),
    others: otherSources(env),
    secure: env.SITE_URL.startsWith('https:'),
  })
  logBrokenItems(log)

  const site = new Hono<ServiceEnv>()
  site.use(requestLog(log))
  site.get('/healthz', c => c.json({ status: 'ok' }))
  site.get('/readyz', readiness({ content: () => content.routes() }))
  site.use(staticFiles(clientFolder))
  site.get('/img/*', pictures(env, limits))
  site.post(
    '/hooks/content',
    contentHook(env.CONTENT_HOOK_SECRET, keys => cache.forget(keys)),
  )
  site.route('/account', accountApi(env, decode, captcha, limits))
  site.use(limitedPaths(limits, env.TRUSTED_PROXIES))
  site.use(bookingReturns(env, content))
  site.use(methods)
  site.use(canonicalRedirect)
  site.use(pageHeaders(policy))
  site.all('*', async c => {
    const context = new RouterContextProvider()
    const { log, requestId } = c.var
    const session = await decode(c.req.header('cookie'))
    // What one person sees is for that person alone.
    if (session) c.header('cache-control', 'private, no-store')
    const visible = contentFor(new URL(c.req.url), env, content)
    context.set(siteContext, {
      ...{
        env,
        content: withPageFailures(visible, log),
        enquiries,
        personCheck,
        log,
        requestId,
        session,
        now: Date.now(),
      },
      visitorAddress: visitorAddress(c, env.TRUSTED_PROXIES),
    })
    return render(c.req.raw, context)
  })
  site.onError((error, c) => {
    c.var.log.error({ err: error }, 'request failed')
    return c.text('An error occurred.', 500)
  })
  return site
}
