import * as z from 'zod'
import { text } from './values.ts'

/** Everything that says whose site this is. No code knows a brand. */
export const settings = z.strictObject({
  brandName: text,
  legalName: text,
  tagline: text,
  hotline: text,
  enquiriesPhone: text,
  supportMailbox: z.email(),
  agentMailbox: z.email(),
  address: text,
  licence: text,
  copyright: text,
  socials: z.array(z.strictObject({ network: text, url: z.url({ protocol: /^https$/ }) })),
})
