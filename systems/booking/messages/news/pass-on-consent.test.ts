import { answering } from '@agency/testing/answering.ts'
import { registerWords } from '@agency/words/booking/register/words.ts'
import { afterAll, expect, test } from 'vitest'
import { browser, logIn, site } from '../../testing/browser.ts'
import { testBooking } from '../../testing/test-booking.ts'

const heard: { path?: string; body: { email: string } }[] = []
let answer = { status: 503, body: {} as object }
const backend = await answering(async (request, response) => {
  let text = ''
  for await (const chunk of request) text += chunk
  const body = JSON.parse(text)
  heard.push({ path: request.url, body })
  if (body.email.startsWith('poison')) response.writeHead(500).end()
  else response.writeHead(answer.status).end(JSON.stringify(answer.body))
})
const booking = await testBooking({ BACKEND_URL: backend })
afterAll(() => booking.stop())

async function signUp(email: string, more: Record<string, string>, language = 'en') {
  const one = browser(booking.service)
  one.setCookie(language, 'site-language')
  const answered = await one.post(`/member/SimpleRegister?returnURL=${site}`, {
    Email: email,
    Password: 'Wander-2026',
    ConfirmPassword: 'Wander-2026',
    ActivationCode: '',
    firstName: 'Mei',
    lastName: 'Tan',
    PrimaryPhone: '123456789',
    PhoneCode1: 'MYS',
    agreeTnC: 'true',
    ...more,
  })
  expect(answered.location).toContain('registered')
}

const waiting = async () => {
  const { rows } = await booking.pool.query(
    'select 1 from booking.members where (agreed_news_at is null) <> (news_passed_on_at is null)',
  )
  return rows.length
}

test('a sign-up does not wait for the backend, which gets the consent when it answers again', async () => {
  await signUp('quiet@example.com', {})
  await signUp('offers@example.com', { subscribeNews: 'true' })
  await expect.poll(() => heard.length, { timeout: 20_000 }).toBeGreaterThan(0)
  expect(await waiting()).toBe(1)
  answer = { status: 200, body: { success: true } }
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0)
  expect(heard.at(-1)).toEqual({
    path: '/v1.0/ContactUs/newsSubcribe',
    body: {
      email: 'offers@example.com',
      consentText: 'Send me offers by e-mail, as the privacy notice describes.',
      source: '/member/SimpleRegister',
    },
  })
  expect(heard.map(({ body }) => body.email)).not.toContain('quiet@example.com')
  const times = heard.length
  await signUp('later@example.com', { subscribeNews: 'true' })
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0)
  expect(heard.slice(times).map(({ body }) => body.email)).toEqual(['later@example.com'])
  await signUp('malay@example.com', { subscribeNews: 'true' }, 'ms')
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0)
  expect(heard.at(-1)?.body).toMatchObject({ consentText: registerWords('ms').consent, noticeLanguage: 'ms' })
  expect(booking.service.output()).not.toContain('@example.com')
})

test('an address that the backend refuses does not delay the others', async () => {
  answer = { status: 422, body: { success: false } }
  await signUp('odd@example.com', { subscribeNews: 'true' })
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0)
  await expect.poll(booking.service.output).toContain('an address is not taken for offers')
})

test('an address that makes the backend fail does not delay the others', async () => {
  answer = { status: 200, body: { success: true } }
  await signUp('poison@example.com', { subscribeNews: 'true' })
  await expect.poll(() => heard.map(({ body }) => body.email)).toContain('poison@example.com')
  await signUp('behind@example.com', { subscribeNews: 'true' })
  await expect.poll(waiting, { timeout: 20_000 }).toBe(1)
  expect(heard.map(({ body }) => body.email)).toContain('behind@example.com')
  await booking.pool.query('update booking.members set news_passed_on_at = agreed_news_at')
})

test('withdrawing consent in the profile unsubscribes the address if it is confirmed', async () => {
  answer = { status: 200, body: { success: true } }
  const profile = { firstName: 'Mei', lastName: 'Tan', countryCode: 'MYS', phone: '' }
  for (const email of ['theirs@example.com', 'of-another@example.com']) {
    await signUp(email, { subscribeNews: 'true' })
    await expect.poll(waiting, { timeout: 20_000 }).toBe(0)
    const confirmed = email.startsWith('theirs') ? new Date() : null
    await booking.pool.query('update booking.accounts set email_confirmed_at = $1 where email = $2', [confirmed, email])
    const one = browser(booking.service)
    await logIn(one, email)
    const times = heard.length
    await one.post('/Member/ManageProfile', profile, { origin: booking.service.url })
    await expect.poll(waiting, { timeout: 20_000 }).toBe(0)
    const told = confirmed ? [{ path: '/v1.0/ContactUs/newsWithdraw', body: { email } }] : []
    expect(heard.slice(times)).toEqual(told)
  }
})
