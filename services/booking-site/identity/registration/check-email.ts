import { problem } from '@agency/service-kit/http/problem.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { visitorAddress } from '@agency/service-kit/http/visitor-address.ts'
import type { Hono } from 'hono'
import type { Booking } from '../../booking.ts'
import { postedForm } from '../../http/posted-fields.ts'
import { findMember } from '../../members/accounts/account.ts'
import { countCall } from '../limits/call-limit.ts'
import { limitKey } from '../limits/growing-delay.ts'

/** The website's server asks for all its visitors, and limits each of them itself. */
const PER_ADDRESS = { calls: 240, seconds: 60 }

/** `/Member/CheckEmailExist`: whether an e-mail address has an account, for the registration form. `true` or `false`. */
export function addCheckEmail(app: Hono<ServiceEnv>, { db, settings }: Booking): void {
  app.post('/Member/CheckEmailExist', async c => {
    const email = (await postedForm(c))('email')
    if (email === '' || email.length > 254) return problem(c, 400, 'The field email is missing or too long.')
    const address = visitorAddress(c, settings.TRUSTED_PROXIES)
    const wait = await countCall(db, limitKey('check-email', address), PER_ADDRESS)
    if (wait > 0) {
      c.header('retry-after', String(wait))
      return problem(c, 429, 'Too many questions. Please ask again later.')
    }
    return c.json((await findMember(db, email)) !== undefined)
  })
}
