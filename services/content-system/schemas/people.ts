import * as z from 'zod'
import { longText, slug, text } from './values.ts'

/** Somebody who writes for the blog. */
export const author = z.strictObject({ slug: slug.describe('What articles name'), role: text, bio: longText })
