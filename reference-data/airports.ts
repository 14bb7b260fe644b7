import { type AirportEntry, readAirportEntry, writeAirportEntry } from './airports/airport-entry.ts'
import { type KnownPlace, knownPlaceByCode } from './airports/known-place.ts'
import { titleCase } from './airports/title-case.ts'
import { upperCaseText } from './airports/upper-case-text.ts'
import { countries } from './countries.ts'
import entries from './data/airport-entries.json' with { type: 'json' }
import irregular from './data/irregular-entries.json' with { type: 'json' }
import { translatedNames } from './place-names.ts'

export type Airport = {
  code: string
  city: string
  /** `Narita`; empty where the city's name is enough. */
  name: string
  country: string
  countryCode: string
  /** Frequency of searches, 0 to 9. */
  weight: number
  wholeCity: boolean
  otherNames: readonly string[]
  /** The booking site's form: `NRT - TOKYO NARITA, JAPAN`. */
  station: string
}

/** Entries that look like airports, but no aircraft lands there. */
const harbours = new Set(irregular.harbours)

const countryByUpperName = new Map(countries.map(country => [upperCaseText(country.country_name), country]))

export const airports: readonly Airport[] = entries.flatMap(text => {
  const entry = readAirportEntry(text)
  const place = entry && knownPlaceByCode.get(entry.code)
  if (!entry?.country || harbours.has(entry.code)) return []
  return place || entry.kind === 'airport' ? [airportOf(entry, place)] : []
})

const byCode = new Map(airports.map(airport => [airport.code, airport]))

export function airportByCode(code: string): Airport | undefined {
  return byCode.get(code.toUpperCase())
}

function airportOf(entry: AirportEntry, place: KnownPlace | undefined): Airport {
  const country = countryByUpperName.get(entry.country)
  const countryCode = country?.country_code ?? ''
  const { city = titleCase(entry.name), airport = '', otherNames = [] } = place ?? {}
  return {
    code: entry.code,
    city,
    name: airport,
    country: country?.country_name ?? titleCase(entry.country),
    countryCode,
    weight: place?.weight ?? 0,
    wholeCity: place?.wholeCity ?? false,
    otherNames: place ? [...otherNames, ...translatedNames([city, airport, ...otherNames], countryCode)] : [],
    station: writeAirportEntry(entry),
  }
}
