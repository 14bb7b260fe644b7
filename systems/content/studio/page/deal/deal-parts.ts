import { type DealFact, type DealProduct, dealFacts, dealRules } from '@agency/contracts/manage/offers/deal.ts'
import type { Source } from '../../calls/shapes.ts'

/** Properties in order, after the first part. */
const search = {
  search: [
    'link',
    'fromStation',
    'toStation',
    'city',
    'airline',
    'nonStop',
    'cabin',
    'hotel',
    'stars',
    'rooms',
    'guests',
    'promoCode',
  ],
  period: ['travelFrom', 'travelUntil', 'nights', 'weekdays', 'blackouts'],
  card: ['title', 'place', 'facts', 'price', 'priceUnit', 'image'],
  shown: ['validFrom', 'validUntil', 'themes', 'dealTags', 'agentOnly', 'minGroup', 'priceTable'],
}

/** Only for net rates. */
const ofNetRates = ['minGroup', 'priceTable']

export type PartName = keyof typeof search

const partNames = Object.keys(search) as PartName[]
const facts: readonly string[] = dealFacts

export type DealKind = { product: DealProduct; isSearched: boolean }

const allowedFor = ({ product, isSearched }: DealKind) => {
  const { needs, may } = dealRules(product, isSearched)
  return new Set<string>([...needs, ...may, ...(isSearched ? [] : ['link'])])
}

export const neededFor = ({ product, isSearched }: DealKind): readonly string[] =>
  isSearched ? dealRules(product, true).needs : ['link']

/** Properties of its kind, and any others that it has nevertheless. */
export function partsOf(kind: DealKind, source: Source): { name: PartName; properties: string[] }[] {
  const allowed = allowedFor(kind)
  const isOfAll = (name: string) =>
    ofNetRates.includes(name) ? source.agentOnly === true : !facts.includes(name) && name !== 'link'
  const isAsked = (name: string) => isOfAll(name) || allowed.has(name) || name in source
  return partNames
    .map(name => ({ name, properties: search[name].filter(isAsked) }))
    .filter(({ properties }) => properties.length > 0)
}

/** Sets aside properties that the new kind lacks, and restores those set aside before. Nothing typed is lost. */
export function become(kind: DealKind, source: Source, aside: Source): { part: Source; aside: Source } {
  const allowed = allowedFor(kind)
  const all: Source = {
    ...aside,
    ...Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined)),
  }
  const movable: (DealFact | 'link')[] = [...dealFacts, 'link']
  const part = Object.fromEntries(movable.map(name => [name, allowed.has(name) ? all[name] : undefined]))
  const rest = movable.filter(name => !allowed.has(name) && all[name] !== undefined).map(name => [name, all[name]])
  return { part: { ...part, product: kind.product }, aside: Object.fromEntries(rest) }
}
