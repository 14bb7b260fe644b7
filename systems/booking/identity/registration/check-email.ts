import { readSiteVisitor, siteVisitorHeader } from '@agency/contracts/booking/visitor-of-site.server.ts'
import { problem, tooManyRequests } from '@agency/service-kit/http/problem.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { visitorAddress } from '@agency/service-kit/http/visitor-address.ts'
import { limitKey } from '@agency/service-kit/sign-in/growing-delay.ts'
import { bookingPageWords } from '@agency/words/booking/page/words.ts'
import type { Hono } from 'hono'
import type { Booking } from '../../booking.ts'
import { postedForm } from '../../http/posted-fields.ts'
import { findMember } from '../../members/accounts/account.ts'
import { countCall } from '../limits/limits.ts'

/** Counts here and on the website, which has the same limit. */
const perVisitor = { calls: 60, seconds: 600 }

/** `/Member/CheckEmailExist`: `true` or `false`, for the registration form. */
export function addCheckEmail(app: Hono<ServiceEnv>, { db, settings }: Booking): void {
  app.post('/Member/CheckEmailExist', async c => {
    const asking = c.req.header(siteVisitorHeader)
    const visitor =
      (await readSiteVisitor(asking, settings.EXTERNAL_ASSERTION_SECRET, new Date())) ??
      visitorAddress(c, settings.TRUSTED_PROXIES)
    const wait = await countCall(db, limitKey('check-email', visitor), perVisitor)
    if (wait > 0) return tooManyRequests(c, wait, bookingPageWords('en').problems.tooManyQuestions)
    const email = (await postedForm(c))('email')
    if (email === '' || email.length > 254) return problem(c, 400, bookingPageWords('en').problems.noEmail)
    return c.json((await findMember(db, email)) !== undefined)
  })
}
