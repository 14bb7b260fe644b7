import type { PageRole } from '@agency/contracts/content/route-node.ts'
import { alsoNamed, named } from '@agency/contracts/manage/field-meta.ts'
import * as z from 'zod'
import { longText, markdown, picture, text } from './values.ts'

export const pageProperties = {
  title: alsoNamed('heading headline pageTitle pageHeading mainHeading mainTitle', text)
    .meta({ search: 'title' })
    .describe('The heading at the top of the page'),
  subtitle: alsoNamed('subHeading subHeadline intro introduction lead shortDescription', longText)
    .meta({ search: 'spare excerpt' })
    .optional()
    .describe('One or two sentences below the heading, on cards and in search results'),
  subtitle2: named('Second subtitle', longText)
    .optional()
    .describe('One more sentence below the subtitle, in smaller type'),
  metaTitle: named('Title for search engines', text.max(60), 'seoTitle browserTitle')
    .meta({ search: 'none' })
    .describe(
      'What search engines and the tab of the browser show. Leave out the name of the agency; no other page may have the same',
    ),
  metaDescription: named('Description for search engines', longText.max(160), 'seoDescription seoMetaDescription')
    .meta({ search: 'spare excerpt' })
    .describe('What search engines show below the title: a true sentence about this page that no other page has'),
  metaKeywords: named('Further search words', text, 'seoKeywords keywords')
    .meta({ search: 'tags' })
    .optional()
    .describe('Other words that visitors may search for, for example honeymoon, snorkelling'),
  image: alsoNamed(
    'picture photo thumbnail bannerImage heroImage mainImage featuredImage coverImage banner img',
    picture,
  )
    .optional()
    .describe('Beside the heading, on cards that lead here, and when the page is shared'),
  bodyText: named(
    'Text',
    markdown,
    'content body bodyContent mainContent pageContent mainText richText htmlContent description',
  )
    .optional()
    .describe('The text of the page'),
}

/** For types of which the site treats some pages apart. */
export const roleAmong = (...roles: PageRole[]) =>
  z.enum(roles).meta({ search: 'none' }).optional().describe('The site’s own links of this kind lead to this page')
