import { cultures } from '@agency/contracts/content/route-node.ts'
import { requestLog, type ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { insideOnly } from '@agency/service-kit/inside-only.ts'
import type { Logger } from '@agency/service-kit/observability/logger.ts'
import { inLanguage } from '@agency/words/current-language.ts'
import { mainLanguage } from '@agency/words/language-codes.ts'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { languageOfPath } from '../app/addresses/languages/language-of-path.ts'
import { forReader } from '../app/addresses/languages/reader.server.ts'
import { speculationRulesPath } from '../app/addresses/prefetch.ts'
import type { HandOffDesk } from '../app/clients/booking/session/hand-off-desk.server.ts'
import type { VisitorSessions } from '../app/clients/booking/session/knowledge.server.ts'
import { decoderOf } from '../app/clients/booking/session/visitor-sessions.server.ts'
import type { CachedContent } from '../app/clients/content/cached-content.server.ts'
import type { Captchas } from '../app/features/captcha/captcha.server.ts'
import type { Limits } from '../app/limits/limits.server.ts'
import type { SpentTokens } from '../app/limits/spent-tokens.server.ts'
import { type AccountSettings, accountApi } from './endpoints/account-api.ts'
import { type BookingReturnSettings, bookingReturns } from './endpoints/booking-returns.ts'
import { contentFiles } from './endpoints/content/content-files.ts'
import { contentHook } from './endpoints/content/content-hook.ts'
import { contentReportPage, contentReportPath } from './endpoints/content/content-report.ts'
import { type VitalsSettings, vitals } from './endpoints/vitals.ts'
import { canonicalRedirect } from './http/canonical-redirect.ts'
import { framedPreviews } from './http/framed-previews.ts'
import { goodAddress } from './http/good-address.ts'
import { limitedPaths } from './http/limited-paths.ts'
import { pageHeaders } from './http/page-headers.ts'
import { staticFiles } from './http/static-files.ts'
import { Overloaded } from './load-shedding/admission-queue.ts'
import { overloadPage } from './load-shedding/overload-page.ts'
import { requestSeen } from './observability/request-seen.ts'
import { sendSpeculationRules } from './page-cache/ahead/speculation-rules.ts'
import { type PictureSettings, pictures } from './pictures/pictures.ts'
import { pageForVisitor, type VisitorSettings } from './rendering/page-for-visitor.ts'
import type { Pages } from './rendering/pages.ts'
import { readerOf } from './rendering/reader-of.ts'

export type RequestSettings = AccountSettings &
  BookingReturnSettings &
  PictureSettings &
  VisitorSettings &
  VitalsSettings & { CONTENT_SECRET: string; studioOrigins: string[] }

export type RequestParts = {
  log: Logger
  clientFolder: string
  content: CachedContent
  pages: Pages
  /** `handOff` accepts the booking site's signed posts about visitors. */
  sessions: VisitorSessions
  handOff: HandOffDesk | undefined
  limits: Limits
  spent: SpentTokens
  captcha: Captchas
  status: (c: Context<ServiceEnv>) => Promise<Response>
  hotline: () => string
  onContentChange: (keys: string[]) => void
  countPresses: MiddlewareHandler<ServiceEnv>
}

/** Every request passes this list from top to bottom; pages come last. */
export function requestList(env: RequestSettings, parts: RequestParts): Hono<ServiceEnv> {
  const { log, content, pages, limits, sessions } = parts
  const site = new Hono<ServiceEnv>()
  site.use(requestLog(log, requestSeen))
  // No page can have this path.
  site.use(goodAddress(() => pages.cache.answer(new Request(`${env.SITE_URL}/~`), 'bad address')))
  site.use(insideOnly)
  site.get('/healthz', c => c.json({ status: 'ok' }))
  site.get('/readyz', parts.status)
  site.use(staticFiles(parts.clientFolder))
  site.get(speculationRulesPath, sendSpeculationRules)
  site.get('/img/*', pictures(env, limits, log))
  site.get('/media/*', contentFiles(env, limits))
  site.post('/hooks/content', contentHook(env.CONTENT_SECRET, parts.spent, parts.onContentChange))
  site.get(contentReportPath, contentReportPage(content.report, env.CONTENT_SECRET))
  site.post('/vitals', vitals(env, limits))
  const account = accountApi(env, decoderOf(sessions), parts.captcha, limits, content.source)
  for (const prefix of ['', ...cultures.map(culture => `/${culture}`)]) {
    site.use(`${prefix}/account/*`, asRead(content, env.SITE_URL))
    site.route(`${prefix}/account`, account)
  }
  site.use(limitedPaths(limits, env.TRUSTED_PROXIES))
  site.use(bookingReturns(env, content.source, decoderOf(sessions), parts.handOff, content.languages))
  site.use(methods)
  site.use(noDataRequests)
  site.use(canonicalRedirect)
  for (const path of ['/preview', '/:language{[a-z]{2}}/preview']) site.use(path, framedPreviews(env.studioOrigins))
  site.use(pageHeaders(pages.headers))
  site.use(parts.countPresses)
  site.all('*', pageForVisitor(env, pages.cache, pages.make, sessions))
  site.onError((error, c) => {
    if (error instanceof Overloaded)
      return inLanguage(languageOfPath(c.req.path).language, () =>
        overloadPage(c.req.method === 'POST', parts.hotline()),
      )
    if (error instanceof HTTPException && error.status < 500) return error.getResponse()
    c.var.log.error({ err: error }, 'request failed')
    return c.text('An error occurred.', 500)
  })
  return site
}

/** The answers that scripts of a page in a language get are in that language, as are the addresses in them. */
function asRead(content: CachedContent, siteUrl: string): MiddlewareHandler<ServiceEnv> {
  return async (c, next) => {
    const { language } = languageOfPath(c.req.path)
    if (language === mainLanguage) return next()
    const languages = await content.languages()
    if (!languages.all.includes(language)) return c.notFound()
    const routes = await content.inCulture[language].source.routes().catch(() => undefined)
    return forReader(readerOf(language, { siteUrl, languages, routes: () => routes }), next)
  }
}

/** `/path.data` is for a client router, which the site has not (decision 006), and would bypass the cache. */
const noDataRequests: MiddlewareHandler = async (c, next) => {
  if (!c.req.path.endsWith('.data')) return next()
  return c.text('This page could not be found.', 404)
}

const pageMethods = 'GET, HEAD, OPTIONS, POST'

const methods: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'OPTIONS') return c.body(null, 204, { allow: pageMethods })
  if (pageMethods.includes(c.req.method)) return next()
  return c.text('This method is not supported here.', 405, { allow: pageMethods })
}
