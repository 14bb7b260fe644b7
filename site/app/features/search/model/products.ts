import { searchPaths } from '@agency/contracts/site/addresses/search-addresses.ts'

/** What can be searched for, in the order of the panel's tabs. */
export const products = ['flights', 'hotels', 'packages', 'cars'] as const

export type Product = (typeof products)[number]

/** A tab's name and icon, the path of the form's own page, and the text of its button. */
export const productWords: Record<Product, { tab: string; icon: string; path: string; button: string }> = {
  flights: { tab: 'Flights', icon: 'plane', path: searchPaths.flights, button: 'Search flights' },
  hotels: { tab: 'Hotels', icon: 'hotel', path: searchPaths.hotels, button: 'Search hotels' },
  packages: { tab: 'Flight + Hotels', icon: 'luggage', path: searchPaths.packages, button: 'Search flight + hotel' },
  cars: { tab: 'Car Rentals', icon: 'car', path: searchPaths.cars, button: 'Search cars' },
}

/** The fields of each form that hold places. */
export const placeFields: Record<Product, readonly string[]> = {
  flights: ['from', 'to'],
  packages: ['from', 'to'],
  hotels: ['place'],
  cars: ['place'],
}

/** The fields of each form that hold its first and its last day. */
export const dayFields: Record<Product, readonly [string, string]> = {
  flights: ['depart', 'return'],
  packages: ['depart', 'return'],
  hotels: ['arrive', 'leave'],
  cars: ['pick-up', 'return'],
}

/**
 * How many days from today each form proposes as its first day, unless `SEARCH_DAYS` says otherwise. Earlier days can be searched, from
 * today or from the day that the setting gives.
 */
export const defaultDaysAhead: Record<Product, number> = { flights: 2, hotels: 2, packages: 1, cars: 7 }

/** The last day that can be searched, in days from today: airlines and hotels publish no prices beyond it. */
export const maxDaysAhead = 361

/** People on one flight booking; larger groups have a form of their own. */
export const maxFlyers = 7
export const maxChildren = 6
export const maxInfants = 3

export const maxRooms = 8
export const maxHotelAdults = 32
export const maxHotelChildren = 16

/** The form for groups, which takes over the entered values. */
export const groupRequestPath = '/group-flight-request-form'
