import * as z from 'zod'
import { nights, numbers, price, terms } from '../../clients/content/readers/lenient-values.server.ts'

/** The properties for filters. */
export const listingItem = z.object({
  price,
  nights,
  months: numbers,
  destinations: terms,
  ports: terms,
  audience: terms,
})

export type ListingItem = z.output<typeof listingItem> & {
  /** Set where a list holds several families. */
  family?: string
  /** Future Malaysian calendar days, the next one first. */
  departures?: string[]
}
