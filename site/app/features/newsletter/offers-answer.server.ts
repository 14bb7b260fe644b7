import { createHmac, timingSafeEqual } from 'node:crypto'
import { returnTarget } from '../../clients/booking/return-target.ts'
import { offersAnswerId } from './newsletter-fields.ts'

/** Name in an address of what became of a sign-up for offers, for the page that visitors without script come back to. */
export const offersAnswerName = 'offers'

const longest = 300
/** Only the path counts. */
const anywhere = 'http://our.site'
const signature = (message: string, secret: string) =>
  createHmac('sha256', secret).update(`offers answer ${message}`).digest('base64url').slice(0, 22)

/**
 * The page somebody signed up on, to be loaded again with a message on it. The message is signed: nobody can make an
 * address of ours that shows words of theirs.
 * @param path Of our own site; anything else is taken for the home page.
 */
export function backWithAnswer(path: string, message: string, secret: string): string {
  const url = new URL(returnTarget(path, [anywhere]), anywhere)
  const words = message.slice(0, longest)
  url.searchParams.set(offersAnswerName, `${Buffer.from(words).toString('base64url')}.${signature(words, secret)}`)
  return `${url.pathname}${url.search}#${offersAnswerId}`
}

/** The message that an address carries, if it is one of ours. */
export function offersAnswer(query: URLSearchParams, secret: string): string | undefined {
  const [text = '', given = ''] = (query.get(offersAnswerName) ?? '').slice(0, 4 * longest).split('.')
  const message = Buffer.from(text, 'base64url').toString()
  const [one, other] = [Buffer.from(given), Buffer.from(signature(message, secret))]
  return one.length === other.length && timingSafeEqual(one, other) ? message : undefined
}
