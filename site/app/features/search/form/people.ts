import { countedOrNothing, listed } from '../model/accepted-search.ts'
import { cabinClasses } from '../model/flight.ts'
import { maxFlyers } from '../model/products.ts'
import type { SearchFormModel } from '../model/search-form-model.ts'

type People = Pick<SearchFormModel, 'product' | 'values'>

/**
 * The most that a number can be, with the other numbers as they are: seats are limited, an infant sits with an adult, and a
 * room needs one.
 * @param max The most that it can ever be.
 */
export function mostOf(name: string, max: number, { product, values }: People): number {
  const adults = Number(values.adults) || 0
  if (name === 'rooms') return Math.min(max, adults)
  const free = product === 'hotels' ? max : maxFlyers - people(values) + (Number(values[name]) || 0)
  return Math.min(max, free, name === 'infants' ? adults : max)
}

/** Whether nobody else can fly along. */
export function isFull({ product, values }: People): boolean {
  return product !== 'hotels' && people(values) >= maxFlyers
}

function people({ adults, children, infants }: Record<string, string>): number {
  return [adults, children, infants].reduce((sum, count) => sum + (Number(count) || 0), 0)
}

/** Who flies, as it stands on the closed field: `2 adults, 1 child, Economy`. */
export function flyerWords(values: Record<string, string>): string {
  const cabin = cabinClasses[values.cabin as keyof typeof cabinClasses] ?? ''
  return listed(...guests(values), countedOrNothing(Number(values.infants) || 0, 'infant'), cabin)
}

/** The same with rooms, for flights and hotel together. */
export function packageWords(values: Record<string, string>): string {
  return listed(flyerWords(values), countedOrNothing(Number(values.rooms) || 0, 'room'))
}

/** Who sleeps where: `1 room, 2 adults`. */
export function guestWords(values: Record<string, string>): string {
  return listed(countedOrNothing(Number(values.rooms) || 0, 'room'), ...guests(values))
}

function guests({ adults, children }: Record<string, string>): string[] {
  return [countedOrNothing(Number(adults) || 0, 'adult'), countedOrNothing(Number(children) || 0, 'child', 'children')]
}
