import { sampleSecrets } from '@agency/contracts/sample-secrets.ts'
import { sealSession, sessionKeysSetting } from '@agency/contracts/session/session-cookie.server.ts'
import { answering } from '@agency/testing/answering.ts'
import { beforeEach, expect, test } from 'vitest'
import { sealedSessions } from './sealed-sessions.server.ts'

const keys = sessionKeysSetting.parse(sampleSecrets.SESSION_KEYS)
const aisyah = { firstName: 'Aisyah', userId: 7, userTypeCode: 'MEM', isAgent: false } as const

const ended = new Set<string>()
let asked: string[] = []
let knowsPath = true
const booking = await answering(({ url, headers }, response) => {
  asked.push(url ?? '')
  if (!knowsPath) return response.writeHead(404).end()
  const isEnded = ended.has(headers.cookie ?? '')
  response.writeHead(204, isEnded ? { 'set-cookie': 'session=; Max-Age=0; Path=/' } : {}).end()
})
beforeEach(() => {
  asked = []
  knowsPath = true
})

const sessions = () =>
  sealedSessions({ SESSION_COOKIE_NAME: 'session', SESSION_KEYS: keys, BOOKING_URL: booking }, () => {})

async function cookieOf(sessionId: string, secondsOld: number): Promise<string> {
  const now = new Date(Date.now() - secondsOld * 1000)
  const expires = new Date(now.getTime() + 20 * 60_000)
  return `session=${await sealSession(aisyah, { sessionId, expires, now }, keys)}`
}

test('a cookie is trusted for a minute after it was written, even if its session has ended', async () => {
  const [fresh, old] = [await cookieOf('a', 30), await cookieOf('a', 61)]
  ended.add(fresh).add(old)
  const { read } = sessions()
  expect((await read(fresh)).session).toBeDefined()
  expect(asked).toEqual([])
  expect(await read(old)).toEqual({ session: undefined, isLapsed: false })
  expect(asked).toEqual(['/Account/KeepSession'])
})

test('a session is checked once a minute, however many pages it opens', async () => {
  const { read } = sessions()
  const cookie = await cookieOf('b', 120)
  const known = await Promise.all([read(cookie), read(cookie), read(cookie)])
  expect(known.map(({ session }) => session?.firstName)).toEqual(['Aisyah', 'Aisyah', 'Aisyah'])
  expect(asked).toHaveLength(1)
})

test('a booking site that does not know the path is asked once, and visitors stay signed in', async () => {
  knowsPath = false
  const { read } = sessions()
  for (const sessionId of ['c', 'd', 'e']) expect((await read(await cookieOf(sessionId, 120))).session).toBeDefined()
  expect(asked).toHaveLength(1)
})
