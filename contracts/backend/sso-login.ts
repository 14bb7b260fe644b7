import * as z from 'zod'
import { replySchema } from './reply.ts'
import { userDataSchema } from './web-api/profile.ts'

export const ssoLoginRequestSchema = z.object({ email: z.email().max(254), password: z.string().min(1).max(200) })

/** `userdata` comes only when `success` is true. */
export const ssoLoginAnswerSchema = replySchema.safeExtend({ userdata: userDataSchema.nullish() })
