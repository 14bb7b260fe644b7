import { languageCodes } from '@agency/words/language-codes.ts'
import * as z from 'zod'
import { withoutControls } from './forms/tidy.ts'
import { readReference } from './reference.ts'
import { replySchema } from './reply.ts'

/** Sent in the same object as the fields of a form. An installation may ignore all of it. */
export const enquiryEnvelopeSchema = z.object({
  reference: z
    .string()
    .refine(text => readReference(text) === text, { error: 'is no reference' })
    .optional(),
  /** Moment of sending, if the site had to queue the form. */
  receivedAt: z.iso.datetime().optional(),
  consentText: z.string().max(2000).transform(withoutControls).optional(),
  sender: z.enum(['visitor', 'member', 'agent']).default('visitor'),
  /** From the verified session, never from the browser. */
  memberId: z.int32().positive().optional(),
  /** The first language that the sender's browser asks for: `ms`. */
  language: z
    .string()
    .regex(/^[a-z]{2,3}$/)
    .optional(),
  /** The language in which the sender read the form and its notice. */
  noticeLanguage: z.enum(languageCodes).optional(),
})

export type EnquiryEnvelope = z.input<typeof enquiryEnvelopeSchema>

export const idempotencyHeader = 'idempotency-key'

/**
 * Header of every answer at these paths, also to OPTIONS, from a backend that deduplicates by idempotency key. Without
 * it the site never repeats an enquiry that may have arrived.
 */
export const idempotencyAcceptedHeader = 'idempotency-key-accepted'

export const enquiryAnswerSchema = replySchema.safeExtend({
  /** `receipt`: the backend mails the reference to the sender. */
  data: z.looseObject({ reference: z.string().min(1), receipt: z.boolean().optional() }).nullish(),
  /** Messages by field, when `success` is false for that reason. */
  errors: z.record(z.string(), z.string()).nullish(),
})

export const answeredRequestSchema = z.object({
  reference: z.string().transform((text, context) => {
    const reference = readReference(text.slice(0, 100))
    if (reference !== undefined) return reference
    context.issues.push({ code: 'custom', message: 'is no reference', input: text })
    return z.NEVER
  }),
  /** The present moment where missing. */
  answeredAt: z.iso.datetime().optional(),
})

export const answerTimesQuerySchema = z.object({ since: z.iso.datetime() })

/** Unanswered enquiries have no `answeredAt`. */
export const answerTimesSchema = replySchema.safeExtend({
  data: z
    .looseObject({
      times: z.array(z.object({ receivedAt: z.iso.datetime(), answeredAt: z.iso.datetime().nullish() })).max(20_000),
    })
    .nullish(),
})
