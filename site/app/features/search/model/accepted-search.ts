import type { HotelSearchPath } from '@agency/contracts/booking/searches/hotel-search.ts'
import { type Product, searchForms } from '@agency/contracts/site/products.ts'
import { formatBriefDay, formatShortDay } from '@agency/ui/formats/malaysian-day.ts'
import { searchWords } from '@agency/words/search/form/words.ts'
import { formatWords } from '@agency/words/values/formats/words.ts'
import type { DayRules } from './checks.ts'

export type Field = [name: string, value: string]

/** A search as a form that the visitor's browser posts to the booking site. */
export type HandOver = { action: string; fields: Field[] }

export type BookingSite = DayRules & {
  url: string
  hotelPath: HotelSearchPath
  packageTrip: 'Round' | 'Return'
  /** It takes a place of return for cars. */
  carReturn: boolean
}

export type AcceptedSearch = {
  /** `Kuala Lumpur to Penang` */
  title: string
  /** `22 Nov to 23 Nov 2026, 1 adult` */
  facts: string
  /** Our page with the form filled in, to share or to bookmark. */
  address: string
  handOver: HandOver
}

export function searchAction(product: Product, { url, hotelPath }: BookingSite): string {
  return url.replace(/\/$/, '') + (product === 'hotel' ? hotelPath : searchForms[product].bookingPath)
}

type Query = Record<string, string | number | string[] | false | undefined>

/** The address of a filled-in form; empty values are left out. */
export function searchAddress(product: Product, query: Query): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (Array.isArray(value)) for (const one of value) params.append(name, one)
    else if (value) params.set(name, String(value))
  }
  return `${searchForms[product].path}?${params}`
}

/** Undefined for the default value, which an address does not need. */
export function unless<Value>(defaultValue: Value, value: Value): Value | undefined {
  return value === defaultValue ? undefined : value
}

type Counted = keyof ReturnType<typeof searchWords>['counted']

/** `2 adults`, `1 child`; empty texts where there are none. */
export function counted(counts: Record<string, unknown>, ...names: Counted[]): string[] {
  const say = searchWords().counted
  return names.map(name => (Number(counts[name]) ? say[name](Number(counts[name])) : ''))
}

export function listed(...texts: string[]): string {
  return formatWords().row(texts)
}

/** `22 Nov to 23 Nov 2026`, or `22 Nov 2026, one way`. */
export function briefDays(first: string, last: string | undefined): string {
  if (!last) return searchWords().oneWayOn(formatShortDay(first))
  const isSameYear = last.slice(0, 4) === first.slice(0, 4)
  return searchWords().dates({
    first: { brief: formatBriefDay(first), full: formatShortDay(first) },
    last: { brief: isSameYear ? formatBriefDay(last) : formatShortDay(last), full: formatShortDay(last) },
  })
}
