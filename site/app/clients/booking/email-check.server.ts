import { emailExists } from '@agency/contracts/booking/accounts/check-email.ts'
import { bookingCalls } from '@agency/contracts/booking/booking-calls.ts'
import { signSiteVisitor, siteVisitorHeader } from '@agency/contracts/booking/visitor-of-site.server.ts'
import { parseJson } from '@agency/contracts/calls/parse-json.ts'
import { fetchText } from '../upstreams/fetch-text.server.ts'

const timeLimit = 2500
const sizeLimit = 16 * 1024

export type EmailCheckSettings = { BOOKING_URL: string; EXTERNAL_ASSERTION_SECRET: string }

/** Booking sites of 2019 have no such call; registering there reports known addresses. */
const hasNoSuchCall = (status: number) => status === 404 || status === 405 || status === 501

/** `'untold'` without such a call, undefined when unreachable. The limit there counts by `visitor`, an IP address. */
export async function emailCheck(
  email: string,
  env: EmailCheckSettings,
  visitor: string,
): Promise<boolean | 'untold' | undefined> {
  const init = {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: new URL(env.BOOKING_URL).origin,
      [siteVisitorHeader]: await signSiteVisitor(visitor, env.EXTERNAL_ASSERTION_SECRET, new Date()),
    },
    body: new URLSearchParams({ email }).toString(),
  }
  const url = env.BOOKING_URL + bookingCalls.checkEmail.path
  const answer = await fetchText({ upstream: 'booking', url, init, timeLimit, sizeLimit }).catch(() => undefined)
  if (answer === undefined) return undefined
  if (hasNoSuchCall(answer.status)) return 'untold'
  const body = parseJson(answer.text)
  return answer.status < 300 && body !== undefined ? emailExists(body) : undefined
}
