import { named } from '@agency/contracts/manage/field-meta.ts'
import * as z from 'zod'
import { pageProperties } from './page.ts'
import { day, longText, slug, tag, text } from './values.ts'

export const newsMainPage = z.strictObject({
  ...pageProperties,
  categories: z
    .array(
      named(
        'Category',
        z.strictObject({
          slug: named('Short name', slug).describe('The last part of its address, for example food-and-markets'),
          name: text,
        }),
      ),
    )
    .optional()
    .describe('The categories that its articles may have'),
})

/** A post of the blog or of the student guide. */
export const newsArticle = z.strictObject({
  ...pageProperties,
  author: slug.meta({ kind: 'author' }).describe('The author of the article. Authors are below “Authors” in the tree'),
  published: day.describe('The date of the article. Lists show the newest article first'),
  category: slug.meta({ kind: 'category of the blog' }).describe('One of the categories of the blog'),
  tags: z.array(named('Tag', tag)).describe('Keywords, for example street food. Each has its own list of articles'),
  excerpt: longText.max(220).describe('One or two sentences that cards and search results show'),
})
