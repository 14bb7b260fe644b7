import * as z from 'zod'
import { named } from '../../manage/field-meta.ts'

export const paymentMeans = ['card', 'fpx', 'duitnow-qr', 'bank-transfer', 'e-wallet', 'cash', 'instalments'] as const

export const priceParts = ['taxes', 'service-tax', 'tourism-tax', 'fees'] as const

export type PaymentMeans = (typeof paymentMeans)[number]
export type PricePart = (typeof priceParts)[number]

export type PriceContents = {
  priceIncludes?: PricePart[] | undefined
  priceExtra?: PricePart[] | undefined
  confirmationDays?: number | undefined
  /** Parts that the settings include but this offer lacks. */
  without?: PricePart[]
}

const parts = z.array(z.enum(priceParts))

export const priceContents = {
  priceIncludes: named('Included in the price', parts)
    .optional()
    .describe('What the price contains. An offer without a choice follows the settings'),
  priceExtra: named('Paid on top of the price', parts)
    .optional()
    .describe('What travellers pay on top of the price. An offer without a choice follows the settings'),
  confirmationDays: named('Working days until a booking is confirmed', z.number().int().min(0).max(60))
    .optional()
    .describe('How many working days after an order a booking is confirmed, for example 2'),
}

/** Parts listed both as included and as extra, with the property to correct. */
export function contentsFaults({ priceIncludes = [], priceExtra = [] }: PriceContents) {
  return priceExtra
    .filter(part => priceIncludes.includes(part))
    .map(part => ({ path: ['priceExtra'], message: `has ${part}, which priceIncludes has too` }))
}

export function contentsOf(offer: PriceContents, usual: PriceContents): PriceContents {
  const { priceIncludes = [], priceExtra = [], without = [] } = offer
  const isOpen = (part: PricePart) =>
    !priceIncludes.includes(part) && !priceExtra.includes(part) && !without.includes(part)
  return {
    priceIncludes: [...priceIncludes, ...(usual.priceIncludes ?? []).filter(isOpen)],
    priceExtra: [...priceExtra, ...(usual.priceExtra ?? []).filter(isOpen)],
    confirmationDays: offer.confirmationDays ?? usual.confirmationDays,
  }
}

/** A licence without a known last day counts as valid. */
export const isLicenceValid = (licenceUntil: string | undefined, today: string) =>
  licenceUntil === undefined || licenceUntil >= today
