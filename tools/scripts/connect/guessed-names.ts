import type { PageType } from '@agency/site/app/addresses/page-type.ts'
import { fieldNamed } from '@agency/site/app/clients/content/mapping/mapping.ts'
import { isOwnType } from '@agency/site/app/clients/content/mapping/type-names.ts'
import { everyField, usualNames } from './every-field.ts'

/** Without capitals, hyphens and a `page` at the end. */
const otherTypes: Record<string, readonly string[]> = {
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

/** Addresses of the specification whose pages are not plain texts. */
const places: [RegExp, PageType][] = [
  [/^home$/, 'home'],
  [/^(?:agent)?login$/, 'account'],
  [/^contactus$|-request-form$|^request-change-form$/, 'form'],
  [/^blog$/, 'news'],
  [/^faq$/, 'faq'],
]

/** Types of settings or page parts; they are no pages. */
const partName =
  /(?:settings?|config(?:uration)?|menus?|navigation|footer|header|sliders?|slides?|banners?|carousel|widgets?|folder|repository|items?|blocks?|popup|redirects?|media|images?|labels?|dictionary|components?|elements?|partners?|social|root|sitemap|robots|error|notfound|data)$/i

/** From a foreign name. */
export function guessedField(name: string): string | undefined {
  const plain = plainName(name)
  return fieldNamed(plain) ?? fieldGuesses.get(plain)
}

/** From a foreign name. */
export function guessedType(alias: string): string | undefined {
  if (isOwnType(alias)) return undefined
  const plain = plainName(alias)
  return typeGuesses.get(plain) ?? typeGuesses.get(plain.replace(/(?:page|node|doctype|template)$/, ''))
}

/** Parts of pages, or settings. */
export const isNamedLikePart = (name: string): boolean => partName.test(name)

/** Guesses by the address; undefined for a node that seems to be no page. */
export function typeAtTop(alias: string, segment: string): PageType | undefined {
  const place = places.find(([pattern]) => pattern.test(segment.toLowerCase()))?.[1]
  if (place === 'home') return place
  return isNamedLikePart(alias) || isNamedLikePart(segment) ? undefined : (place ?? 'prose')
}

const plainName = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')
const byName = (names: [ours: string, others: readonly string[]][]) =>
  new Map(names.flatMap(([ours, others]) => others.map(other => [other.toLowerCase(), ours] as const)))
const fieldGuesses = byName(Object.keys(everyField.shape).map(name => [name, usualNames(name)]))
const typeGuesses = byName(Object.entries(otherTypes))
