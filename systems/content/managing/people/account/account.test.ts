import { codeOf } from '@agency/service-kit/sign-in/totp.ts'
import { eventually } from '@agency/testing/eventually.ts'
import { afterAll, expect, test } from 'vitest'
import { invitedUser, samplePassword, tokenMailedTo } from '../../../testing/invited-user.ts'
import { mailingSystem } from '../../../testing/mailing-system.ts'
import { signedInAs, studioBrowser } from '../../../testing/studio-browser.ts'

let weak: Awaited<ReturnType<typeof newUser>> | undefined
const it = await mailingSystem()
afterAll(() => it.stop())

const newUser = (email: string) => invitedUser(it, { email })
const step = () => Math.floor(Date.now() / 30_000)
type Codes = { codes: string[] }

/** A user with an authenticator, its secret, and the recovery codes. */
async function carefulUser(email: string) {
  const user = await newUser(email)
  const { secret = '' } = (await user.browser.call('POST', 'me/totp', { password: samplePassword })).json
  const code = codeOf(secret, step() - 1)
  const { codes } = (await user.browser.call<Codes>('POST', 'me/totp/confirm', { code })).json
  return { ...user, secret, code, codes }
}

test('a changed password needs the current one and ends the other sessions', async () => {
  const { browser } = await newUser('changes@example.com')
  const other = studioBrowser(it)
  await other.signIn('changes@example.com', samplePassword)
  const put = (current: string) =>
    browser.call('PUT', 'me', { name: 'Siti', password: { current, next: `${samplePassword} 3` } })
  expect(await put('not it').then(({ status, json }) => [status, json.faults])).toMatchObject([
    422,
    [{ path: ['password', 'current'] }],
  ])
  expect((await put(samplePassword)).json).toMatchObject({ user: { name: 'Siti' } })
  expect((await browser.call('GET', 'session')).status).toBe(200)
  expect((await other.call('GET', 'session')).status).toBe(401)
})

test('an authenticator is offered as text, link and picture, and required after its first code', async () => {
  const email = 'begins@example.com'
  const { browser } = await newUser(email)
  const { json } = await browser.call('POST', 'me/totp', { password: samplePassword })
  expect(json.uri).toContain(`secret=${json.secret}`)
  expect(json.qr).toContain('<svg')
  expect((await studioBrowser(it).signIn(email, samplePassword)).status).toBe(200)
  expect((await browser.call('POST', 'me/totp/confirm', { code: '000000' })).status).toBe(422)
  const code = codeOf(json.secret ?? '', step())
  expect((await browser.call<Codes>('POST', 'me/totp/confirm', { code })).json.codes).toHaveLength(10)
  const without = await studioBrowser(it).signIn(email, samplePassword)
  expect([without.status, without.json.type]).toEqual([401, 'code-needed'])
})

test('adding an authenticator needs the password, ends other sessions, and is reported by mail', async () => {
  const email = 'left-behind@example.com'
  const { browser } = await newUser(email)
  const other = studioBrowser(it)
  await other.signIn(email, samplePassword)
  expect((await browser.call('POST', 'me/totp', { password: 'not it' })).status).toBe(422)
  expect((await browser.call('POST', 'me/totp', {})).status).toBe(400)
  const { secret = '' } = (await browser.call('POST', 'me/totp', { password: samplePassword })).json
  expect((await other.call('GET', 'session')).status).toBe(200)
  expect((await browser.call('POST', 'me/totp/confirm', { code: codeOf(secret, step()) })).status).toBe(200)
  expect((await other.call('GET', 'session')).status).toBe(401)
  expect((await browser.call('GET', 'session')).status).toBe(200)
  const mail = () => it.mails.received.findLast(({ recipients }) => recipients.includes(email))
  await eventually('the owner gets a mail', () => mail()?.text?.includes('authenticator'))
  expect(mail()?.text).not.toContain('/studio/password/')
})

test('a new sign-in ends the previous session of the browser', async () => {
  const email = 'again@example.com'
  const { browser } = await newUser(email)
  type Listed = { sessions: { id: string }[] }
  await browser.signIn(email, samplePassword)
  expect((await browser.call<Listed>('GET', 'me/sessions')).json.sessions).toHaveLength(1)
})

test.each(['aaaaaaaaaaaa', '123456789012', 'passwordpassword', 'weak@example.com'])(
  'the weak password %s is refused everywhere',
  async next => {
    const email = 'weak@example.com'
    weak ??= await newUser(email)
    const put = { name: 'Weak', password: { current: samplePassword, next } }
    const answer = await weak.browser.call<{ detail: string; faults: object[] }>('PUT', 'me', put)
    expect([answer.status, answer.json.faults]).toMatchObject([422, [{ path: ['password', 'next'] }]])
    await weak.browser.call('POST', 'password-reset', { email })
    const link = `password-reset/${await tokenMailedTo(it, email)}`
    expect((await weak.browser.call('POST', link, { password: next })).status).toBe(422)
    expect((await weak.browser.call('POST', link, { password: samplePassword })).status).toBe(204)
    await weak.browser.signIn(email, samplePassword)
  },
)

test('a name that looks like the name of another user is refused', async () => {
  const { browser, administrator } = await newUser('twin@example.com')
  expect((await browser.call('PUT', 'me', { name: 'Sample administrator' })).status).toBe(409)
  const lookAlike = 'Sаmple  Administrator'
  expect((await browser.call('PUT', 'me', { name: lookAlike })).json).toMatchObject({
    detail: expect.stringContaining('has this name'),
  })
  const invitation = { name: lookAlike, email: 'other-twin@example.com', role: 'writer' }
  expect((await administrator.call('POST', 'users', invitation)).status).toBe(409)
  expect((await browser.call('PUT', 'me', { name: 'Siti the twin' })).status).toBe(200)
})

test('each code of an authenticator signs in once; an administrator removes it', async () => {
  const email = 'careful@example.com'
  const { id, administrator, secret, code } = await carefulUser(email)
  const signIn = (typed: string) => studioBrowser(it).signIn(email, samplePassword, typed)
  expect((await signIn(code)).status).toBe(401)
  const next = codeOf(secret, step())
  expect((await signIn(next)).status).toBe(200)
  expect((await signIn(next)).status).toBe(401)
  expect((await administrator.call('DELETE', `users/${id}/totp`)).status).toBe(204)
  expect((await studioBrowser(it).signIn(email, samplePassword)).status).toBe(200)
})

test('a recovery code works once, in any notation; new codes need the password and replace the old ones', async () => {
  const email = 'lost-phone@example.com'
  const { browser, codes } = await carefulUser(email)
  const [first = '', second = ''] = codes
  const signIn = (typed: string) => studioBrowser(it).signIn(email, samplePassword, typed)
  expect((await browser.call('GET', 'me')).json).toMatchObject({ recoveryCodes: 10 })
  expect((await signIn(first.toLowerCase().replaceAll('-', ' '))).status).toBe(200)
  expect((await signIn(first)).status).toBe(401)
  expect((await browser.call('GET', 'me')).json).toMatchObject({ recoveryCodes: 9 })
  const stored = await it.system.db.$client.query('select row_to_json(c)::text as text from content.recovery_codes c')
  expect(stored.rows.map(row => row.text).join()).not.toContain(second)

  expect((await browser.call('POST', 'me/recovery-codes', { password: 'not it' })).status).toBe(422)
  const renewed = (await browser.call<Codes>('POST', 'me/recovery-codes', { password: samplePassword })).json.codes
  expect((await signIn(second)).status).toBe(401)
  expect((await signIn(renewed[0] ?? '')).status).toBe(200)
})

test('removing an authenticator needs the password, and removes its recovery codes', async () => {
  const email = 'back@example.com'
  const { browser, codes } = await carefulUser(email)
  expect((await browser.call('POST', 'me/totp/remove', { password: 'not it' })).status).toBe(422)
  expect((await browser.call('GET', 'session')).json).toMatchObject({ user: { totp: true } })
  expect((await browser.call('POST', 'me/totp/remove', { password: samplePassword })).status).toBe(204)
  expect((await browser.call('GET', 'me')).json).toEqual({ authenticatorSince: null, recoveryCodes: 0, mails: true })
  const { secret = '' } = (await browser.call('POST', 'me/totp', { password: samplePassword })).json
  await browser.call('POST', 'me/totp/confirm', { code: codeOf(secret, step()) })
  expect((await studioBrowser(it).signIn(email, samplePassword, codes[0])).status).toBe(401)
})

test('wrong passwords in the account slow down the next attempts', async () => {
  const { browser } = await carefulUser('left-open@example.com')
  const guess = () => browser.call('POST', 'me/totp/remove', { password: 'a guess' })
  for (let attempt = 0; attempt < 5; attempt++) expect((await guess()).status).toBe(422)
  const late = await guess()
  expect(late.status).toBe(429)
  expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('users list and end their own sessions, and cannot end those of others', async () => {
  const { browser } = await newUser('browsers@example.com')
  const [other, third] = [studioBrowser(it), studioBrowser(it)]
  for (const one of [other, third]) await one.signIn('browsers@example.com', samplePassword)
  type Listed = { sessions: { id: string; current: boolean }[] }
  const list = async () => (await browser.call<Listed>('GET', 'me/sessions')).json.sessions
  expect(await list()).toHaveLength(3)
  expect((await list())[0]).toMatchObject({ browser: 'Firefox on Windows' })
  const id = (await other.call<Listed>('GET', 'me/sessions')).json.sessions.find(session => session.current)?.id
  const stranger = await signedInAs(it, 'reader')
  expect((await stranger.call('DELETE', `me/sessions/${id}`)).status).toBe(404)
  expect((await browser.call('DELETE', `me/sessions/${id}`)).status).toBe(204)
  expect((await other.call('GET', 'session')).status).toBe(401)
  expect((await third.call('GET', 'session')).status).toBe(200)
  expect((await browser.call('DELETE', 'me/sessions')).status).toBe(204)
  expect((await third.call('GET', 'session')).status).toBe(401)
  expect(await list()).toMatchObject([{ current: true }])
})

test('users download their own data, which contains no secret', async () => {
  const { browser, secret } = await carefulUser('curious@example.com')
  const { json, headers } = await browser.call<{ studio: object[] }>('GET', 'me/export')
  expect(headers.get('content-disposition')).toContain('attachment')
  expect(json.studio).toMatchObject([{ email: 'curious@example.com', done: [{ what: 'chose a password' }, {}, {}] }])
  expect(JSON.stringify(json)).not.toMatch(new RegExp(`argon2|tokenHash|codeHash|${secret}`))
})

test('the end of the tour is stored per user', async () => {
  const { browser } = await newUser('new-here@example.com')
  expect((await browser.call('GET', 'session')).json).toMatchObject({ user: { tourEnded: false } })
  expect((await browser.call('PUT', 'me/tour')).status).toBe(204)
  expect((await browser.call('GET', 'session')).json).toMatchObject({ user: { tourEnded: true } })
})
