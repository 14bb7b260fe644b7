import * as z from 'zod'
import { slug, text } from './values.ts'

/** Somebody who writes for the blog. */
export const author = z.strictObject({ slug, role: text, bio: text })
