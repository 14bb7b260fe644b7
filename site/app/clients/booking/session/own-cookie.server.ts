import type { SessionUser } from '@agency/contracts/session/session.ts'
import {
  type Session,
  type SessionKey,
  sealSession,
  sessionMinutes,
} from '@agency/contracts/session/session-cookie.server.ts'

export type OwnCookieSettings = { SESSION_COOKIE_NAME: string; SESSION_KEYS: SessionKey[]; SITE_URL: string }

/** Hours after which the booking site has to confirm even an active session. */
const maxHours = 12

const renewAfter = 60_000

const attributes = ({ SITE_URL }: OwnCookieSettings) =>
  `Path=/; HttpOnly; SameSite=Lax${SITE_URL.startsWith('https:') ? '; Secure' : ''}`

/** A `Set-Cookie` value. `since`: time of the booking site's confirmation, in milliseconds since 1970. */
export async function ownCookie(
  user: SessionUser,
  env: OwnCookieSettings,
  now: number,
  since: number = now,
): Promise<string> {
  const last = since + maxHours * 60 * 60 * 1000
  const expires = new Date(Math.min(now + sessionMinutes * 60_000, last))
  const value = await sealSession(user, { sessionId: String(since), expires, now: new Date(now) }, env.SESSION_KEYS)
  return `${env.SESSION_COOKIE_NAME}=${value}; ${attributes(env)}`
}

/** Undefined while the current cookie is recent, or when the session has to end. */
export async function renewedCookie(
  { sessionId, issuedAt, expires, ...user }: Session,
  env: OwnCookieSettings,
  now: number,
): Promise<string | undefined> {
  const since = Number(sessionId)
  if (!Number.isFinite(since) || now - (issuedAt?.getTime() ?? 0) < renewAfter) return undefined
  const isLast = expires.getTime() >= since + maxHours * 60 * 60 * 1000
  return isLast ? undefined : ownCookie(user, env, now, since)
}

export function withoutCookie(env: OwnCookieSettings): string {
  return `${env.SESSION_COOKIE_NAME}=; Max-Age=0; ${attributes(env)}`
}
