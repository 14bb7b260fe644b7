import * as z from 'zod'
import { emailAddress } from '../people/email-schema.ts'

/** From the booking site's pages, as multipart; the visitor goes on to `url`. */
export const newsletterPostSchema = z.object({ email: emailAddress(), url: z.string() })
