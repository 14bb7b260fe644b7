import type { SearchFormModel } from '../form-model/search-form-model.ts'
import { mostFlyers } from '../reading/search-limits.ts'

type People = Pick<SearchFormModel, 'product' | 'values'>

/**
 * The most that a number can be, with the other numbers as they are: seats are limited, an infant sits with an adult, and a
 * room needs one.
 * @param max The most that it can ever be.
 */
export function mostOf(name: string, max: number, { product, values }: People): number {
  const adults = Number(values.adults) || 0
  if (name === 'rooms') return Math.min(max, adults)
  const free = product === 'hotels' ? max : mostFlyers - people(values) + (Number(values[name]) || 0)
  return Math.min(max, free, name === 'infants' ? adults : max)
}

/** Whether nobody else can fly along. */
export function isFull({ product, values }: People): boolean {
  return product !== 'hotels' && people(values) >= mostFlyers
}

function people({ adults, children, infants }: Record<string, string>): number {
  return [adults, children, infants].reduce((sum, count) => sum + (Number(count) || 0), 0)
}
