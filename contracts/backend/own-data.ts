import { languageCodes } from '@agency/words/language-codes.ts'
import * as z from 'zod'
import { keptRecordSchema } from '../booking/internal/persons.ts'
import { email } from './forms/person.ts'
import { newsletterTokenSchema } from './newsletter.ts'
import { replySchema } from './reply.ts'

export const ownDataWishes = ['copy', 'erase'] as const
export type OwnDataWish = (typeof ownDataWishes)[number]

export const ownDataRequestSchema = z.object({
  email,
  wish: z.enum(ownDataWishes),
  language: z.enum(languageCodes).default('en'),
})

/** Names no person. */
const erasureReceiptSchema = z.object({
  reference: z.string(),
  erasedAt: z.iso.datetime(),
  removed: z.record(z.string(), z.number().int()),
  kept: z.array(keptRecordSchema),
  /** Systems that did not answer; the data protection officer asks them. */
  notCovered: z.array(z.string()),
})
export type ErasureReceipt = z.infer<typeof erasureReceiptSchema>

export const ownDataTokenSchema = newsletterTokenSchema

/** `open`: unused. `erased`: used, with the receipt. */
export const ownDataLinkSchema = replySchema.extend({
  data: z
    .discriminatedUnion('state', [
      z.object({
        state: z.literal('open'),
        wish: z.enum(ownDataWishes),
        language: z.enum(languageCodes),
        email: z.string(),
      }),
      z.object({ state: z.literal('erased'), language: z.enum(languageCodes), receipt: erasureReceiptSchema }),
    ])
    .nullish(),
})

export const ownDataUseSchema = ownDataTokenSchema.extend({
  /** The site's own files, by place: entries for a copy, the number removed for an erasure. */
  elsewhere: z.record(z.string(), z.union([z.array(z.unknown()), z.number().int()])).default({}),
})

const personalDataSchema = z.object({
  email: z.string(),
  exportedAt: z.iso.datetime(),
  held: z.record(z.string(), z.array(z.unknown())),
  notCovered: z.array(z.string()).default([]),
})

export const ownDataUsedSchema = replySchema.extend({
  data: z.union([z.object({ copy: personalDataSchema }), z.object({ receipt: erasureReceiptSchema })]).nullish(),
})
