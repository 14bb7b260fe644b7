import type { PageRole } from '@agency/contracts/content/route-node.ts'
import { alsoNamed, named } from '@agency/contracts/manage/field-meta.ts'
import * as z from 'zod'
import { day, longText, markdown, picture, text } from './values.ts'

const notice = z
  .strictObject({
    text: named('Words of the notice', longText).describe(
      'One or two sentences at the top of this page and of all pages below it, for example Ferries do not sail until the typhoon has passed',
    ),
    from: day.optional().describe('The first day on which visitors see it; today unless you say'),
    until: day.describe('The last day on which visitors see it; it is gone at its end'),
  })
  .refine(({ from, until }) => from === undefined || from <= until, { error: 'ends before it begins', path: ['until'] })

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
  notice: notice
    .meta({ search: 'none' })
    .optional()
    .describe('A notice at the top of this page and of all pages below it, for some days'),
}

/** For types of which the site treats some pages apart. */
export const roleAmong = (...roles: PageRole[]) =>
  z.enum(roles).meta({ search: 'none' }).optional().describe('The site’s own links of this kind lead to this page')
