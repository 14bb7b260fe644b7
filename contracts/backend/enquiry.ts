import * as z from 'zod'
import type { FormName } from './forms/enquiry-forms.ts'
import { withoutControls } from './forms/tidy.ts'
import { readReference } from './reference.ts'
import { replySchema } from './reply.ts'

/**
 * Where each form is posted. Callers name a form, never a path: nothing outside this list is ever called.
 */
export const enquiryPaths = {
  contact: '/v1.0/ContactUs/IndexHandler',
  'group-flight': '/v1.0/ContactUs/GroupRequest',
  'request-change': '/v1.0/ContactUs/ChangeRequest',
  visa: '/v1.0/ContactUs/VisaRequest',
  transfer: '/v1.0/ContactUs/TransferRequest',
} as const satisfies Record<FormName, string>

/** What travels beside the fields of a form, in the same object. An installation may ignore all of it. */
export const enquiryEnvelopeSchema = z.object({
  /** The reference that the site worked out from the idempotency key, and may have told the visitor already. */
  reference: z
    .string()
    .refine(text => readReference(text) === text, { error: 'is no reference' })
    .optional(),
  /** When the visitor sent the form, if the site had to keep it for a while. */
  receivedAt: z.iso.datetime().optional(),
  /** The words that were agreed to. */
  consentText: z.string().max(2000).transform(withoutControls).optional(),
  sender: z.enum(['visitor', 'member', 'agent']).default('visitor'),
  /** From the verified session, never from the browser. */
  memberId: z.int32().positive().optional(),
})

export type EnquiryEnvelope = z.input<typeof enquiryEnvelopeSchema>

/** Header that makes a repeated post the same enquiry with the same reference. */
export const idempotencyHeader = 'idempotency-key'

/**
 * Header of every answer at these paths, also to OPTIONS, from a backend that takes two posts with the same key for one
 * enquiry. Without it an enquiry that may have been taken is never sent again.
 */
export const idempotencyAcceptedHeader = 'idempotency-key-accepted'

export const enquiryAnswerSchema = replySchema.safeExtend({
  /** `receipt`: a mail with the reference is on its way to the sender. */
  data: z.looseObject({ reference: z.string().min(1), receipt: z.boolean().optional() }).nullish(),
  /** What is wrong with which field, when `success` is false for that reason. */
  errors: z.record(z.string(), z.string()).nullish(),
})

/** What a planner tells when an enquiry was answered, or needs no answer. */
export const answeredRequestSchema = z.object({
  reference: z.string().transform((text, context) => {
    const reference = readReference(text.slice(0, 100))
    if (reference !== undefined) return reference
    context.issues.push({ code: 'custom', message: 'is no reference', input: text })
    return z.NEVER
  }),
  /** Now, where it is left out. */
  answeredAt: z.iso.datetime().optional(),
})

/** Which enquiries are asked about: those received at this moment or later. */
export const answerTimesQuerySchema = z.object({ since: z.iso.datetime() })

/** When enquiries were received and answered; nothing of who sent them. Those that wait for an answer have none. */
export const answerTimesSchema = replySchema.safeExtend({
  data: z
    .looseObject({
      times: z.array(z.object({ receivedAt: z.iso.datetime(), answeredAt: z.iso.datetime().nullish() })).max(20_000),
    })
    .nullish(),
})
