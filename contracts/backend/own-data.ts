import * as z from 'zod'
import { keptRecordSchema } from '../booking/internal/persons.ts'
import { email } from './forms/person.ts'
import { newsletterTokenSchema } from './newsletter.ts'
import { replySchema } from './reply.ts'

/** What a visitor may have done about their data: a copy of it, or its erasure. */
export const ownDataWishes = ['copy', 'erase'] as const
export type OwnDataWish = (typeof ownDataWishes)[number]

/** The languages of the pages and mails about it. */
export const ownDataLanguages = ['en', 'ms'] as const
export type OwnDataLanguage = (typeof ownDataLanguages)[number]

/** The answer is the same whether anything is held about the address or not. */
export const ownDataRequestSchema = z.object({
  email,
  wish: z.enum(ownDataWishes),
  language: z.enum(ownDataLanguages).default('en'),
})

/** What was erased, told without naming the person. */
const erasureReceiptSchema = z.object({
  /** To be quoted to the data protection officer. */
  reference: z.string(),
  erasedAt: z.iso.datetime(),
  /** How many entries were removed, by place. */
  removed: z.record(z.string(), z.number().int()),
  kept: z.array(keptRecordSchema),
  /** Systems that could not be asked, for the data protection officer to ask. */
  notCovered: z.array(z.string()),
})
export type ErasureReceipt = z.infer<typeof erasureReceiptSchema>

/** The token of a mailed link; looking at it changes nothing. */
export const ownDataTokenSchema = newsletterTokenSchema

/** What a link is for. `open`: it may be used, once. `erased`: it was, and this came of it. */
export const ownDataLinkSchema = replySchema.extend({
  data: z
    .discriminatedUnion('state', [
      z.object({
        state: z.literal('open'),
        wish: z.enum(ownDataWishes),
        language: z.enum(ownDataLanguages),
        email: z.string(),
      }),
      z.object({ state: z.literal('erased'), language: z.enum(ownDataLanguages), receipt: erasureReceiptSchema }),
    ])
    .nullish(),
})

/** Uses a link up. */
export const ownDataUseSchema = ownDataTokenSchema.extend({
  /** What the site found on its own disk: the entries for a copy; for an erasure how many it removed. By place. */
  elsewhere: z.record(z.string(), z.union([z.array(z.unknown()), z.number().int()])).default({}),
})

/** Everything held about an e-mail address, by place. */
const personalDataSchema = z.object({
  email: z.string(),
  exportedAt: z.iso.datetime(),
  held: z.record(z.string(), z.array(z.unknown())),
  notCovered: z.array(z.string()).default([]),
})

export const ownDataUsedSchema = replySchema.extend({
  data: z.union([z.object({ copy: personalDataSchema }), z.object({ receipt: erasureReceiptSchema })]).nullish(),
})
