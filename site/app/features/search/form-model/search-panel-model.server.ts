import { airlines } from '@agency/reference-data/airlines.ts'
import type { Env } from '../../../../server/settings/env.ts'
import type { BookingSite } from '../hand-over/hand-over.ts'
import { type Product, products } from '../products.ts'
import { emptyForm, type FormModel } from './form-model.server.ts'

/** The search panel as it is shown: four forms, one of them in front. */
export type SearchPanelModel = {
  selected: Product
  forms: Record<Product, FormModel>
  airlines: { value: string; label: string }[]
  booking: BookingSite
  /** The Malaysian day the forms were made on. */
  today: string
  /** Panels with the same words here are the same; undefined for one with somebody's search in it. */
  sameAs: string | undefined
}

const airlineOptions = airlines.map(({ field, name, code }) => ({ value: field, label: `${name} (${code})` }))

/** The panel with empty forms. `form` replaces one of them and stands in front. */
export function searchPanel(env: Env, today: string, selected: Product, form?: FormModel): SearchPanelModel {
  const forms = Object.fromEntries(products.map(product => [product, emptyForm(product, today)]))
  if (form) forms[form.product] = form
  return {
    selected: form?.product ?? selected,
    forms: forms as Record<Product, FormModel>,
    airlines: airlineOptions,
    booking: bookingSite(env),
    today,
    sameAs: form ? undefined : `search ${selected} ${today}`,
  }
}

/** The booking site as the settings describe it. */
export function bookingSite(env: Env): BookingSite {
  return { url: env.BOOKING_URL, hotelPath: env.HOTEL_SEARCH_PATH, packageTrip: env.PACKAGE_TRIP_TYPE }
}

/** The form that stands in front on a page about one kind of product, as the content names it. */
export function productOfContent(name: string): Product {
  const known: Record<string, Product> = { flight: 'flights', hotel: 'hotels', package: 'packages', car: 'cars' }
  return known[name] ?? 'flights'
}
