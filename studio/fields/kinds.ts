import type { FieldSchema } from '../calls/shapes.ts'
import type { LookupKind } from './picking/lookups.ts'
import type { OptionsKind } from './picking/named-choice.tsx'

/** How a value is edited. */
export type Kind =
  | 'text'
  | 'long-text'
  | 'markdown'
  | 'picture'
  | 'link'
  | 'choice'
  | 'choices'
  | 'months'
  | 'day'
  | 'instant'
  | 'ringgit'
  | 'number'
  | 'yes-no'
  | 'tag'
  | 'price-table'
  | 'itinerary'
  | LookupKind
  | OptionsKind
  | 'object'
  | 'list'

/** Kinds that follow from the title of a schema. */
const byTitle: Record<string, Kind> = {
  markdown: 'markdown',
  'long text': 'long-text',
  picture: 'picture',
  link: 'link',
  'path of a page': 'link',
  day: 'day',
  instant: 'instant',
  ringgit: 'ringgit',
  station: 'station',
  airline: 'airline',
  'hotel place': 'hotel place',
  'map place': 'map place',
  ship: 'ship',
  author: 'author',
  'category of the blog': 'category of the blog',
}

/** Names of properties whose slugs are tags. Other slugs are parts of addresses. */
const tags = /^(tags|dealTags|themes?)$/

/** Names of properties whose plain texts are sentences. */
const sentences =
  /^(subtitle2?|metaDescription|excerpt|text|facts|terms|highlights|inclusions|exclusions|address|answer)$/

/** How the values of a schema are edited. @param name the name of the property */
export function kindOf(schema: FieldSchema, name: string): Kind {
  const titled = byTitle[schema.title?.toLowerCase() ?? '']
  if (titled) return titled
  if (schema.title === 'slug' && tags.test(name)) return 'tag'
  if (schema.enum) return 'choice'
  if (schema.type === 'boolean') return 'yes-no'
  if (schema.type === 'number' || schema.type === 'integer') return 'number'
  if (schema.type === 'object') return isPriceTable(schema) ? 'price-table' : 'object'
  if (schema.type === 'array') return kindOfList(schema.items)
  return sentences.test(name) || (schema.maxLength ?? 0) > 100 ? 'long-text' : 'text'
}

function kindOfList(items: FieldSchema | undefined): Kind {
  if (items?.enum) return 'choices'
  if (isItineraryDay(items)) return 'itinerary'
  return items?.title?.toLowerCase() === 'month' ? 'months' : 'list'
}

const isPriceTable = ({ properties = {} }: FieldSchema) => 'columns' in properties && 'rows' in properties

const isItineraryDay = (items: FieldSchema | undefined) => 'overnight' in (items?.properties ?? {})
