import { writeFileSync } from 'node:fs'
import airportData from 'airport-data-js'
import { countryByCode } from '../countries.ts'
import irregular from '../data/irregular-entries.json' with { type: 'json' }
import { writeAirportEntry } from './airport-entry.ts'
import { type KnownPlace, knownPlaceByCode, knownPlaces } from './known-place.ts'
import { upperCaseText } from './upper-case-text.ts'

const suffix = /[\s-]+(International |Intl\.? |Regional )?(Airport|Airfield|Airstrip|Aerodrome|Intl\.?)$/i

export async function makeAirportEntries(): Promise<string[]> {
  const fromPackage = (await airportData.findAirports({})).filter(({ iata }) => /^[A-Z]{3}$/.test(iata))
  const named = new Map(
    fromPackage.map(({ iata, airport, country_code }) => [
      iata,
      { name: upperCaseText(airport.replace(suffix, '')), country: country_code },
    ]),
  )
  for (const place of knownPlaces) named.set(place.code, { name: entryName(place), country: place.country })
  const regular = [...named].map(([code, { name, country }]) => {
    const countryName = upperCaseText(countryByCode(country)?.country_name ?? '')
    return malform(code, writeAirportEntry({ code, name, country: countryName }))
  })
  return [...regular, ...irregular.otherEntries].sort((a, b) => placeInList(a).localeCompare(placeInList(b), 'en'))
}

function entryName({ code, city, airport, country }: KnownPlace): string {
  const others = knownPlaces.filter(place => place.city === city && place.country === country && place.code !== code)
  const weight = knownPlaceByCode.get(code)?.weight ?? 0
  const isFirst = !others.some(other => other.weight > weight || other.wholeCity)
  return upperCaseText(isFirst || !airport ? city : `${city} ${airport}`)
}

/** Historically malformed entries, and exceptions from the alphabet. */
const malformedEntries: Record<string, string> = irregular.malformedEntries
const besideOthers: Record<string, string> = irregular.besideOthers

function malform(code: string, entry: string): string {
  const way = malformedEntries[code]
  if (way === 'no comma') return entry.replace(',', '')
  return way ? entry.replace(' - ', '-') : entry
}

function placeInList(entry: string): string {
  const code = entry.slice(0, 3)
  return besideOthers[code] ? `${besideOthers[code]}Z` : code
}

if (import.meta.main) {
  const entries = await makeAirportEntries()
  writeFileSync(new URL('../data/airport-entries.json', import.meta.url), `${JSON.stringify(entries, null, 2)}\n`)
}
