import * as z from 'zod'
import { nights, numbers, price, terms } from '../../clients/content/readers/lenient-values.server.ts'

/** What items are filtered by. */
export const listingItem = z.object({
  price,
  nights,
  months: numbers,
  destinations: terms,
  ports: terms,
  audience: terms,
})

export type ListingItem = z.output<typeof listingItem> & {
  /** The name of the family that it is of, where a list holds several. */
  family?: string
  /** Malaysian calendar days to come, the next one first. */
  departures?: string[]
}
