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
  /** Stars, 1 to 5; other numbers are ignored. */
  rating: wholeNumber.transform(stars => (stars !== undefined && stars >= 1 && stars <= 5 ? stars : undefined)),
  travelled: day,
  trip: text,
  sample: yesNo,
})

export const reviews = list(review)

export type Review = z.output<typeof review>

const maxShown = 3
/** The mean of fewer ratings means little. */
const minRatings = 5

/** The newest reviews, and the mean of all ratings with one decimal, if there are enough. */
export type OfferReviews = { shown: Review[]; mean: { rating: string; count: number } | undefined }

/** Samples stand in for missing reviews, so the first real one replaces them all; they have no mean. */
export function reviewsOfOffer(all: Review[]): OfferReviews {
  const real = all.filter(({ sample }) => !sample)
  const heard = real.length > 0 ? real : all
  const ratings = real.flatMap(({ rating }) => rating ?? [])
  const sum = ratings.reduce((total, rating) => total + rating, 0)
  return {
    shown: heard.toSorted((a, b) => (b.travelled ?? '').localeCompare(a.travelled ?? '')).slice(0, maxShown),
    mean:
      ratings.length < minRatings ? undefined : { rating: (sum / ratings.length).toFixed(1), count: ratings.length },
  }
}
