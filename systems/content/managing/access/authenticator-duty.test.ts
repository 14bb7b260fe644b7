import { codeOf } from '@agency/service-kit/sign-in/totp.ts'
import { afterAll, expect, test } from 'vitest'
import { contentFolder, prose } from '../../testing/content-folder.ts'
import { type StudioBrowser, sampleUser, signedInAs, studioBrowser } from '../../testing/studio-browser.ts'
import { testSystem } from '../../testing/test-system.ts'
import { calls, ruleOf } from './calls.ts'

const folder = contentFolder({ 'pages/services.md': prose('Services') })
const it = await testSystem(folder, { STUDIO_SECOND_FACTOR_ROLES: 'publisher, Administrator' })
afterAll(() => it.stop())

const setUpCalls = ['GET /manage/session', 'DELETE /manage/session', 'GET /manage/me', 'POST /manage/me/totp']
const confirm = 'POST /manage/me/totp/confirm'
const refusal = { type: 'authenticator-needed', title: 'Authenticator Needed' }
const others = Object.keys(calls).filter(call => {
  const [method = '', path = ''] = call.split(' ')
  return ruleOf(method, path)?.needed !== 'anybody' && ![...setUpCalls, confirm].includes(call)
})

function knock(browser: StudioBrowser, call: string) {
  const [method = '', path = ''] = call.split(' ')
  const address = path.replace('/manage/', '').replace(/\{\w+\}/g, crypto.randomUUID())
  return browser.call(method, address, method === 'GET' ? undefined : {})
}

/** Sets up an authenticator. */
async function setUp(browser: StudioBrowser, password: string) {
  const { secret = '' } = (await browser.call('POST', 'me/totp', { password })).json
  const code = codeOf(secret, Math.floor(Date.now() / 30_000))
  expect((await browser.call('POST', 'me/totp/confirm', { code })).status).toBe(200)
}

test('a user whose role needs an authenticator can only set one up, and then use everything but cannot remove it', async () => {
  const { email, password } = sampleUser('administrator')
  const browser = studioBrowser(it)
  expect((await browser.signIn(email, password)).json).toMatchObject({ user: { totp: false, totpNeeded: true } })
  for (const call of [...others, 'GET /manage/nothing'])
    expect((await knock(browser, call)).json, call).toMatchObject({ ...refusal, status: 403 })
  expect((await browser.call('GET', 'me')).status).toBe(200)
  await setUp(browser, password)
  expect((await browser.call('GET', 'session')).json).toMatchObject({ user: { totp: true, totpNeeded: true } })
  expect((await browser.call('GET', 'users')).status).toBe(200)
  expect((await browser.call('POST', 'me/totp/remove', { password })).json).toMatchObject(refusal)
  expect((await browser.call('GET', 'me')).json.authenticatorSince).not.toBeNull()
  const entries = JSON.stringify((await browser.call('GET', 'audit')).json)
  expect(entries).toContain('POST /manage/me/totp/remove: their role needs an authenticator')
  expect(entries).toContain('added an authenticator')
})

test('such a user can sign out without one, and users of other roles need none', async () => {
  const publisher = await signedInAs(it, 'publisher')
  expect((await publisher.call('GET', 'tree')).status).toBe(403)
  expect((await publisher.call('DELETE', 'session')).status).toBe(204)
  const { email, password } = sampleUser('writer')
  const writer = studioBrowser(it)
  expect((await writer.signIn(email, password)).json).toMatchObject({ user: { totpNeeded: false } })
  expect((await writer.call('GET', 'tree')).status).toBe(200)
  await setUp(writer, password)
  expect((await writer.call('POST', 'me/totp/remove', { password })).status).toBe(204)
  expect((await it.edit('GET', 'tree')).status).toBe(200)
})
