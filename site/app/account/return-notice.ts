import { LONGEST_NOTICE, returnNotices } from '@agency/contracts/booking/return-notices.ts'

export type ReturnNotice = { tone: 'success' | 'error'; text: string; opensLogin: boolean }

/**
 * What an address says about how things went at the booking site. Its words are shown as text and cut; nothing else of
 * the address is believed.
 */
export function returnNotice(query: URLSearchParams): ReturnNotice | undefined {
  const words = (name: string) => query.get(name)?.slice(0, LONGEST_NOTICE).trim()
  const loginError = words(returnNotices.loginError)
  if (loginError) return { tone: 'error', text: loginError, opensLogin: true }
  const registerError = words(returnNotices.registerError)
  if (registerError) return { tone: 'error', text: registerError, opensLogin: false }
  if (query.get('status') === returnNotices.registered.status) {
    return {
      tone: 'success',
      text: 'Your account is ready. You are not signed in yet: log in with your new password.',
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
