import { type PageType, pageTypes } from '../../../addresses/page-type.ts'

/** Content types that never are pages, wherever they stand. */
const parts = [
  'settings',
  'menu',
  'menuItem',
  'menuGroup',
  'footer',
  'footerColumn',
  'partnerMark',
  'folder',
  'widget',
  'slide',
  'banner',
  'banners',
  'deal',
  'promotion',
  'author',
  'section',
  'fAQCategory',
  'fAQItem',
] as const

/** What agencies call the types that the site has, without capitals, hyphens and a `page` at the end. */
const otherNames: Record<string, readonly string[]> = {
  homePage: ['home', 'front', 'frontpage', 'start', 'startpage', 'homenode'],
  contentCatogory: ['contentcategory', 'category', 'listing', 'tourlist', 'tourlisting', 'packagelist', 'productlist'],
  contentDetail: [
    'tour',
    'tourdetail',
    'package',
    'packagedetail',
    'product',
    'productdetail',
    'cruise',
    'cruisedetail',
  ],
  destinationPage: ['destination', 'destinationdetail', 'place'],
  hubPage: ['hub', 'landinghub', 'overview'],
  newsMainPage: ['news', 'newsmain', 'newslist', 'blog', 'bloglist', 'bloglanding', 'newslanding'],
  newsArticle: ['article', 'blogpost', 'post', 'newsitem', 'newsdetail', 'blogdetail', 'blogarticle'],
  fAQPage: ['faq', 'faqs', 'faqlist', 'faqmain'],
  fAQCategory: ['faqgroup', 'faqsection'],
  fAQItem: ['faqquestion', 'faqentry', 'questionanswer'],
  prosePage: ['text', 'content', 'generic', 'standard', 'simple', 'plain', 'basic', 'richtext', 'landing', 'static'],
  accountPage: ['login', 'signin', 'memberlogin', 'agentlogin'],
  formPage: ['contact', 'contactus', 'enquiryform', 'contactform'],
}

const pages = Object.entries(pageTypes) as [PageType, (typeof pageTypes)[PageType]][]
const known = new Map([
  ...pages.flatMap(([type, { alias }]) => [[type, alias] as const, [alias.toLowerCase(), alias] as const]),
  ...parts.map(alias => [alias.toLowerCase(), alias] as const),
])
const ownAliases = new Set([...pages.map(([, { alias }]) => alias), ...parts].map(alias => alias.toLowerCase()))
const guesses = new Map(Object.entries(otherNames).flatMap(([alias, names]) => names.map(name => [name, alias])))
const neverPages = new Set<string>(parts.map(alias => alias.toLowerCase()))

/** Types like these hold what pages show, or say how; beside the pages of an installation they are no pages. */
const partName =
  /(?:settings?|config(?:uration)?|menus?|navigation|footer|header|sliders?|slides?|banners?|carousel|widgets?|folder|repository|items?|blocks?|popup|redirects?|media|images?|labels?|dictionary|components?|elements?|partners?|social|root|sitemap|robots|error|notfound|data)$/i

/** Every name that a mapping file may give a type, as the site spells it. */
export const typeNames: readonly string[] = [...pages.map(([type]) => type), ...parts]

/** Our content type by its alias or by the name of its page type, ignoring case. */
export function typeNamed(name: string): string | undefined {
  return known.get(name.toLowerCase()) ?? known.get(name)
}

/** Whether a content type is spelled as one of ours. */
export function isOwnType(alias: string): boolean {
  return ownAliases.has(alias.toLowerCase())
}

/** Whether nodes of one of our types never are pages. */
export function isPart(alias: string): boolean {
  return neverPages.has(alias.toLowerCase())
}

/** The content type that an agency's own name probably means. */
export function guessedType(alias: string): string | undefined {
  if (isOwnType(alias)) return undefined
  const plain = alias.toLowerCase().replace(/[^a-z0-9]/g, '')
  return guesses.get(plain) ?? guesses.get(plain.replace(/(?:page|node|doctype|template)$/, ''))
}

/** Whether the name of a type says that its nodes are parts of pages, or settings. */
export function isNamedLikePart(alias: string): boolean {
  return partName.test(alias)
}
