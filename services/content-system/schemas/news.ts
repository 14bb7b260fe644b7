import * as z from 'zod'
import { pageProperties } from './page.ts'
import { day, slug, text } from './values.ts'

/** The blog's front page. */
export const newsMainPage = z.strictObject({
  ...pageProperties,
  /** Names of the categories; a category that is not listed is shown by its slug in words. */
  categories: z.array(z.strictObject({ slug, name: text })).optional(),
})

/** One blog post, or one post of the student guide. */
export const newsArticle = z.strictObject({
  ...pageProperties,
  /** Slug of an author node. */
  author: slug,
  published: day,
  category: slug,
  tags: z.array(slug),
  excerpt: text.max(220),
})
