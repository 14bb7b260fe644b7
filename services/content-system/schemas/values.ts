import type { FieldKind } from '@agency/contracts/manage/content-types.ts'
import { dealProducts } from '@agency/contracts/manage/offers/deal.ts'
import { markdownHtml } from '@agency/contracts/site/markdown-html.ts'
import { airlineByCode } from '@agency/reference-data/airlines.ts'
import { airportByCode } from '@agency/reference-data/airports.ts'
import { findHotelPlaces } from '@agency/reference-data/hotel-places.ts'
import { mapPlace } from '@agency/reference-data/map-places.ts'
import { shipNamed } from '@agency/reference-data/ships.ts'
import * as z from 'zod'
import { harmIn } from './harm-in-html.ts'

/*
 * The kinds of values that properties have. The titles name them in docs/content.md, `kind` picks the control of the
 * studio's form where the schema alone does not; a property says itself, with `describe`, what it is for.
 */

declare module 'zod' {
  interface GlobalMeta {
    kind?: FieldKind
    /** A text that steers the page and is not on it: the search leaves it out. */
    silent?: true
  }
}

/** Text that is not empty. */
export const text = z.string().trim().min(1).meta({ title: 'text', kind: 'text' })

/** Text of several lines that is not empty. */
export const longText = text.meta({ title: 'text', kind: 'long text' })

/** Rows that are shorter than the widest one are filled with empty cells. */
const MAX_CELLS = 5000

/** Markdown, in which HTML is allowed unless it could do harm; kept as HTML. */
export const markdown = z
  .string()
  .refine(source => cellsOf(source) <= MAX_CELLS, { error: 'has too large a table', abort: true })
  .transform((source, context) => {
    const html = markdownHtml(source)
    for (const message of harmIn(html)) context.issues.push({ code: 'custom', message, input: source })
    return html
  })
  .meta({ title: 'Markdown', kind: 'markdown' })

/** At most so many cells its tables have. */
function cellsOf(source: string): number {
  if (!source.includes('|')) return 0
  const lines = source.split('\n')
  const widest = lines.reduce((most, line) => Math.max(most, line.split('|').length), 0)
  return widest * lines.length
}

/** A picture: a scene of the posters workspace, one that an editor brought, or the address of any other picture. */
export const picture = z
  .string()
  .regex(/^(poster:[a-z0-9-]+|media\/[0-9a-f-]{36}|\/.+|https:\/\/.+)$/, {
    error: 'must be a picture of the library, or an address',
  })
  .meta({ title: 'picture', kind: 'picture' })

/** Ringgit as a number, sen as decimals. */
export const money = z.number().min(0).meta({ title: 'ringgit', kind: 'ringgit' })

export const notADay = 'must be a day, written YYYY-MM-DD'
export const notAnInstant = 'must be an instant, as 2026-12-31T23:59:59+08:00'

/** A Malaysian calendar day, YYYY-MM-DD. */
export const day = z.iso.date({ error: notADay }).meta({ title: 'day', kind: 'day' })

/** An instant with its offset, 2026-12-31T23:59:59+08:00. */
export const instant = z.iso.datetime({ offset: true, error: notAnInstant }).meta({ title: 'instant', kind: 'instant' })

/** Where a link goes: a path of this site, a page elsewhere, a phone number or a mailbox. */
export const link = z
  .string()
  .regex(/^(\/|https:\/\/|tel:\+|mailto:|#)/, {
    error: 'must be a page of this site, as /blog, or start with https://, tel:+, mailto: or #',
  })
  .meta({ title: 'link', kind: 'link' })

export const notASlug = 'must be lower-case words joined by hyphens'

/** A word for addresses and look-ups: lower-case letters, digits and hyphens. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: notASlug })
  .meta({ title: 'slug', kind: 'slug' })

/** Where a link opens. */
export const target = z
  .enum(['_self', '_blank'])
  .describe('The window in which the link opens; the same one unless you choose another')

/** A month, 1 to 12. */
export const month = z.number().int().min(1).max(12).meta({ title: 'month', kind: 'month' })

/** What an offer is. */
export const offerProduct = z.enum(dealProducts)

/** Which offers a page or a band shows. */
export const product = z.enum([...offerProduct.options, 'all'])

/** A look-up reads what it is given; no name is longer. */
const MAX_NAME = 100

/** An airport, or a city with all its airports, that the flight search offers. */
export const station = z
  .string()
  .max(MAX_NAME, { abort: true })
  .refine(code => airportByCode(code)?.code === code, {
    error: 'must be an airport or a city that can be searched, as KUL',
  })
  .meta({ title: 'IATA code of an airport or a city', kind: 'station' })

/** An airline that the flight search offers. */
export const airline = z
  .string()
  .max(MAX_NAME, { abort: true })
  .refine(code => airlineByCode(code) !== undefined, { error: 'must be an airline that can be searched, as MH' })
  .meta({ title: 'IATA code of an airline', kind: 'airline' })

/** A place of the hotel search, written as the search shows it. */
export const hotelCity = z
  .string()
  .max(MAX_NAME, { abort: true })
  .refine(city => findHotelPlaces(city, 1)[0]?.label === city, {
    error: 'must be a place that can be searched, as Langkawi, Malaysia',
  })
  .meta({ title: 'town and country, as the hotel search shows them', kind: 'hotel place' })

/** A place that maps know. */
export const mapPlaceName = z
  .string()
  .max(MAX_NAME, { abort: true })
  .refine(name => mapPlace(name) !== undefined, { error: 'must be a place that the maps of the site know' })
  .meta({ title: 'place of a map', kind: 'map place' })

/** A ship whose facts are known. */
export const shipName = z
  .string()
  .max(MAX_NAME, { abort: true })
  .refine(name => shipNamed(name) !== undefined, { error: 'must be a ship that the site knows' })
  .meta({ title: 'name of a ship', kind: 'ship' })

/** How one travels from one stop to the next. */
export const movement = z.enum(['road', 'rail', 'ferry', 'ship', 'river', 'flight'])

export const weekday = z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])

/** The public path of a page of this site. */
export const pagePath = z
  .string()
  .regex(/^\/[a-z0-9/-]*$/, { error: 'must be the public path of a page, as /blog' })
  .meta({ title: 'path of a page', kind: 'link' })
