import { returnNotices } from '@agency/contracts/booking/return-notices.ts'
import { originOfPage } from '@agency/service-kit/http/origin-of-page.ts'
import type { Context } from 'hono'
import type { Booking } from '../../booking.ts'
import { type ReturnAddress, withQuery } from '../../http/return-address.ts'
import { type Fault, faultText } from '../../pages/forms/fault.ts'
import { loginPage } from './sign-in-pages.tsx'

/** Shows the fault on our page, or returns to the website with it in the query. */
export function refuseLogin(
  c: Context,
  { settings }: Booking,
  back: ReturnAddress,
  faults: [Fault, ...Fault[]],
  email = '',
) {
  const isOwn = back.own || settings.ownOrigins.includes(originOfPage(c) ?? '')
  if (isOwn) return loginPage(c, { returnUrl: back.href, formsTo: settings.siteOrigins, email, faults })
  return c.redirect(withQuery(back, { [returnNotices.loginError]: faultText(faults[0]) }), 303)
}
