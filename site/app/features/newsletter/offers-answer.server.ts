import { signedTokens } from '@agency/contracts/tokens/signed-token.server.ts'
import * as z from 'zod'
import { returnTarget } from '../../addresses/return-target.ts'
import { offersAnswerId } from './newsletter-consent.ts'

/** Name in an address of what became of a sign-up for offers, for the page that visitors without script come back to. */
export const offersAnswerName = 'offers'

const longest = 300
/** Only the path counts. */
const anywhere = 'http://our.site'

const answers = signedTokens('offers-answer', z.object({ message: z.string() }))

/**
 * The page of the sign-up, to be loaded again with a message on it. The message is signed: others cannot make an
 * address of ours that shows words of theirs.
 * @param path Of our own site; anything else is taken for the home page.
 */
export async function backWithAnswer(path: string, message: string, secret: string): Promise<string> {
  const url = new URL(returnTarget(path, [anywhere]), anywhere)
  url.searchParams.set(offersAnswerName, await answers.sign({ message: message.slice(0, longest) }, secret))
  return `${url.pathname}${url.search}#${offersAnswerId}`
}

/** The message that an address carries, if it is one of ours. */
export async function offersAnswer(query: URLSearchParams, secret: string): Promise<string | undefined> {
  return (await answers.read(query.get(offersAnswerName) ?? '', secret))?.message
}
