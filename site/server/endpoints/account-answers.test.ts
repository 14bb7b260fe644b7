import { sessionDecoder } from '@agency/contracts/session/session-cookie.server.ts'
import { sealedCookie, wrongCookies } from '@agency/contracts/session/testing/sealed-cookies.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { answering } from '@agency/testing/answering.ts'
import { Hono } from 'hono'
import { RouterContextProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { type SiteContext, siteContext } from '../../app/context.server.ts'
import { createCaptchas } from '../../app/features/captcha/captcha.server.ts'
import { createLimits } from '../../app/limits/limits.server.ts'
import { createSpentTokens } from '../../app/limits/spent-tokens.server.ts'
import { loader as accountPage } from '../../app/routes/account.tsx'
import { readEnv } from '../settings/env.ts'
import { accountApi } from './account-api.ts'

const origin = 'http://localhost:3000'
let answers: Record<string, { status?: number; body: unknown }>
let asked: { path: string; body: string }[]

/** Stands for the backend and the Web API. */
const address = await answering(async (request, response) => {
  const { pathname, search } = new URL(request.url ?? '', 'http://upstream')
  let body = ''
  for await (const chunk of request) body += chunk
  asked.push({ path: pathname + search, body })
  const answer = answers[pathname] ?? { status: 404, body: {} }
  response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
})

const creditDetails = { TravelCredit: { Amount_Useable: 10, Amount_Holding: 0 }, TravelWallet: null }
const creditInfo = { TravelCredit: { Amount_Useable: 20, Amount_Holding: 0 }, TravelWallet: null }

beforeEach(() => {
  asked = []
  answers = {
    '/v1.0/HomePage/GetCreditDetails': { body: { success: true, data: JSON.stringify(creditDetails) } },
    '/api/internal/profile': { body: { UserId: 7, FirstName: 'Nur Aisyah', LastName: 'Rahman' } },
    '/api/internal/profile/creditdetails': { body: creditInfo },
    '/v1.0/SSO/login': { body: { success: true, userdata: null } },
  }
})

const content = { routes: () => Promise.reject() }

async function site(settings: Record<string, string> = {}) {
  const env = readEnv({ SITE_URL: origin, BACKEND_URL: address, ...settings })
  const decode = sessionDecoder({ name: env.SESSION_COOKIE_NAME, keys: env.SESSION_KEYS })
  const app = new Hono<ServiceEnv>()
  const log = createLogger('test', 'silent')
  app.use(async (c, next) => {
    c.set('log', log)
    await next()
  })
  app.route('/account', accountApi(env, decode, createCaptchas(env, createSpentTokens()), createLimits(env), content))
  const ask = async (path: string, headers: Record<string, string> = {}) => app.request(origin + path, { headers })
  const cookie = await sealedCookie({ userId: 7 })
  return {
    ask,
    /** The page of balances for people without script. */
    async page(path: string, cookie: string) {
      const context = new RouterContextProvider()
      context.set(siteContext, { env, log, session: await decode(cookie) } as unknown as SiteContext)
      return accountPage({ context, url: new URL(origin + path), request: new Request(origin + path) } as never)
    },
    balances: async () => (await ask('/account/balances', { cookie })).json(),
    forms: async () => (await ask('/account/forms')).json(),
    post: (call: string, body: unknown) =>
      app.request(`${origin}/account/${call}`, { method: 'POST', headers: { origin }, body: JSON.stringify(body) }),
  }
}

test('a cookie of the booking site signs its visitor in', async () => {
  const { ask } = await site()
  const me = await ask('/account/me', { cookie: await sealedCookie() })
  expect(await me.json()).toEqual({ signedIn: true, firstName: 'Aisyah', isAgent: false })
})

test.each(Object.entries({ ...(await wrongCookies()), 'of another name': 'theme=dark' }))(
  'a cookie %s shows neither a name nor balances',
  async (_, cookie) => {
    const { ask } = await site()
    const me = await ask('/account/me', { cookie })
    expect([await me.json(), me.headers.get('cache-control')]).toEqual([{ signedIn: false }, 'private, no-store'])
    expect((await ask('/account/balances', { cookie })).status).toBe(401)
    expect(asked).toEqual([])
  },
)

test('the cookie alone decides whose balances are shown', async () => {
  const { ask, page } = await site()
  const cookie = await sealedCookie({ userId: 1 })
  const idsOf = async (request: () => Promise<unknown>) => {
    asked = []
    await request()
    return new Set(asked.map(({ path }) => /\bid=(\d+)/i.exec(path)?.[1]))
  }
  const headers = { cookie: `${cookie}; userId=2; UserId=2`, 'x-user-id': '2', 'x-member-id': '2' }
  for (const query of ['', 'id=2', 'Id=2', 'userId=2', 'UserId=2', 'SessionTransferMemberId=2']) {
    expect(await idsOf(() => ask(`/account/balances?${query}`, headers)), query).toEqual(new Set(['1']))
  }
  expect(await idsOf(() => page('/account?id=2&userId=2', cookie))).toEqual(new Set(['1']))
  expect(await page('/account', cookie)).toMatchObject({ data: { balances: [{ useable: 'RM 10.00' }] } })
  const other = await sealedCookie({ userId: 2 })
  expect(await idsOf(() => ask('/account/balances', { cookie: other }))).toEqual(new Set(['2']))
})

test('the forms of the dialog get the public settings, and no secret', async () => {
  const plain = await (await site()).forms()
  expect(plain).toMatchObject({
    origin,
    providers: [],
    checksLogin: false,
    countries: { MYS: 'Malaysia (+60)', XKX: 'Kosovo (+383)' },
  })
  const { forms } = await site({
    BACKEND_RECEIVER: 'sso-login',
    FACEBOOK_APP: '7:a secret of the server',
    EXTERNAL_ASSERTION_SECRET: 'a secret of the server, of some length',
  })
  const told = await forms()
  const providers = [{ name: 'Facebook', key: '7', script: expect.stringContaining('https://') }]
  expect(told).toMatchObject({ checksLogin: true, providers })
  expect(JSON.stringify(told)).not.toContain('a secret of the server')
})

test('a booking site without a check of addresses gives no answer, which is not an error', async () => {
  const { post } = await site({ BOOKING_URL: address })
  const answer = await post('check-email', { email: 'aisyah@example.com' })
  expect([answer.status, await answer.json()]).toEqual([200, {}])
})

test('the profile updates the name, beside the balances', async () => {
  const { balances } = await site()
  expect(await balances()).toEqual({
    firstName: 'Nur Aisyah',
    balances: [{ name: 'Travel Credit (E-Cash Voucher)', useable: 'RM 10.00' }],
  })
})

test.each([
  ['of another member', { body: { UserId: 8, FirstName: 'Daniel' } }],
  ['that failed', { status: 500, body: {} }],
])('a profile %s changes no name', async (_, answer) => {
  answers['/api/internal/profile'] = answer
  const { balances } = await site()
  const told = (await balances()) as { firstName?: string; balances: unknown[] }
  expect(told.firstName).toBeUndefined()
  expect(told.balances).toHaveLength(1)
})

test('with BACKEND_RECEIVER=web-api-credit balances come from the Web API, by its key and the id of the session', async () => {
  const { balances } = await site({ BACKEND_RECEIVER: 'web-api-credit', WEB_API_PRIVATE_KEY: 'a-key-of-16-characters' })
  expect(await balances()).toMatchObject({ balances: [{ useable: 'RM 20.00' }] })
  expect(asked.map(({ path }) => path).sort()).toEqual([
    '/api/internal/profile/creditdetails?privateKey=a-key-of-16-characters&Id=7',
    '/api/internal/profile?privateKey=a-key-of-16-characters&Id=7',
  ])
})

const credentials = { email: 'aisyah@example.com', password: 'Wander-2026' }

test('passwords are accepted only with BACKEND_RECEIVER=sso-login', async () => {
  const answer = await (await site()).post('check-login', credentials)
  expect(answer.status).toBe(404)
  expect(asked).toEqual([])
})

test.each([
  [{ body: { success: true, userdata: null } }, { fits: true }],
  [{ body: { success: false, error: 'No.' } }, { fits: false }],
  [{ status: 429, body: { title: 'Too many' } }, {}],
  [{ body: 'yes' }, {}],
])('with it the backend judges: %j', async (answer, told) => {
  answers['/v1.0/SSO/login'] = answer
  const { post } = await site({ BACKEND_RECEIVER: 'sso-login' })
  expect(await (await post('check-login', credentials)).json()).toEqual(told)
  expect(asked).toEqual([{ path: '/v1.0/SSO/login', body: JSON.stringify(credentials) }])
  expect((await post('check-login', { email: 'no address', password: 'x' })).status).toBe(400)
})

test('a Facebook account without an e-mail address gets a message with a link to the sign-up; others are signed in', async () => {
  const { post } = await site({
    FACEBOOK_APP: '1:a-secret-of-facebook',
    PROVIDER_ADDRESSES: `FACEBOOK_GRAPH_URL=${address}`,
  })
  answers['/debug_token'] = { body: { data: { is_valid: true, app_id: '1' } } }
  const withEmail = async (email?: string) => {
    answers['/me'] = { body: { id: '9', name: 'Siti', email } }
    return (await post('facebook', { token: 't' })).json()
  }
  expect(await withEmail()).toEqual({
    error: 'Facebook gives us no e-mail address of yours. Please sign up with one.',
    signUp: true,
  })
  for (const email of ['sales&support@example.com', 'jürgen@example.com']) {
    expect(await withEmail(email)).toMatchObject({ fields: { 'facebookLogin.Email': email } })
  }
  answers['/debug_token'] = { body: { data: { is_valid: false } } }
  expect((await post('facebook', { token: 't' })).status).toBe(401)
})
