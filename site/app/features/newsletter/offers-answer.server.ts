import { signedTokens } from '@agency/contracts/tokens/signed-token.server.ts'
import * as z from 'zod'
import { returnTarget } from '../../addresses/return-target.ts'
import { offersAnswerId } from './newsletter-consent.ts'

/** The query parameter with the answer, for visitors without script. */
export const offersAnswerName = 'offers'

const maxMessage = 300
/** A dummy origin; only the path counts. */
const anywhere = 'http://our.site'

const answers = signedTokens('offers-answer', z.object({ message: z.string() }))

/**
 * The message is signed, so that others cannot put their words on our page.
 * @param path Of our own site; for anything else, the home page is used.
 */
export async function backWithAnswer(path: string, message: string, secret: string): Promise<string> {
  const url = new URL(returnTarget(path, [anywhere]), anywhere)
  url.searchParams.set(offersAnswerName, await answers.sign({ message: message.slice(0, maxMessage) }, secret))
  return `${url.pathname}${url.search}#${offersAnswerId}`
}

/** Undefined for a message that this site did not sign. */
export async function offersAnswer(query: URLSearchParams, secret: string): Promise<string | undefined> {
  return (await answers.read(query.get(offersAnswerName) ?? '', secret))?.message
}
