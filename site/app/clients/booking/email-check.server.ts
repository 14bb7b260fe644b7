import { emailExists } from '@agency/contracts/booking/accounts/check-email.ts'
import { bookingCalls } from '@agency/contracts/booking/booking-calls.ts'
import { fetchJson } from '../upstreams/fetch-json.server.ts'

const timeLimit = 2500
const sizeLimit = 16 * 1024

/** Whether the booking site knows an e-mail address; undefined when it cannot be asked. */
export async function emailCheck(email: string, bookingUrl: string): Promise<boolean | undefined> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: new URL(bookingUrl).origin },
    body: new URLSearchParams({ email }).toString(),
  }
  const url = bookingUrl + bookingCalls.checkEmail.path
  const answer = await fetchJson({ upstream: 'booking', url, init, timeLimit, sizeLimit }).catch(() => undefined)
  return answer !== undefined && answer.status < 300 ? emailExists(answer.body) : undefined
}
