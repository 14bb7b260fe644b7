import * as z from 'zod'
import type { BookingSite } from '../model/accepted-search.ts'
import { defaultDaysAhead, maxDaysAhead, type Product, products } from '../model/products.ts'
import type { SearchPanelModel } from '../model/search-form-model.ts'

/** The settings of searches. */
export type SearchSettings = {
  BOOKING_URL: string
  HOTEL_SEARCH_PATH: BookingSite['hotelPath']
  PACKAGE_TRIP_TYPE: BookingSite['packageTrip']
  SEARCH_LEAD_DAYS: BookingSite['leadDays']
  SEARCH_DAY_ADVANCE: BookingSite['daysAhead']
}

/**
 * `SEARCH_LEAD_DAYS`, written `cars:2,hotels:1`: the first day that each form can search, in days from today. Forms that
 * are not named can search from today on. It cannot be later than the day that the form proposes.
 */
export const leadDaysSetting = daysByForm({ flights: 0, hotels: 0, packages: 0, cars: 0 }, defaultDaysAhead)

/** `SEARCH_DAY_ADVANCE`, written `flights:3,cars:5`: the first day that each untouched form proposes, in days from today. */
export const dayAdvanceSetting = daysByForm(
  defaultDaysAhead,
  Object.fromEntries(products.map(product => [product, maxDaysAhead])) as Record<Product, number>,
)

/** A number of days for some of the forms; `defaults` for the others. */
function daysByForm(defaults: Record<Product, number>, max: Record<Product, number>) {
  const limits = products.map(product => `${product}:${max[product]}`).join(',')
  return z
    .string()
    .default('')
    .transform((text, context): Record<Product, number> => {
      const daysOf = { ...defaults }
      for (const part of text.split(',').map(one => one.trim())) {
        if (!part) continue
        const [, name, days] = /^(\w+):(\d{1,3})$/.exec(part) ?? []
        const product = products.find(one => one === name)
        if (product && Number(days) <= max[product]) daysOf[product] = Number(days)
        else context.addIssue({ code: 'custom', message: `must be like cars:2,hotels:1, up to ${limits}` })
      }
      return daysOf
    })
}

/**
 * The booking site as the settings describe it.
 * @param hotline The telephone number for days before the first that can be booked online.
 */
export function bookingSite(env: SearchSettings, { hotline }: { hotline: string }): BookingSite {
  const { BOOKING_URL: url, HOTEL_SEARCH_PATH: hotelPath, PACKAGE_TRIP_TYPE: packageTrip, SEARCH_LEAD_DAYS } = env
  return { url, hotelPath, packageTrip, leadDays: SEARCH_LEAD_DAYS, daysAhead: daysAheadOf(env), hotline }
}

/** The day that each form proposes, never before the first that can be searched. */
function daysAheadOf(env: SearchSettings): BookingSite['daysAhead'] {
  const daysAhead = { ...env.SEARCH_DAY_ADVANCE }
  for (const product of products) daysAhead[product] = Math.max(daysAhead[product], env.SEARCH_LEAD_DAYS[product])
  return daysAhead
}

type PanelOptions = {
  booking: BookingSite
  today: string
  /** The form in front, unless `form` is given. */
  selected: Product
  /** Replaces one of the empty forms, and stands in front. */
  form?: SearchPanelModel['form']
  /** A promo code that the form in front is filled in with. */
  promo?: string
}

/** The panel with empty forms, or with a filled-in form in front. */
export function searchPanel({ booking, today, selected, form, promo = '' }: PanelOptions): SearchPanelModel {
  return { selected: form?.product ?? selected, booking, today, promo, ...(form && { form }) }
}

const productsInContent = new Map<string, Product>([
  ['flight', 'flights'],
  ['hotel', 'hotels'],
  ['package', 'packages'],
  ['flight-plus-hotel', 'packages'],
  ['car', 'cars'],
])

/** The product of a page, by its name in the content system; flights for an unknown name. */
export function productOfContent(name: string): Product {
  return productsInContent.get(name) ?? 'flights'
}
