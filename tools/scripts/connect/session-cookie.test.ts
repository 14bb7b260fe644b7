import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sampleSecrets } from '@agency/contracts/sample-secrets.ts'
import type { SessionUser } from '@agency/contracts/session/session.ts'
import { sealSession, sessionKeysSetting } from '@agency/contracts/session/session-cookie.server.ts'
import { verdictLines } from '@agency/contracts/suite/report.ts'
import { machineKeySetting } from '@agency/site/app/clients/booking/session/forms-ticket.server.ts'
import type { SessionSettings, SessionWay } from '@agency/site/app/clients/booking/session/visitor-sessions.server.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { judgeCookie } from './session-cookie.ts'

const minute = 60_000
const keys = sessionKeysSetting.parse(sampleSecrets.SESSION_KEYS)
const aisyah = { firstName: 'Aisyah', userId: 7, userTypeCode: 'MEM', isAgent: false } as const
const hex = (bytes: number) => randomBytes(bytes).toString('hex')

/** A booking site to which the cookie `aisyah` signs in. */
const booking = createServer(({ url, headers }, response) => {
  if (url !== '/Account/WhoAmI') return response.writeHead(404).end()
  const authenticated = headers.cookie?.includes('=aisyah') === true
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ ...aisyah, authenticated }))
})
let bookingUrl = ''
beforeAll(async () => {
  await new Promise<void>(resolve => booking.listen(0, '127.0.0.1', resolve))
  bookingUrl = `http://127.0.0.1:${(booking.address() as AddressInfo).port}`
})
afterAll(() => void booking.close())

const settings = (SESSION: SessionWay, more: Partial<SessionSettings> = {}): SessionSettings => ({
  SESSION,
  SESSION_COOKIE_NAME: 'session',
  SESSION_KEYS: keys,
  SITE_URL: 'http://localhost:3000',
  BOOKING_URL: bookingUrl,
  ...more,
})

async function sealed(user: SessionUser, minutesLeft = 20): Promise<string> {
  const now = new Date()
  return sealSession(user, { sessionId: 's', expires: new Date(now.getTime() + minutesLeft * minute), now }, keys)
}

async function linesFor(pasted: string, env: SessionSettings): Promise<string> {
  const { what, verdict } = await judgeCookie(pasted, env)
  return verdictLines(what, verdict).join('\n')
}

test('a valid cookie names the signed-in member or agent, however it is pasted', async () => {
  const value = await sealed(aisyah)
  for (const pasted of [value, `"${value}"`, `session=${value}`, `Cookie: theme=dark; session=${value}`]) {
    expect(await linesFor(pasted, settings('jwe'))).toBe('  holds               cookie session (Aisyah, a member, MEM)')
  }
  const agent = await sealed({ ...aisyah, userTypeCode: 'AGT', isAgent: true })
  expect(await linesFor(agent, settings('jwe'))).toContain('(Aisyah, an agent, AGT)')
  const nameless = await linesFor(await sealed({ ...aisyah, firstName: '' }), settings('jwe'))
  expect(nameless).toMatch(/^ {2}differs \(harmless\) .*\n +· firstName: is missing/)
})

test.each<[string, SessionWay, () => string | Promise<string>, RegExp]>([
  ['over', 'jwe', () => sealed(aisyah, -5), /it is over\. Log in anew/],
  ['over, set by the site', 'handoff', () => sealed(aisyah, -5), /it is over\. Log in anew/],
  ['the booking site’s, where the site sets its own', 'handoff', () => hex(64), /Paste the cookie that this site sets/],
  ['a ticket', 'jwe', () => hex(64), /it is no compact JWE.*SESSION=endpoint or aspxauth reads it/],
  ['another one', 'jwe', () => '.ASPXAUTH=AB12', /sends no cookie session, but \.ASPXAUTH.*Set SESSION/],
  [
    'of another name',
    'jwe',
    () => 'sess=AB12; theme=dark',
    /it is named sess, theme, .* reads session.*SESSION_COOKIE_NAME/,
  ],
  ['of an unknown person', 'endpoint', () => 'kamal', /the booking site says that it signs no person in/],
  ['a JWE', 'aspxauth', () => sealed(aisyah), /hexadecimal digits alone.*SESSION=jwe reads it/],
  ['under another key', 'aspxauth', () => hex(64), /does not fit SESSION_MACHINE_KEY.*web\.config/],
  ['any', 'none', () => 'x', /with SESSION=none every visitor is signed out/],
])('a cookie that is %s is rejected with SESSION=%s, with a reason and advice', async (_, way, make, words) => {
  const sessionMachineKey = machineKeySetting.parse(
    `<machineKey validationKey="${hex(64)}" decryptionKey="${hex(32)}" />`,
  )
  const value = await make()
  const lines = await linesFor(value, settings(way, { SESSION_MACHINE_KEY: sessionMachineKey }))
  expect(lines).toMatch(/^ {2}differs {2,}(?:any )?cookie/)
  expect(lines).toMatch(words)
  expect(lines).not.toContain(value)
})

test('a wrong key and an unreachable booking site are reported', async () => {
  const other = [{ id: 'sample', key: new Uint8Array(32) }]
  const lines = await linesFor(await sealed(aisyah), settings('jwe', { SESSION_KEYS: other }))
  expect(lines).toMatch(/no key of SESSION_KEYS opens it\. Copy the key/)
  const away = settings('endpoint', { BOOKING_URL: 'http://127.0.0.1:1' })
  expect(await linesFor('aisyah', away)).toMatch(/WhoAmI could not be asked: .*Build \/Account\/WhoAmI/)
})

test('SESSION=endpoint asks the booking site', async () => {
  expect(await linesFor('aisyah', settings('endpoint'))).toContain('(Aisyah, a member, MEM)')
})

test('the command calls no other system, and fails when the cookie is rejected', async () => {
  const run = (value: string) => {
    const command = [join(import.meta.dirname, 'main.ts'), 'contract', '--cookie', value]
    const env = {
      ...process.env,
      SESSION: 'jwe',
      SESSION_COOKIE_NAME: 'session',
      SESSION_KEYS: sampleSecrets.SESSION_KEYS,
    }
    return promisify(execFile)(process.execPath, command, { env }).catch(failure => failure)
  }
  const value = await sealed(aisyah)
  expect((await run(value)).stdout).toBe(
    'Session cookie, as SESSION=jwe reads it\n  holds               cookie session (Aisyah, a member, MEM)\nholds: 1\n',
  )
  expect((await run(`${value}x`)).code).toBe(1)
})
