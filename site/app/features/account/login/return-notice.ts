import { knownSentences, maxNotice, returnNotices } from '@agency/contracts/booking/return-notices.ts'
import { accountAnswerWords } from '@agency/words/account/answers/words.ts'

export type ReturnNotice = { tone: 'success' | 'error'; text: string; opensLogin: boolean }

/**
 * The notice in an address to which the booking site returns a visitor. Its text is shown as plain text and cut;
 * nothing else in the address is trusted, and text that the specification does not list could be anybody's.
 * @param cameFromUs The visitor comes from the booking site or from us; others get a general sentence.
 */
export function returnNotice(query: URLSearchParams, cameFromUs: boolean): ReturnNotice | undefined {
  const say = accountAnswerWords()
  const words = (name: string, general: string) => {
    const sentence = query.get(name)?.slice(0, maxNotice).trim()
    return sentence && !cameFromUs && !knownSentences.includes(sentence) ? general : sentence
  }
  const loginError = words(returnNotices.loginError, say.notLoggedIn)
  if (loginError) return { tone: 'error', text: loginError, opensLogin: true }
  const registerError = words(returnNotices.registerError, say.notCreated)
  if (registerError) return { tone: 'error', text: registerError, opensLogin: false }
  if (query.get('status') === returnNotices.registered.status) {
    return {
      tone: 'success',
      text: say.registered,
      opensLogin: true,
    }
  }
  if (query.get('status') === returnNotices.emailConfirmed.status) {
    return {
      tone: 'success',
      text: say.confirmed,
      opensLogin: true,
    }
  }
  if (query.get('error') === returnNotices.alreadyConfirmed.error) {
    return { tone: 'success', text: say.confirmedBefore, opensLogin: true }
  }
  if (query.get('error') === returnNotices.brokenLink.error) {
    return {
      tone: 'error',
      text: say.brokenLink,
      opensLogin: false,
    }
  }
  return undefined
}
