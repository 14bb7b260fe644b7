import { sessionDecoder } from '@agency/contracts/session/session-cookie.server.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { createLogger } from '@agency/service-kit/observability/logger.ts'
import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import { buildRouteIndex } from '../../app/clients/content/routes/route-resolution.ts'
import { solvedPuzzle } from '../../app/features/account/testing/solved-puzzle.ts'
import { createCaptchas } from '../../app/features/captcha/captcha.server.ts'
import { createLimits } from '../../app/limits/limits.server.ts'
import { createSpentTokens } from '../../app/limits/spent-tokens.server.ts'
import { readEnv } from '../settings/env.ts'
import { accountApi } from './account-api.ts'

const origin = 'http://localhost:3000'
/** A port without a listener. */
const env = readEnv({ SITE_URL: origin, BOOKING_URL: 'http://127.0.0.1:1', BACKEND_URL: 'http://127.0.0.1:1' })
let site: Hono<ServiceEnv>
const decode = sessionDecoder({ name: env.SESSION_COOKIE_NAME, keys: env.SESSION_KEYS })
const accountOf = (settings: typeof env) =>
  accountApi(settings, decode, createCaptchas(settings, createSpentTokens()), createLimits(settings), pages)
/** An agency with terms and without a privacy notice. */
const node = (urlSegment: string) => ({
  key: urlSegment,
  name: '',
  urlSegment,
  contentType: { alias: 'prosePage' },
  items: [],
})
const pages = { routes: async () => buildRouteIndex([node('home'), node('tnc')], () => true) }

beforeEach(() => {
  site = new Hono<ServiceEnv>()
  site.use(async (c, next) => {
    c.set('log', createLogger('test', 'silent'))
    await next()
  })
  // As the whole site answers unknown addresses.
  site.onError((_, c) => c.text('An error occurred.', 500))
  site.route('/account', accountOf(env))
})

const post = (call: string, body: object) =>
  site.request(`${origin}/account/${call}`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

test('the dialog links only to pages that exist', async () => {
  expect(await (await site.request(`${origin}/account/forms`)).json()).toMatchObject({ pages: { terms: '/tnc' } })
})

test('the picture of a Malay page without script sets the cookie of its language, for the booking site too', async () => {
  const ours = { SITE_URL: 'https://www.agency.example', BOOKING_URL: 'https://booking.agency.example' }
  site.route('/ms/account', accountOf({ ...env, ...ours }))
  const answer = await site.request(`${ours.SITE_URL}/ms/account/language`)
  const cookie = 'site-language=ms; Max-Age=31536000'
  expect([answer.status, ...answer.headers.getSetCookie()]).toEqual([
    204,
    `${cookie}; Path=/; SameSite=Lax`,
    `${cookie}; Domain=agency.example; Path=/; SameSite=Lax`,
  ])
})

test('look-ups of addresses and log-ins by token share one limit', async () => {
  const statuses: number[] = []
  for (let turn = 0; turn < 20; turn++) {
    statuses.push((await post('check-phone', { phone: '0123456789', country: 'MYS' })).status)
    statuses.push((await post('google', { token: 'x' })).status)
    statuses.push((await post('agent-verification', { token: 'x' })).status)
  }
  expect(statuses).not.toContain(429)
  const refused = await post('check-email', { email: 'aisyah@example.com' })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('an unreachable booking site gives an error, and no answer about the address', async () => {
  const answer = await post('check-email', { email: 'aisyah@example.com' })
  expect(answer.status).toBe(502)
  expect(await answer.text()).toContain('An error occurred while checking the email.')
})

test('without their keys Google and Facebook log-ins are refused', async () => {
  for (const call of ['google', 'facebook']) expect((await post(call, { token: 'x' })).status).toBe(401)
})

test.each(['', 'x'.repeat(8193), 7, null, ['x']])(
  'the token %j is refused without a call to the provider',
  async token => {
    expect(await (await post('agent-verification', { token })).json()).toEqual({
      success: false,
      error: 'The check is missing.',
    })
  },
)

test.each(['x', 'e30='])('an unsolved captcha, %j, gives no verification', async token => {
  const answer = await (await post('agent-verification', { token })).json()
  expect(answer).toMatchObject({ success: false, error: expect.any(String) })
})

test('a solved captcha gives one verification', async () => {
  const challenge = async () => (await site.request(`${origin}/account/captcha`)).json()
  const token = await solvedPuzzle({ challenge })
  const answer = await post('agent-verification', { token })
  // The booking site sends agents to the home page; from there they return to theirs.
  expect(answer.headers.get('set-cookie')).toMatch(/^return-to=%2Fagent; Max-Age=600;/)
  expect(await answer.json()).toEqual({ success: true, verificationId: expect.any(String) })
  expect(await (await post('agent-verification', { token })).json()).toEqual({
    success: false,
    error: expect.stringContaining('used before'),
  })
})

const elsewhere: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin, 'sec-fetch-site': 'cross-site' },
  { origin, 'sec-fetch-site': 'same-site' },
  { origin, 'sec-fetch-site': 'none' },
  {},
]

test.each(elsewhere)('a page of another website can call nothing: %j', async headers => {
  const calls = ['agent-verification', 'check-email', 'check-login', 'check-phone', 'google', 'facebook', 'anything']
  for (const call of calls) {
    const answer = await site.request(`${origin}/account/${call}`, { method: 'POST', headers, body: '{}' })
    expect(answer.status, call).toBe(403)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  }
})

test('pages of the site may call, with any of the headers that browsers send', async () => {
  for (const headers of [{ origin }, { 'sec-fetch-site': 'same-origin' }] as Record<string, string>[]) {
    const body = JSON.stringify({ phone: '0123456789', country: 'MYS' })
    const answer = await site.request(`${origin}/account/check-phone`, { method: 'POST', headers, body })
    expect(answer.status).toBe(200)
  }
})

test.each([
  ['an address', 'a'.repeat(16_000)],
  ['a nearly good address', `${'a'.repeat(8000)}@${'b.'.repeat(4000)}`],
])('%s of 16 KB is refused in words', async (_, text) => {
  const answer = await post('check-email', { email: text })
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('Invalid email format.')
})

test.each(['/account/me', '/account/balances', '/account/captcha'])('%s is never cached', async path => {
  expect((await site.request(origin + path)).headers.get('cache-control')).toBe('private, no-store')
})

test('large bodies are refused, and answers are never cached', async () => {
  const large = await post('google', { token: 'x'.repeat(20_000) })
  expect(large.status).toBe(413)
  expect(large.headers.get('cache-control')).toBe('private, no-store')
  for (const length of [17_000, 200_000])
    expect((await post('check-email', { email: 'x'.repeat(length) })).status).toBe(413)
})

test.each([
  ['forms', 307],
  ['link', 303],
] as const)(
  'with SIGN_IN=%s a log-off takes our cookie away and goes on to the booking site by %i',
  async (way, status) => {
    const app = new Hono<ServiceEnv>()
    const captchas = createCaptchas(env, createSpentTokens())
    app.route(
      '/account',
      accountApi({ ...env, SIGN_IN: way }, async () => undefined, captchas, createLimits(env), pages),
    )
    const answer = await app.request(`${origin}/account/log-off`, { method: 'POST', headers: { origin } })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('location')).toBe(
      `http://localhost:1/Account/LogOff?ReturnUrl=${encodeURIComponent(origin)}`,
    )
    expect(answer.headers.get('set-cookie')).toMatch(/^session=; Max-Age=0/)
    expect((await app.request(`${origin}/account/log-off`, { method: 'POST' })).status).toBe(403)
    expect((await app.request(`${origin}/account/forms`)).status, 'forms of ours').toBe(way === 'forms' ? 200 : 404)
  },
)
