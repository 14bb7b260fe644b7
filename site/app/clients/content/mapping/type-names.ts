import { type PageType, pageTypes } from '../../../addresses/page-type.ts'

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
const typesByName = new Map([
  ...pages.flatMap(([type, { alias }]) => [[type, alias] as const, [alias.toLowerCase(), alias] as const]),
  ...parts.map(alias => [alias.toLowerCase(), alias] as const),
])
const ownAliases = new Set([...pages.map(([, { alias }]) => alias), ...parts].map(alias => alias.toLowerCase()))
const neverPages = new Set<string>(parts.map(alias => alias.toLowerCase()))

export const typeNames: readonly string[] = [...pages.map(([type]) => type), ...parts]

export function typeNamed(name: string): string | undefined {
  return typesByName.get(name.toLowerCase()) ?? typesByName.get(name)
}

export function isOwnType(alias: string): boolean {
  return ownAliases.has(alias.toLowerCase())
}

export function isPart(alias: string): boolean {
  return neverPages.has(alias.toLowerCase())
}
