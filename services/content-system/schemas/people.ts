import * as z from 'zod'
import { longText, picture, slug, text } from './values.ts'

/** A person who writes for the blog, plans journeys, or both. */
export const author = z.strictObject({
  slug: slug.describe('What articles name'),
  role: text,
  bio: longText,
  image: picture.optional().describe('A portrait, shown in a circle'),
  languages: z.array(text).optional().describe('Planners: what they speak'),
  hours: text.optional().describe('Planners: when they answer, `Tuesday to Saturday, 10 am to 6 pm`'),
  plans: z
    .array(z.string().regex(/^\//, { error: 'must be a path of this site' }).meta({ title: 'path', kind: 'link' }))
    .optional()
    .describe('Paths whose pages, and those below, show them as the planner; the nearest wins'),
})
