import * as z from 'zod'

/** The offers sign-up on the booking site's pages, posted to us as multipart; `url` is where the visitor goes afterwards. */
export const newsletterPostSchema = z.object({ email: z.email().max(254), url: z.string() })
