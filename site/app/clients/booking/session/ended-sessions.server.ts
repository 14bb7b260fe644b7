import { keepSessionPath } from '@agency/contracts/booking/accounts/keep-session.ts'
import { cookieOf } from '@agency/contracts/session/cookies.ts'
import type { Session } from '@agency/contracts/session/session-cookie.server.ts'
import { LRUCache } from 'lru-cache'
import { fetchText } from '../../upstreams/fetch-text.server.ts'

/** Milliseconds of trust after a cookie was written or the booking site confirmed its session. */
const believed = 60_000
const timeLimit = 1500
const sizeLimit = 16 * 1024

/** Called once a minute: a log-off or a changed password ends a session. Without an answer it counts as valid. */
export function endedSessions({
  SESSION_COOKIE_NAME: name,
  BOOKING_URL: bookingUrl,
}: {
  SESSION_COOKIE_NAME: string
  BOOKING_URL: string
}) {
  const checks = new LRUCache<string, Promise<boolean>>({ max: 20_000, ttl: believed })
  let quietUntil = 0

  async function ask(cookie: string): Promise<boolean> {
    try {
      const init = { headers: { cookie: `${name}=${cookie}` }, redirect: 'manual' } as const
      const url = bookingUrl + keepSessionPath
      const { status, headers } = await fetchText({ upstream: 'booking', url, init, timeLimit, sizeLimit })
      if (status === 204) return headers.getSetCookie().some(written => written.startsWith(`${name}=;`))
    } catch {}
    quietUntil = performance.now() + believed
    return false
  }

  return async ({ sessionId, issuedAt }: Session, cookies: string | undefined, now: number): Promise<boolean> => {
    const cookie = cookieOf(cookies, name)
    const isFresh = issuedAt !== undefined && now - issuedAt.getTime() < believed
    if (isFresh || sessionId === undefined || cookie === undefined) return false
    const check = checks.get(sessionId)
    if (check) return check
    if (performance.now() < quietUntil) return false
    const answer = ask(cookie)
    checks.set(sessionId, answer)
    return answer
  }
}
