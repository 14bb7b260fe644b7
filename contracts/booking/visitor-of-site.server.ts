/**
 * The website names its visitor to the booking site, which then limits each visitor instead of the whole website. The
 * signature prevents anybody from inventing visitors.
 */
import * as z from 'zod'
import { signedTokens } from '../tokens/signed-token.server.ts'

export const siteVisitorHeader = 'x-site-visitor'

const lifetimeMs = 5 * 60_000

const visitors = signedTokens('site-visitor', z.object({ address: z.string() }))

export function signSiteVisitor(address: string, secret: string, now: Date): Promise<string> {
  return visitors.sign({ address }, secret, new Date(now.getTime() + lifetimeMs))
}

export async function readSiteVisitor(
  value: string | undefined,
  secret: string,
  now: Date,
): Promise<string | undefined> {
  return (await visitors.read(value ?? '', secret, now))?.address
}
