import * as z from 'zod'
import { day, instant, link, money, picture, product, slug, text } from './values.ts'

/** One offer card. */
export const deal = z.strictObject({
  title: text.optional(),
  place: text,
  product,
  link,
  price: money,
  priceUnit: text,
  /** One line: `3 nights · Langkawi`. */
  facts: text,
  validFrom: day,
  validUntil: day,
  themes: z.array(slug),
  dealTags: z.array(slug),
  image: picture,
})

/** A promotion with a beginning and an end, which the countdown tag of the header shows while it runs. */
export const promotion = z.strictObject({
  title: text,
  product,
  promoCode: text.optional(),
  /** What the promotion takes off, in ringgit. */
  amount: money.optional(),
  from: instant,
  until: instant,
  link,
  /** Short text beside the countdown. */
  tag: text.max(40),
})
