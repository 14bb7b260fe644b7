import * as z from 'zod'

/** Ways to pay. */
export const paymentMeans = ['card', 'fpx', 'duitnow-qr', 'bank-transfer', 'e-wallet', 'cash', 'instalments'] as const

/** What a price may contain, or what is paid beside it. */
export const priceParts = ['taxes', 'service-tax', 'tourism-tax', 'fees'] as const

export type PaymentMeans = (typeof paymentMeans)[number]
export type PricePart = (typeof priceParts)[number]

/** What the prices of a seller, or of one offer, contain, and how soon a booking is confirmed. */
export type PriceContents = {
  priceIncludes?: PricePart[] | undefined
  priceExtra?: PricePart[] | undefined
  confirmationDays?: number | undefined
  /** What does not apply to the offer, whatever the settings say of most. */
  without?: PricePart[]
}

const parts = z.array(z.enum(priceParts))

/** The properties of the settings and of an offer that say so. */
export const priceContents = {
  priceIncludes: parts.optional().describe('What the price contains. An offer without a choice follows the settings'),
  priceExtra: parts
    .optional()
    .describe('What travellers pay on top of the price. An offer without a choice follows the settings'),
  confirmationDays: z
    .number()
    .int()
    .min(0)
    .max(60)
    .optional()
    .describe('How many working days after an order a booking is confirmed, for example 2'),
}

/** Parts that are said to be in the price and beside it, with the property where that is to be mended. */
export function contentsFaults({ priceIncludes = [], priceExtra = [] }: PriceContents) {
  return priceExtra
    .filter(part => priceIncludes.includes(part))
    .map(part => ({ path: ['priceExtra'], message: `has ${part}, which priceIncludes has too` }))
}

/** The contents of an offer's price: what it says itself, then what the settings say of the other parts. */
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

/** Whether a licence is valid on a day, as far as its last day is known. */
export const isLicenceValid = (licenceUntil: string | undefined, today: string) =>
  licenceUntil === undefined || licenceUntil >= today
