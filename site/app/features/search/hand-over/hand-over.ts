import type { Product } from '../products.ts'

/** One field of a form post. */
export type Field = [name: string, value: string]

/** A search on its way to the booking site: a form post by the visitor's browser. */
export type HandOver = { action: string; fields: Field[] }

/** Where the booking site is and which of its receivers it has. */
export type BookingSite = {
  /** Without a slash at the end. */
  url: string
  hotelPath: '/Hotel/GetHotelSearch20' | '/Hotel/GetHotelSearch'
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
