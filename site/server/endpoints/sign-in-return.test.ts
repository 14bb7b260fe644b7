import { sessionDecoder } from '@agency/contracts/session/session-cookie.server.ts'
import { sealedCookie } from '@agency/contracts/session/testing/sealed-cookies.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createCaptchas } from '../../app/features/captcha/captcha.server.ts'
import { createLimits } from '../../app/limits/limits.server.ts'
import { createSpentTokens } from '../../app/limits/spent-tokens.server.ts'
import { readEnv } from '../settings/env.ts'
import { accountApi } from './account-api.ts'
import { bookingReturns } from './booking-returns.ts'

const origin = 'https://www.example'
const back = encodeURIComponent(origin)
const atHome = '/umbraco/Surface/DynamicFormPostSurface/AuthAndRedirect?destinationUrl='

const keys = readEnv({}).SESSION_KEYS
const decode = sessionDecoder({ name: 'session', keys })

function siteWith(way: 'forms' | 'link') {
  const env = readEnv({ SESSION: 'none', SITE_URL: origin, BOOKING_URL: 'https://booking.example', SIGN_IN: way })
  const site = new Hono<ServiceEnv>()
  const captchas = createCaptchas(env, createSpentTokens())
  site.route('/account', accountApi(env, decode, captchas, createLimits(env), {} as never))
  site.use(bookingReturns(env, {} as never, decode))
  return async (method: string, path: string, headers: Record<string, string> = {}) => {
    const answer = await site.request(origin + path, { method, headers })
    const cookie = answer.headers.get('set-cookie')
    return { status: answer.status, to: answer.headers.get('location'), cookie, headers: answer.headers }
  }
}

const ask = siteWith('link')
/** What the browser has after “Log in” was pressed on a page. */
const noted = async (referer: string) =>
  (await ask('GET', '/account/to/log-in', { referer })).cookie?.split(';')[0] ?? ''

test.each([
  ['log-in', `/account/login?ReturnUrl=${back}`],
  ['sign-up', `/Member/SimpleRegister?returnURL=${back}`],
  ['agent-log-in', '/agent/login'],
  ['agent-sign-up', '/Agent/Register'],
])('%s leads to the booking site’s own page and notes the page it was pressed on', async (name, page) => {
  const answer = await ask('GET', `/account/to/${name}`, { referer: `${origin}/blog?page=2` })
  expect([answer.status, answer.to]).toEqual([303, `https://booking.example${page}`])
  expect(answer.cookie).toMatch(/^return-to=%2Fblog%3Fpage%3D2; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
})

test('with the site’s own forms, and for other names, there is no redirect', async () => {
  expect(await siteWith('forms')('GET', '/account/to/log-in')).toMatchObject({ status: 404, cookie: null })
  expect(await ask('GET', '/account/to/constructor')).toMatchObject({ status: 404, cookie: null })
})

test.each([
  ['of another website', 'https://evil.example/tnc'],
  ['of the booking site', 'https://booking.example/tnc'],
  ['that is the home page', `${origin}/`],
  ['where people sign in', `${origin}/Login?x=1`],
  ['too long for a cookie', `${origin}/${'x'.repeat(1000)}`],
])('a page %s is not noted', async (_, referer) => {
  expect(await ask('GET', '/account/to/log-in', { referer })).toMatchObject({ status: 303, cookie: null })
})

test.each(['/', atHome, atHome + back])('the post to %s leads to the noted page, once', async path => {
  const cookie = await noted(`${origin}/visa?country=japan`)
  const answer = await ask('POST', path, { cookie })
  expect([answer.status, answer.to]).toEqual([303, '/visa?country=japan'])
  expect(answer.cookie).toMatch(/^return-to=; Max-Age=0; Path=\//)
  expect(await ask('POST', path)).toMatchObject({ status: 303, to: '/', cookie: null })
})

test('agents who log in by the form of the site return to the noted page too, and members without one to the home page', async () => {
  const askForms = siteWith('forms')
  const answer = await askForms('POST', '/', { cookie: 'return-to=%2Fagent' })
  expect([answer.status, answer.to]).toEqual([303, '/agent'])
  expect(await askForms('POST', '/')).toMatchObject({ status: 303, to: '/' })
})

test.each([
  ['a member after a failed attempt as an agent', false, 'return-to=%2Fagent', '/'],
  ['a member who pressed “Log in” on a page', false, 'return-to=%2Fblog', '/blog'],
  ['an agent', true, 'return-to=%2Fagent', '/agent'],
])('%s returns to the right page, by a post and by the redirect after it', async (_, isAgent, noted, to) => {
  const cookie = `${noted}; ${await sealedCookie({ isAgent })}`
  for (const answer of [await ask('POST', '/', { cookie }), await ask('GET', '/account/returned', { cookie })]) {
    expect(answer).toMatchObject({ status: 303, to, cookie: expect.stringMatching(/^return-to=; Max-Age=0/) })
  }
})

test('who begins at the home page forgets the page of an earlier attempt', async () => {
  const cookie = 'return-to=%2Fagent'
  const answer = await ask('GET', '/account/to/log-in', { cookie, referer: `${origin}/` })
  expect(answer.cookie).toMatch(/^return-to=; Max-Age=0/)
})

test.each([
  [`${origin}/`, '%2Fagent'],
  [`${origin}/AgentLogin?loginerror=x`, '%2Fagent'],
  [`${origin}/blog`, '%2Fblog'],
])('an agent who logs in from %s returns to %s', async (referer, page) => {
  const { cookie } = await ask('GET', '/account/to/agent-log-in', { referer })
  expect(cookie).toMatch(new RegExp(`^return-to=${page};`))
})

test('a page that the booking site requests takes precedence', async () => {
  const cookie = await noted(`${origin}/tnc`)
  for (const path of ['/faq', `${atHome}%2Ffaq`]) {
    expect(await ask('POST', path, { cookie })).toMatchObject({ to: '/faq', cookie: null })
  }
})

test('browsers do not send the cookie with a post from another site, but with the redirect after it', async () => {
  const { to } = await ask('POST', '/', { 'sec-fetch-site': 'cross-site' })
  const answer = await ask('GET', to ?? '', { cookie: await noted(`${origin}/tnc`) })
  expect([answer.status, answer.to]).toEqual([303, '/tnc'])
  expect(answer.cookie).toMatch(/^return-to=; Max-Age=0/)
  expect(await ask('GET', to ?? '')).toMatchObject({ status: 303, to: '/', cookie: null })
})

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', '\\\\evil.example', 'javascript:alert(1)'])(
  'a cookie that says %j leads to no other site',
  async forged => {
    const cookie = `return-to=${encodeURIComponent(forged)}`
    for (const answer of [await ask('POST', '/', { cookie }), await ask('GET', '/account/returned', { cookie })]) {
      expect(answer.to).toMatch(/^\/(?![/\\])/)
    }
  },
)
