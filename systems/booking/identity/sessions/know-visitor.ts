import { createMiddleware } from 'hono/factory'
import type { Booking } from '../../booking.ts'
import { recogniseVisitor } from './session-cookie.ts'
import type { Visitor } from './sessions.ts'

declare module 'hono' {
  interface ContextVariableMap {
    visitor: Visitor | undefined
  }
}

export function knowVisitor(booking: Booking) {
  return createMiddleware(async (c, next) => {
    c.set('visitor', await recogniseVisitor(c, booking))
    await next()
  })
}

/** Returns here afterwards. */
export const signedInOnly = createMiddleware(async (c, next) => {
  if (c.var.visitor) return next()
  return c.redirect(`/account/login?ReturnUrl=${encodeURIComponent(c.req.path)}`, 303)
})
