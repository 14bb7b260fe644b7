import { sampleSecrets } from '@agency/contracts/sample-secrets.ts'
import { sealSession, sessionKeysSetting } from '@agency/contracts/session/session-cookie.server.ts'
import type { Logger } from '@agency/service-kit/observability/logger.ts'
import { expect, test } from 'vitest'
import { visitorSessions } from './visitor-sessions.server.ts'

const minute = 60_000
const env = {
  SESSION: 'jwe',
  SESSION_COOKIE_NAME: 'session',
  BOOKING_URL: 'http://127.0.0.1:1',
  SESSION_KEYS: sessionKeysSetting.parse(sampleSecrets.SESSION_KEYS),
  SITE_URL: 'http://localhost:3000',
} as const
const aisyah = { firstName: 'Aisyah', userId: 7, userTypeCode: 'MEM', isAgent: false } as const
const told: string[] = []
const take = ({ reason }: { reason: string }) => told.push(reason)
const log = { warn: take, info: take } as unknown as Logger

async function cookieOf(minutesLeft: number): Promise<string> {
  const now = new Date()
  const times = { sessionId: 's', expires: new Date(now.getTime() + minutesLeft * minute), now }
  return `session=${await sealSession(aisyah, times, env.SESSION_KEYS)}`
}

test('an encrypted cookie is accepted; an expired one is logged and can be renewed at the booking site', async () => {
  const { read, cookieName } = visitorSessions(env, log)
  expect(cookieName).toBe('session')
  expect(await read(await cookieOf(20))).toMatchObject({ session: aisyah, isLapsed: false })
  expect(told).toEqual([])
  expect(await read(await cookieOf(-5))).toEqual({ session: undefined, isLapsed: true })
  expect(told).toEqual(['it is over'])
})

test('with SESSION=none visitors are anonymous, and cookies do not change a page', async () => {
  const { read, cookieName } = visitorSessions({ ...env, SESSION: 'none' }, log)
  expect(cookieName).toBeUndefined()
  expect(await read(await cookieOf(20))).toEqual({ session: undefined, isLapsed: false })
})

test('a cookie of forms authentication alone is logged, with the setting that would read it', async () => {
  told.length = 0
  const { read } = visitorSessions(env, log)
  expect((await read('.ASPXAUTH=AB12')).session).toBeUndefined()
  expect((await read(`.ASPXAUTH=AB12; ${await cookieOf(20)}`)).session).toBeDefined()
  expect(told).toEqual([expect.stringContaining('SESSION=endpoint or aspxauth')])
})
