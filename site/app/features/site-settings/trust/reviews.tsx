import { formatMonth } from '@agency/ui/formats/malaysian-day.ts'
import { Section } from '@agency/ui/layout/section.tsx'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { peopleWords } from '@agency/words/trust/people/words.ts'
import { proofWords } from '@agency/words/trust/proof/words.ts'
import { formatWords } from '@agency/words/values/formats/words.ts'
import { TrustStyle } from './help-card.tsx'
import type { OfferReviews, Review } from './reviews.server.ts'

/** The heading names samples, which stand in for missing reviews and have no stars. */
export function Reviews({ reviews, mean }: { reviews: Review[]; mean?: OfferReviews['mean'] }) {
  if (reviews.length === 0) return null
  const say = proofWords()
  const subtitle = mean && say.mean(mean.rating, mean.count)
  const title = reviews.some(({ sample }) => sample) ? peopleWords().sampleReview : peopleWords().reviews
  return (
    <Section title={title} {...(subtitle && { subtitle })} minor>
      <TrustStyle />
      <div className="reviews">
        {reviews.map(review => (
          <ReviewNote key={`${review.by} ${review.text}`} review={review} />
        ))}
      </div>
    </Section>
  )
}

function ReviewNote({ review: { by, text, rating, travelled, trip, sample } }: { review: Review }) {
  return (
    <figure className="review">
      {rating !== undefined && !sample && <Stars rating={rating} />}
      <blockquote dir="auto">{text}</blockquote>
      <figcaption>
        <b>{by}</b>
        <span>{formatWords().row([trip, travelled && formatMonth(travelled)])}</span>
      </figcaption>
    </figure>
  )
}

function Stars({ rating }: { rating: number }) {
  return (
    <p className="review__stars">
      <span className="visually-hidden">{peopleWords().stars(rating)}</span>
      {Array.from({ length: rating }, (_, star) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stars are all alike
        <Icon key={star} name="star" size={18} />
      ))}
    </p>
  )
}
