import { type ExternalPerson, signAssertion } from '@agency/contracts/booking/accounts/external-assertion.server.ts'
import { makeVerificationId } from '@agency/contracts/booking/accounts/verification-id.server.ts'
import { sampleSecrets } from '@agency/contracts/sample-secrets.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { browser, isSignedIn, logIn, samplePassword, site } from '../../testing/browser.ts'
import { testBooking } from '../../testing/test-booking.ts'

const agentKey = sampleSecrets.AGENT_VALIDATION_KEY
const sharedSecret = sampleSecrets.EXTERNAL_ASSERTION_SECRET
const dayMs = 24 * 60 * 60 * 1000

const booking = await testBooking()

beforeEach(async () => {
  await booking.pool.query('delete from booking.sign_in_attempts')
})

afterAll(() => booking.stop())

const agentLogin = (verification: string, login = 'KLN-0042', password = samplePassword) => {
  const one = browser(booking.service)
  const fields = { UserLoginID: login, Pwd: password, VerificationID: verification, btnLogin: 'Login' }
  return one.post('/agent/login', fields).then(answer => ({ one, answer }))
}

test.each(['utf8', 'utf16le'] as const)(
  'an agent logs in with a verification in %s, by ID or user name',
  async encoding => {
    for (const login of ['KLN-0042', 'kln-0042', 'MeiLing']) {
      const { one, answer } = await agentLogin(makeVerificationId(agentKey, new Date(), { encoding }), login)
      expect(answer.status).toBe(200)
      expect(answer.text).toContain('name="isAgent" value="True"')
      expect(await isSignedIn(one)).toBe(true)
    }
  },
)

test('characters that fold into a name do not match it, but count towards its limit', async () => {
  const login = (name: string, password = samplePassword) =>
    agentLogin(makeVerificationId(agentKey, new Date()), name, password).then(({ answer }) => answer)
  for (const name of ['ＫＬＮ-0042', 'kl\u0273-0042', 'me\u0131ling', '\u212aLN-0042']) {
    expect((await login(name)).location).toContain('loginerror')
  }
  // Its trading ID and its user name are one account.
  const statuses = []
  for (const name of ['KLN-0042', 'meiling', 'MEILING', 'kln-0042', 'MeiLing', 'Kln-0042', 'meiling']) {
    statuses.push((await login(name, 'guess')).status)
  }
  expect(statuses).toEqual([303, 303, 303, 303, 303, 429, 429])
  const spellings = ['none-si', 'none-s\u0131', 'none-\u017fi', 'NONE-SI', 'none-\uff53i', 'NONE-\u017fI']
  const unknown = []
  for (const name of spellings) unknown.push((await login(name, 'guess')).status)
  expect(unknown).toEqual([303, 303, 303, 303, 303, 429])
})

test('a wrong password redirects to the agents’ form of the website', async () => {
  const { answer } = await agentLogin(makeVerificationId(agentKey, new Date()), 'KLN-0042', 'wrong-password')
  const text = "The trading ID and password you entered don't match."
  expect(answer.location).toBe(`${site}/AgentLogin?${new URLSearchParams({ loginerror: text })}`)
  const unknown = await agentLogin(makeVerificationId(agentKey, new Date()), 'KLN-9999', 'wrong-password')
  expect(unknown.answer.location).toBe(answer.location)
})

test('a verification is accepted once, in whatever notation it returns', async () => {
  const value = makeVerificationId(agentKey, new Date())
  const text = Buffer.from(value, 'base64').toString()
  const upper = text.replace(/[0-9a-f]{32}$/, random => random.toUpperCase())
  expect((await agentLogin(value)).answer.status).toBe(200)
  for (const again of [
    value,
    `${value}=`,
    Buffer.from(text, 'utf16le').toString('base64'),
    Buffer.from(upper).toString('base64'),
  ]) {
    const { one, answer } = await agentLogin(again)
    expect(answer.location).toContain('/AgentLogin?loginerror=')
    expect(one.cookie()).toBeUndefined()
  }
})

test('a wrong password uses the verification up', async () => {
  const value = makeVerificationId(agentKey, new Date())
  await agentLogin(value, 'KLN-0042', 'wrong-password')
  expect((await agentLogin(value)).answer.location).toContain('loginerror')
})

test('of many simultaneous logins with one verification, one succeeds', async () => {
  const value = makeVerificationId(agentKey, new Date())
  const answers = await Promise.all(Array.from({ length: 6 }, () => agentLogin(value)))
  expect(answers.filter(({ answer }) => answer.status === 200)).toHaveLength(1)
})

test('verifications of another day, of another key, and malformed ones are refused', async () => {
  const now = Date.now()
  for (const wrong of [
    makeVerificationId(agentKey, new Date(now - dayMs)),
    makeVerificationId(agentKey, new Date(now + dayMs)),
    makeVerificationId(`${agentKey}x`, new Date()),
    makeVerificationId(agentKey.slice(0, -1), new Date()),
    // What the booking site of 2019 takes tells the key to every browser.
    makeVerificationId(agentKey, new Date(), { form: 'key' }),
    Buffer.from(`${agentKey}|20261120`).toString('base64'),
    'none',
    '',
  ]) {
    const { one, answer } = await agentLogin(wrong)
    expect(answer.location).toContain('loginerror')
    expect(one.cookie()).toBeUndefined()
  }
})

const externalPerson = (change: Partial<ExternalPerson> = {}): ExternalPerson => ({
  provider: 'Google',
  subject: `subject-${Math.random()}`,
  name: 'Siti Aminah Binti Yusof',
  email: `siti-${Math.random()}@example.com`,
  emailVerified: true,
  ...change,
})

const byGoogle = async (assertion: string, more: Record<string, string> = {}, headers: Record<string, string> = {}) => {
  const one = browser(booking.service)
  const query = new URLSearchParams({
    provider: 'Google',
    id: '1',
    name: 'x',
    email: 'x@example.com',
    assertion,
    ...more,
  })
  const from = { referer: `${site}/`, 'sec-fetch-site': 'same-site', ...headers }
  return { one, answer: await one.get(`/Account/ExternalLoginCallback?${query}`, from) }
}

const byFacebook = async (assertion: string) => {
  const one = browser(booking.service)
  const fields = { 'facebookLogin.Id': '1', 'facebookLogin.Name': 'x', 'facebookLogin.Email': 'x@example.com' }
  return { one, answer: await one.post('/Account/ExternalLoginCallback', { ...fields, assertion }) }
}

test('an assertion of Google or Facebook signs in the same account each time', async () => {
  const person = externalPerson()
  const first = await byGoogle(await signAssertion(person, sharedSecret))
  expect(first.answer.text).toContain('name="FirstName" value="Siti"')
  expect(await isSignedIn(first.one)).toBe(true)
  const idOf = (text: string) => /name="UserId" value="(\d+)"/.exec(text)?.[1]
  const second = await byGoogle(await signAssertion({ ...person, email: 'moved@example.com' }, sharedSecret))
  expect(idOf(second.answer.text)).toBe(idOf(first.answer.text))
  const facebook = await byFacebook(await signAssertion({ ...person, provider: 'Facebook' }, sharedSecret))
  expect(idOf(facebook.answer.text)).toBe(idOf(first.answer.text))
})

test('posted names and addresses without an assertion sign no one in', async () => {
  const aisyah = { id: '1', name: 'Aisyah', email: 'aisyah@example.com' }
  for (const assertion of [
    '',
    'x',
    await signAssertion(externalPerson({ email: aisyah.email }), 'another-secret-of-32-characters-x'),
  ]) {
    const { one, answer } = await byGoogle(assertion, aisyah)
    expect(answer.location).toContain('loginerror')
    expect(one.cookie()).toBeUndefined()
    expect((await byFacebook(assertion)).answer.location).toContain('loginerror')
  }
  // The assertion counts, not what stands beside it.
  const { answer } = await byGoogle(await signAssertion(externalPerson(), sharedSecret), aisyah)
  expect(answer.text).toContain('value="Siti"')
})

const noticeOf = ({ answer }: { answer: { location: string | null } }) =>
  new URL(answer.location ?? '').searchParams.get('loginerror')

test.each(['sales&support@example.com', 'jürgen@example.com'])('Facebook signs in %s', async email => {
  const { one, answer } = await byFacebook(
    await signAssertion(externalPerson({ provider: 'Facebook', email }), sharedSecret),
  )
  expect(answer.status).toBe(200)
  expect(await isSignedIn(one)).toBe(true)
})

test('an assertion is accepted once, within a minute', async () => {
  const assertion = await signAssertion(externalPerson(), sharedSecret)
  const answers = await Promise.all([byGoogle(assertion), byGoogle(assertion), byFacebook(assertion)])
  expect(answers.filter(({ answer }) => answer.status === 200)).toHaveLength(1)
  const late = await signAssertion(externalPerson(), sharedSecret, new Date(Date.now() - 61_000))
  expect(noticeOf(await byGoogle(late))).toContain('longer than a minute')
  expect(noticeOf(await byGoogle(assertion))).toContain('used before')
  expect(noticeOf(await byGoogle('x'))).toContain('could not be checked')
})

test('a link from another website, a mail or no page signs no one in', async () => {
  for (const headers of [
    { referer: 'https://evil.example/', 'sec-fetch-site': 'cross-site' },
    { referer: '', 'sec-fetch-site': 'cross-site' },
    { referer: '', 'sec-fetch-site': 'none' },
  ]) {
    const { one, answer } = await byGoogle(await signAssertion(externalPerson(), sharedSecret), {}, headers)
    expect(answer.status).toBe(403)
    expect(one.cookie()).toBeUndefined()
  }
})

test('an unverified address does not open the account of its owner', async () => {
  const { one, answer } = await byGoogle(
    await signAssertion(externalPerson({ email: 'aisyah@example.com', emailVerified: false }), sharedSecret),
  )
  expect(answer.location).toContain('loginerror')
  expect(one.cookie()).toBeUndefined()
})

test('a stranger who registered another person’s address loses the account when its owner signs in', async () => {
  const victim = `victim-${Math.random()}@example.com`
  const form = {
    Email: victim,
    Password: 'Planted-2026',
    ConfirmPassword: 'Planted-2026',
    ActivationCode: '',
    firstName: 'Mallory',
    lastName: 'M',
    PrimaryPhone: '123456',
    PhoneCode1: 'MYS',
    agreeTnC: 'true',
  }
  const attacker = browser(booking.service)
  expect((await attacker.post(`/member/SimpleRegister?returnURL=${site}`, form)).location).toContain('registered')
  await logIn(attacker, victim, 'Planted-2026')
  await byFacebook(
    await signAssertion(externalPerson({ provider: 'Facebook', subject: 'mallory', email: victim }), sharedSecret),
  )
  expect(await isSignedIn(attacker)).toBe(false)
  expect((await logIn(attacker, victim, 'Planted-2026')).location).toContain('loginerror')
})
