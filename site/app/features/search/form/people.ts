import type { Product } from '@agency/contracts/site/products.ts'
import { searchWords } from '@agency/words/search/form/words.ts'
import { counted, listed } from '../model/accepted-search.ts'
import { cabinClasses } from '../model/flight.ts'
import { maxFlyers } from '../model/search-limits.ts'

type Values = Record<string, string>

/** Seats are limited, and each infant and each room needs an adult. @param max The field's limit by itself. */
export function maxCount(name: string, max: number, product: Product, values: Values): number {
  const adults = Number(values.adults) || 0
  if (name === 'rooms') return Math.min(max, adults)
  const free = product === 'hotel' ? max : maxFlyers - people(values) + (Number(values[name]) || 0)
  return Math.min(max, free, name === 'infants' ? adults : max)
}

export function isFull(product: Product, values: Values): boolean {
  return product !== 'hotel' && people(values) >= maxFlyers
}

function people({ adults, children, infants }: Values): number {
  return [adults, children, infants].reduce((sum, count) => sum + (Number(count) || 0), 0)
}

/** The travellers as the closed field shows them: `2 adults, 1 child, 1 student fare, Economy`. */
export function flyerWords(values: Values): string {
  const cabin = cabinClasses.find(one => one === values.cabin)
  const people = counted(values, 'adults', 'children', 'infants', 'students')
  return listed(...people, cabin ? searchWords().cabins[cabin] : '')
}

export function packageWords(values: Values): string {
  return listed(flyerWords(values), ...counted(values, 'rooms'))
}

/** Rooms and guests: `1 room, 2 adults`. */
export const guestWords = (values: Values): string => listed(...counted(values, 'rooms', 'adults', 'children'))
