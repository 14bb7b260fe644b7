import { named } from '@agency/contracts/manage/field-meta.ts'
import { longText, markdown, picture, text } from './values.ts'

export const pageProperties = {
  title: text.describe('The heading at the top of the page'),
  subtitle: longText.optional().describe('One or two sentences below the heading, on cards and in search results'),
  subtitle2: named('Second subtitle', longText)
    .optional()
    .describe('One more sentence below the subtitle, in smaller type'),
  metaTitle: named('Title for search engines', text.max(60)).describe(
    'What search engines and the tab of the browser show. Leave out the name of the agency; no other page may have the same',
  ),
  metaDescription: named('Description for search engines', longText.max(160)).describe(
    'What search engines show below the title: a true sentence about this page that no other page has',
  ),
  metaKeywords: named('Further search words', text)
    .optional()
    .describe('Other words that visitors may search for, for example honeymoon, snorkelling'),
  image: picture.optional().describe('Beside the heading, on cards that lead here, and when the page is shared'),
  bodyText: named('Text', markdown).optional().describe('The text of the page'),
}
