import type { HotelSearchPath } from '@agency/contracts/booking/searches/hotel-search.ts'
import type { Product } from '../products.ts'
import type { DayRules } from '../reading/check-days.ts'

/** One field of a form post. */
export type Field = [name: string, value: string]

/** A search on its way to the booking site: a form post by the visitor's browser. */
export type HandOver = { action: string; fields: Field[] }

/** Where the booking site is, which of its receivers it has, and how soon it can be booked there. */
export type BookingSite = DayRules & {
  /** Without a slash at the end. */
  url: string
  hotelPath: HotelSearchPath
  packageTrip: 'Round' | 'Return'
}

/** Where a search is posted to. */
export function searchAction(product: Product, { url, hotelPath }: BookingSite): string {
  const path = {
    flights: '/Home/Index',
    packages: '/Home/Index',
    hotels: hotelPath,
    cars: '/CarRental/GetCarRentalSearch',
  }
  return url.replace(/\/$/, '') + path[product]
}
