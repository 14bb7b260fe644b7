import { airlines } from '@agency/reference-data/airlines.ts'
import type { BookingSite } from '../hand-over/hand-over.ts'
import { type Product, products } from '../products.ts'
import { emptyForm, type SearchFormModel } from './form-model.server.ts'

/** Which booking site searches go to, and what it expects. */
export type SearchSettings = {
  BOOKING_URL: string
  HOTEL_SEARCH_PATH: BookingSite['hotelPath']
  PACKAGE_TRIP_TYPE: BookingSite['packageTrip']
  SEARCH_LEAD_DAYS: BookingSite['leadDays']
}

/** The search panel as it is shown: four forms, one of them in front. */
export type SearchPanelModel = {
  selected: Product
  forms: Record<Product, SearchFormModel>
  airlines: { value: string; label: string }[]
  booking: BookingSite
  /** The Malaysian day the forms were made on. */
  today: string
  /** Panels with the same words here are the same; undefined for one with somebody's search in it. */
  sameAs: string | undefined
}

const airlineOptions = airlines.map(({ field, name, code }) => ({ value: field, label: `${name} (${code})` }))

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

/** The panel with empty forms. */
export function searchPanel({ booking, today, selected, form, promo = '' }: PanelOptions): SearchPanelModel {
  const forms = Object.fromEntries(products.map(product => [product, emptyForm(product, today)]))
  const front = form ?? emptyForm(selected, today)
  forms[front.product] = promo && 'promo' in front.values ? { ...front, values: { ...front.values, promo } } : front
  return {
    selected: form?.product ?? selected,
    forms: forms as Record<Product, SearchFormModel>,
    airlines: airlineOptions,
    booking,
    today,
    sameAs: form ? undefined : `search ${selected} ${today} ${promo}`.trim(),
  }
}

/**
 * The booking site as the settings describe it.
 * @param hotline For those who cannot wait for the first day that can be booked there.
 */
export function bookingSite(env: SearchSettings, { hotline }: { hotline: string }): BookingSite {
  const { BOOKING_URL: url, HOTEL_SEARCH_PATH: hotelPath, PACKAGE_TRIP_TYPE: packageTrip, SEARCH_LEAD_DAYS } = env
  return { url, hotelPath, packageTrip, leadDays: SEARCH_LEAD_DAYS, hotline }
}

/** The form that stands in front on a page about one kind of product, as the content names it. */
export function productOfContent(name: string): Product {
  const known: Record<string, Product> = { flight: 'flights', hotel: 'hotels', package: 'packages', car: 'cars' }
  return known[name] ?? 'flights'
}
