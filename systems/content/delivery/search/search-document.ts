import { isSearched, searchForms } from '@agency/contracts/site/products.ts'
import * as z from 'zod'
import type { NodeRow } from '../../database/tables.ts'
import { isPage, schemas } from '../../schemas/registry.ts'
import { plainText } from './plain-text.ts'

/** The searchable text of a node, in the order of weight. */
export type SearchText = { title: string; excerpt: string; tags: string; body: string }

type Source = Pick<NodeRow, 'alias' | 'name' | 'properties'>

/** A page above a node, which names its kind: `Ground packages`, `MSC Cruises`. */
export type Above = { alias: string; name: string; noun: string | null }

const notWords = /^(poster:|https?:|mailto:|tel:|\/|#|\d{4}-\d{2}-\d{2})/
/** PostgreSQL refuses a tsvector of more than a megabyte. */
const maxBody = 100_000

/** Pages, public offers without a page of their own, and single questions. */
export const isSearchable = ({ alias, properties }: Pick<Source, 'alias' | 'properties'>): boolean =>
  isPage(alias) || (alias === 'deal' && isForEverybody(properties)) || alias === 'fAQItem'

/** The page of a package has the same text and price. */
const isForEverybody = ({ agentOnly, product, link }: Source['properties']): boolean =>
  agentOnly !== true && !(product === 'package' && link)

/** Plain text; excerpt and body hold only text that the page shows. */
export function searchText({ alias, name, properties }: Source, above: Above[] = []): SearchText {
  const { properties: fields = {} } = shapeOf(alias)
  const of = (weight: Weight) =>
    Object.keys(fields).flatMap(property => (fields[property]?.search === weight ? textOf(properties[property]) : []))
  const [excerpt = '', ...otherExcerpts] = [...of('excerpt'), ...of('spare excerpt')].filter(isSomething)
  const title = of('title').find(isSomething) ?? name
  const tags = [
    name,
    ...kindWords(alias, properties),
    ...above.filter(one => isPage(one.alias)).flatMap(one => [one.name, ...(one.noun?.split('|') ?? [])]),
    ...valuesOf(properties, property => fields[property]?.search === 'tags'),
    ...otherExcerpts,
  ]
  const body = shownTexts(alias, properties).flatMap(([property, text]) => (fields[property]?.search ? [] : text))
  return { title, excerpt, tags: tags.filter(isSomething).join(' · '), body: body.join(' ').slice(0, maxBody) }
}

/** A place before everything about it, a cruise line before its sailings, and offers before articles. */
const weights: Record<string, number> = {
  destinationPage: 2,
  contentCatogory: 1.7,
  dealsPage: 1.5,
  contentDetail: 1.4,
  deal: 1.3,
  newsArticle: 0.7,
  fAQItem: 0.7,
}

export const weightOf = ({ alias }: Source): number => weights[alias] ?? 1

/** Common words for its kind, which the text itself lacks. */
function kindWords(alias: string, { product, nights, ports }: Source['properties']): string[] {
  if (alias === 'deal')
    return [
      'deal',
      'offer',
      isSearched(product) ? searchForms[product].kind : product === 'package' ? 'holiday package' : '',
    ]
  if (alias !== 'contentDetail') return []
  return ['offer', ports ? 'cruise' : nights ? 'package' : '']
}

export const languageOf = ({ properties }: Source): string =>
  properties.language === 'ms' ? 'content.simple' : 'content.english'

const isSomething = (text: string): boolean => text !== ''

const textOf = (value: unknown): string => (typeof value === 'string' ? plainText(value) : '')

function valuesOf(properties: Record<string, unknown>, wanted: (property: string) => boolean): string[] {
  return Object.entries(properties)
    .filter(([property]) => wanted(property))
    .flatMap(([, value]) => textsIn(value))
    .filter(isSomething)
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return notWords.test(value) ? [] : [plainText(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

type Weight = z.GlobalMeta['search']

type Shape = {
  kind?: string
  search?: Weight
  type?: string
  anyOf?: Shape[]
  items?: Shape
  properties?: Record<string, Shape>
}

/** The kinds of fields that visitors read as written; not choices, names for look-ups and addresses. */
const readKinds = new Set(['text', 'long text', 'markdown', 'map place', 'ship'])

const shapes = new Map<string, Shape>()

function shownTexts(alias: string, properties: Record<string, unknown>): [property: string, text: string][] {
  const shape = shapeOf(alias)
  return Object.entries(properties).flatMap(([property, value]) =>
    shownIn(value, shape.properties?.[property]).map(text => [property, text] as [string, string]),
  )
}

function shapeOf(alias: string): Shape {
  const cached = shapes.get(alias)
  if (cached) return cached
  const schema = schemas[alias]
  const shape = schema ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape) : {}
  shapes.set(alias, shape)
  return shape
}

function shownIn(value: unknown, field: Shape | undefined): string[] {
  const shape = field?.anyOf?.find(({ type }) => type !== 'null') ?? field
  if (shape === undefined || shape.search === 'none') return []
  if (typeof value === 'string') return readKinds.has(shape.kind ?? '') ? [plainText(value)] : []
  if (Array.isArray(value)) return value.flatMap(one => shownIn(one, shape.items))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => shownIn(one, shape.properties?.[name]))
}
