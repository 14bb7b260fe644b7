import { KEEP_SESSION_PATH } from '@agency/contracts/booking/accounts/keep-session.ts'
import { cookieOf } from '@agency/contracts/session/cookies.ts'
import type { Session } from '@agency/contracts/session/session-cookie.server.ts'
import { LRUCache } from 'lru-cache'
import { fetchText } from '../../upstreams/fetch-text.server.ts'

/** A cookie is believed for so long after it was written, and after the booking site said that its session goes on. */
const believed = 60_000
/** Pages wait for the answer. */
const timeLimit = 1500
const sizeLimit = 16 * 1024

/**
 * Asks the booking site whether a session was ended, by a log-off or a changed password, once a minute for each: it deletes
 * the cookie then. A booking site that does not know the path, or is away, is believed to have ended none, and is left alone
 * for a minute.
 */
export function endedSessions({
  SESSION_COOKIE_NAME: name,
  BOOKING_URL,
}: {
  SESSION_COOKIE_NAME: string
  BOOKING_URL: string
}) {
  const known = new LRUCache<string, Promise<boolean>>({ max: 20_000, ttl: believed })
  let quietUntil = 0

  async function ask(cookie: string): Promise<boolean> {
    try {
      const init = { headers: { cookie: `${name}=${cookie}` }, redirect: 'manual' } as const
      const url = BOOKING_URL + KEEP_SESSION_PATH
      const { status, headers } = await fetchText({ upstream: 'booking', url, init, timeLimit, sizeLimit })
      if (status === 204) return headers.getSetCookie().some(written => written.startsWith(`${name}=;`))
    } catch {
      // Nothing is known then.
    }
    quietUntil = performance.now() + believed
    return false
  }

  return async ({ sessionId, issuedAt }: Session, cookies: string | undefined, now: number): Promise<boolean> => {
    const cookie = cookieOf(cookies, name)
    const isFresh = issuedAt !== undefined && now - issuedAt.getTime() < believed
    if (isFresh || sessionId === undefined || cookie === undefined) return false
    const asked = known.get(sessionId)
    if (asked) return asked
    if (performance.now() < quietUntil) return false
    const answer = ask(cookie)
    known.set(sessionId, answer)
    return answer
  }
}
