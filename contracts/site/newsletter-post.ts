import * as z from 'zod'
import { emailAddress } from '../people/email-schema.ts'

export const newsletterPostSchema = z.object({ email: emailAddress(), url: z.string() })
