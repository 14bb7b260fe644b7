/**
 * For whom the website's server asks the booking site something, so that the booking site can limit each visitor and not the
 * website as a whole. Signed: otherwise anybody could ask in the name of ever new visitors.
 */
import * as z from 'zod'
import { signedTokens } from '../tokens/signed-token.server.ts'

export const SITE_VISITOR_HEADER = 'x-site-visitor'

const LIFETIME_MS = 5 * 60_000

const visitors = signedTokens('site-visitor', z.object({ address: z.string() }))

/** The value of the header: the visitor's address as the website limits it, signed for five minutes. */
export function signSiteVisitor(address: string, secret: string, now: Date): Promise<string> {
  return visitors.sign({ address }, secret, new Date(now.getTime() + LIFETIME_MS))
}

/** The visitor's address; undefined if the value is missing, forged, or was signed five minutes before `now`. */
export async function readSiteVisitor(
  value: string | undefined,
  secret: string,
  now: Date,
): Promise<string | undefined> {
  return (await visitors.read(value ?? '', secret, now))?.address
}
