import type { NodeRow } from '../../database/tables.ts'
import { isPage } from '../../schemas/registry.ts'
import { plainText } from './plain-text.ts'

/** What can be found about one node, in the order of weight: title, excerpt, tags, body. */
export type SearchText = { title: string; excerpt: string; tags: string; body: string }

type Source = Pick<NodeRow, 'alias' | 'name' | 'properties'>

const TAGS = new Set([
  'name',
  'metaKeywords',
  'tags',
  'category',
  'author',
  'noun',
  'place',
  'country',
  'region',
  'destinations',
  'ports',
  'audience',
  'themes',
  'dealTags',
  'product',
])
const TITLES = ['title', 'question']
const EXCERPTS = ['excerpt', 'subtitle', 'facts', 'metaDescription']
/** Properties that say how something is shown, not what it is. */
const SILENT = new Set(['metaTitle', 'form', 'account', 'filters', 'language', 'icon', 'slug', 'categories'])
/** Values that are addresses, pictures or dates. */
const NOT_WORDS = /^(poster:|https?:|mailto:|tel:|\/|#|\d{4}-\d{2}-\d{2})/
/** PostgreSQL refuses the words of more than a megabyte. */
const MAX_BODY = 100_000

/** Whether a node can be found: pages, offers for everybody that have no page of their own, single questions. */
export const isSearchable = ({ alias, properties }: Pick<Source, 'alias' | 'properties'>): boolean =>
  isPage(alias) || (alias === 'deal' && isForEverybody(properties)) || alias === 'fAQItem'

/** The page of a package says the same at the same price. */
const isForEverybody = ({ agentOnly, product, link }: Source['properties']): boolean =>
  agentOnly !== true && !(product === 'package' && link)

/** What can be found about a node, as plain text. */
export function searchText({ alias, name, properties }: Source): SearchText {
  const [excerpt = '', ...otherExcerpts] = EXCERPTS.map(property => textOf(properties[property])).filter(isSomething)
  const title = TITLES.map(property => textOf(properties[property])).find(isSomething) ?? name
  const tags = [
    name,
    ...kindWords(alias, properties),
    ...valuesOf(properties, property => TAGS.has(property)),
    ...otherExcerpts,
  ]
  const body = valuesOf(properties, isBody)
  return { title, excerpt, tags: tags.join(' · '), body: body.join(' ').slice(0, MAX_BODY) }
}

/**
 * The place itself before all that is about it, the sailings of a cruise line before any one of them, and what can be booked
 * before what can be read about it.
 */
const WEIGHTS: Record<string, number> = {
  destinationPage: 2,
  contentCatogory: 1.7,
  dealsPage: 1.5,
  contentDetail: 1.4,
  deal: 1.3,
  newsArticle: 0.7,
  fAQItem: 0.7,
}

/** How much rather than others people look for nodes of a content type. */
export const weightOf = ({ alias }: Source): number => WEIGHTS[alias] ?? 1

/** What one would call it, though it says so nowhere. */
function kindWords(alias: string, { product }: Source['properties']): string[] {
  if (alias === 'contentDetail') return ['offer']
  if (alias !== 'deal') return []
  return ['deal', 'offer', ...(product === 'car' ? ['car rental'] : [])]
}

/** The text search configuration for the language a node is written in. */
export const languageOf = ({ properties }: Source): string =>
  properties.language === 'ms' ? 'content.simple' : 'content.english'

const isBody = (property: string): boolean =>
  !TITLES.includes(property) && !EXCERPTS.includes(property) && !TAGS.has(property) && !SILENT.has(property)

const isSomething = (text: string): boolean => text !== ''

const textOf = (value: unknown): string => (typeof value === 'string' ? plainText(value) : '')

function valuesOf(properties: Record<string, unknown>, wanted: (property: string) => boolean): string[] {
  return Object.entries(properties)
    .filter(([property]) => wanted(property))
    .flatMap(([, value]) => textsIn(value))
    .filter(isSomething)
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return NOT_WORDS.test(value) ? [] : [plainText(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
