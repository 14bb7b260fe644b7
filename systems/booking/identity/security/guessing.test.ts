import { randomUUID } from 'node:crypto'
import { signSiteVisitor, siteVisitorHeader } from '@agency/contracts/booking/visitor-of-site.server.ts'
import { sampleSecrets } from '@agency/contracts/sample-secrets.ts'
import { hashPassword } from '@agency/service-kit/sign-in/password-hash.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { browser, logIn, samplePassword, site } from '../../testing/browser.ts'
import { testBooking } from '../../testing/test-booking.ts'

const mismatch = "The email and password you entered don't match."

const booking = await testBooking()

beforeEach(async () => {
  await booking.pool.query('delete from booking.sign_in_attempts; delete from booking.call_counts')
})

afterAll(() => booking.stop())

const randomAddress = () => Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 250)).join('.')
const unknownAddress = () => `${randomUUID()}@example.com`
/** A new browser with its own address. */
const stranger = () => browser(booking.service, randomAddress())

test('a wrong password and an unknown account get the same answer', async () => {
  const strip = (answer: Awaited<ReturnType<typeof logIn>>) => ({
    status: answer.status,
    location: answer.location,
    text: answer.text,
    cookies: answer.cookies,
    headers: [...answer.headers.keys()].sort(),
  })
  const known = strip(await logIn(stranger(), 'aisyah@example.com', 'wrong-password'))
  const unknown = strip(await logIn(stranger(), unknownAddress(), 'wrong-password'))
  expect(known).toEqual(unknown)
  expect(known.location).toBe(`${site}/?${new URLSearchParams({ loginerror: mismatch })}`)
  expect(known.cookies).toEqual([])
})

test('our own page shows the same message for both, without the password', async () => {
  const login = (email: string) =>
    stranger().post(
      '/account/login?ReturnUrl=/Member/ManageProfile',
      { Email: email, Pwd: 'wrong-password' },
      { origin: booking.service.url },
    )
  const unknownEmail = unknownAddress()
  const [known, unknown] = [await login('aisyah@example.com'), await login(unknownEmail)]
  expect(known.status).toBe(422)
  expect(known.text.replaceAll('aisyah@example.com', '…')).toBe(unknown.text.replaceAll(unknownEmail, '…'))
  expect(known.text).not.toContain('wrong-password')
})

test('both answers take the same time, also for an account without a password', async () => {
  const emails = { known: [] as string[], withoutPassword: [] as string[], unknown: [] as string[] }
  const hash = await hashPassword(samplePassword)
  for (let turn = 0; turn < 15; turn++) {
    for (const [kind, passwordHash] of [
      ['known', hash],
      ['withoutPassword', null],
    ] as const) {
      const email = unknownAddress()
      emails[kind].push(email)
      await booking.pool.query(
        `insert into booking.accounts (type_code, email, first_name, last_name, password_hash) values ('MEM', $1, 'A', 'B', $2)`,
        [email, passwordHash],
      )
    }
    emails.unknown.push(unknownAddress())
  }
  const times: Record<string, number[]> = { known: [], withoutPassword: [], unknown: [] }
  // In turns, so that whatever else the machine does falls on all of them alike.
  for (let turn = 0; turn < 15; turn++) {
    for (const [kind, list] of Object.entries(emails)) {
      const started = performance.now()
      await logIn(stranger(), list[turn], 'wrong-password')
      times[kind]?.push(performance.now() - started)
    }
  }
  const median = (kind: string) => times[kind]?.sort((a, b) => a - b)[7] ?? 0
  for (const kind of ['withoutPassword', 'unknown']) {
    expect(median(kind) / median('known')).toBeGreaterThan(0.6)
    expect(median(kind) / median('known')).toBeLessThan(1.7)
  }
}, 60_000)

test('the form for a forgotten password answers known and unknown addresses with the same text in the same time', async () => {
  const ask = async (email: string) => {
    const started = performance.now()
    const answer = await stranger().post('/account/resetpassword', { Email: email }, { origin: booking.service.url })
    return { text: answer.text, took: performance.now() - started }
  }
  const [known, unknown] = [await ask('aisyah@example.com'), await ask(unknownAddress())]
  expect(known.text).toBe(unknown.text)
  expect(known.text).toContain('If there is an account')
  await expect.poll(async () => (await booking.pool.query('select * from booking.mails')).rowCount).toBe(1)
})

test('an account allows a few attempts from all addresses together, then the waits grow', async () => {
  for (const email of ['aisyah@example.com', unknownAddress()]) {
    const statuses = []
    for (let attempt = 0; attempt < 7; attempt++) statuses.push((await logIn(stranger(), email, 'guess')).status)
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429, 429])
    const refused = await logIn(stranger(), email.toUpperCase(), samplePassword)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused.text).toContain('Too many attempts. Please try again in')
    expect(refused.cookies).toEqual([])
  }
})

test('failed attempts of strangers do not lock the owner out of a known browser', async () => {
  const owner = stranger()
  await logIn(owner)
  await owner.post('/Account/LogOff', {})
  const strangers = []
  for (let attempt = 0; attempt < 9; attempt++) strangers.push((await logIn(stranger(), undefined, 'guess')).status)
  expect(strangers.slice(-2)).toEqual([429, 429])
  expect((await logIn(stranger())).status).toBe(429)
  expect((await logIn(owner)).status).toBe(200)
  // It is good for one account only, and for as few guesses as anybody has.
  await owner.post('/Account/LogOff', {})
  const guesses = []
  for (let attempt = 0; attempt < 7; attempt++) guesses.push((await logIn(owner, undefined, 'guess')).status)
  expect(guesses).toEqual([303, 303, 303, 303, 303, 429, 429])
  const forged = stranger()
  const [header, claims = '', signature] = (owner.cookie('known-browser') ?? '').split('.')
  const ofDaniel = Buffer.from(claims, 'base64url').toString().replace('"accountId":1', '"accountId":2')
  forged.setCookie(`${header}.${Buffer.from(ofDaniel).toString('base64url')}.${signature}`, 'known-browser')
  for (let attempt = 0; attempt < 6; attempt++) await logIn(stranger(), 'daniel@example.com', 'guess')
  expect((await logIn(forged, 'daniel@example.com')).status).toBe(429)
})

test('an owner can sign in although strangers used up the limit of the address, and after a reset by mail', async () => {
  const address = randomAddress()
  const owner = browser(booking.service, address)
  await logIn(owner)
  for (let attempt = 0; attempt < 34; attempt++)
    await logIn(browser(booking.service, address), unknownAddress(), 'guess')
  expect((await logIn(browser(booking.service, address))).status).toBe(429)
  expect((await logIn(owner)).status).toBe(200)

  for (let attempt = 0; attempt < 7; attempt++) await logIn(stranger(), 'daniel@example.com', 'guess')
  for (let turn = 0; turn < 8; turn++) {
    await stranger().post('/account/resetpassword', { Email: 'daniel@example.com' }, { origin: booking.service.url })
  }
  const mails = () => booking.pool.query(`select text from booking.mails where recipient = 'daniel@example.com'`)
  await expect.poll(async () => (await mails()).rowCount).toBe(5)
  const token = /token=([\w-]+)/.exec((await mails()).rows[0].text)?.[1]
  const daniel = stranger()
  await daniel.get(`/account/resetpassword?token=${token}`)
  const chosen = { Password: samplePassword, ConfirmPassword: samplePassword }
  await daniel.post('/account/resetpassword', chosen, { origin: booking.service.url })
  for (let attempt = 0; attempt < 9; attempt++) await logIn(stranger(), 'daniel@example.com', 'guess')
  expect((await logIn(daniel, 'daniel@example.com')).status).toBe(200)
}, 60_000)

test('the waits survive a restart', async () => {
  for (let attempt = 0; attempt < 9; attempt++) {
    await logIn(stranger(), 'daniel@example.com', 'guess')
    await booking.pool.query('update booking.sign_in_attempts set blocked_until = now()')
  }
  expect((await logIn(stranger(), 'daniel@example.com', 'guess')).status).toBe(303)
  await booking.restart()
  const refused = await logIn(stranger(), 'daniel@example.com')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(20)
}, 60_000)

test('an address that tries many accounts has to wait, other addresses do not', async () => {
  const address = randomAddress()
  const statuses = []
  for (let attempt = 0; attempt < 32; attempt++) {
    statuses.push((await logIn(browser(booking.service, address), unknownAddress(), 'guess')).status)
  }
  expect(statuses.slice(0, 30)).toEqual(Array(30).fill(303))
  expect(statuses.slice(30)).toContain(429)
  expect((await logIn(stranger())).status).toBe(200)
}, 60_000)

test('an X-Forwarded-For that a visitor writes is ignored', async () => {
  const statuses = new Set<number>()
  for (let attempt = 0; attempt < 34; attempt++) {
    const one = browser(booking.service, `${randomAddress()}, 203.0.113.9`)
    statuses.add((await logIn(one, unknownAddress(), 'guess')).status)
  }
  expect(statuses).toContain(429)
}, 60_000)

test('of a hundred simultaneous sign-ins most get a quick 429, and other addresses still sign in', async () => {
  const crowd = randomAddress()
  const started = performance.now()
  const hundred = Array.from({ length: 100 }, async () => {
    const answer = await logIn(browser(booking.service, crowd), unknownAddress(), 'guess')
    return { answer, took: performance.now() - started }
  })
  const other = logIn(stranger())
  const results = await Promise.all(hundred)
  const refused = results.filter(({ answer }) => answer.status === 429)
  expect(refused.length).toBeGreaterThan(80)
  for (const { answer } of refused) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await other).status).toBe(200)
  // Refusing costs no hash: most were answered before the last of those whose passwords were compared.
  const compared = results.filter(({ answer }) => answer.status !== 429)
  const before = refused.filter(({ took }) => compared.some(one => one.took > took))
  expect(before.length).toBeGreaterThan(refused.length / 2)
}, 60_000)

test('the check whether an address has an account is limited', async () => {
  const one = stranger()
  const ask = (email: string) => one.post('/Member/CheckEmailExist', { email }, { origin: null })
  expect((await ask('Aisyah@example.com')).text).toBe('true')
  expect((await ask(unknownAddress())).text).toBe('false')
  const statuses = await Promise.all(Array.from({ length: 260 }, async () => (await ask(unknownAddress())).status))
  expect(statuses).toContain(429)
}, 60_000)

test('the website checks addresses for its visitors, and each visitor has a separate limit', async () => {
  const website = randomAddress()
  const ask = async (visitor: string, secret: string = sampleSecrets.EXTERNAL_ASSERTION_SECRET) => {
    const headers = { [siteVisitorHeader]: await signSiteVisitor(visitor, secret, new Date()) }
    const fields = { email: unknownAddress() }
    return (await browser(booking.service, website).post('/Member/CheckEmailExist', fields, { origin: null, headers }))
      .status
  }
  const greedy = randomAddress()
  const statuses = await Promise.all(Array.from({ length: 80 }, () => ask(greedy)))
  expect(statuses.filter(status => status === 200)).toHaveLength(60)
  expect(await ask(randomAddress())).toBe(200)
  // A direct call has the same limit, and a call with a forged visitor counts for its real address.
  const direct = browser(booking.service, greedy).post(
    '/Member/CheckEmailExist',
    { email: unknownAddress() },
    { origin: null },
  )
  expect((await direct).status).toBe(429)
  const forged = await Promise.all(Array.from({ length: 70 }, () => ask(randomAddress(), 'another secret')))
  expect(forged).toContain(429)
}, 60_000)
