import * as z from 'zod'
import { emailAddress } from '../people/email-schema.ts'
import { replySchema } from './reply.ts'
import { userDataSchema } from './web-api/profile.ts'

export const ssoLoginRequestSchema = z.object({ email: emailAddress(), password: z.string().min(1).max(200) })

export const ssoLoginAnswerSchema = replySchema.safeExtend({ userdata: userDataSchema.nullish() })
