import { defaultDaysAhead, type Product } from '@agency/contracts/site/products.ts'
import type { AcceptedSearch, BookingSite } from './accepted-search.ts'
import { acceptCar, carDefaults, checkCarSearch } from './car.ts'
import { checkFlightSearch, checkPackageSearch } from './check-flight.ts'
import type { Checked, Problem } from './checks.ts'
import { acceptFlights, acceptPackage, flightDefaults } from './flight.ts'
import { acceptHotels, checkHotelSearch, hotelDefaults } from './hotel.ts'
import type { PlaceReading } from './place.ts'

/** A posted form or a query. */
export type Posted = { get(name: string): unknown; getAll(name: string): unknown[] }

/** Longer texts are cut: no field of a search needs them. */
const maxLength = 120

/** The entered values, or the default where a field is missing. */
export function readValues<Values extends Record<string, string>>(posted: Posted, defaults: Values): Values {
  const values = Object.entries(defaults).map(([name, value]) => {
    const entered = posted.get(name)
    return [name, typeof entered === 'string' ? entered.slice(0, maxLength) : value]
  })
  return Object.fromEntries(values)
}

export function readAges(posted: Posted): string[] {
  return posted.getAll('age').map(age => String(age).slice(0, 3))
}

export type FilledForm = { posted: Posted; places: Record<string, PlaceReading>; today: string }

type SearchReading = { accepted: AcceptedSearch; problems?: never } | { accepted?: never; problems: Problem[] }

/** Runs on our server and in the browser alike. */
export function readSearch(product: Product, form: FilledForm, booking: BookingSite): SearchReading {
  const { posted, places, today } = form
  const dayRules = booking
  const place = (name: string): PlaceReading => places[name] ?? { unclear: 'missing' }
  switch (product) {
    case 'flight':
    case 'flight-plus-hotel': {
      const values = readValues(posted, flightDefaults(product, today, booking.daysAhead[product]))
      const entry = { values, from: place('from'), to: place('to'), today, dayRules }
      if (product === 'flight') return accept(checkFlightSearch(entry), acceptFlights, booking)
      return accept(checkPackageSearch(entry), acceptPackage, booking)
    }
    case 'hotel': {
      const values = readValues(posted, hotelDefaults(today, booking.daysAhead.hotel))
      const ages = readAges(posted)
      return accept(checkHotelSearch({ values, ages, place: place('place'), today, dayRules }), acceptHotels, booking)
    }
    case 'car': {
      const values = readValues(posted, carDefaults(today, booking.daysAhead.car))
      const returnPlace = booking.carReturn ? place('return-place') : undefined
      return accept(checkCarSearch({ values, place: place('place'), returnPlace, today, dayRules }), acceptCar, booking)
    }
    default:
      return product satisfies never
  }
}

/** The values of an untouched form. */
export function defaultValues(product: Product, today: string, daysAhead = defaultDaysAhead): Record<string, string> {
  const ahead = daysAhead[product]
  if (product === 'hotel') return hotelDefaults(today, ahead)
  return product === 'car' ? carDefaults(today, ahead) : flightDefaults(product, today, ahead)
}

function accept<Search>(
  { search, problems }: Checked<Search>,
  acceptSearch: (search: Search, booking: BookingSite) => AcceptedSearch,
  booking: BookingSite,
): SearchReading {
  return search === undefined ? { problems: problems ?? [] } : { accepted: acceptSearch(search, booking) }
}
