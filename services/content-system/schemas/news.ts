import * as z from 'zod'
import { pageProperties } from './page.ts'
import { day, longText, slug, text } from './values.ts'

/** The blog's front page. */
export const newsMainPage = z.strictObject({
  ...pageProperties,
  categories: z
    .array(z.strictObject({ slug: slug.describe('Its address: `/blog/categories/<slug>`'), name: text }))
    .optional()
    .describe('The categories that its articles may have'),
})

/** One blog post, or one post of the student guide. */
export const newsArticle = z.strictObject({
  ...pageProperties,
  author: slug.meta({ kind: 'author' }).describe('Who wrote it: the slug of an author'),
  published: day.describe('The date of the article; lists are in its order'),
  category: slug.meta({ kind: 'category of the blog' }).describe('One of the categories of its blog'),
  tags: z.array(slug).describe('Keywords, each with a list of its own at `/blog/tags/<slug>`'),
  excerpt: longText.max(220).describe('What cards, feeds and search results say'),
})
