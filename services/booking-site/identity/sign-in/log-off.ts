import { KEEP_SESSION_PATH } from '@agency/contracts/booking/accounts/keep-session.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import type { Hono } from 'hono'
import type { Booking } from '../../booking.ts'
import { returnAddressOrOrigin } from '../../http/return-address.ts'
import { knowVisitor } from '../sessions/know-visitor.ts'
import { signOut } from '../sessions/session-cookie.ts'

export function addLogOff(app: Hono<ServiceEnv>, booking: Booking): void {
  app.post('/Account/LogOff', async c => {
    await signOut(c, booking)
    return c.redirect(returnAddressOrOrigin(c, booking.settings).href, 303)
  })

  app.get(KEEP_SESSION_PATH, knowVisitor(booking), c =>
    c.body(null, 204, { 'cross-origin-resource-policy': 'same-site' }),
  )
}
