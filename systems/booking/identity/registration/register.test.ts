import { accountWords } from '@agency/words/booking/account/words.ts'
import { faultWords } from '@agency/words/booking/faults/words.ts'
import { registerWords } from '@agency/words/booking/register/words.ts'
import { accountMailWords } from '@agency/words/mails/account/words.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { browser, isSignedIn, logIn, site } from '../../testing/browser.ts'
import { testBooking } from '../../testing/test-booking.ts'

const booking = await testBooking()

beforeEach(async () => {
  await booking.pool.query('delete from booking.mails; delete from booking.call_counts')
})

afterAll(() => booking.stop())

const form = (change: Record<string, string> = {}) => ({
  Email: 'Siti@Example.com',
  Password: 'Wander-2026',
  ConfirmPassword: 'Wander-2026',
  ActivationCode: '',
  firstName: 'Siti',
  lastName: 'Aminah',
  PrimaryPhone: '12-345 6789',
  PhoneCode1: 'MYS',
  agreeTnC: 'true',
  ...change,
})

const register = (fields: Record<string, string>, origin: string = site) =>
  browser(booking.service).post(`/member/SimpleRegister?returnURL=${site}`, fields, { origin })

const row = async (email: string) =>
  (
    await booking.pool.query(
      'select * from booking.accounts join booking.members on account_id = id where email = $1',
      [email],
    )
  ).rows[0]

test('a registration makes a member, confirms it, and signs no one in', async () => {
  const answer = await register(form({ subscribeNews: 'true', ActivationCode: 'FRIEND1' }))
  expect([answer.status, answer.location]).toEqual([303, `${site}/?status=registered`])
  expect(answer.cookies).toEqual([])
  expect(await row('siti@example.com')).toMatchObject({
    first_name: 'Siti',
    type_code: 'MEM',
    country_code: 'MYS',
    activation_code: 'FRIEND1',
    agreed_terms_at: expect.any(Date),
    agreed_news_at: expect.any(Date),
    email_confirmed_at: null,
  })
  const one = browser(booking.service)
  await logIn(one, 'siti@example.com')
  expect(await isSignedIn(one)).toBe(true)
})

test('a registration whose mail cannot be stored creates no member and can be repeated', async () => {
  await booking.pool.query('alter table booking.mails rename to mails_elsewhere')
  const failed = await register(form({ Email: 'again@example.com' }))
  await booking.pool.query('alter table booking.mails_elsewhere rename to mails')
  expect([failed.status, await row('again@example.com')]).toEqual([500, undefined])
  expect((await register(form({ Email: 'again@example.com' }))).location).toBe(`${site}/?status=registered`)
  expect((await booking.pool.query('select recipient from booking.mails')).rows).toEqual([
    { recipient: 'again@example.com' },
  ])
})

test('a password of seven characters makes no account', async () => {
  const [Email, Password] = ['seven@example.com', 'seven77']
  await register(form({ Email, Password, ConfirmPassword: Password }))
  expect(await row(Email)).toBeUndefined()
})

test('an address and a password suffice for an account; names and phone are optional', async () => {
  const left = { firstName: ' ', lastName: '', PrimaryPhone: '', PhoneCode1: '' }
  const answer = await register(form({ Email: 'short.form@example.com', ...left }))
  expect(answer.location).toBe(`${site}/?status=registered`)
  expect(await row('short.form@example.com')).toMatchObject({
    first_name: 'short.form',
    last_name: '',
    phone: null,
    country_code: null,
  })
})

test('consent to news follows the checkbox, and old referral codes are ignored', async () => {
  for (const [index, code] of ['SCB100', 'scb200'].entries()) {
    const email = `code${index}@example.com`
    await register(form({ Email: email, ActivationCode: code }))
    expect(await row(email)).toMatchObject({ activation_code: null, agreed_news_at: null })
  }
})

test('a consent is stored with its time and the version of its text', async () => {
  await register(form({ Email: 'pdpa@example.com', pdpaConsent: '2026-11' }))
  expect(await row('pdpa@example.com')).toMatchObject({
    agreed_news_at: expect.any(Date),
    agreed_news_words: '2026-11',
  })
})

test('a visitor who reads Chinese gets pages, notices and mails in it, and links to pages of that language', async () => {
  const one = browser(booking.service)
  one.setCookie('zh', 'site-language')
  const { text } = await one.get('/Member/SimpleRegister')
  expect(text).toContain('<html lang="zh-Hans-MY">')
  for (const words of [registerWords('zh').title, '我同意按', '马来西亚', `href="${site}/zh/contactus"`])
    expect(text).toContain(words)
  const path = `/member/SimpleRegister?returnURL=${site}`
  const refused = await one.post(path, form({ Email: 'nobody' }))
  expect(refused.location).toBe(`${site}/zh?${new URLSearchParams({ registererror: faultWords('zh').badEmail })}`)
  expect((await one.post(path, form({ Email: 'mei@example.com' }))).location).toBe(`${site}/zh?status=registered`)
  expect(await row('mei@example.com')).toMatchObject({ notice_language: 'zh' })
  const { rows } = await booking.pool.query('select subject, language from booking.mails')
  expect(rows).toEqual([{ subject: accountMailWords('zh').confirm.subject, language: 'zh' }])
  await logIn(one, 'mei@example.com')
  const own = { origin: booking.service.url }
  const traveller = { bornOn: '1990-01-02', nationality: 'MYS' }
  const typed = await one.post('/Tools/TravellerGroup', { ...traveller, fullName: '陈小明' }, own)
  expect([typed.status, typed.text]).toEqual([422, expect.stringContaining(faultWords('zh').notLatin)])
  expect(typed.text).toContain(accountWords('zh').group.latin)
  expect((await one.post('/Tools/TravellerGroup', { ...traveller, fullName: 'TAN SIÉW MING' }, own)).status).toBe(303)
  await logIn(one)
  expect((await one.get('/Account/UpcomingTrips')).text).toContain('<h2 class="card__title" lang="en-MY">')
})

test.each([undefined, 'ta', 'z'.repeat(4000)])('with the cookie %s pages are in English', async language => {
  const one = browser(booking.service)
  if (language) one.setCookie(language, 'site-language')
  expect((await one.get('/Member/SimpleRegister')).text).toContain('<html lang="en">')
})

test('a member withdraws consent to news in the profile', async () => {
  await register(form({ Email: 'news@example.com', subscribeNews: 'true' }))
  const one = browser(booking.service)
  await logIn(one, 'news@example.com')
  const profile = { firstName: 'Siti', lastName: '', countryCode: 'MYS', phone: '' }
  const save = (more: Record<string, string>) =>
    one.post('/Member/ManageProfile', { ...profile, ...more }, { origin: booking.service.url })
  const { agreed_news_at: given } = await row('news@example.com')
  await save({ news: 'true' })
  expect((await row('news@example.com')).agreed_news_at).toEqual(given)
  await save({})
  expect((await row('news@example.com')).agreed_news_at).toBeNull()
})

test.each([
  [{ Email: '' }, 'Email: Required'],
  [{ Email: 'siti' }, 'Invalid email format.'],
  [{ Email: 'aisyah@EXAMPLE.com' }, 'Email already exists'],
  [{ Password: 'short', ConfirmPassword: 'short' }, 'Min 8 characters'],
  [{ ConfirmPassword: 'other-password' }, 'Password and confirm password not match.'],
  [{ PrimaryPhone: 'call me' }, 'Invalid phone number.'],
  [{ PhoneCode1: '60' }, 'Please choose a country.'],
  [{ agreeTnC: '' }, 'Please check the term and condition to proceed with registration.'],
])('%j is refused, both for the website and on our own page', async (change: Record<string, string>, text) => {
  const fields = form({ Email: 'refused@example.com', ...change })
  const answer = await register(fields)
  expect(answer.location).toBe(`${site}/?${new URLSearchParams({ registererror: text })}`)
  const own = await register(fields, booking.service.url)
  expect(own.status).toBe(422)
  expect(own.text).toContain(text.split(': ').at(-1))
  expect(own.text).not.toContain('Wander-2026')
  expect(await row('refused@example.com')).toBeUndefined()
})

test.each(['password1', 'Sunshine', 'siti.aminah'])(
  'the guessed password %s is refused at its field, also for the website, and what else was typed stays',
  async Password => {
    const fields = form({ Email: 'guessed@example.com', Password, ConfirmPassword: Password })
    for (const origin of [site, booking.service.url]) {
      const answer = await register(fields, origin)
      expect([answer.status, await row('guessed@example.com')]).toEqual([422, undefined])
      expect(answer.text).toMatch(/<input id="Password"[^>]*aria-invalid="true"/)
      expect(answer.text).toMatch(/guessed first/)
      expect(answer.text).toContain('value="guessed@example.com"')
    }
  },
)

test('the mailed link confirms the address when its button is pressed, not when it is opened', async () => {
  await register(form({ Email: 'mail@example.com' }))
  const { rows } = await booking.pool.query(`select text from booking.mails where recipient = 'mail@example.com'`)
  const link = /http\S+/.exec(rows[0].text)?.[0] ?? ''
  const one = browser(booking.service)
  expect((await one.get(link)).location).toBe('/Member/ConfirmEmail')
  expect((await one.get('/Member/ConfirmEmail')).text).toContain('mail@example.com')
  expect((await row('mail@example.com')).email_confirmed_at).toBeNull()
  const confirmed = await one.post('/Member/ConfirmEmail', {}, { origin: booking.service.url })
  expect(confirmed.location).toBe(`${site}/?email=mail%40example.com&status=success-validate`)
  expect((await row('mail@example.com')).email_confirmed_at).not.toBeNull()
  await one.get(link)
  expect((await one.get('/Member/ConfirmEmail')).location).toBe(`${site}/?error=account-activated`)
  expect((await one.get('/Member/ConfirmEmail')).location).toBe(`${site}/?error=invalid-param`)
})

test('two registrations of one address at the same moment make one account', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => register(form({ Email: 'twice@example.com' }))))
  expect(answers.filter(answer => answer.location?.includes('registered'))).toHaveLength(1)
})

test('both spellings of the path are answered', async () => {
  for (const path of ['/member/SimpleRegister', '/Member/SimpleRegister']) {
    expect((await browser(booking.service).get(path)).text).toContain('Create an account')
  }
})
