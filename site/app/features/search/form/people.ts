import type { Product } from '@agency/contracts/site/products.ts'
import { countedOrNothing, listed } from '../model/accepted-search.ts'
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
  const cabin = cabinClasses[values.cabin as keyof typeof cabinClasses] ?? ''
  const infants = countedOrNothing(Number(values.infants) || 0, 'infant')
  const students = countedOrNothing(Number(values.students) || 0, 'student fare')
  return listed(...guests(values), infants, students, cabin)
}

export function packageWords(values: Values): string {
  return listed(flyerWords(values), countedOrNothing(Number(values.rooms) || 0, 'room'))
}

/** Rooms and guests: `1 room, 2 adults`. */
export function guestWords(values: Values): string {
  return listed(countedOrNothing(Number(values.rooms) || 0, 'room'), ...guests(values))
}

function guests({ adults, children }: Values): string[] {
  return [countedOrNothing(Number(adults) || 0, 'adult'), countedOrNothing(Number(children) || 0, 'child', 'children')]
}
