import { audienceName } from '@agency/ui/formats/audience-name.ts'
import { monthName } from '@agency/ui/formats/malaysian-day.ts'
import * as z from 'zod'
import { nights, numbers, price, terms } from '../../clients/content/readers/lenient-values.server.ts'

/** What items are filtered by. */
export const listingItem = z.object({
  price,
  nights,
  months: numbers,
  destinations: terms,
  ports: terms,
  audience: terms,
})

type ListingItem = z.output<typeof listingItem>

export type FilterOption = { value: string; label: string; count: number; chosen: boolean }

/** One group of choices of the filter form, with the number of items behind each. `more` is folded away. */
export type FilterGroup = { name: string; label: string; options: FilterOption[]; more: FilterOption[] }

/** A group with more choices than this shows those with the most items first and folds the rest away. */
const mostInSight = 8
const fewestInSight = 3

export type Choices = {
  values: Record<string, string[]>
  sort: string
  page: number
  isFiltered: boolean
}

type Filter = {
  label: string
  /** The values of one item, as they stand in the address. */
  values: (item: ListingItem) => string[]
  show?: (value: string) => string
  order?: (one: string, other: string) => number
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

const filters: Record<string, Filter> = {
  destination: { label: 'Destination', values: item => item.destinations },
  nights: {
    label: 'Length',
    values: item => bandOf(nightBands, item.nights),
    show: bandLabel(nightBands),
    order: byNumber,
  },
  month: {
    label: 'Month',
    values: item => item.months.map(String),
    show: value => monthName(Number(value)),
    order: byNumber,
  },
  price: {
    label: 'Price',
    values: item => bandOf(priceBands, item.price?.sen),
    show: bandLabel(priceBands),
    order: byNumber,
  },
  port: { label: 'Port', values: item => item.ports },
  audience: { label: 'Good for', values: item => item.audience, show: value => capitalised(audienceName(value)) },
}

/** What a list's address may name, beside its order and page. */
export const filterNames = Object.keys(filters)

/** Sort orders by their name in the address. */
export const sortOrders = [
  { value: '', label: 'Our choice' },
  { value: 'price', label: 'Price, lowest first' },
  { value: '-price', label: 'Price, highest first' },
  { value: 'nights', label: 'Shortest first' },
]

const comparisons: Record<string, (one: ListingItem, other: ListingItem) => number> = {
  // What has no amount stands last in both orders.
  price: (one, other) => (one.price?.sen ?? Number.MAX_SAFE_INTEGER) - (other.price?.sen ?? Number.MAX_SAFE_INTEGER),
  '-price': (one, other) => (other.price?.sen ?? 0) - (one.price?.sen ?? 0),
  nights: (one, other) => (one.nights ?? Number.MAX_SAFE_INTEGER) - (other.nights ?? Number.MAX_SAFE_INTEGER),
}

/** Reads what was chosen from an address. Unknown names and orders are left out. */
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
    sort: Object.hasOwn(comparisons, sort) ? sort : '',
    page: Number.isFinite(page) && page > 0 ? page : 1,
    isFiltered: Object.keys(values).length > 0,
  }
}

/** The items that fit every group (any value within a group), in the chosen order. */
export function applyFilters<Item extends ListingItem>(items: Item[], choices: Choices): Item[] {
  const fits = (item: Item) =>
    Object.entries(choices.values).every(([name, chosen]) =>
      filters[name]?.values(item).some(value => chosen.includes(value)),
    )
  const compare = comparisons[choices.sort]
  const found = items.filter(fits)
  return compare ? found.sort(compare) : found
}

/** The groups of the filter form that have something to choose between. */
export function filterGroups(items: ListingItem[], names: string[], choices: Choices): FilterGroup[] {
  return names.flatMap(name => {
    const filter = filters[name]
    if (!filter) return []
    const counts = new Map<string, number>()
    for (const value of items.flatMap(item => filter.values(item))) counts.set(value, (counts.get(value) ?? 0) + 1)
    const options = [...counts]
      .sort(([one], [other]) => (filter.order ?? ((a: string, b: string) => a.localeCompare(b, 'en')))(one, other))
      .map(([value, count]) => ({
        value,
        label: filter.show?.(value) ?? value,
        count,
        chosen: choices.values[name]?.includes(value) ?? false,
      }))
    if (options.length < 2) return []
    // Lengths, months and prices are a scale that must not be torn apart.
    const inSight = filter.order ? options : mostCommon(options)
    const more = options.filter(option => !inSight.includes(option))
    return [{ name, label: filter.label, options: inSight, more }]
  })
}

/** The choices with the most items, in the order they came; all of them when they are few. */
function mostCommon(options: FilterOption[]): FilterOption[] {
  if (options.length <= mostInSight) return options
  const byCount = options.toSorted((one, other) => other.count - one.count).slice(0, mostInSight)
  // Choices that lead to a single item are noise beside better ones.
  const common = byCount.filter(({ count }) => count > 1)
  const best = new Set(common.length >= fewestInSight ? common : byCount)
  return options.filter(option => best.has(option))
}
