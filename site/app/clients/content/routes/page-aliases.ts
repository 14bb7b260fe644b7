import { type PageType, pageTypes } from '../../../addresses/page-type.ts'
import { noType } from '../mapping/mapping.ts'
import { isPart, isOwnType as isSpelledLikeOurs } from '../mapping/type-names.ts'

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

function typeBelow(alias: string): PageType | undefined {
  const type = byAlias.get(alias)
  return type && pageTypes[type].below
}
