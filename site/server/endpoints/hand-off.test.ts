import { handOffSignature, signHandOff } from '@agency/contracts/session/hand-off.server.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import { handOffDesk } from '../../app/clients/booking/session/hand-off-desk.server.ts'
import { handedOverSessions } from '../../app/clients/booking/session/handed-over-sessions.server.ts'
import { renewedCookie } from '../../app/clients/booking/session/own-cookie.server.ts'
import { createSpentTokens } from '../../app/limits/spent-tokens.server.ts'
import { readEnv } from '../settings/env.ts'
import { bookingReturns } from './booking-returns.ts'

const key = 'a key that both sites have'
const booking = 'https://booking.example'
const env = readEnv({
  SESSION: 'handoff',
  SESSION_HANDOFF_KEY: key,
  SITE_URL: 'https://www.example',
  BOOKING_URL: booking,
})
const told: string[] = []
const desk = handOffDesk(env, createSpentTokens().spend, reason => told.push(reason))
const { read } = handedOverSessions(env, reason => told.push(reason))
const site = new Hono<ServiceEnv>()
const content = { routes: () => Promise.reject(new Error('not asked')) } as never
site.use(bookingReturns(env, content, async cookies => (await read(cookies ?? undefined)).session, desk))

beforeEach(() => {
  told.length = 0
})

let nonces = 0
function handOff(changes: Record<string, string> = {}): Record<string, string> {
  nonces += 1
  const fields = {
    SessionTransferMemberId: '7',
    UserId: '7',
    FirstName: 'Aisyah',
    Email: 'aisyah@example.com',
    IsActive: 'True',
    isAgent: 'False',
    SessionTransferTime: String(Math.floor(Date.now() / 1000)),
    SessionTransferNonce: String(nonces).padStart(16, '0'),
    ...changes,
  }
  return { ...fields, [handOffSignature]: signHandOff(fields, key) }
}

async function post(fields: Record<string, string>, path = '/blog?page=2', origin = booking, cookie = '') {
  const body = new URLSearchParams(fields).toString()
  const type = 'application/x-www-form-urlencoded'
  const headers = { origin, cookie, 'content-type': type, 'content-length': String(Buffer.byteLength(body)) }
  const answer = await site.request(`https://www.example${path}`, { method: 'POST', body, headers })
  return { status: answer.status, to: answer.headers.get('location'), cookie: answer.headers.get('set-cookie') }
}

const cookieIn = (header: string | null) => header?.split(';')[0] ?? ''

test('a signed hand-off sets the site’s own session cookie and redirects to the same page', async () => {
  const { status, to, cookie } = await post(handOff())
  expect([status, to]).toEqual([303, '/blog?page=2'])
  expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
  expect(await read(cookieIn(cookie))).toMatchObject({
    session: { firstName: 'Aisyah', userId: 7, isAgent: false },
    isLapsed: false,
  })
  expect(told).toEqual([])
})

test('an unsigned hand-off is refused and logged, except a post of another form', async () => {
  const { [handOffSignature]: _, ...unsigned } = handOff()
  expect(await post(unsigned)).toEqual({ status: 303, to: '/blog?page=2', cookie: null })
  expect(told).toEqual(['hand-off: SessionTransferSignature is missing'])
  expect(await post({ promo: 'HOLIDAY' })).toEqual({ status: 303, to: '/blog?page=2', cookie: null })
  expect(told).toHaveLength(1)
})

test('a hand-off says whether the page for agents that an earlier attempt noted is where its visitor returns', async () => {
  const landing = async (isAgent: string) => (await post(handOff({ isAgent }), '/', booking, 'return-to=%2Fagent')).to
  expect([await landing('False'), await landing('True')]).toEqual(['/', '/agent'])
})

test('a hand-off is accepted once', async () => {
  const fields = handOff()
  expect((await post(fields)).cookie).not.toBeNull()
  expect((await post(fields)).cookie).toBeNull()
  expect(told).toEqual(['hand-off: it was used before'])
})

test.each([
  ['changed', { ...handOff(), UserId: '8' }, booking, 'does not fit'],
  ['posted by another website', handOff(), 'https://evil.example', 'BOOKING_URL'],
  ['posted from an unknown origin', handOff(), 'null', 'BOOKING_URL'],
])('a hand-off that was %s is refused, and the log says why', async (_, fields, origin, reason) => {
  expect((await post(fields, '/', origin)).cookie).toBeNull()
  expect(told).toEqual([expect.stringContaining(reason)])
})

test('the booking site ends the session', async () => {
  expect((await post(handOff({ UserId: '0' }))).cookie).toMatch(/^session=; Max-Age=0; Path=\//)
})

const afterLogIn = '/umbraco/Surface/DynamicFormPostSurface/AuthAndRedirect?destinationUrl=%2Ffaq'

test('a hand-off after a log-in is recognised by its signed fields, with any other fields and any number of posts', async () => {
  const { Email, ...fields } = handOff()
  const { status, to, cookie } = await post(
    { ...fields, Email: `${Email},${Email}`, IsAgent: 'True', Pwd: 'a secret', Password: 'a secret' },
    afterLogIn,
  )
  expect([status, to]).toEqual([303, '/faq'])
  expect(await read(cookieIn(cookie))).toMatchObject({ session: { firstName: 'Aisyah', userId: 7, isAgent: false } })
  expect(told).toEqual([])
})

test('an unsigned post after a log-in redirects without a session; the log does not repeat its fields', async () => {
  const fields = { UserId: '7', Email: 'aisyah@example.com', Pwd: 'a secret' }
  expect(await post(fields, afterLogIn)).toEqual({ status: 303, to: '/faq', cookie: null })
  expect(told).toEqual(['hand-off: SessionTransferSignature is missing'])
})

test('a body larger than a hand-off is not read', async () => {
  expect((await post({ ...handOff(), more: 'x'.repeat(20_000) })).cookie).toBeNull()
})

test('the cookie is renewed while pages are read, for twelve hours at most', async () => {
  const hour = 60 * 60_000
  const begun = Date.now()
  const aisyah = { firstName: 'Aisyah', userId: 7, userTypeCode: 'MEM', isAgent: false } as const
  const renewal = (issued: number, expires: number, now: number) =>
    renewedCookie(
      { ...aisyah, sessionId: String(begun), issuedAt: new Date(begun + issued), expires: new Date(begun + expires) },
      env,
      begun + now,
    )
  expect(await renewal(0, hour / 3, 30_000)).toBeUndefined()
  expect(await renewal(0, hour / 3, hour / 4)).toMatch(/^session=/)
  expect(await renewal(11.8 * hour, 12 * hour, 11.9 * hour)).toBeUndefined()
})
