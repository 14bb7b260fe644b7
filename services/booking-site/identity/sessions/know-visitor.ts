import { createMiddleware } from 'hono/factory'
import type { Booking } from '../../booking.ts'
import { recogniseVisitor } from './session-cookie.ts'
import type { Visitor } from './sessions.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** Who is signed in; only on the paths of accounts. */
    visitor: Visitor | undefined
  }
}

/** Finds out who is signed in, for the pages of accounts. */
export function knowVisitor(booking: Booking) {
  return createMiddleware(async (c, next) => {
    c.set('visitor', await recogniseVisitor(c, booking))
    await next()
  })
}

/** Sends a signed-out visitor to the sign-in, and back here afterwards. */
export const signedInOnly = createMiddleware(async (c, next) => {
  if (c.var.visitor) return next()
  return c.redirect(`/account/login?ReturnUrl=${encodeURIComponent(c.req.path)}`, 303)
})
