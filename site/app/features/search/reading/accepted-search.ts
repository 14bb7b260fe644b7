import { type CarSearch, carFields } from '../cars/car-search.ts'
import { briefDay } from '../days/day-words.ts'
import { flightFields, packageFields } from '../flights/flight-fields.ts'
import { cabinClasses, type FlightSearch, type PackageSearch } from '../flights/flight-search.ts'
import { type BookingSite, type HandOver, searchAction } from '../hand-over/hand-over.ts'
import { carAddress, flightAddress, hotelAddress, packageAddress } from '../hand-over/search-address.ts'
import { type HotelSearch, hotelFields } from '../hotels/hotel-search.ts'

/** Everything that follows from a search without a fault. */
export type AcceptedSearch = {
  /** `Kuala Lumpur to Penang` */
  title: string
  /** `22 Nov to 23 Nov, 1 adult` */
  facts: string
  /** Our own address of it. */
  address: string
  handOver: HandOver
}

export function acceptFlights(search: FlightSearch, booking: BookingSite): AcceptedSearch {
  return {
    title: route(search),
    facts: listed(days(search.depart, search.oneWay ? undefined : search.return), flyers(search)),
    address: flightAddress(search),
    handOver: { action: searchAction('flights', booking), fields: flightFields(search) },
  }
}

export function acceptPackage(search: PackageSearch, booking: BookingSite): AcceptedSearch {
  return {
    title: `${route(search)}, with hotel`,
    facts: listed(days(search.depart, search.return), flyers(search), countedOrNothing(search.rooms, 'room')),
    address: packageAddress(search),
    handOver: { action: searchAction('packages', booking), fields: packageFields(search, booking.packageTrip) },
  }
}

export function acceptHotels(search: HotelSearch, booking: BookingSite): AcceptedSearch {
  const { place, arrive, leave, rooms, adults, childAges } = search
  return {
    title: place.label,
    facts: listed(
      days(arrive, leave),
      countedOrNothing(rooms, 'room'),
      countedOrNothing(adults, 'adult'),
      countedOrNothing(childAges.length, 'child', 'children'),
    ),
    address: hotelAddress(search),
    handOver: { action: searchAction('hotels', booking), fields: hotelFields(search, booking.hotelPath) },
  }
}

export function acceptCar(search: CarSearch, booking: BookingSite): AcceptedSearch {
  const { place, pickUp, pickUpTime, return: back, returnTime } = search
  return {
    title: `Car at ${place.label}`,
    facts: `${briefDay(pickUp)} ${pickUpTime} to ${briefDay(back)} ${returnTime}`,
    address: carAddress(search),
    handOver: { action: searchAction('cars', booking), fields: carFields(search) },
  }
}

/** `2 adults`, and nothing for none. */
export function countedOrNothing(count: number, one: string, many = `${one}s`): string {
  return count === 0 ? '' : `${count} ${count === 1 ? one : many}`
}

/** Words with commas between them, without the empty ones. */
export function listed(...words: string[]): string {
  return words.filter(Boolean).join(', ')
}

function route({ from, to }: FlightSearch): string {
  return `${cityOf(from.label)} to ${cityOf(to.label)}`
}

function cityOf(label: string): string {
  return label.replace(/ \([A-Z]{3}\)$/, '')
}

function days(first: string, last: string | undefined): string {
  return last ? `${briefDay(first)} to ${briefDay(last)}` : `${briefDay(first)}, one way`
}

function flyers({ adults, children, infants, cabin }: FlightSearch): string {
  const people = [
    countedOrNothing(adults, 'adult'),
    countedOrNothing(children, 'child', 'children'),
    countedOrNothing(infants, 'infant'),
  ]
  return listed(...people, cabin === 'Y' ? '' : cabinClasses[cabin])
}
