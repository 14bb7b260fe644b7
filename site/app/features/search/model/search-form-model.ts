import { defaultDaysAhead, type Product } from '@agency/contracts/site/products.ts'
import type { MarkedDays } from '../calendar/marked-days.ts'
import type { BookingSite } from './accepted-search.ts'
import type { Problem } from './checks.ts'
import type { PlaceOffer, Station } from './place.ts'
import { defaultValues } from './read-search.ts'

export type SearchFormModel = {
  product: Product
  values: Record<string, string>
  ages: string[]
  stations: Record<string, Station>
  /** Candidates for ambiguous places, by field. */
  choices: Record<string, PlaceOffer[]>
  problems: Problem[]
  deal?: { slug: string; days: MarkedDays }
}

export type SearchPanelModel = {
  selected: Product
  booking: BookingSite
  /** The Malaysian day on which the server made the forms. */
  today: string
  /** Replaces the empty form in front. */
  form?: SearchFormModel
  promo: string
}

/** @param today The current Malaysian day. */
export function emptyForm(product: Product, today: string, daysAhead = defaultDaysAhead): SearchFormModel {
  const values = defaultValues(product, today, daysAhead)
  return { product, values, ages: [], stations: {}, choices: {}, problems: [] }
}

/** Cached pages can be a day old: replaces their proposed days by today's, but not the visitor's. */
export function adoptToday(
  product: Product,
  values: Record<string, string>,
  madeOn: string,
  today: string,
  daysAhead = defaultDaysAhead,
): Record<string, string> {
  const before = defaultValues(product, madeOn, daysAhead)
  const now = defaultValues(product, today, daysAhead)
  const adopted = Object.entries(values).map(([name, value]) => [
    name,
    value === before[name] ? (now[name] ?? value) : value,
  ])
  return Object.fromEntries(adopted)
}

/** Four forms with fields of the same names can stand on one page. */
export function fieldId(product: Product, name: string): string {
  return `${product}-${name}`
}
