import { problem } from '@agency/chassis/problem.ts'
import type { ServiceEnv } from '@agency/chassis/request-log.ts'
import { readCarSearch } from '@agency/contracts/booking/car-search.ts'
import { readFlightSearch } from '@agency/contracts/booking/flight-search.ts'
import type { FieldFault, FormReading } from '@agency/contracts/booking/form-fields.ts'
import { hotelSearchPaths, readHotelSearch } from '@agency/contracts/booking/hotel-search.ts'
import type { Context, Hono } from 'hono'
import { understandCarSearch, withUnreadableDatesReplaced } from './car.ts'
import { understandFlightSearch } from './flight.ts'
import { understandHotelSearch } from './hotel.ts'
import { confirmationPage, failurePage, startPage } from './search-pages.ts'
import type { Understood } from './understood.ts'

export type SearchOptions = { siteUrl: string; explain: boolean }

type Fields = [string, string][]
type Reading = { search: FormReading<Understood>; faults: FieldFault[] }

const readers: Record<string, (fields: Fields) => Reading> = {
  '/Home/Index': fields => strict(readFlightSearch(fields), understandFlightSearch),
  '/CarRental/GetCarRentalSearch': posted => {
    const { fields, faults } = withUnreadableDatesReplaced(posted, new Date())
    const reading = strict(readCarSearch(fields), understandCarSearch)
    return { ...reading, faults: [...faults, ...reading.faults] }
  },
  ...Object.fromEntries(
    hotelSearchPaths.map(path => [
      path,
      (fields: Fields) => strict(readHotelSearch(path, fields), understandHotelSearch),
    ]),
  ),
}

/** Adds the five paths that searches are posted to, and a start page for those who open them otherwise. */
export function addSearches(app: Hono<ServiceEnv>, { siteUrl, explain }: SearchOptions): void {
  app.get('/', () => startPage(siteUrl))
  for (const [path, read] of Object.entries(readers)) {
    app.get(path, () => startPage(siteUrl))
    app.post(path, async c => {
      const fields = await postedFields(c)
      if (fields === undefined) return problem(c, 415, 'A search is posted as a form.')
      const { search, faults } = read(fields)
      const told = explain ? faults : []
      return search.ok ? confirmationPage(search.value, siteUrl, told) : failurePage(told, siteUrl)
    })
  }
}

function strict<T>(reading: FormReading<T>, understand: (value: T) => Understood): Reading {
  return reading.ok
    ? { search: { ok: true, value: understand(reading.value) }, faults: [] }
    : { search: reading, faults: reading.faults }
}

/** The fields of a form post in their order; undefined if the body is no form. Files do not count. */
async function postedFields(c: Context): Promise<Fields | undefined> {
  const type = c.req.header('content-type') ?? ''
  if (type.startsWith('application/x-www-form-urlencoded')) return [...new URLSearchParams(await c.req.text())]
  if (!type.startsWith('multipart/form-data')) return undefined
  const form = await c.req.formData().catch(() => undefined)
  return form && [...form].filter((field): field is [string, string] => typeof field[1] === 'string')
}
