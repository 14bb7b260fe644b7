import type { MarkedDays } from '../calendar/marked-days.ts'
import { carDefaults } from '../cars/car-values.ts'
import { flightDefaults } from '../flights/flight-values.ts'
import { hotelDefaults } from '../hotels/hotel-values.ts'
import type { Product } from '../products.ts'
import type { Problem } from '../reading/checked-search.ts'
import { usualDaysAhead } from '../reading/search-limits.ts'
import type { PlaceOffer, Station } from '../reading/station.ts'

/** One form as it is shown. */
export type SearchFormModel = {
  product: Product
  /** What stands in the fields, by name. */
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

/** A form that nobody touched. @param today The Malaysian day it is. */
export function emptyForm(product: Product, today: string, daysAhead = usualDaysAhead): SearchFormModel {
  const values = proposedValues(product, today, daysAhead)
  return { product, values, ages: [], stations: {}, choices: {}, problems: [] }
}

/** What stands in a form that nobody touched, by field. @param today The Malaysian day it is. */
export function proposedValues(product: Product, today: string, daysAhead = usualDaysAhead): Record<string, string> {
  const ahead = daysAhead[product]
  if (product === 'hotels') return hotelDefaults(today, ahead)
  return product === 'cars' ? carDefaults(today, ahead) : flightDefaults(product, today, ahead)
}
