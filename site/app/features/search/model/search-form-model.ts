import type { MarkedDays } from '../calendar/marked-days.ts'
import type { BookingSite } from './accepted-search.ts'
import { carDefaults } from './car.ts'
import type { Problem } from './checks.ts'
import { flightDefaults } from './flight.ts'
import { hotelDefaults } from './hotel.ts'
import type { PlaceOffer, Station } from './place.ts'
import { defaultDaysAhead, type Product } from './products.ts'

/** One form as it is shown. */
export type SearchFormModel = {
  product: Product
  /** The texts in the fields, by name. */
  values: Record<string, string>
  ages: string[]
  /** The places that are already clear, by field. */
  stations: Record<string, Station>
  /** The places to choose from, by field that is not clear. */
  choices: Record<string, PlaceOffer[]>
  problems: Problem[]
  /** The deal that the page of the form was opened for. */
  deal?: { slug: string; days: MarkedDays }
}

/** The search panel: four forms, one of them in front. Server and browser make the forms from it. */
export type SearchPanelModel = {
  selected: Product
  booking: BookingSite
  /** The Malaysian day the forms were made on. */
  today: string
  /** Replaces the empty form in front. */
  form?: SearchFormModel
  /** A promo code that the form in front is filled in with. */
  promo: string
}

/** An untouched form. @param today The current Malaysian day. */
export function emptyForm(product: Product, today: string, daysAhead = defaultDaysAhead): SearchFormModel {
  const values = defaultValues(product, today, daysAhead)
  return { product, values, ages: [], stations: {}, choices: {}, problems: [] }
}

function defaultValues(product: Product, today: string, daysAhead = defaultDaysAhead): Record<string, string> {
  const ahead = daysAhead[product]
  if (product === 'hotels') return hotelDefaults(today, ahead)
  return product === 'cars' ? carDefaults(today, ahead) : flightDefaults(product, today, ahead)
}

/**
 * Replaces the days proposed on an earlier day by those proposed today: cached pages can be a day old. Days that the
 * visitor entered stay.
 * @param madeOn The Malaysian day the form was made on.
 */
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

/** The id of a field: four forms with fields of the same names can stand on one page. */
export function fieldId(product: Product, name: string): string {
  return `${product}-${name}`
}
