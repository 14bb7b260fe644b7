import { carDefaults } from '../cars/car-values.ts'
import { checkCarSearch } from '../cars/check-car-search.ts'
import { checkFlightSearch, checkPackageSearch } from '../flights/check-flight-search.ts'
import { flightDefaults } from '../flights/flight-values.ts'
import type { BookingSite } from '../hand-over/hand-over.ts'
import { checkHotelSearch } from '../hotels/check-hotel-search.ts'
import { hotelDefaults } from '../hotels/hotel-values.ts'
import type { Product } from '../products.ts'
import { type AcceptedSearch, acceptCar, acceptFlights, acceptHotels, acceptPackage } from './accepted-search.ts'
import type { Checked, Problem } from './checked-search.ts'
import { type Posted, readValues } from './form-values.ts'
import type { PlaceReading } from './station.ts'

/** The fields of each form that hold places. */
export const placeFields: Record<Product, readonly string[]> = {
  flights: ['from', 'to'],
  packages: ['from', 'to'],
  hotels: ['place'],
  cars: ['place'],
}

/** A filled-in form: what was entered, and what the places in it stand for, by field. */
export type FilledForm = { posted: Posted; places: Record<string, PlaceReading>; today: string }

/**
 * Reads any of the four forms. The same on our server and in the browser.
 * @param today The Malaysian day it is.
 */
export function readSearch(product: Product, { posted, places, today }: FilledForm, booking: BookingSite) {
  const dayRules = booking
  const place = (name: string): PlaceReading => places[name] ?? { unclear: 'missing' }
  switch (product) {
    case 'flights': {
      const values = readValues(posted, flightDefaults(product, today, booking.daysAhead[product]))
      return accept(
        checkFlightSearch({ values, from: place('from'), to: place('to'), today, dayRules }),
        acceptFlights,
        booking,
      )
    }
    case 'packages': {
      const values = readValues(posted, flightDefaults(product, today, booking.daysAhead[product]))
      return accept(
        checkPackageSearch({ values, from: place('from'), to: place('to'), today, dayRules }),
        acceptPackage,
        booking,
      )
    }
    case 'hotels': {
      const values = readValues(posted, hotelDefaults(today, booking.daysAhead.hotels))
      const ages = readAges(posted)
      return accept(checkHotelSearch({ values, ages, place: place('place'), today, dayRules }), acceptHotels, booking)
    }
    case 'cars': {
      const values = readValues(posted, carDefaults(today, booking.daysAhead.cars))
      return accept(checkCarSearch({ values, place: place('place'), today, dayRules }), acceptCar, booking)
    }
    default:
      return product satisfies never
  }
}

/** The ages of children, in their order. */
export function readAges(posted: Posted): string[] {
  return posted.getAll('age').map(age => String(age).slice(0, 3))
}

type SearchReading = { accepted: AcceptedSearch; problems?: never } | { accepted?: never; problems: Problem[] }

function accept<Search>(
  { search, problems }: Checked<Search>,
  acceptSearch: (search: Search, booking: BookingSite) => AcceptedSearch,
  booking: BookingSite,
): SearchReading {
  return search === undefined ? { problems: problems ?? [] } : { accepted: acceptSearch(search, booking) }
}
