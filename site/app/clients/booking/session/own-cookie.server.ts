import type { SessionUser } from '@agency/contracts/session/session.ts'
import {
  SESSION_MINUTES,
  type Session,
  type SessionKey,
  sealSession,
} from '@agency/contracts/session/session-cookie.server.ts'

export type OwnCookieSettings = { SESSION_COOKIE_NAME: string; SESSION_KEYS: SessionKey[]; SITE_URL: string }

/** However busily somebody reads our pages: after so many hours the booking site has to say anew who is there. */
const LONGEST_HOURS = 12

/** A cookie is written anew when it is older than this, in milliseconds. */
const RENEW_AFTER = 60_000

const attributes = ({ SITE_URL }: OwnCookieSettings) =>
  `Path=/; HttpOnly; SameSite=Lax${SITE_URL.startsWith('https:') ? '; Secure' : ''}`

/**
 * A cookie of the site's own that says who is signed in for the next 20 minutes, as `Set-Cookie` has it.
 * @param since When the booking site said so; milliseconds.
 */
export async function ownCookie(
  user: SessionUser,
  env: OwnCookieSettings,
  now: number,
  since: number = now,
): Promise<string> {
  const last = since + LONGEST_HOURS * 60 * 60 * 1000
  const expires = new Date(Math.min(now + SESSION_MINUTES * 60_000, last))
  const value = await sealSession(user, { sessionId: String(since), expires, now: new Date(now) }, env.SESSION_KEYS)
  return `${env.SESSION_COOKIE_NAME}=${value}; ${attributes(env)}`
}

/** The cookie for a session that goes on, or undefined while the one that came is young or as late as may be. */
export async function renewedCookie(
  { sessionId, issuedAt, expires, ...user }: Session,
  env: OwnCookieSettings,
  now: number,
): Promise<string | undefined> {
  const since = Number(sessionId)
  if (!Number.isFinite(since) || now - (issuedAt?.getTime() ?? 0) < RENEW_AFTER) return undefined
  const isLast = expires.getTime() >= since + LONGEST_HOURS * 60 * 60 * 1000
  return isLast ? undefined : ownCookie(user, env, now, since)
}

/** Takes the cookie away. */
export function withoutCookie(env: OwnCookieSettings): string {
  return `${env.SESSION_COOKIE_NAME}=; Max-Age=0; ${attributes(env)}`
}
