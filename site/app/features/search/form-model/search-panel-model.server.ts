import type { BookingSite } from '../hand-over/hand-over.ts'
import { type Product, products } from '../products.ts'
import { usualDaysAhead } from '../reading/search-limits.ts'
import type { SearchFormModel } from './search-form-model.ts'

/** Which booking site searches go to, and what it expects. */
export type SearchSettings = {
  BOOKING_URL: string
  HOTEL_SEARCH_PATH: BookingSite['hotelPath']
  PACKAGE_TRIP_TYPE: BookingSite['packageTrip']
  SEARCH_LEAD_DAYS: BookingSite['leadDays']
  FLIGHT_DAY_ADVANCE: number
  HOTEL_DAY_ADVANCE: number
  CAR_DAY_ADVANCE: number
}

/** The search panel as it is shown: four forms, one of them in front. The forms follow from it on both sides. */
export type SearchPanelModel = {
  selected: Product
  booking: BookingSite
  /** The Malaysian day the forms were made on. */
  today: string
  /** Replaces the empty form in front. */
  form?: SearchFormModel
  /** A promo code that the form in front is filled in with. */
  promo: string
}

type PanelOptions = {
  booking: BookingSite
  today: string
  /** The form in front. */
  selected: Product
  /** Replaces one of the empty forms, and stands in front. */
  form?: SearchFormModel
  /** A promo code that the form in front is filled in with. */
  promo?: string
}

/** The panel with empty forms, or with somebody's form in front. */
export function searchPanel({ booking, today, selected, form, promo = '' }: PanelOptions): SearchPanelModel {
  return { selected: form?.product ?? selected, booking, today, promo, ...(form && { form }) }
}

/**
 * The booking site as the settings describe it.
 * @param hotline For those who cannot wait for the first day that can be booked there.
 */
export function bookingSite(env: SearchSettings, { hotline }: { hotline: string }): BookingSite {
  const { BOOKING_URL: url, HOTEL_SEARCH_PATH: hotelPath, PACKAGE_TRIP_TYPE: packageTrip, SEARCH_LEAD_DAYS } = env
  return { url, hotelPath, packageTrip, leadDays: SEARCH_LEAD_DAYS, daysAhead: daysAheadOf(env), hotline }
}

/** No form proposes a day that cannot be searched. */
function daysAheadOf(env: SearchSettings): BookingSite['daysAhead'] {
  const { FLIGHT_DAY_ADVANCE: flights, HOTEL_DAY_ADVANCE: hotels, CAR_DAY_ADVANCE: cars, SEARCH_LEAD_DAYS: lead } = env
  const wanted = { ...usualDaysAhead, flights, hotels, cars }
  const days = products.map(product => [product, Math.max(wanted[product], lead[product])])
  return Object.fromEntries(days) as BookingSite['daysAhead']
}

const formsOfContent: Record<string, Product> = Object.setPrototypeOf(
  {
    flight: 'flights',
    hotel: 'hotels',
    package: 'packages',
    'flight-plus-hotel': 'packages',
    car: 'cars',
  },
  null,
)

/** The form that stands in front on a page about one kind of product, as the content names it. */
export function productOfContent(name: string): Product {
  return formsOfContent[name] ?? 'flights'
}
