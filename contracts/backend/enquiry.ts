import * as z from 'zod'
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
} as const

/** The fields of a form, by name. */
export const enquiryRequestSchema = z.record(z.string(), z.unknown())

/** Header that makes a repeated post the same enquiry with the same reference. */
export const idempotencyHeader = 'idempotency-key'

export const enquiryAnswerSchema = replySchema.safeExtend({
  data: z.looseObject({ reference: z.string().min(1) }).nullish(),
})
