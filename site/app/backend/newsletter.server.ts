import { readBoolean, readText } from '@agency/contracts/content/values.ts'
import { fetchJson } from '../http/fetch-json.server.ts'
import { UpstreamFailure } from '../http/upstream-failure.ts'

/** What became of a sign-up, in words for the visitor. `reason` is for the log. */
export type SubscriptionAnswer = { success: boolean; message: string; reason?: string }

const timeLimit = 4000
const sizeLimit = 64 * 1024
const unavailable =
  'We could not save your address just now. It was not lost through any fault of yours: please try again in a few minutes.'

/** Signs an address up for offers. Never rejects. */
export async function subscribe(backendUrl: string, email: string): Promise<SubscriptionAnswer> {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || email.length > 254) {
    return {
      success: false,
      message: 'Please enter an e-mail address such as name@example.com.',
      reason: 'invalid address',
    }
  }
  try {
    const { status, body } = await fetchJson({
      upstream: 'backend',
      url: `${backendUrl}/v1.0/ContactUs/newsSubcribe`,
      init: { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email }) },
      timeLimit,
      sizeLimit,
    })
    const { success, message, error } = (body ?? {}) as Record<string, unknown>
    if (readBoolean(success)) return { success: true, message: readText(message) ?? 'Thank you, you are on the list.' }
    return { success: false, message: readText(error) ?? unavailable, reason: `the backend answered ${status}` }
  } catch (failure) {
    if (!(failure instanceof UpstreamFailure)) throw failure
    return { success: false, message: unavailable, reason: failure.message }
  }
}
