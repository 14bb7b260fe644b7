import { alsoNamed, named } from '@agency/contracts/manage/field-meta.ts'
import * as z from 'zod'
import { pageProperties, roleAmong } from './page.ts'
import { day, longText, placeName, slug, tag, text } from './values.ts'

export const newsMainPage = z.strictObject({
  ...pageProperties,
  role: roleAmong('blog'),
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
    .meta({ search: 'none' })
    .optional()
    .describe('The categories that its articles may have'),
})

/** A post of the blog or of the student guide. */
export const newsArticle = z.strictObject({
  ...pageProperties,
  author: alsoNamed('writer authorName postedBy', slug.meta({ kind: 'author' }))
    .meta({ search: 'tags' })
    .describe('The author of the article. Authors are below “Authors” in the tree'),
  published: alsoNamed('publishDate publishedDate publicationDate postDate articleDate date', day).describe(
    'The date of the article. Lists show the newest article first',
  ),
  category: alsoNamed('blogCategory articleCategory', slug.meta({ kind: 'category of the blog' }))
    .meta({ search: 'tags' })
    .describe('One of the categories of the blog'),
  tags: alsoNamed('blogTags articleTags', z.array(named('Tag', tag)))
    .meta({ search: 'tags' })
    .describe('Keywords, for example street food. Each has its own list of articles'),
  destinations: alsoNamed('locations places', z.array(named('Destination', placeName)))
    .meta({ search: 'tags' })
    .optional()
    .describe('The places that the article is about: it shows trips there. Without them, its tags count'),
  excerpt: alsoNamed('summary teaser abstract', longText.max(220))
    .meta({ search: 'excerpt' })
    .describe('One or two sentences that cards and search results show'),
})
