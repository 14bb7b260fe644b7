import { randomUUID } from 'node:crypto'
import { type SessionKey, sealSession, sessionDecoder } from '@agency/contracts/session/session-cookie.server.ts'
import { hashPassword } from '@agency/service-kit/sign-in/password-hash.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { browser, isSignedIn, logIn, samplePassword, site } from '../../testing/browser.ts'
import { testBooking } from '../../testing/test-booking.ts'

const oldKey: SessionKey = { id: 'old', key: new Uint8Array(32).fill(7) }
const newKey: SessionKey = { id: 'new', key: new Uint8Array(32).fill(8) }
const written = ({ id, key }: SessionKey) => `${id}:${Buffer.from(key).toString('base64url')}`
const decode = sessionDecoder({ name: 'session', keys: [newKey, oldKey] })

const booking = await testBooking({ SESSION_KEYS: `${written(newKey)},${written(oldKey)}` })

beforeEach(async () => {
  await booking.pool.query('delete from booking.sign_in_attempts')
})

afterAll(() => booking.stop())

const sessionOf = (cookie: string | undefined) => decode(`session=${cookie}`)

test('a login sets the session cookie and returns to the website by a post', async () => {
  const one = browser(booking.service)
  const answer = await logIn(one)
  expect(answer.status).toBe(200)
  const fields = Object.fromEntries(
    [...answer.text.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, ...pair]) => pair),
  )
  expect(fields).toEqual({
    SessionTransferMemberId: '1',
    UserId: '1',
    FirstName: 'Aisyah',
    Email: 'aisyah@example.com',
    IsActive: 'True',
    isAgent: 'False',
  })
  expect(answer.text).toContain(`action="${site}/"`)
  expect(await sessionOf(one.cookie())).toMatchObject({
    firstName: 'Aisyah',
    userId: 1,
    userTypeCode: 'MEM',
    isAgent: false,
  })
  expect(await isSignedIn(one)).toBe(true)
})

test('the cookie is encrypted, and hidden from scripts and other websites', async () => {
  const [line = ''] = (await logIn(browser(booking.service))).cookies
  expect(line).toMatch(/; Path=\/(;|$)/)
  expect(line).toContain('; HttpOnly')
  expect(line).toContain('; SameSite=Lax')
  // For this host alone, so that it works under localhost and 127.0.0.1 alike; until the browser closes.
  expect(line).not.toMatch(/domain|max-age|expires/i)
  expect(line).not.toContain('Aisyah')
  expect(Buffer.from(line, 'base64url').toString()).not.toContain('Aisyah')
})

test('a cookie is valid for 20 minutes; with "Stay logged in" its session lasts 30 days', async () => {
  const [plain, kept] = [browser(booking.service), browser(booking.service)]
  await logIn(plain)
  const [line = ''] = (await logIn(kept, undefined, undefined, { rememberMe: 'true' })).cookies
  const minutesLeft = async (cookie: string | undefined) =>
    Math.round((((await sessionOf(cookie))?.expires.getTime() ?? 0) - Date.now()) / 60_000)
  expect(await minutesLeft(plain.cookie())).toBe(20)
  expect(line).toContain('; Max-Age=2592000')
  expect(await minutesLeft(kept.cookie())).toBe(20)
  const { rows } = await booking.pool.query(
    `select round(extract(epoch from expires_at - now()) / 86400)::int as days from booking.sessions where remembered`,
  )
  expect(rows).toEqual([{ days: 30 }])
  // What browsers send for a ticked box without a value.
  const on = browser(booking.service)
  await logIn(on, undefined, undefined, { rememberMe: 'on' })
  expect(await minutesLeft(on.cookie())).toBe(20)
})

test('each visit to an account page and each KeepSession call renew the cookie', async () => {
  for (const path of ['/Member/ManageProfile', '/Account/KeepSession']) {
    const one = browser(booking.service)
    await logIn(one)
    const session = await sessionOf(one.cookie())
    const tenMinutesAgo = new Date(Date.now() - 600_000)
    const user = { firstName: 'Aisyah', userId: 1, userTypeCode: 'MEM', isAgent: false } as const
    const expires = new Date(Date.now() + 600_000)
    one.setCookie(
      await sealSession(user, { sessionId: session?.sessionId ?? '', expires, now: tenMinutesAgo }, [newKey]),
    )
    await one.get(path)
    const renewed = (await sessionOf(one.cookie()))?.expires.getTime() ?? 0
    expect(renewed - Date.now()).toBeGreaterThan(19 * 60_000)
  }
})

test('with "Stay logged in" an expired cookie is renewed days later', async () => {
  const one = browser(booking.service)
  await logIn(one, undefined, undefined, { rememberMe: 'true' })
  const session = await sessionOf(one.cookie())
  const lastWeek = Date.now() - 7 * 86_400_000
  const user = { firstName: 'Aisyah', userId: 1, userTypeCode: 'MEM', isAgent: false } as const
  const old = { sessionId: session?.sessionId ?? '', expires: new Date(lastWeek + 1_200_000), now: new Date(lastWeek) }
  one.setCookie(await sealSession(user, old, [newKey]))
  expect(await sessionOf(one.cookie())).toBeUndefined()
  await one.get('/Account/KeepSession')
  const renewed = await sessionOf(one.cookie())
  expect(renewed).toMatchObject({ userId: 1, sessionId: session?.sessionId })
  expect((renewed?.expires.getTime() ?? 0) - Date.now()).toBeLessThan(21 * 60_000)
  // Without the row it is worth nothing, however well it is sealed.
  await one.post('/Account/LogOff', {})
  one.setCookie(await sealSession(user, old, [newKey]))
  await one.get('/Account/KeepSession')
  expect(one.cookie()).toBeUndefined()
})

test('each sign-in starts a session with a new id', async () => {
  const attacker = browser(booking.service)
  await logIn(attacker, 'daniel@example.com')
  const planted = attacker.cookie()
  const victim = browser(booking.service)
  victim.setCookie(planted ?? '')
  await logIn(victim)
  const [before, after] = [await sessionOf(planted), await sessionOf(victim.cookie())]
  expect(after?.sessionId).not.toBe(before?.sessionId)
  expect(after?.userId).toBe(1)
  // The planted session does not become the victim's, and is over.
  expect(await isSignedIn(attacker)).toBe(false)
})

test('a log-off ends the session on the server, not only in the browser', async () => {
  const one = browser(booking.service)
  await logIn(one)
  const stolen = one.cookie() ?? ''
  const answer = await one.post('/Account/LogOff', {})
  expect([answer.status, answer.location]).toEqual([303, `${site}/`])
  expect(one.cookie()).toBeUndefined()
  const thief = browser(booking.service)
  thief.setCookie(stolen)
  expect(await isSignedIn(thief)).toBe(false)
  // The next KeepSession call of the website shows it.
  thief.setCookie(stolen)
  await thief.get('/Account/KeepSession')
  expect(thief.cookie()).toBeUndefined()
})

test('a changed password ends every other session', async () => {
  const [here, there] = [browser(booking.service), browser(booking.service)]
  await logIn(here, 'daniel@example.com')
  await logIn(there, 'daniel@example.com')
  const change = { CurrentPassword: samplePassword, Password: 'Another-2026', ConfirmPassword: 'Another-2026' }
  const before = here.cookie()
  const answer = await here.post('/Account/ManagePassword', change, { origin: booking.service.url })
  expect(answer.text).toContain('Your password is changed')
  expect(here.cookie()).not.toBe(before)
  expect(await isSignedIn(here)).toBe(true)
  expect(await isSignedIn(there)).toBe(false)
  expect((await logIn(there, 'daniel@example.com')).location).toContain('loginerror')
  await logIn(there, 'daniel@example.com', 'Another-2026')
  expect(await isSignedIn(there)).toBe(true)
})

test('closing an account ends its session', async () => {
  const one = browser(booking.service)
  await logIn(one)
  await booking.pool.query('update booking.accounts set active = false where id = 1')
  expect(await isSignedIn(one)).toBe(false)
  await booking.pool.query('update booking.accounts set active = true where id = 1')
})

test('forged, cut, foreign and invented cookies do not sign in', async () => {
  const one = browser(booking.service)
  await logIn(one)
  const good = one.cookie() ?? ''
  const session = await sessionOf(good)
  const user = { firstName: 'Aisyah', userId: 1, userTypeCode: 'MEM', isAgent: false } as const
  const in20 = new Date(Date.now() + 1_200_000)
  const seal = (keys: SessionKey[], sessionId = session?.sessionId ?? '', expires = in20) =>
    sealSession(user, { sessionId, expires, now: new Date() }, keys)
  const foreign = { id: newKey.id, key: new Uint8Array(32).fill(9) }
  const swapped = (at: number) => `${good.slice(0, at)}${good[at] === 'A' ? 'g' : 'A'}${good.slice(at + 1)}`
  for (const wrong of [
    'x',
    good.slice(0, -1),
    good.slice(0, good.length / 2),
    swapped(good.length - 60),
    await seal([foreign]),
    await seal([{ ...newKey, id: 'third' }]),
    await seal([newKey], undefined, new Date(Date.now() - 31 * 86_400_000)),
    // Rightly sealed, for a session that is not there.
    await seal([newKey], randomUUID()),
  ]) {
    const other = browser(booking.service)
    other.setCookie(wrong)
    expect(await isSignedIn(other)).toBe(false)
  }
  const rotated = browser(booking.service)
  rotated.setCookie(await seal([oldKey]))
  expect(await isSignedIn(rotated)).toBe(true)
})

test('under https the cookie is Secure and on the configured domain, and pages send HSTS', async () => {
  const secure = await testBooking({
    BOOKING_URL: 'https://booking.agency.example',
    SESSION_COOKIE_DOMAIN: 'agency.example',
    SESSION_COOKIE_NAME: 'who',
  })
  try {
    const answer = await logIn(browser(secure.service))
    expect(answer.cookies[0]).toMatch(/^who=/)
    expect(answer.cookies[0]).toContain('; Secure')
    expect(answer.cookies[0]).toContain('; Domain=agency.example')
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=')
  } finally {
    await secure.stop()
  }
}, 60_000)

test('a password from before common ones were refused still logs in', async () => {
  await booking.pool.query(`update booking.accounts set password_hash = $1 where email = 'daniel@example.com'`, [
    await hashPassword('password'),
  ])
  const one = browser(booking.service)
  await logIn(one, 'daniel@example.com', 'password')
  expect(await isSignedIn(one)).toBe(true)
})
