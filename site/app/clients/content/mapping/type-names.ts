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
  'daysOff',
  'section',
  'fAQCategory',
  'fAQItem',
] as const

const pages = Object.entries(pageTypes) as [PageType, (typeof pageTypes)[PageType]][]
const known = new Map([
  ...pages.flatMap(([type, { alias }]) => [[type, alias] as const, [alias.toLowerCase(), alias] as const]),
  ...parts.map(alias => [alias.toLowerCase(), alias] as const),
])
const ownAliases = new Set([...pages.map(([, { alias }]) => alias), ...parts].map(alias => alias.toLowerCase()))
const neverPages = new Set<string>(parts.map(alias => alias.toLowerCase()))

/** Every name that a mapping file may give a type, as the site spells it. */
export const typeNames: readonly string[] = [...pages.map(([type]) => type), ...parts]

/** Our content type by its alias or by the name of its page type, ignoring case. */
export function typeNamed(name: string): string | undefined {
  return known.get(name.toLowerCase()) ?? known.get(name)
}

/** Whether a content type is spelled as one of ours, ignoring case. */
export function isOwnType(alias: string): boolean {
  return ownAliases.has(alias.toLowerCase())
}

/** Whether nodes of one of our types never are pages. */
export function isPart(alias: string): boolean {
  return neverPages.has(alias.toLowerCase())
}
