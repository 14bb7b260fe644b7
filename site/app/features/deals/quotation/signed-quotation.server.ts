import { signedTokens } from '@agency/contracts/tokens/signed-token.server.ts'
import * as z from 'zod'

const text = z.string()
const day = z.string()

/** Anyone can read a signed token, so it holds neither a net price nor a mark-up. Sums are whole sen. */
const quotation = z.object({
  about: text,
  customer: text,
  agency: text,
  /** The agency's telephone number or mailbox, as typed. */
  contact: text.optional(),
  chosen: z.array(z.object({ label: text, value: text })),
  /** Without a label if all people pay the same. */
  lines: z.array(z.object({ label: text, count: z.number(), sen: z.number() })),
  departs: day.optional(),
  made: day,
  until: day,
})

export type Quotation = z.output<typeof quotation>

const quotations = signedTokens('quotation', quotation)

export async function quotationAddress(content: Quotation, secret: string): Promise<string> {
  return `/quotation?token=${await quotations.sign(content, secret)}`
}

/** Also reads a quotation after its last day; undefined if the token was cut off, changed or made up. */
export const readQuotation = (token: string, secret: string): Promise<Quotation | undefined> =>
  quotations.read(token, secret)
