import { type PageType, pageTypes } from '../../../addresses/page-type.ts'
import { noType } from '../mapping/mapping.ts'
import { isPart, isOwnType as isSpelledLikeOurs } from '../mapping/type-names.ts'

const entries = Object.entries(pageTypes) as [PageType, (typeof pageTypes)[PageType]][]
const byAlias = new Map(entries.map(([type, { alias }]) => [alias.toLowerCase(), type]))

/** Aliases in lower case. */
export function pageTypeOf(alias: string, parentAlias: string | undefined): PageType | undefined {
  const direct = byAlias.get(alias)
  return direct || isPart(alias) || alias === noType || parentAlias === undefined ? direct : typeBelow(parentAlias)
}

export function isPage(alias: string, parentAlias: string | undefined): boolean {
  return pageTypeOf(alias, parentAlias) !== undefined
}

/** The last path segment alone finds a descendant of such a type. Alias in lower case. */
export function isList(alias: string): boolean {
  return typeBelow(alias) !== undefined
}

/** True also for a type that the mapping file hides. */
export function isOwnType(alias: string): boolean {
  return alias === noType || isSpelledLikeOurs(alias)
}

function typeBelow(alias: string): PageType | undefined {
  const type = byAlias.get(alias)
  return type && pageTypes[type].below
}
