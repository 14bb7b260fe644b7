import { firstDays } from '../../dates/seasons/first-days.ts'

/** What an offer card may be for. */
export const dealProducts = ['flight', 'hotel', 'flight-plus-hotel', 'package', 'car'] as const

export type DealProduct = (typeof dealProducts)[number]

/** The facts of a deal that its search is filled in with, in the order in which they are asked for. */
export const dealFacts = [
  'fromStation',
  'toStation',
  'city',
  'airline',
  'nonStop',
  'hotel',
  'stars',
  'cabin',
  'rooms',
  'guests',
  'promoCode',
  'travelFrom',
  'travelUntil',
  'weekdays',
  'nights',
  'blackouts',
] as const

export type DealFact = (typeof dealFacts)[number]

/** Which facts a deal has to have, and which it may have besides. */
export type DealRules = { needs: readonly DealFact[]; may: readonly DealFact[] }

/** A deal as far as its search goes; finished, or still being written. */
export type Deal = Partial<Record<DealFact, unknown>> & {
  product?: unknown
  link?: unknown
  validFrom?: unknown
  validUntil?: unknown
}

/** What is wrong with one property of a deal. */
export type DealFault = { property: string; message: string }

const period = ['travelFrom', 'travelUntil', 'nights'] as const
const flight = ['cabin', 'guests', 'nonStop', 'promoCode', 'weekdays', 'blackouts'] as const
const hotel = ['rooms', 'guests', 'promoCode', 'weekdays', 'blackouts'] as const

const searches: Record<Exclude<DealProduct, 'package'>, DealRules> = {
  flight: { needs: ['fromStation', 'toStation', 'airline', ...period], may: flight },
  hotel: { needs: ['city', 'hotel', 'stars', ...period], may: hotel },
  'flight-plus-hotel': {
    needs: ['fromStation', 'toStation', 'airline', 'hotel', 'stars', ...period],
    may: [...flight, ...hotel],
  },
  car: { needs: ['toStation', ...period], may: ['weekdays', 'blackouts'] },
}

/** What a deal that leads to a page instead may say on its card. */
const withoutSearch: DealRules = {
  needs: [],
  may: ['airline', 'hotel', 'stars', 'promoCode', 'travelFrom', 'travelUntil', 'nights', 'blackouts'],
}

const isProduct = (value: unknown): value is DealProduct => (dealProducts as readonly unknown[]).includes(value)

/** Whether a deal leads to its search, and not to the page of its link. */
export function isSearched({ product, link, toStation, city }: Deal): boolean {
  return isProduct(product) && product !== 'package' && (!link || toStation !== undefined || city !== undefined)
}

/** The facts of a product's deals. @param searched Whether they lead to their search: packages never do. */
export function dealRules(product: DealProduct, searched: boolean): DealRules {
  return searched && product !== 'package' ? searches[product] : withoutSearch
}

/**
 * What is wrong with a deal's search, for the content check as for the studio: each product has the facts of its own form,
 * or a link in their place, and a day on which its journey can begin.
 * @param searched whether it leads to its search, where an editor has decided that already
 */
export function dealFaults(deal: Deal, searched: boolean = isSearched(deal)): DealFault[] {
  const { product, link } = deal
  if (!isProduct(product)) return []
  if (product === 'package' && !link) return [{ property: 'link', message: 'must be the page of the package' }]
  if (!searched && !link) return [{ property: 'link', message: 'is missing: the deal does not lead to a search' }]
  if (searched && link) return [{ property: 'link', message: 'is not needed: the deal leads to its search' }]
  const { needs, may } = dealRules(product, searched)
  const missing = needs
    .filter(name => deal[name] === undefined)
    .map(name => ({
      property: name,
      message: `is missing: a ${product} search needs it, unless the deal has a link`,
    }))
  const strange = dealFacts
    .filter(name => deal[name] !== undefined && !needs.includes(name) && !may.includes(name))
    .map(name => ({ property: name, message: `does not belong to a ${product} deal${searched ? '' : ' with a link'}` }))
  return [...missing, ...strange, ...periodFaults(deal)]
}

function periodFaults({ travelFrom, travelUntil, validUntil, ...deal }: Deal): DealFault[] {
  const [first, last] = [dayIn(travelFrom), dayIn(travelUntil)]
  if (last === undefined) return []
  const until = dayIn(validUntil)
  if (first !== undefined && last < first) return [{ property: 'travelUntil', message: 'lies before travelFrom' }]
  if (until !== undefined && last < until)
    return [{ property: 'travelUntil', message: 'lies before validUntil: the last customers to book could not travel' }]
  return first !== undefined && !canBegin(first, last, deal)
    ? [{ property: 'nights', message: 'do not fit between travelFrom and travelUntil from any of its weekdays' }]
    : []
}

/** Whether there is a day of the period from which the nights can be spent. */
function canBegin(first: string, last: string, { nights, weekdays, blackouts }: Deal): boolean {
  const period = {
    weekdays: Array.isArray(weekdays) ? weekdays.map(String) : [],
    nights: typeof nights === 'number' ? nights : 1,
    blackouts: (Array.isArray(blackouts) ? blackouts : []).flatMap(span => {
      const [from, until] = [dayIn(span?.first), dayIn(span?.last)]
      return from && until ? [{ first: from, last: until }] : []
    }),
  }
  return firstDays(period, { first, last }) !== undefined
}

const dayIn = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : undefined
