import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { BookingSettings } from '../settings.ts'

const cookieName = 'mailed-link'
const seconds = 30 * 60

/**
 * Moves the token from the address into a cookie for this path and redirects: it stays out of history, `Referer` and
 * screenshots. Undefined without a token.
 */
export function takeTokenFromAddress(c: Context, { secure }: BookingSettings): Response | undefined {
  const token = c.req.query('token')
  if (token === undefined) return undefined
  // Lax and not Strict: the visitor comes from the page of their mailbox.
  setCookie(c, cookieName, token, { path: c.req.path, httpOnly: true, sameSite: 'Lax', secure, maxAge: seconds })
  return c.redirect(c.req.path, 303)
}

export const tokenOfLink = (c: Context): string | undefined => getCookie(c, cookieName)

export const forgetLink = (c: Context): unknown => deleteCookie(c, cookieName, { path: c.req.path })
