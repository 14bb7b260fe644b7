/** Content types that are pages, in lower case, with the page type each one is shown by. */
const pageTypes = {
  homepage: 'home',
  dealspage: 'deals',
  contentcatogory: 'listing',
  contentdetail: 'detail',
  destinationpage: 'destination',
  hubpage: 'hub',
  newsmainpage: 'news',
  newsarticle: 'article',
  faqpage: 'faq',
  prosepage: 'prose',
  formpage: 'form',
  accountpage: 'account',
} as const

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

/** What an installation's own types below a category or news page are shown by: their last segment makes them pages. */
const typeBelow: Record<string, PageType> = { contentcatogory: 'detail', newsmainpage: 'article' }

export type PageType = (typeof pageTypes)[keyof typeof pageTypes]

/** The page type for a content type, or undefined when it is not a page. Both aliases in lower case. */
export function pageTypeOf(alias: string, parentAlias: string | undefined): PageType | undefined {
  if (Object.hasOwn(pageTypes, alias)) return pageTypes[alias as keyof typeof pageTypes]
  return neverPages.has(alias) || parentAlias === undefined ? undefined : typeBelow[parentAlias]
}

/** Whether a node of the route list is a page. */
export function isPage(alias: string, parentAlias: string | undefined): boolean {
  return pageTypeOf(alias, parentAlias) !== undefined
}
