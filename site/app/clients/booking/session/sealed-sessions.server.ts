import { cookieOf } from '@agency/contracts/session/cookies.ts'
import {
  cookieIsOver,
  isOver,
  rememberedDays,
  type SessionKey,
  sessionDecoder,
} from '@agency/contracts/session/session-cookie.server.ts'
import { endedSessions } from './ended-sessions.server.ts'
import { anonymous, type VisitorSessions } from './knowledge.server.ts'
import type { OnRefusal } from './refusal-log.server.ts'

type Settings = { SESSION_COOKIE_NAME: string; SESSION_KEYS: SessionKey[]; BOOKING_URL: string }

const theirs = '.ASPXAUTH'

/** `jwe`: the booking site encrypts the session in a cookie of the domain that it shares with the site. */
export function sealedSessions(env: Settings, onRefusal: OnRefusal): VisitorSessions {
  const name = env.SESSION_COOKIE_NAME
  const graceSeconds = rememberedDays * 24 * 60 * 60
  const decode = sessionDecoder({ name, keys: env.SESSION_KEYS, graceSeconds, onRefusal })
  const isEnded = endedSessions(env)
  return {
    cookieName: name,
    async read(cookies) {
      const now = Date.now()
      const session = await decode(cookies, new Date(now))
      if (!session && cookieOf(cookies, name) === undefined && cookieOf(cookies, theirs) !== undefined) {
        onRefusal(`a visitor sends no cookie ${name}, but ${theirs}: SESSION=endpoint or aspxauth reads that`)
      }
      if (!session) return anonymous
      if (!isOver(session.expires, now))
        return (await isEnded(session, cookies, now)) ? anonymous : { session, isLapsed: false }
      onRefusal(cookieIsOver)
      return { session: undefined, isLapsed: true }
    },
  }
}
