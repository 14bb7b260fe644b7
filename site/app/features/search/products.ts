import { searchPaths } from '@agency/contracts/site/search-addresses.ts'

/** What can be searched for, in the order of the panel's tabs. */
export const products = ['flights', 'hotels', 'packages', 'cars'] as const

export type Product = (typeof products)[number]

/** A tab's name, the page of its form, and what its button and its results are called. */
export const productWords: Record<Product, { tab: string; icon: string; path: string; button: string }> = {
  flights: { tab: 'Flights', icon: 'plane', path: searchPaths.flights, button: 'Search flights' },
  hotels: { tab: 'Hotels', icon: 'hotel', path: searchPaths.hotels, button: 'Search hotels' },
  packages: { tab: 'Flight + Hotels', icon: 'luggage', path: searchPaths.packages, button: 'Search both' },
  cars: { tab: 'Car Rentals', icon: 'car', path: searchPaths.cars, button: 'Search cars' },
}
