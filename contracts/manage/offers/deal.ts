import { firstDays } from '../../dates/seasons/first-days.ts'
import { type Product, products } from '../../site/products.ts'

/** A package has no search: it leads to its page. */
export type DealProduct = Product | 'package'

export const dealProducts: readonly DealProduct[] = [...products, 'package']

/** In the order of the studio's form. */
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

export type DealRules = { needs: readonly DealFact[]; may: readonly DealFact[] }

export type Deal = Partial<Record<DealFact, unknown>> & {
  product?: unknown
  link?: unknown
  validFrom?: unknown
  validUntil?: unknown
}

export type DealFault = { property: string; message: string }

const period = ['travelFrom', 'travelUntil', 'nights'] as const
const flight = ['cabin', 'guests', 'nonStop', 'promoCode', 'weekdays', 'blackouts'] as const
const hotel = ['rooms', 'guests', 'promoCode', 'weekdays', 'blackouts'] as const

const searches: Record<Product, DealRules> = {
  flight: { needs: ['fromStation', 'toStation', 'airline', ...period], may: flight },
  hotel: { needs: ['city', 'hotel', 'stars', ...period], may: hotel },
  'flight-plus-hotel': {
    needs: ['fromStation', 'toStation', 'airline', 'hotel', 'stars', ...period],
    may: [...flight, ...hotel],
  },
  car: { needs: ['toStation', ...period], may: ['weekdays', 'blackouts'] },
}

const withoutSearch: DealRules = {
  needs: [],
  may: ['airline', 'hotel', 'stars', 'promoCode', 'travelFrom', 'travelUntil', 'nights', 'blackouts'],
}

const isProduct = (value: unknown): value is DealProduct => (dealProducts as readonly unknown[]).includes(value)

export function isSearched({ product, link, toStation, city }: Deal): boolean {
  return isProduct(product) && product !== 'package' && (!link || toStation !== undefined || city !== undefined)
}

/** @param searched The deal leads to its search; packages never do. */
export function dealRules(product: DealProduct, searched: boolean): DealRules {
  return searched && product !== 'package' ? searches[product] : withoutSearch
}

/** Each product has the facts of its search form, or a link instead, and a possible day of departure. */
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
