import { backendCalls } from '@agency/contracts/backend/backend-calls.ts'
import { readBackendAnswer } from '@agency/contracts/backend/read-answer.ts'
import { currentLanguage } from '@agency/words/current-language.ts'
import { enquiryWords } from '@agency/words/forms/enquiry/words.ts'
import { newsletterAnswerWords } from '@agency/words/forms/newsletter-answer/words.ts'
import { type Language, mainLanguage } from '@agency/words/language-codes.ts'
import { fetchText } from '../upstreams/fetch-text.server.ts'
import { UpstreamFailure } from '../upstreams/upstream-failure.ts'

export type SubscriptionAnswer = { success: boolean; message: string; reason?: string }

export type SignUp = { email: string; consentText: string; source: string; noticeLanguage: Language }

export type NewsletterSettings = {
  BACKEND_URL: string
  NEWSLETTER_SENDS: 'email' | 'email-and-consent'
  NOTICE_LANGUAGE: boolean
}

const timeLimit = 2500
const sizeLimit = 64 * 1024

/** Sends the consent text, and the language in which it was read, only to a backend that knows them. Never rejects. */
export async function subscribe(
  env: NewsletterSettings,
  { email, noticeLanguage, ...rest }: SignUp,
): Promise<SubscriptionAnswer> {
  const address = backendCalls.newsletter.request.json.shape.email.safeParse(email)
  if (!address.success) {
    return { success: false, message: enquiryWords().wrong.email, reason: 'invalid address' }
  }
  const request = {
    email: address.data,
    ...(env.NEWSLETTER_SENDS === 'email-and-consent' && rest),
    ...(env.NOTICE_LANGUAGE && { noticeLanguage }),
  }
  return call(env.BACKEND_URL + backendCalls.newsletter.path, request, 'signUp')
}

export function confirmSubscription(backendUrl: string, token: string): Promise<SubscriptionAnswer> {
  return call(backendUrl + backendCalls.newsletterConfirm.path, { token }, 'confirm')
}

export function endSubscription(backendUrl: string, token: string): Promise<SubscriptionAnswer> {
  return call(backendUrl + backendCalls.newsletterLeave.path, { token }, 'leave')
}

async function call(url: string, request: object, thanks: 'signUp' | 'confirm' | 'leave'): Promise<SubscriptionAnswer> {
  const say = newsletterAnswerWords()
  const headers = { 'content-type': 'application/json' }
  try {
    const init = { method: 'POST', headers, body: JSON.stringify(request) }
    const { status, text } = await fetchText({ upstream: 'backend', url, init, timeLimit, sizeLimit })
    const { success, message, error } = readBackendAnswer(status, text)
    if (success) return { success: true, message: message ?? say.thanks[thanks] }
    // A backend knows no reader of a link that it does not know, and 400 tells programs why.
    const isOurs = status === 400 || currentLanguage() !== mainLanguage
    const isDead = success === false && thanks !== 'signUp' && isOurs
    const words = isDead ? say.dead[thanks] : (error ?? (success === false ? message : undefined))
    return { success: false, message: words ?? say.unavailable, reason: `the backend answered ${status}` }
  } catch (failure) {
    if (!(failure instanceof UpstreamFailure)) throw failure
    return { success: false, message: say.unavailable, reason: failure.message }
  }
}
