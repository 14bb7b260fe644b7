import * as z from 'zod'

export { replySchema as newsletterAnswerSchema } from './reply.ts'

/** A sign-up for offers. A second sign-up is answered by `success: false` or a friendly `message`. */
export const newsletterRequestSchema = z.object({ email: z.email().max(254) })
