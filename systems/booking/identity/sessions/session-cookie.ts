import {
  rememberedDays,
  sealSession,
  sessionDecoder,
  sessionMinutes,
} from '@agency/contracts/session/session-cookie.server.ts'
import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import type { Booking } from '../../booking.ts'
import { sessionUserOf } from '../../members/accounts/account.ts'
import type { BookingSettings } from '../../settings.ts'
import { rememberBrowser } from './known-browser.ts'
import { endSession, extendSession, findVisitor, startSession, type Visitor } from './sessions.ts'

const rememberedSeconds = rememberedDays * 24 * 60 * 60

/**
 * Renewal age. The website trusts a cookie for a minute; then its server asks `keepSessionPath` whether the session
 * has ended, and its pages call it too, which ends or renews it.
 */
const renewAfterMs = 60_000

const attributes = ({ SESSION_COOKIE_DOMAIN: domain, secure }: BookingSettings) =>
  ({ path: '/', httpOnly: true, sameSite: 'Lax', secure, ...(domain && { domain }) }) as const

/** Ends the browser's previous session. */
export async function signIn(
  c: Context,
  { db, settings }: Booking,
  account: Visitor['account'],
  remembered: boolean,
): Promise<void> {
  const before = await readCookie(c, settings)
  if (before?.sessionId) await endSession(db, before.sessionId)
  const visitor = await startSession(db, account, remembered)
  await writeCookie(c, settings, visitor)
  await rememberBrowser(c, settings, account.id)
  c.set('visitor', visitor)
}

/** Renews an ageing cookie and deletes one without a session. */
export async function recogniseVisitor(c: Context, { db, settings }: Booking): Promise<Visitor | undefined> {
  const session = await readCookie(c, settings)
  if (session?.sessionId === undefined) return undefined
  const visitor = await findVisitor(db, session.sessionId)
  if (visitor === undefined) {
    deleteSessionCookie(c, settings)
    return undefined
  }
  const age = Date.now() - (session.issuedAt?.getTime() ?? 0)
  if (age < renewAfterMs) return visitor
  const extended = await extendSession(db, visitor)
  await writeCookie(c, settings, extended)
  return extended
}

export async function signOut(c: Context, { db, settings }: Booking): Promise<void> {
  const session = await readCookie(c, settings)
  if (session?.sessionId) await endSession(db, session.sessionId)
  deleteSessionCookie(c, settings)
}

/** Also after a change of the name. */
export async function writeCookie(c: Context, settings: BookingSettings, visitor: Visitor): Promise<void> {
  const { sessionId, expiresAt, remembered } = visitor
  const now = new Date()
  const expires = new Date(Math.min(expiresAt.getTime(), now.getTime() + sessionMinutes * 60_000))
  const value = await sealSession(sessionUserOf(visitor.account), { sessionId, expires, now }, settings.SESSION_KEYS)
  setCookie(c, settings.SESSION_COOKIE_NAME, value, {
    ...attributes(settings),
    // Without "Stay logged in" the browser forgets it when it closes.
    ...(remembered && { maxAge: rememberedSeconds }),
  })
}

function deleteSessionCookie(c: Context, settings: BookingSettings): void {
  deleteCookie(c, settings.SESSION_COOKIE_NAME, attributes(settings))
}

function readCookie(c: Context, { SESSION_COOKIE_NAME: name, SESSION_KEYS: keys }: BookingSettings) {
  // The session's row decides on its end.
  return sessionDecoder({ name, keys, graceSeconds: rememberedSeconds })(c.req.header('cookie'))
}
