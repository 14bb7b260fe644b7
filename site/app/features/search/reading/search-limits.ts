import type { Product } from '../products.ts'

/**
 * How many days from today the day lies that we propose, where `FLIGHT_DAY_ADVANCE`, `HOTEL_DAY_ADVANCE` and
 * `CAR_DAY_ADVANCE` say nothing else. Earlier days can be searched, from today on or from what `SEARCH_LEAD_DAYS` says.
 */
export const usualDaysAhead: Record<Product, number> = { flights: 2, hotels: 2, packages: 1, cars: 7 }

/** Fares and rates are not out for later days. */
export const furthestDaysAhead = 361

/** People on one flight booking; more travel as a group and have a form of their own. */
export const mostFlyers = 7
export const mostChildren = 6
export const mostInfants = 3

export const mostRooms = 8
export const mostHotelAdults = 32
export const mostHotelChildren = 16

/** The form for groups, which takes over what was entered. */
export const groupRequestPath = '/group-flight-request-form'
