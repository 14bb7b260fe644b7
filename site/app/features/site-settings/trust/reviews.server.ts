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

const maxShown = 3
/** A mean of fewer ratings says little. */
const leastRatings = 5

/** The newest reviews of an offer, and the mean of all its ratings, with one decimal, where there are enough. */
export type OfferReviews = { shown: Review[]; mean: { rating: string; count: number; sample: boolean } | undefined }

/** What an offer shows of its reviews. Samples show the place of real ones, so they leave with the first of these. */
export function reviewsOfOffer(all: Review[]): OfferReviews {
  const real = all.filter(({ sample }) => !sample)
  const heard = real.length > 0 ? real : all
  const ratings = heard.flatMap(({ rating }) => rating ?? [])
  const sum = ratings.reduce((total, rating) => total + rating, 0)
  return {
    shown: heard.toSorted((a, b) => (b.travelled ?? '').localeCompare(a.travelled ?? '')).slice(0, maxShown),
    mean:
      ratings.length < leastRatings
        ? undefined
        : { rating: (sum / ratings.length).toFixed(1), count: ratings.length, sample: real.length === 0 },
  }
}
