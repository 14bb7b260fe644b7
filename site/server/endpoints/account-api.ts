import type { ExternalPerson } from '@agency/contracts/booking/accounts/external-assertion.server.ts'
import { makeVerificationId } from '@agency/contracts/booking/accounts/verification-id.server.ts'
import { emailAddress } from '@agency/contracts/people/email-schema.ts'
import type { SessionDecoder } from '@agency/contracts/session/session-cookie.server.ts'
import { languageCookie, languageCookieOptions } from '@agency/contracts/site/language-cookie.ts'
import { problem } from '@agency/service-kit/http/problem.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { visitorAddress } from '@agency/service-kit/http/visitor-address.ts'
import { accountAnswerWords } from '@agency/words/account/answers/words.ts'
import { signInWords } from '@agency/words/account/sign-in/words.ts'
import { personCheckWords } from '@agency/words/forms/person-check/words.ts'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { setCookie } from 'hono/cookie'
import * as z from 'zod'
import { cacheControl } from '../../app/addresses/cache-policy.ts'
import { sharedDomain } from '../../app/addresses/languages/language-cookie.ts'
import { languageOfPath } from '../../app/addresses/languages/language-of-path.ts'
import { returnTarget } from '../../app/addresses/return-target.ts'
import { profileOf } from '../../app/clients/backend/profile.server.ts'
import { type EmailCheckSettings, emailCheck } from '../../app/clients/booking/email-check.server.ts'
import { bookingAddress, publicOrigin } from '../../app/clients/booking/public-origin.ts'
import { type OwnCookieSettings, withoutCookie } from '../../app/clients/booking/session/own-cookie.server.ts'
import type { ContentSource } from '../../app/clients/content/content-source.server.ts'
import { type AccountFormSettings, accountForms } from '../../app/features/account/account-forms.server.ts'
import { passwordFits } from '../../app/features/account/login/login-check.server.ts'
import { type SignInWay, signInPage } from '../../app/features/account/login/sign-in-links.ts'
import { phoneFaultIn } from '../../app/features/account/registration/phone.server.ts'
import { handOver, type NobodyBecause, providers } from '../../app/features/account/social/providers.server.ts'
import { type BalanceSettings, balancesOf } from '../../app/features/account/visitor/balances.server.ts'
import { logOffAddress } from '../../app/features/account/visitor/visitor.ts'
import type { Captchas } from '../../app/features/captcha/captcha.server.ts'
import type { Limits } from '../../app/limits/limits.server.ts'
import { agentsPath, noteReturnPage, takeReturnPage } from './sign-in-return.ts'

export type AccountSettings = BalanceSettings &
  EmailCheckSettings &
  OwnCookieSettings &
  AccountFormSettings & {
    AGENT_VALIDATION_KEY: string
    TRUSTED_PROXIES: number
    SIGN_IN: SignInWay
    AGENT_VERIFICATION: 'hmac' | 'key'
    VERIFICATION_ENCODING: 'utf8' | 'utf16le'
  }

const insideOf = (c: Context) => languageOfPath(c.req.path).inside

const words = z.object({ token: z.string().min(1).max(8192) })
const email = z.object({ email: emailAddress() })
const credentials = z.object({ email: emailAddress(), password: z.string().min(1).max(200) })
const phone = z.object({ phone: z.string().max(120), country: z.string().regex(/^[A-Z]{3}$/) })

/** Never cached and limited by address. One call takes a password, only if the backend checks it (`sso-login`). */
export function accountApi(
  env: AccountSettings,
  decode: SessionDecoder,
  captcha: Captchas,
  limits: Limits,
  content: Pick<ContentSource, 'routes'>,
): Hono<ServiceEnv> {
  const api = new Hono<ServiceEnv>()

  // Page routes serve `/account` itself, since the booking site may send visitors back to it.
  const isPage = (c: Context) => insideOf(c).replace(/\/$/, '') === '/account'
  api.use(async (c, next) => {
    await next()
    if (isPage(c)) return
    c.header('cache-control', cacheControl.personal)
    c.header('x-content-type-options', 'nosniff')
  })
  api.use(async (c, next) => {
    if (isPage(c)) return next()
    const name = c.req.method === 'POST' ? 'account' : 'accountView'
    if (name === 'account' && !fromOurPage(c, env)) return problem(c, 403, 'This call is for our own pages.')
    const { allowed, retryAfterSeconds } = await limits.take(name, visitorAddress(c, env.TRUSTED_PROXIES))
    if (allowed) return next()
    c.header('retry-after', String(retryAfterSeconds))
    return problem(c, 429, accountAnswerWords().tooMany)
  })
  api.get('/forms', compress(), async c =>
    env.SIGN_IN === 'forms' ? c.json(await accountForms(env, new URL(c.req.url), content)) : problem(c, 404),
  )
  api.get('/to/:page', c => {
    const url = new URL(c.req.url)
    const [booking, origin] = [bookingAddress(url, env.BOOKING_URL), publicOrigin(url, env.SITE_URL)]
    const page = env.SIGN_IN === 'link' ? signInPage(insideOf(c), booking, origin) : undefined
    if (!page) return problem(c, 404)
    noteReturnPage(c, env, c.req.param('page') === 'agent-log-in' ? agentsPath : '/')
    return c.redirect(returnTarget(page, [origin, booking]), 303)
  })
  api.get('/returned', async c => c.redirect(returnTarget(await takeReturnPage(c, env, decode), [env.SITE_URL]), 303))
  api.get('/me', async c => {
    const session = await decode(c.req.header('cookie'))
    return c.json(
      session ? { signedIn: true, firstName: session.firstName, isAgent: session.isAgent } : { signedIn: false },
    )
  })
  api.get('/balances', async c => {
    const session = await decode(c.req.header('cookie'))
    if (!session) return problem(c, 401, 'You are signed out.')
    const warn = c.var.log.warn.bind(c.var.log)
    const [balances, { firstName }] = await Promise.all([balancesOf(session, env, warn), profileOf(session, env)])
    return c.json({ firstName, balances })
  })
  // The picture of a page without script, as `keep-language.client.ts` is its script.
  api.get('/language', c => {
    const domain = sharedDomain(env.SITE_URL, bookingAddress(new URL(c.req.url), env.BOOKING_URL))
    const { language } = languageOfPath(c.req.path)
    for (const at of [{}, ...(domain ? [{ domain }] : [])])
      setCookie(c, languageCookie, language, { ...languageCookieOptions, ...at })
    return c.body(null, 204)
  })
  api.get('/captcha', async c => c.json(await captcha.own.challenge()))

  api.use(bodyLimit({ maxSize: 16 * 1024, onError: c => problem(c, 413, 'That was too long.') }))
  api.post('/agent-verification', async c => {
    const { token } = await read(c, words)
    const verdict = token ? await captcha.agents.verify(token) : { success: false, error: personCheckWords().missing }
    if (!verdict.success) c.var.log.warn({ reason: verdict.reason ?? verdict.error }, 'Verification failed')
    if (!verdict.success) return c.json({ success: false, error: verdict.error })
    noteReturnPage(c, env, agentsPath)
    return c.json({
      success: true,
      verificationId: makeVerificationId(env.AGENT_VALIDATION_KEY, new Date(), {
        form: env.AGENT_VERIFICATION,
        encoding: env.VERIFICATION_ENCODING,
      }),
    })
  })
  api.post('/log-off', c => {
    const url = new URL(c.req.url)
    c.header('set-cookie', withoutCookie(env))
    // A booking site with its own log-in page accepts only its own posts to log off.
    const status = env.SIGN_IN === 'link' ? 303 : 307
    const [booking, origin] = [bookingAddress(url, env.BOOKING_URL), publicOrigin(url, env.SITE_URL)]
    return c.redirect(returnTarget(logOffAddress(booking, origin), [origin, booking]), status)
  })
  api.post('/check-email', async c => {
    const input = await read(c, email)
    if (!input.email) return problem(c, 400, signInWords().faults.email)
    const exists = await emailCheck(input.email, env, visitorAddress(c, env.TRUSTED_PROXIES))
    if (exists === 'untold') return c.json({})
    return exists === undefined ? problem(c, 502, signInWords().faults.unchecked) : c.json({ exists })
  })
  api.post('/check-login', async c => {
    if (env.LOGIN_CHECK === 'none') return problem(c, 404)
    const input = await read(c, credentials)
    if (!input.email || !input.password) return problem(c, 400)
    return c.json({ fits: await passwordFits({ email: input.email, password: input.password }, env.BACKEND_URL) })
  })
  api.post('/check-phone', async c => {
    const input = await read(c, phone)
    return c.json({
      error: input.phone && input.country ? phoneFaultIn(input.phone, input.country) : signInWords().faults.required,
    })
  })
  for (const [name, { key, check }] of Object.entries(providers))
    api.post(`/${name.toLowerCase()}`, async c => {
      const { token } = await read(c, words)
      return goOn(c, env, name, token && env[key] ? await check(token, env) : 'unconfirmed')
    })
  return api
}

async function read<Shape extends z.ZodObject>(c: Context, schema: Shape): Promise<Partial<z.output<Shape>>> {
  const body: unknown = await c.req.json().catch(() => undefined)
  return schema.safeParse(body).data ?? {}
}

/** Other sites could use up a visitor's limits or sign them in as another person. */
function fromOurPage(c: Context, env: Pick<AccountSettings, 'SITE_URL'>): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site) return site === 'same-origin'
  const origin = c.req.header('origin')
  return origin !== undefined && origin === publicOrigin(new URL(c.req.url), env.SITE_URL)
}

async function goOn(c: Context, env: AccountSettings, name: string, person: ExternalPerson | NobodyBecause) {
  if (person === 'unconfirmed') return problem(c, 401, signInWords().provider.unconfirmed(name))
  if (person === 'no address') {
    return c.json({ error: accountAnswerWords().noAddress(name), signUp: true })
  }
  const url = new URL(c.req.url)
  const [booking, origin] = [bookingAddress(url, env.BOOKING_URL), publicOrigin(url, env.SITE_URL)]
  return c.json(await handOver(person, booking, origin, env.EXTERNAL_ASSERTION_SECRET))
}
