import type { PriceContents } from '@agency/contracts/site/terms/seller.ts'
import { type TourKind, tourKinds } from '@agency/contracts/site/terms/terms.ts'
import { kindOfTerms } from '@agency/contracts/site/terms/terms-faults.ts'
import * as z from 'zod'
import type { ContentSource } from '../../clients/content/content-source.server.ts'
import { decimal, sen, terms, text, wholeNumber } from '../../clients/content/readers/lenient-values.server.ts'
import { priceContents } from '../site-settings/price-contents.server.ts'
import { loadBookingTerms, type TermsSettings } from '../site-settings/terms/booking-terms.server.ts'
import { type TermsText, termsTexts } from '../site-settings/terms/terms-text.ts'
import type { OfferKind } from './offer-kinds.ts'
import type { Choice, ChoiceTable } from './price-choice.ts'

export const termsProperties = {
  termsKind: text,
  deposit: sen,
  depositPercent: decimal,
  balanceDays: wholeNumber,
  freeDays: wholeNumber,
  ports: terms,
  minGroup: wholeNumber,
  maxGroup: wholeNumber,
  ...priceContents,
}
const schema = z.object(termsProperties)

type Offer = { node: z.output<typeof schema>; kind: OfferKind; table: ChoiceTable | undefined; today: string }

/** @param choice Adds the dates and sums of its departure; without one, only the rules. */
export type TellTerms = (offer: Offer, choice: Choice | undefined) => TermsText[]

/** The result returns no texts for kinds of offers without terms. */
export async function loadOfferTerms(content: ContentSource, env: TermsSettings): Promise<TellTerms> {
  const booking = await loadBookingTerms(content, env)
  return ({ node, kind, table, today }, choice) => {
    const ofKind = booking?.terms.find(one => one.kind === termsKindOf(node, kind))
    if (!booking || !ofKind || kind === 'insurance') return []
    const { deposit, depositPercent, balanceDays, freeDays } = node
    const offerTerms = {
      ...ofKind,
      ...(depositPercent !== undefined && { deposit: depositPercent }),
      ...(deposit !== undefined && { ownDeposit: deposit }),
      ...(balanceDays !== undefined && { balanceDays }),
      ...(freeDays !== undefined && { freeDays }),
    }
    const place = table && choice && bookablePlace(table, choice, today)
    return termsTexts(offerTerms, booking.office, place && { ...place, today })
  }
}

/** Malaysia's tourism tax concerns trips in Malaysia only, unless an offer names it. */
export function contentsOfOffer(node: z.output<typeof schema>, kind: OfferKind): PriceContents {
  const { priceIncludes, priceExtra, confirmationDays } = node
  const without = termsKindOf(node, kind) === 'domestic' ? [] : (['tourism-tax'] as const)
  return { priceIncludes, priceExtra, confirmationDays, without: [...without] }
}

function termsKindOf(node: z.output<typeof schema>, kind: OfferKind): TourKind {
  if (kind === 'ticket') return 'ticket'
  const termsKind = tourKinds.find(one => one === node.termsKind)
  return kindOfTerms({ ...node, termsKind, deposit: undefined })
}

/** At the chosen or the lowest price; undefined if no departure has a day. */
export function bookablePlace(
  { columns, rows, dated, days = [] }: ChoiceTable,
  { departure, room }: Choice,
  today: string,
) {
  const chosen = dated === 'columns' ? { day: room, other: departure } : { day: departure, other: room }
  const cells = rows.flatMap(({ label, prices }, row) =>
    prices.map((price, at) => {
      const column = columns[at] ?? ''
      return dated === 'columns'
        ? { day: column, first: days[at], other: label, price }
        : { day: label, first: days[row], other: column, price }
    }),
  )
  const places = cells.flatMap(({ day, first, other, price }) => {
    if (!first || first < today || typeof price !== 'number') return []
    return [{ departure: first, price, isDay: day === chosen.day, isOther: other === chosen.other }]
  })
  if (chosen.day !== '' && !places.some(({ isDay }) => isDay)) return undefined
  const [best] = places.sort(
    (one, other) =>
      Number(other.isDay) - Number(one.isDay) ||
      one.departure.localeCompare(other.departure) ||
      Number(other.isOther) - Number(one.isOther) ||
      one.price - other.price,
  )
  return best && { departure: best.departure, price: best.price }
}
