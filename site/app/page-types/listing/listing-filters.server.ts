import { regionsOf } from '@agency/reference-data/world-regions.ts'
import { audienceName } from '@agency/ui/formats/audience-name.ts'
import { monthName } from '@agency/ui/formats/malaysian-day.ts'
import type { ListingItem } from './listing-item.server.ts'
import { compareBy, isOrder } from './listing-orders.ts'

export type Choices = {
  values: Record<string, string[]>
  sort: string
  page: number
  isFiltered: boolean
}

type Filter = {
  label: string
  /** The values of one item, as in the address. */
  values: (item: ListingItem) => string[]
  show?: (value: string) => string
  order?: (one: string, other: string) => number
  /** Values that stay visible, however few items they have. */
  comesFirst?: (value: string) => boolean
}

const byNumber = (one: string, other: string) => Number.parseInt(one, 10) - Number.parseInt(other, 10)

const nightBands = [
  { value: '1-3', label: '1 to 3 nights', upTo: 3 },
  { value: '4-6', label: '4 to 6 nights', upTo: 6 },
  { value: '7-10', label: '7 to 10 nights', upTo: 10 },
  { value: '11', label: '11 nights or more', upTo: Number.POSITIVE_INFINITY },
]
const priceBands = [
  { value: '0-500', label: 'Up to RM 500', upTo: 500_00 },
  { value: '500-1500', label: 'RM 500 to RM 1,500', upTo: 1500_00 },
  { value: '1500-5000', label: 'RM 1,500 to RM 5,000', upTo: 5000_00 },
  { value: '5000', label: 'Over RM 5,000', upTo: Number.POSITIVE_INFINITY },
]

type Band = (typeof nightBands)[number]
const bandOf = (bands: Band[], amount: number | undefined) =>
  amount === undefined ? [] : [bands.find(band => amount <= band.upTo)?.value ?? '']
const bandLabel = (bands: Band[]) => (value: string) => bands.find(band => band.value === value)?.label ?? value

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
const familyOf = ({ family }: ListingItem) => (family ? [family] : [])

export const filters: Record<string, Filter> = {
  region: { label: 'Region', values: item => regionsOf([...item.destinations, ...item.ports]) },
  destination: { label: 'Destination', values: item => item.destinations },
  brand: { label: 'Brand', values: familyOf },
  line: { label: 'Cruise line', values: familyOf },
  nights: {
    label: 'Length',
    values: item => bandOf(nightBands, item.nights),
    show: bandLabel(nightBands),
    order: byNumber,
  },
  month: {
    label: 'Month',
    values: item => [...new Set(item.months.map(month => String(Number(month.slice(5)))))],
    show: value => monthName(Number(value)),
    order: byNumber,
  },
  price: {
    label: 'Price',
    values: item => bandOf(priceBands, item.price?.sen),
    show: bandLabel(priceBands),
    order: byNumber,
  },
  // Ships from Malaysian ports need no flight.
  port: { label: 'Port', values: item => item.ports, comesFirst: value => regionsOf([value]).includes('Malaysia') },
  audience: { label: 'Good for', values: item => item.audience, show: value => capitalised(audienceName(value)) },
}

/** Parameters of a list's address, beside order and page. */
export const filterNames = Object.keys(filters)

/** Ignores unknown names and orders. */
export function readChoices(query: URLSearchParams, names: string[]): Choices {
  const values: Record<string, string[]> = {}
  for (const name of names) {
    const chosen = query.getAll(name).filter(Boolean)
    if (Object.hasOwn(filters, name) && chosen.length > 0) values[name] = chosen
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
