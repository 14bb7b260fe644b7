import { malaysianDay } from '../dates/calendar-day.ts'

type Promotion = { product?: string; promoCode?: string }
type Offer = { product?: string; promoCode?: string; validUntil?: string }

/** @param until The end of the promotion, in milliseconds since 1970. */
export function endsWith({ product, promoCode }: Promotion, until: number, offer: Offer): boolean {
  if (!isForProduct(product, offer.product) || (promoCode && offer.promoCode !== promoCode)) return false
  return Boolean(offer.validUntil) && String(offer.validUntil) <= malaysianDay(until)
}

/** Packages and flights with a hotel match each other. */
export function isForProduct(product = '', ofOffer = ''): boolean {
  const wide = ofOffer === 'flight-plus-hotel' ? 'package' : ofOffer
  return !product || product === 'all' || ofOffer === product || wide === product
}

export function productName(written: string): string {
  const words = written.toLowerCase().match(/\p{L}+/gu) ?? []
  const name = words
    .map(word => word.replace(/s$/, ''))
    .filter(word => word !== 'plu' && word !== 'and')
    .join('-')
  return { 'flight-hotel': 'flight-plus-hotel', 'car-rental': 'car' }[name] ?? name
}
