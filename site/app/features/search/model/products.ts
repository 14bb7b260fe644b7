import { searchPaths } from '@agency/contracts/site/addresses/search-addresses.ts'

/** In the order of the panel's tabs. */
export const products = ['flights', 'hotels', 'packages', 'cars'] as const

export type Product = (typeof products)[number]

export const productWords: Record<Product, { tab: string; icon: string; path: string; button: string }> = {
  flights: { tab: 'Flights', icon: 'plane', path: searchPaths.flights, button: 'Search flights' },
  hotels: { tab: 'Hotels', icon: 'hotel', path: searchPaths.hotels, button: 'Search hotels' },
  packages: { tab: 'Flight + Hotels', icon: 'luggage', path: searchPaths.packages, button: 'Search flight + hotel' },
  cars: { tab: 'Car Rentals', icon: 'car', path: searchPaths.cars, button: 'Search cars' },
}

export const placeFields: Record<Product, readonly string[]> = {
  flights: ['from', 'to'],
  packages: ['from', 'to'],
  hotels: ['place'],
  cars: ['place'],
}

export const dayFields: Record<Product, readonly [string, string]> = {
  flights: ['depart', 'return'],
  packages: ['depart', 'return'],
  hotels: ['arrive', 'leave'],
  cars: ['pick-up', 'return'],
}

/** The proposed first day in days from today, unless `SEARCH_DAYS` changes it. */
export const defaultDaysAhead: Record<Product, number> = { flights: 2, hotels: 2, packages: 1, cars: 7 }

/** In days from today: airlines and hotels publish no prices beyond it. */
export const maxDaysAhead = 361

/** On one flight booking; larger groups have a form of their own. */
export const maxFlyers = 7
export const maxChildren = 6
export const maxInfants = 3

export const maxRooms = 8
export const maxHotelAdults = 32
export const maxHotelChildren = 16

/** The form for groups takes over the entered values. */
export const groupRequestPath = '/group-flight-request-form'
