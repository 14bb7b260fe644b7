import * as z from 'zod'
import { creditDetailsSchema } from '../../backend/credit-details.ts'
import { emailAddress } from '../../people/email-schema.ts'

export const memberQuerySchema = z.object({ id: z.coerce.number().int().positive() })

const memberSchema = z.object({
  id: z.number().int().positive(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  typeCode: z.string(),
  agencyName: z.string().optional(),
})

export type Member = z.infer<typeof memberSchema>

/** `null`: unknown id. A 404 never means that, because any other server may send one. */
export const memberAnswerSchema = z.object({ member: memberSchema.nullable() })

export const memberCreditsAnswerSchema = z.object({ credits: creditDetailsSchema.nullable() })

export const memberSignInSchema = z.object({ email: emailAddress(), password: z.string().min(1).max(200) })

/** `wait`: seconds until the next attempt. */
export const memberSignInAnswerSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('welcome'), member: memberSchema }),
  z.object({ outcome: z.literal('mismatch') }),
  z.object({ outcome: z.literal('wait'), seconds: z.number().int().positive() }),
])
