import { markdown, picture, text } from './values.ts'

/** The properties every page has, whatever its type. */
export const pageProperties = {
  /** The one heading of the page. */
  title: text,
  subtitle: text.optional(),
  /** For search results and the browser's tab; the brand is added by the site. */
  metaTitle: text.max(60),
  metaDescription: text.max(160),
  metaKeywords: text.optional(),
  image: picture.optional(),
  bodyText: markdown.optional(),
}
