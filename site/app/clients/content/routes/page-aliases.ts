import { type PageType, pageTypes } from '../../../addresses/page-type.ts'
import { noType } from '../mapping/mapping.ts'
import { isNamedLikePart, isPart, isOwnType as isSpelledLikeOurs } from '../mapping/type-names.ts'

const entries = Object.entries(pageTypes) as [PageType, (typeof pageTypes)[PageType]][]
const byAlias = new Map(entries.map(([type, { alias }]) => [alias.toLowerCase(), type]))

/** The page type for a content type, or undefined when it is not a page. Both aliases in lower case. */
export function pageTypeOf(alias: string, parentAlias: string | undefined): PageType | undefined {
  const own = byAlias.get(alias)
  return own || isPart(alias) || alias === noType || parentAlias === undefined ? own : typeBelow(parentAlias)
}

/** Whether a node of the route list is a page. */
export function isPage(alias: string, parentAlias: string | undefined): boolean {
  return pageTypeOf(alias, parentAlias) !== undefined
}

/** Whether a content type (in lower case) lists what is below it, so that the last segment alone finds it. */
export function isList(alias: string): boolean {
  return typeBelow(alias) !== undefined
}

/** Whether the site knows a content type, or its mapping says that it is not shown. */
export function isOwnType(alias: string): boolean {
  return alias === noType || isSpelledLikeOurs(alias)
}

/**
 * The content type, in lower case, as which a node at the top of the tree with an unknown type is shown: by its address, or
 * else as a text. Undefined when it seems to be no page.
 */
export function typeAtTop(alias: string, segment: string): string | undefined {
  if (segment === 'home') return pageTypes.home.alias.toLowerCase()
  if (isNamedLikePart(alias) || isNamedLikePart(segment)) return undefined
  const type = places.find(([place]) => place.test(segment))?.[1] ?? 'prose'
  return pageTypes[type].alias.toLowerCase()
}

/** Addresses of the specification whose pages are not plain texts. */
const places: [RegExp, PageType][] = [
  [/^(?:agent)?login$/, 'account'],
  [/^contactus$|-request-form$|^request-change-form$/, 'form'],
  [/^blog$/, 'news'],
  [/^faq$/, 'faq'],
]

function typeBelow(alias: string): PageType | undefined {
  const type = byAlias.get(alias)
  return type && pageTypes[type].below
}
