import { cookieIsOver, sessionDecoder } from '@agency/contracts/session/session-cookie.server.ts'
import { anonymous, type VisitorSessions } from './knowledge.server.ts'
import { type OwnCookieSettings, renewedCookie } from './own-cookie.server.ts'
import type { OnRefusal } from './refusal-log.server.ts'

/** `handoff`: the booking site posts signed session data after a log-in; the cookie is the site's own. */
export function handedOverSessions(env: OwnCookieSettings, onRefusal: OnRefusal): VisitorSessions {
  const name = env.SESSION_COOKIE_NAME
  // The cookie is the site's own, so its end is not logged.
  const tell: OnRefusal = reason => reason !== cookieIsOver && onRefusal(reason)
  const decode = sessionDecoder({ name, keys: env.SESSION_KEYS, onRefusal: tell })
  return {
    cookieName: name,
    async read(cookies) {
      const now = Date.now()
      const session = await decode(cookies, new Date(now))
      if (!session) return anonymous
      const renewal = await renewedCookie(session, env, now)
      return { session, isLapsed: false, ...(renewal && { renewal }) }
    },
  }
}
