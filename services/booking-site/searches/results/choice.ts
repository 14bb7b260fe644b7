import type { Fields } from '../../http/posted-fields.ts'
import type { Offer, Offers } from './offer.ts'

/** How a visitor looks through offers: `filters` by name, '' for any. */
export type Choice = { order: string; filters: Record<string, string> }

/** What the page of results shows. */
export type ResultsView = {
  offers: Offers
  choice: Choice
  /** Where the search came to, and its fields without the choice. */
  path: string
  fields: Fields
  siteUrl: string
  /** The website's form with this search. */
  formHref: string
  /** What there is for a search with other fields; undefined where they are none. */
  offersFor: (fields: Fields) => Offers | undefined
}

const ORDER = 'sort'

/** What is chosen in the fields of a request; where nothing is, what the search itself wishes. */
export function readChoice({ filters, orders, wished }: Offers, fields: Fields): Choice {
  const given = new Map(fields)
  const order = given.get(ORDER) ?? ''
  return {
    order: orders.some(({ name }) => name === order) ? order : '',
    filters: Object.fromEntries(filters.map(({ name }) => [name, given.get(name) ?? wished[name] ?? ''])),
  }
}

/** The fields of the search alone, without what was chosen among its offers. */
export function withoutChoice({ filters }: Offers, fields: Fields): Fields {
  return fields.filter(([name]) => name !== ORDER && !filters.some(filter => filter.name === name))
}

/** The offers that fit, in the order that was chosen: the cheapest first unless another was, and among equals. */
export function chosen({ list }: Offers, { order, filters }: Choice): Offer[] {
  const wanted = Object.entries(filters).filter(([, value]) => value !== '')
  const rank = (offer: Offer) => offer.ranks[order] ?? 0
  return list
    .filter(({ traits }) => wanted.every(([name, value]) => traits[name] === value))
    .sort((a, b) => rank(a) - rank(b) || a.price - b.price)
}

/** The lowest price in sen; undefined of no offers. */
export function lowestOf(list: Offer[]): number | undefined {
  return list.length > 0 ? Math.min(...list.map(({ price }) => price)) : undefined
}

/** The values that a filter can have, in alphabetical order. */
export function valuesOf({ list }: Offers, name: string): string[] {
  return [...new Set(list.flatMap(({ traits }) => traits[name] ?? []))].sort((a, b) => a.localeCompare(b, 'en'))
}

/** The address of a search whose offers are chosen from in this way. */
export function addressOf(path: string, fields: Fields, { order, filters }: Choice): string {
  const choice: Fields = [...Object.entries(filters), ...(order ? [[ORDER, order] as [string, string]] : [])]
  return `${path}?${new URLSearchParams([...fields, ...choice])}`
}
