import * as z from 'zod'
import { emailAddress } from '../../people/email-schema.ts'

export const personSchema = z.object({ email: emailAddress() })

export const personCopyAnswerSchema = z.object({ held: z.record(z.string(), z.array(z.unknown())) })

/** A booking that the law protects from erasure, until its last Malaysian day. */
export const keptRecordSchema = z.object({ reference: z.string(), until: z.iso.date() })
export type KeptRecord = z.infer<typeof keptRecordSchema>

export const personErasedAnswerSchema = z.object({
  removed: z.record(z.string(), z.number().int()),
  kept: z.array(keptRecordSchema),
})
export type PersonErased = z.infer<typeof personErasedAnswerSchema>
