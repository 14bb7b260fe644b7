import { named } from '@agency/contracts/manage/field-meta.ts'
import { dealProducts } from '@agency/contracts/manage/offers/deal.ts'
import { markdownHtml } from '@agency/contracts/site/markdown-html.ts'
import { airlineByCode } from '@agency/reference-data/airlines.ts'
import { airportByCode } from '@agency/reference-data/airports.ts'
import { findHotelPlaces } from '@agency/reference-data/hotel-places.ts'
import { mapPlace } from '@agency/reference-data/map-places.ts'
import { shipNamed } from '@agency/reference-data/ships.ts'
import * as z from 'zod'
import { harmIn } from './harm-in-html.ts'

/* Titles name these types in docs/content.md. */

export const text = z.string().trim().min(1).meta({ title: 'text', kind: 'text' })

export const whole = (from: number, to = Number.MAX_SAFE_INTEGER) => z.number().int().min(from).max(to)

/** The same in every language: names, numbers, and what code compares. */
export const fact = text.meta({ words: 'fact' })

/** Words of tables, and names that join pages: the node of terms has them in other languages. */
export const term = text.meta({ words: 'term' })

export const longText = text.meta({ title: 'text', kind: 'long text' })

/** Rows that are shorter than the widest one are filled with empty cells. */
const maxCells = 5000

/** Markdown with harmless HTML; parsed to HTML. */
export const markdown = z
  .string()
  .refine(source => cellsOf(source) <= maxCells, { error: 'has too large a table', abort: true })
  .transform((source, context) => {
    const html = markdownHtml(source)
    for (const message of harmIn(html)) context.issues.push({ code: 'custom', message, input: source })
    return html
  })
  .meta({ title: 'Markdown', kind: 'markdown' })

/** An upper limit of the cells in tables. */
function cellsOf(source: string): number {
  if (!source.includes('|')) return 0
  const lines = source.split('\n')
  const widest = lines.reduce((max, line) => Math.max(max, line.split('|').length), 0)
  return widest * lines.length
}

/** A scene of the posters workspace, an upload, or the address of any other picture. */
export const picture = z
  .string()
  .regex(/^(poster:[a-z0-9-]+|media\/[0-9a-f-]{36}|\/.+|https:\/\/.+)$/, {
    error: 'must be a picture of the library, or an address',
  })
  .meta({ title: 'picture', kind: 'picture', label: 'Picture' })

/** Ringgit as a number, sen as decimals. */
export const money = z.number().min(0).meta({ title: 'ringgit', kind: 'ringgit' })

export const notADay = 'must be a day, written YYYY-MM-DD'
export const notAnInstant = 'must be an instant, as 2026-12-31T23:59:59+08:00'

/** A Malaysian calendar day, YYYY-MM-DD. */
export const day = z.iso.date({ error: notADay }).meta({ title: 'day', kind: 'day' })

/** With its offset: `2026-12-31T23:59:59+08:00`. */
export const instant = z.iso.datetime({ offset: true, error: notAnInstant }).meta({ title: 'instant', kind: 'instant' })

export const link = z
  .string()
  .regex(/^(\/|https:\/\/|tel:\+|mailto:|#)/, {
    error: 'must be a page of this site, as /blog, or start with https://, tel:+, mailto: or #',
  })
  .meta({ title: 'link', kind: 'link' })

export const notASlug = 'must be lower-case words joined by hyphens'

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: notASlug })
  .meta({ title: 'slug', kind: 'slug' })

/** Terms that connect pages: the studio offers those in use. */
export const tag = slug.meta({ kind: 'tag' })
export const placeName = text.meta({ kind: 'place name' })

export const target = named('Window', z.enum(['_self', '_blank'])).describe(
  'The window in which the link opens; the same one unless you choose another',
)

export const month = z.number().int().min(1).max(12).meta({ title: 'month', kind: 'month' })

export const offerProduct = z.enum(dealProducts).meta({ search: 'tags' })

export const product = z.enum([...offerProduct.options, 'all']).meta({ search: 'tags' })

/** No name is longer; bounds the look-ups. */
const maxName = 100

/** An airport, or a city with all its airports, of the flight search. */
export const station = z
  .string()
  .max(maxName, { abort: true })
  .refine(code => airportByCode(code)?.code === code, {
    error: 'must be an airport or a city that can be searched, as KUL',
  })
  .meta({ title: 'IATA code of an airport or a city', kind: 'station' })

export const airline = z
  .string()
  .max(maxName, { abort: true })
  .refine(code => airlineByCode(code) !== undefined, { error: 'must be an airline that can be searched, as MH' })
  .meta({ title: 'IATA code of an airline', kind: 'airline' })

/** As the hotel search spells it. */
export const hotelCity = z
  .string()
  .max(maxName, { abort: true })
  .refine(city => findHotelPlaces(city, 1)[0]?.label === city, {
    error: 'must be a place that can be searched, as Langkawi, Malaysia',
  })
  .meta({ title: 'town and country, as the hotel search shows them', kind: 'hotel place' })

export const mapPlaceName = z
  .string()
  .max(maxName, { abort: true })
  .refine(name => mapPlace(name) !== undefined, { error: 'must be a place that the maps of the site know' })
  .meta({ title: 'place of a map', kind: 'map place' })

export const shipName = z
  .string()
  .max(maxName, { abort: true })
  .refine(name => shipNamed(name) !== undefined, { error: 'must be a ship that the site knows' })
  .meta({ title: 'name of a ship', kind: 'ship' })

export const movement = z.enum(['road', 'rail', 'ferry', 'ship', 'river', 'flight'])

export const weekday = z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])

export const pagePath = z
  .string()
  .regex(/^\/[a-z0-9/-]*$/, { error: 'must be the public path of a page, as /blog' })
  .meta({ title: 'path of a page', kind: 'link' })
