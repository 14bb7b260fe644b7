import { emailExists } from '@agency/contracts/booking/accounts/check-email.ts'
import { bookingCalls } from '@agency/contracts/booking/booking-calls.ts'
import { SITE_VISITOR_HEADER, signSiteVisitor } from '@agency/contracts/booking/visitor-of-site.server.ts'
import { fetchJson } from '../upstreams/fetch-json.server.ts'

const timeLimit = 2500
const sizeLimit = 16 * 1024

export type EmailCheckSettings = { BOOKING_URL: string; EXTERNAL_ASSERTION_SECRET: string }

/**
 * Whether the booking site knows an e-mail address; undefined when it cannot be asked. `visitor` is the address of whoever
 * asks us, for whom it counts there.
 */
export async function emailCheck(
  email: string,
  env: EmailCheckSettings,
  visitor: string,
): Promise<boolean | undefined> {
  const init = {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: new URL(env.BOOKING_URL).origin,
      [SITE_VISITOR_HEADER]: await signSiteVisitor(visitor, env.EXTERNAL_ASSERTION_SECRET, new Date()),
    },
    body: new URLSearchParams({ email }).toString(),
  }
  const url = env.BOOKING_URL + bookingCalls.checkEmail.path
  const answer = await fetchJson({ upstream: 'booking', url, init, timeLimit, sizeLimit }).catch(() => undefined)
  return answer !== undefined && answer.status < 300 ? emailExists(answer.body) : undefined
}
