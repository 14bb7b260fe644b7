import * as z from 'zod'
import {
  day,
  list,
  requiredText,
  text,
  wholeNumber,
  yesNo,
} from '../../../clients/content/readers/lenient-values.server.ts'

const review = z.object({
  by: requiredText,
  text: requiredText,
  /** Stars, 1 to 5; another number is none. */
  rating: wholeNumber.transform(stars => (stars !== undefined && stars >= 1 && stars <= 5 ? stars : undefined)),
  travelled: day,
  trip: text,
  sample: yesNo,
})

/** What travellers said about a page's journey, as its loader reads it. */
export const reviews = list(review)

export type Review = z.output<typeof review>
