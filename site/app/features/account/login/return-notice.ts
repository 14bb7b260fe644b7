import { knownSentences, maxNotice, returnNotices } from '@agency/contracts/booking/return-notices.ts'

export type ReturnNotice = { tone: 'success' | 'error'; text: string; opensLogin: boolean }

/**
 * The notice in an address to which the booking site returns a visitor. Its text is shown as plain text and cut;
 * nothing else in the address is trusted, and text that the specification does not list could be anybody's.
 * @param cameFromUs The visitor comes from the booking site or from us; others get a general sentence.
 */
export function returnNotice(query: URLSearchParams, cameFromUs: boolean): ReturnNotice | undefined {
  const words = (name: string, general: string) => {
    const sentence = query.get(name)?.slice(0, maxNotice).trim()
    return sentence && !cameFromUs && !knownSentences.includes(sentence) ? general : sentence
  }
  const loginError = words(returnNotices.loginError, 'You were not logged in. Please try again.')
  if (loginError) return { tone: 'error', text: loginError, opensLogin: true }
  const registerError = words(returnNotices.registerError, 'Your account was not created. Please try again.')
  if (registerError) return { tone: 'error', text: registerError, opensLogin: false }
  if (query.get('status') === returnNotices.registered.status) {
    return {
      tone: 'success',
      text: 'Your account is ready. You are not logged in yet: log in with your new password.',
      opensLogin: true,
    }
  }
  if (query.get('status') === returnNotices.emailConfirmed.status) {
    return {
      tone: 'success',
      text: 'Thank you, your e-mail address is confirmed. You can log in now.',
      opensLogin: true,
    }
  }
  if (query.get('error') === returnNotices.alreadyConfirmed.error) {
    return { tone: 'success', text: 'This account was confirmed before. You can log in.', opensLogin: true }
  }
  if (query.get('error') === returnNotices.brokenLink.error) {
    return {
      tone: 'error',
      text: 'That link is broken or too old. Log in, or ask for a new link with “Forgot Password”.',
      opensLogin: false,
    }
  }
  return undefined
}
