import { longText, markdown, picture, text } from './values.ts'

/** The properties that pages of every type have. */
export const pageProperties = {
  title: text.describe('The one heading of the page'),
  subtitle: longText.optional().describe('One or two sentences below the heading, on cards and in search results'),
  subtitle2: text.optional().describe('One more sentence below it, in smaller type'),
  metaTitle: text.max(60).describe('For search engines and the browser’s tab, without the brand; unique'),
  metaDescription: longText.max(160).describe('For search engines: a true sentence about the page; unique'),
  metaKeywords: text.optional().describe('Further words under which the search of the site finds the page'),
  image: picture.optional().describe('Beside the heading, on cards that lead here, and when the page is shared'),
  bodyText: markdown.optional().describe('The text of the page: everything below the front matter'),
}
