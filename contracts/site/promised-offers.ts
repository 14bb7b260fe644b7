import { malaysianDay } from '../dates/calendar-day.ts'

type Promotion = { product?: string; promoCode?: string }
type Offer = { product?: string; promoCode?: string; validUntil?: string }

/**
 * Whether an offer can be booked no longer once a promotion is over.
 * @param until The end of the promotion, in milliseconds since 1970.
 */
export function endsWith({ product, promoCode }: Promotion, until: number, offer: Offer): boolean {
  if (!isForProduct(product, offer.product) || (promoCode && offer.promoCode !== promoCode)) return false
  return Boolean(offer.validUntil) && String(offer.validUntil) <= malaysianDay(until)
}

/** Whether what is for a product takes an offer of another: packages, and flights with a hotel, stand together. */
export function isForProduct(product = '', ofOffer = ''): boolean {
  const wide = ofOffer === 'flight-plus-hotel' ? 'package' : ofOffer
  return !product || product === 'all' || ofOffer === product || wide === product
}

/** A product by the words that an editor wrote: `HOTELS` is `hotel`, `Flight and hotels` is `flight-plus-hotel`. */
export function productName(written: string): string {
  const words = written.toLowerCase().match(/\p{L}+/gu) ?? []
  const name = words
    .map(word => word.replace(/s$/, ''))
    .filter(word => word !== 'plu' && word !== 'and')
    .join('-')
  return { 'flight-hotel': 'flight-plus-hotel', 'car-rental': 'car' }[name] ?? name
}
