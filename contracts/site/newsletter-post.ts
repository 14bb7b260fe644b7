import * as z from 'zod'
import { emailAddress } from '../people/email-schema.ts'

/** The offers sign-up on the booking site's pages, posted to us as multipart; `url` is where the visitor goes afterwards. */
export const newsletterPostSchema = z.object({ email: emailAddress(), url: z.string() })
