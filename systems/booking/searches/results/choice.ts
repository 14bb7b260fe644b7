import type { Fields } from '../../http/posted-fields.ts'
import type { Offer, Offers } from './offer.ts'

export type Choice = { order: string; filters: Record<string, string> }

export type ResultsView = {
  offers: Offers
  choice: Choice
  path: string
  fields: Fields
  siteUrl: string
  formHref: string
  /** undefined for invalid fields. */
  offersFor: (fields: Fields) => Offers | undefined
}

const orderField = 'sort'

/** Defaults to the search's own wishes. */
export function readChoice({ filters, orders, wished }: Offers, fields: Fields): Choice {
  const fieldMap = new Map(fields)
  const order = fieldMap.get(orderField) ?? ''
  return {
    order: orders.some(name => name === order) ? order : '',
    filters: Object.fromEntries(filters.map(name => [name, fieldMap.get(name) ?? wished[name] ?? ''])),
  }
}

/** Drops the filters and the order. */
export function withoutChoice({ filters }: Offers, fields: Fields): Fields {
  return fields.filter(([name]) => name !== orderField && !filters.some(filter => filter === name))
}

/** Cheapest first by default, and among equals. */
export function chosen({ list }: Offers, { order, filters }: Choice): Offer[] {
  const wanted = Object.entries(filters).filter(([, value]) => value !== '')
  const rank = (offer: Offer) => offer.ranks[order] ?? 0
  return list
    .filter(({ traits }) => wanted.every(([name, value]) => traits[name] === value))
    .sort((a, b) => rank(a) - rank(b) || a.price - b.price)
}

/** Sen; undefined without offers. */
export function lowestOf(list: Offer[]): number | undefined {
  return list.length > 0 ? Math.min(...list.map(({ price }) => price)) : undefined
}

export function valuesOf({ list }: Offers, name: string): string[] {
  return [...new Set(list.flatMap(({ traits }) => traits[name] ?? []))].sort((a, b) => a.localeCompare(b, 'en'))
}

export function addressOf(path: string, fields: Fields, { order, filters }: Choice): string {
  const choice: Fields = [...Object.entries(filters), ...(order ? [[orderField, order] as [string, string]] : [])]
  return `${path}?${new URLSearchParams([...fields, ...choice])}`
}
