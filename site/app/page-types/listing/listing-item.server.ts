import * as z from 'zod'
import { nights, price, terms } from '../../clients/content/readers/lenient-values.server.ts'

/** The properties for filters. */
export const listingItem = z.object({
  price,
  nights,
  destinations: terms,
  ports: terms,
  audience: terms,
})

export type ListingItem = z.output<typeof listingItem> & {
  /** `YYYY-MM` of the months in which it can begin. */
  months: string[]
  /** Set where a list holds several families; `brand` is its name in English, for addresses. */
  family?: string
  brand?: string
  /** Future Malaysian calendar days, the next one first. */
  departures?: string[]
}
