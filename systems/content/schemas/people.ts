import { named } from '@agency/contracts/manage/field-meta.ts'
import * as z from 'zod'
import { longText, picture, slug, text } from './values.ts'

const path = z
  .string()
  .regex(/^\//, { error: 'must be a path of this site' })
  .meta({ title: 'path', kind: 'link', label: 'Page' })

export const author = z
  .strictObject({
    slug: named('Short name', slug).describe(
      'A word of small letters by which articles know the person, for example aina-yusof',
    ),
    role: text,
    bio: named('About the person', longText),
    image: picture.optional().describe('A portrait; visitors see it in a circle'),
    languages: z.array(named('Language', text)).optional().describe('Only for planners: the languages they speak'),
    hours: named('Hours for answers', text)
      .optional()
      .describe('Only for planners: when they answer, for example Tuesday to Saturday, 10 am to 6 pm'),
    plans: named('Pages of the planner', z.array(path))
      .optional()
      .describe(
        'Only for planners: pages that show the person as planner, with all pages below them, for example /ground-package. The nearest planner wins',
      ),
  })
  .meta({ words: 'fact' })
