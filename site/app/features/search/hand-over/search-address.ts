import type { CarSearch } from '../cars/car-search.ts'
import type { FlightSearch, PackageSearch } from '../flights/flight-search.ts'
import type { HotelSearch } from '../hotels/hotel-search.ts'
import { productWords } from '../products.ts'

type Query = Record<string, string | number | string[] | false | undefined>

/** Our own address of a flight search, to share or to keep: the page with the form filled in. */
export function flightAddress(search: FlightSearch): string {
  const { from, to, oneWay, depart, students } = search
  const days = { depart, return: !oneWay && search.return, trip: oneWay && 'one-way' }
  return address(productWords.flights.path, { from: from.code, to: to.code, ...days, ...options(search), students })
}

/** The same of a search for flights and hotel together. */
export function packageAddress(search: PackageSearch): string {
  const { from, to, depart, rooms } = search
  const where = { from: from.code, to: to.code, depart, return: search.return }
  return address(productWords.packages.path, { ...where, rooms: unless(1, rooms), ...options(search) })
}

/** The same of a hotel search. */
export function hotelAddress({ place, arrive, leave, rooms, adults, childAges, stars, promo }: HotelSearch): string {
  const children = childAges.length || undefined
  const guests = { rooms: unless(1, rooms), adults, children, age: childAges.map(String) }
  return address(productWords.hotels.path, {
    place: place.label,
    arrive,
    leave,
    ...guests,
    stars: unless('10', stars),
    promo,
  })
}

/** The same of a car search. */
export function carAddress(search: CarSearch): string {
  const { place, pickUp, pickUpTime, returnTime } = search
  const days = { 'pick-up': pickUp, 'pick-up-time': pickUpTime, return: search.return, 'return-time': returnTime }
  return address(productWords.cars.path, { place: place.code, ...days })
}

function options({ adults, children, infants, cabin, airline, direct, promo }: FlightSearch): Query {
  const people = { adults, children: unless(0, children), infants: unless(0, infants) }
  return { ...people, cabin: unless('Y', cabin), airline: airline.slice(0, 2), direct: direct && 'true', promo }
}

/** A value that is what everybody gets anyway does not have to stand in the address. */
function unless<Value>(usual: Value, value: Value): Value | undefined {
  return value === usual ? undefined : value
}

function address(path: string, query: Query): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (Array.isArray(value)) for (const one of value) params.append(name, one)
    else if (value) params.set(name, String(value))
  }
  return `${path}?${params}`
}
