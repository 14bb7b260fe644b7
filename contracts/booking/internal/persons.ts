import * as z from 'zod'
import { emailAddress } from '../../people/email-schema.ts'

/** Whose data is asked for. Its owner proved elsewhere that the address is theirs. */
export const personSchema = z.object({ email: emailAddress() })

/** Everything held, by place; nothing in it opens an account. */
export const personCopyAnswerSchema = z.object({ held: z.record(z.string(), z.array(z.unknown())) })

/** What the law keeps from being erased: the reference of a booking, and the last Malaysian day on which it is kept. */
export const keptRecordSchema = z.object({ reference: z.string(), until: z.iso.date() })
export type KeptRecord = z.infer<typeof keptRecordSchema>

/** How many entries were removed, by place, and what is kept. */
export const personErasedAnswerSchema = z.object({
  removed: z.record(z.string(), z.number().int()),
  kept: z.array(keptRecordSchema),
})
export type PersonErased = z.infer<typeof personErasedAnswerSchema>
