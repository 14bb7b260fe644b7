import { knownSentences, LONGEST_NOTICE, returnNotices } from '@agency/contracts/booking/return-notices.ts'

export type ReturnNotice = { tone: 'success' | 'error'; text: string; opensLogin: boolean }

/**
 * What an address says about how things went at the booking site. Its words are shown as text and cut; nothing else of
 * the address is believed. Words that the specification does not know could be anybody's.
 * @param cameFromUs Whether the visitor comes from the booking site or from us; others get a general sentence.
 */
export function returnNotice(query: URLSearchParams, cameFromUs: boolean): ReturnNotice | undefined {
  const words = (name: string, general: string) => {
    const given = query.get(name)?.slice(0, LONGEST_NOTICE).trim()
    return given && !cameFromUs && !knownSentences.includes(given) ? general : given
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
