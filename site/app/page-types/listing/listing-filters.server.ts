import { regionsOf } from '@agency/reference-data/world-regions.ts'
import { monthName } from '@agency/ui/formats/malaysian-day.ts'
import { listingWords } from '@agency/words/offers/listing/words.ts'
import { termWords } from '@agency/words/term-words.ts'
import { audienceWords } from '@agency/words/values/audiences/words.ts'
import type { ListingItem } from './listing-item.server.ts'
import { compareBy, isOrder } from './listing-orders.ts'

export type Choices = {
  values: Record<string, string[]>
  sort: string
  page: number
  isFiltered: boolean
}

type Filter = {
  words: keyof ReturnType<typeof listingWords>['filters']
  /** The values of one item, as in the address. */
  values: (item: ListingItem) => string[]
  /** Empty for a value that no item can have. */
  show?: (value: string, items: ListingItem[]) => string
  order?: (one: string, other: string) => number
  /** Values that stay visible, however few items they have. */
  comesFirst?: (value: string) => boolean
}

const byNumber = (one: string, other: string) => Number.parseInt(one, 10) - Number.parseInt(other, 10)

const nightBands = [
  { value: '1-3', upTo: 3 },
  { value: '4-6', upTo: 6 },
  { value: '7-10', upTo: 10 },
  { value: '11', upTo: Number.POSITIVE_INFINITY },
]
const priceBands = [
  { value: '0-500', upTo: 500_00 },
  { value: '500-1500', upTo: 1500_00 },
  { value: '1500-5000', upTo: 5000_00 },
  { value: '5000', upTo: Number.POSITIVE_INFINITY },
]

type Band = (typeof nightBands)[number]
const bandOf = (bands: Band[], amount: number | undefined) =>
  amount === undefined ? [] : [bands.find(band => amount <= band.upTo)?.value ?? '']
const wordOf = (of: 'nights' | 'prices' | 'regions') => (value: string) =>
  new Map<string, string>(Object.entries(listingWords()[of])).get(value) ?? ''

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
const familyOf = ({ brand }: ListingItem) => (brand ? [brand] : [])
const familyName = (value: string, items: ListingItem[]) => items.find(({ brand }) => brand === value)?.family ?? value

export const filters: Record<string, Filter> = {
  region: {
    words: 'region',
    values: item => regionsOf([...item.destinations, ...item.ports]),
    show: wordOf('regions'),
  },
  destination: { words: 'destination', values: item => item.destinations, show: termWords },
  brand: { words: 'brand', values: familyOf, show: familyName },
  line: { words: 'line', values: familyOf, show: familyName },
  nights: {
    words: 'nights',
    values: item => bandOf(nightBands, item.nights),
    show: wordOf('nights'),
    order: byNumber,
  },
  month: {
    words: 'month',
    values: item => [...new Set(item.months.map(month => String(Number(month.slice(5)))))],
    show: value => (/^[1-9]/.test(value) ? monthName(Number(value)) : ''),
    order: byNumber,
  },
  price: {
    words: 'price',
    values: item => bandOf(priceBands, item.price?.sen),
    show: wordOf('prices'),
    order: byNumber,
  },
  // Ships from Malaysian ports need no flight.
  port: {
    words: 'port',
    values: item => item.ports,
    show: termWords,
    comesFirst: value => regionsOf([value]).includes('Malaysia'),
  },
  audience: {
    words: 'audience',
    values: item => item.audience,
    show: value => capitalised(audienceWords().named(value)),
  },
}

/** Parameters of a list's address, beside order and page. */
export const filterNames = Object.keys(filters)

/** Ignores unknown names and orders, and values without words. */
export function readChoices(query: URLSearchParams, names: string[]): Choices {
  const values: Record<string, string[]> = {}
  for (const name of names) {
    const filter = Object.hasOwn(filters, name) ? filters[name] : undefined
    const chosen = query.getAll(name).filter(value => value && filter?.show?.(value, []) !== '')
    if (filter && chosen.length > 0) values[name] = chosen
  }
  const sort = query.get('sort') ?? ''
  const page = Number.parseInt(query.get('page') ?? '1', 10)
  return {
    values,
    sort: isOrder(sort) ? sort : '',
    page: Number.isFinite(page) && page > 0 ? page : 1,
    isFiltered: Object.keys(values).length > 0,
  }
}

/** Items that match every group, with any value within a group. @param without A group to ignore. */
export function fitting<Item extends ListingItem>(items: Item[], { values }: Choices, without?: string): Item[] {
  const counted = Object.entries(values).filter(([name]) => name !== without)
  return items.filter(item =>
    counted.every(([name, chosen]) => filters[name]?.values(item).some(value => chosen.includes(value))),
  )
}

export function applyFilters<Item extends ListingItem>(items: Item[], choices: Choices): Item[] {
  const compare = compareBy(choices.sort)
  const matches = fitting(items, choices)
  return compare ? matches.sort(compare) : matches
}
