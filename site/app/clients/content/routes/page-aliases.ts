import { type PageType, pageTypes } from '../../../page-types/registry.ts'

const entries = Object.entries(pageTypes) as [PageType, (typeof pageTypes)[PageType]][]
const byAlias = new Map(entries.map(([type, { alias }]) => [alias.toLowerCase(), type]))

/** Content types that never are pages, wherever they stand. */
const neverPages = new Set([
  'settings',
  'menu',
  'menuitem',
  'menugroup',
  'footer',
  'footercolumn',
  'partnermark',
  'folder',
  'widget',
  'slide',
  'banner',
  'banners',
  'deal',
  'promotion',
  'author',
  'section',
  'faqcategory',
  'faqitem',
])

/** The page type for a content type, or undefined when it is not a page. Both aliases in lower case. */
export function pageTypeOf(alias: string, parentAlias: string | undefined): PageType | undefined {
  const own = byAlias.get(alias)
  return own || neverPages.has(alias) || parentAlias === undefined ? own : typeBelow(parentAlias)
}

/** Whether a node of the route list is a page. */
export function isPage(alias: string, parentAlias: string | undefined): boolean {
  return pageTypeOf(alias, parentAlias) !== undefined
}

/** Whether a content type (in lower case) lists what is below it, so that the last segment alone finds it. */
export function isList(alias: string): boolean {
  return typeBelow(alias) !== undefined
}

function typeBelow(alias: string): PageType | undefined {
  const type = byAlias.get(alias)
  return type && pageTypes[type].below
}
