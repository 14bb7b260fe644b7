import { signAssertion } from '@agency/contracts/booking/accounts/external-assertion.server.ts'
import { makeVerificationId } from '@agency/contracts/booking/accounts/verification-id.server.ts'
import { sampleSecrets } from '@agency/contracts/sample-secrets.ts'
import { afterAll, expect, test } from 'vitest'
import { browser, logIn, samplePassword, site } from '../../testing/browser.ts'
import { testBooking } from '../../testing/test-booking.ts'

const booking = await testBooking({ LOG_LEVEL: 'debug' })

afterAll(() => booking.stop())

test('no log line or redirect contains a password, token, session, address or name, even after failures', async () => {
  const one = browser(booking.service)
  const own = { origin: booking.service.url }
  const secrets = [samplePassword, 'aisyah@example.com', 'aisyah', 'Rahman']
  const said: (string | null)[] = []
  const tell = async (answer: Promise<{ location: string | null }>) => said.push((await answer).location)

  await tell(logIn(one, 'aisyah@example.com', 'A-wrong-1-to-look-for'))
  await tell(logIn(one))
  secrets.push('A-wrong-1-to-look-for', one.cookie() ?? '')

  const verification = makeVerificationId(sampleSecrets.AGENT_VALIDATION_KEY, new Date())
  await tell(one.post('/agent/login', { UserLoginID: 'KLN-0042', Pwd: samplePassword, VerificationID: verification }))
  const person = {
    provider: 'Google',
    subject: 'g-1',
    name: 'Rahman',
    email: 'g@example.com',
    emailVerified: true,
  } as const
  const assertion = await signAssertion(person, sampleSecrets.EXTERNAL_ASSERTION_SECRET)
  const callback = `/Account/ExternalLoginCallback?provider=Google&assertion=${assertion}`
  await tell(one.get(callback, { referer: `${site}/` }))
  secrets.push(verification, sampleSecrets.AGENT_VALIDATION_KEY, assertion, 'g@example.com')

  await tell(one.post('/account/resetpassword', { Email: 'aisyah@example.com' }, own))
  const mails = () => booking.pool.query<{ text: string }>('select text from booking.mails')
  await expect.poll(async () => (await mails()).rowCount).toBe(1)
  const token = /token=([\w-]+)/.exec((await mails()).rows[0]?.text ?? '')?.[1] ?? ''
  expect(token).toHaveLength(43)
  await tell(one.get(`/account/resetpassword?token=${token}`))
  await tell(one.post('/account/resetpassword', { Password: 'Brand-new-2026', ConfirmPassword: 'Brand-new-2026' }, own))
  secrets.push(token, 'Brand-new-2026')

  // With a table missing, every query of a sign-in fails and is logged.
  await booking.pool.query('alter table booking.accounts rename to elsewhere')
  expect((await logIn(browser(booking.service))).status).toBe(500)
  const form = {
    Email: 'new@example.com',
    Password: samplePassword,
    ConfirmPassword: samplePassword,
    ActivationCode: '',
    firstName: 'Rahman',
  }
  const rest = { lastName: 'Rahman', PrimaryPhone: '123456', PhoneCode1: 'MYS', agreeTnC: 'true' }
  expect((await one.post(`/member/SimpleRegister?returnURL=${site}`, { ...form, ...rest })).status).toBe(500)
  await booking.pool.query('alter table booking.elsewhere rename to accounts')
  secrets.push('new@example.com', '$argon2')

  const output = booking.service.output()
  expect(output).toContain('query failed')
  expect(output).toContain('"path":"/account/login"')
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(4)
    expect(output).not.toContain(secret)
    for (const location of said) expect(location ?? '').not.toContain(secret)
  }
}, 60_000)
