import { listingWords } from '@agency/words/offers/listing/words.ts'
import type { ListingItem } from './listing-item.server.ts'

type Order = {
  value: keyof ReturnType<typeof listingWords>['orders']
  /** The sort key; items without one come last. */
  by?: (item: ListingItem) => number | string | undefined
  down?: true
}

const orders: Order[] = [
  { value: '' },
  { value: 'departure', by: item => item.departures?.[0] },
  { value: 'price', by: item => item.price?.sen },
  { value: '-price', by: item => item.price?.sen, down: true },
  { value: 'nights', by: item => item.nights },
  { value: '-nights', by: item => item.nights, down: true },
]

const named = (value: string) => orders.find(order => order.value === value && order.by)

export const isOrder = (value: string): boolean => named(value) !== undefined

/** The orders that change this list. */
export function ordersOf(items: ListingItem[]): { value: string; label: string }[] {
  return orders
    .filter(({ by }) => !by || new Set(items.map(by).filter(value => value !== undefined)).size > 1)
    .map(({ value }) => ({ value, label: listingWords().orders[value] }))
}

/** Undefined for the original order. */
export function compareBy(value: string): ((one: ListingItem, other: ListingItem) => number) | undefined {
  const { by, down } = named(value) ?? {}
  if (!by) return undefined
  return (one, other) => {
    const [first, second] = [by(one), by(other)]
    if (first === undefined || second === undefined) return Number(first === undefined) - Number(second === undefined)
    return first === second ? 0 : first < second !== Boolean(down) ? -1 : 1
  }
}
