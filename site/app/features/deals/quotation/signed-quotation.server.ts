import { signedTokens } from '@agency/contracts/tokens/signed-token.server.ts'
import * as z from 'zod'

const text = z.string()
const day = z.string()

/**
 * What a quotation holds, as its customer reads it: anyone can read a signed token, so neither a net price nor a mark-up is
 * in it. Money in whole sen, days as Malaysian calendar days.
 */
const quotation = z.object({
  /** The path of the offer's page. */
  about: text,
  customer: text,
  agency: text,
  chosen: z.array(z.object({ label: text, value: text })),
  /** So many at a price; without a label where all pay the same. */
  lines: z.array(z.object({ label: text, count: z.number(), sen: z.number() })),
  /** The departure, where it is known. */
  departs: day.optional(),
  made: day,
  /** The last day on which it is valid. */
  until: day,
})

export type Quotation = z.output<typeof quotation>

const quotations = signedTokens('quotation', quotation)

/** The path and query of a quotation's page. It is signed: only this site makes one. */
export async function quotationAddress(content: Quotation, secret: string): Promise<string> {
  return `/quotation?token=${await quotations.sign(content, secret)}`
}

/** What a token of such an address holds, also after its last day; undefined if it was cut off, changed or made up. */
export const readQuotation = (token: string, secret: string): Promise<Quotation | undefined> =>
  quotations.read(token, secret)
