import { backendCalls } from '@agency/contracts/backend/backend-calls.ts'
import { readBackendAnswer } from '@agency/contracts/backend/read-answer.ts'
import { fetchText } from '../upstreams/fetch-text.server.ts'
import { UpstreamFailure } from '../upstreams/upstream-failure.ts'

export type SubscriptionAnswer = { success: boolean; message: string; reason?: string }

export type SignUp = { email: string; consentText: string; source: string }

export type NewsletterSettings = { BACKEND_URL: string; NEWSLETTER_SENDS: 'email' | 'email-and-consent' }

const timeLimit = 2500
const sizeLimit = 64 * 1024
const unavailable = 'Our office gave no clear answer just now. Please try again in a few minutes.'

/** Sends the consent text only to a backend that knows it. Never rejects. */
export async function subscribe(env: NewsletterSettings, { email, ...rest }: SignUp): Promise<SubscriptionAnswer> {
  const address = backendCalls.newsletter.request.json.shape.email.safeParse(email)
  if (!address.success) {
    const message = 'Please enter an e-mail address such as name@example.com.'
    return { success: false, message, reason: 'invalid address' }
  }
  const request = { email: address.data, ...(env.NEWSLETTER_SENDS === 'email-and-consent' && rest) }
  return call(env.BACKEND_URL + backendCalls.newsletter.path, request, 'Thank you, we have your address.')
}

export function confirmSubscription(backendUrl: string, token: string): Promise<SubscriptionAnswer> {
  return call(backendUrl + backendCalls.newsletterConfirm.path, { token }, 'Thank you, you are on the list.')
}

export function endSubscription(backendUrl: string, token: string): Promise<SubscriptionAnswer> {
  return call(backendUrl + backendCalls.newsletterLeave.path, { token }, 'Your address is off the list.')
}

async function call(url: string, request: object, thanks: string): Promise<SubscriptionAnswer> {
  const headers = { 'content-type': 'application/json' }
  try {
    const init = { method: 'POST', headers, body: JSON.stringify(request) }
    const { status, text } = await fetchText({ upstream: 'backend', url, init, timeLimit, sizeLimit })
    const { success, message, error } = readBackendAnswer(status, text)
    if (success) return { success: true, message: message ?? thanks }
    const words = error ?? (success === false ? message : undefined)
    return { success: false, message: words ?? unavailable, reason: `the backend answered ${status}` }
  } catch (failure) {
    if (!(failure instanceof UpstreamFailure)) throw failure
    return { success: false, message: unavailable, reason: failure.message }
  }
}
