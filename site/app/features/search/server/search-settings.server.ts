import {
  byProduct,
  defaultDaysAhead,
  isSearched,
  type Product,
  products,
  searchForms,
} from '@agency/contracts/site/products.ts'
import * as z from 'zod'
import type { BookingSite } from '../model/accepted-search.ts'
import type { SearchPanelModel } from '../model/search-form-model.ts'
import { maxDaysAhead } from '../model/search-limits.ts'

export type SearchSettings = {
  BOOKING_URL: string
  HOTEL_SEARCH_PATH: BookingSite['hotelPath']
  PACKAGE_TRIP_TYPE: BookingSite['packageTrip']
  CAR_RETURN: boolean
  SEARCH_DAYS: Pick<BookingSite, 'leadDays' | 'daysAhead'>
}

/** `flights:3,cars:2/7`: the proposed day, in days from today; before a slash, the first that can be searched. */
export const searchDaysSetting = z
  .string()
  .default('')
  .transform((text, context): SearchSettings['SEARCH_DAYS'] => {
    const leadDays = byProduct(() => 0)
    const daysAhead = { ...defaultDaysAhead }
    for (const part of text.split(',').map(one => one.trim())) {
      if (!part) continue
      const [, name, first = '0', proposed] = /^(\w+):(?:(\d{1,3})\/)?(\d{1,3})$/.exec(part) ?? []
      const product = products.find(one => searchForms[one].formerName === name)
      if (product && Number(first) <= Number(proposed) && Number(proposed) <= maxDaysAhead) {
        leadDays[product] = Number(first)
        daysAhead[product] = Number(proposed)
      } else {
        const message = `must be like flights:3,cars:2/7: a form, the first day to search, the day to propose, up to ${maxDaysAhead}`
        context.addIssue({ code: 'custom', message })
      }
    }
    return { leadDays, daysAhead }
  })

/** @param hotline The telephone number for days before the first that can be booked online. */
export function bookingSite(env: SearchSettings, { hotline }: { hotline: string }): BookingSite {
  const { BOOKING_URL: url, HOTEL_SEARCH_PATH: hotelPath, PACKAGE_TRIP_TYPE: packageTrip } = env
  return { url, hotelPath, packageTrip, carReturn: env.CAR_RETURN, ...env.SEARCH_DAYS, hotline }
}

type PanelOptions = {
  booking: BookingSite
  today: string
  selected: Product
  /** Replaces one of the empty forms, and stands in front. */
  form?: SearchPanelModel['form']
  promo?: string
}

/** @param form Stands in front, filled in. */
export function searchPanel({ booking, today, selected, form, promo = '' }: PanelOptions): SearchPanelModel {
  return { selected: form?.product ?? selected, booking, today, promo, ...(form && { form }) }
}

/** The product by its name in the content system; flights for an unknown name. */
export function productOfContent(name: string): Product {
  if (isSearched(name)) return name
  return name === 'package' ? 'flight-plus-hotel' : 'flight'
}
