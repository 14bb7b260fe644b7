import { createHash } from 'node:crypto'
import { unwrapped } from '@agency/contracts/backend/read-answer.ts'
import { whoAmIPath } from '@agency/contracts/booking/accounts/who-am-i.ts'
import { cookiesIn } from '@agency/contracts/session/cookies.ts'
import { readSessionUser } from '@agency/contracts/session/session.ts'
import type { Session } from '@agency/contracts/session/session-cookie.server.ts'
import { LRUCache } from 'lru-cache'
import { fetchText, type TextAnswer } from '../../upstreams/fetch-text.server.ts'
import { anonymous, type VisitorSessions } from './knowledge.server.ts'
import type { OnRefusal } from './refusal-log.server.ts'

export type AskingSettings = { SESSION_COOKIE_NAME: string; BOOKING_URL: string }

/** Milliseconds; pages wait for the answer. */
const timeLimit = 1500
const sizeLimit = 16 * 1024
const remembered = 60_000
/** Milliseconds without calls after a failure; visitors are anonymous meanwhile. */
const rememberedFailure = 5_000

/** ASP.NET may need its session cookie besides the log-in cookie; no other cookies are sent. */
const alsoSent = 'ASP.NET_SessionId'

/** `endpoint`: verifies cookies at the booking site once a minute, cached by a hash that cannot be reversed. */
export function askedSessions(env: AskingSettings, onRefusal: OnRefusal): VisitorSessions {
  const name = env.SESSION_COOKIE_NAME
  const sessions = new LRUCache<string, Promise<Session | undefined>>({ max: 20_000, ttl: remembered })

  async function ask(cookie: string, key: string): Promise<Session | undefined> {
    const init = { headers: { cookie, accept: 'application/json' }, redirect: 'manual' } as const
    const url = env.BOOKING_URL + whoAmIPath
    try {
      const session = readAnswer(await fetchText({ upstream: 'booking', url, init, timeLimit, sizeLimit }))
      if (typeof session !== 'string') return session
      onRefusal(session)
    } catch (failure) {
      onRefusal(`WhoAmI could not be asked: ${(failure as Error).message}`)
    }
    const soon = sessions.peek(key)
    if (soon) sessions.set(key, soon, { ttl: rememberedFailure })
    return undefined
  }

  return {
    cookieName: name,
    async read(cookies) {
      const sentCookies = cookiesIn(cookies)
      if (!sentCookies.some(([one]) => one === name)) return anonymous
      // ASP.NET splits long cookies; the names of the pieces begin with the name of the first.
      const sent = sentCookies.filter(([one]) => one.startsWith(name) || one === alsoSent)
      const cookie = sent.map(pair => pair.join('=')).join('; ')
      const key = createHash('sha256').update(cookie).digest('base64')
      let answer = sessions.get(key)
      if (!answer) {
        answer = ask(cookie, key)
        sessions.set(key, answer)
      }
      const session = await answer
      return session ? { session, isLapsed: false } : anonymous
    },
  }
}

function readAnswer({ status, text }: TextAnswer): Session | undefined | string {
  // ASP.NET redirects anonymous visitors to its log-in page.
  if (status === 401 || status === 403 || status === 204 || (status >= 300 && status < 400)) return undefined
  if (status !== 200) return `WhoAmI answered ${status}`
  const body = unwrapped(text)
  if (body === null) return undefined
  if (typeof body !== 'object') return 'WhoAmI answered with something that is not JSON'
  const fields = Object.entries(body).map(([name, value]) => [name.toLowerCase(), value])
  const { data: packed, authenticated } = Object.fromEntries(fields)
  const data = unwrapped(packed)
  if (/^(?:false|0)$/i.test(String(authenticated))) return undefined
  const user = readSessionUser(typeof data === 'object' && data !== null ? data : body)
  if (typeof user === 'string') return `WhoAmI does not name a User: ${user}`
  return { ...user, expires: new Date(Date.now() + remembered) }
}
