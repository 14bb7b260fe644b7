import { airportGroups, mainCode } from './airport-groups.ts'
import { type Airport, airportByCode, airports } from './airports.ts'
import { otherNamesOf } from './countries.ts'
import { createPlaceIndex, type Match } from './search/place-index.ts'

const index = createPlaceIndex(
  airports.map(airport => ({ ...airport, leads: airport.code in airportGroups })),
  otherNamesOf,
)

const firstOffers = ['KUL', 'PEN', 'BKI', 'LGK', 'SIN', 'BKK', 'DPS', 'TYO'].flatMap(code => airportByCode(code) ?? [])

/**
 * Forgives typing errors when nothing else fits.
 * @param typed Empty for the most frequent places.
 */
export function findAirports(typed: string, limit = 8): Airport[] {
  if (!typed.trim()) return firstOffers.slice(0, limit)
  return index.find(typed, limit).map(match => match.place)
}

export type AirportReading = { airport: Airport } | { choices: Airport[] }

/** Code within our own texts: `Penang (PEN)`, `PEN - PENANG, MALAYSIA`. */
const writtenCode = /\(([A-Za-z]{3})\)\s*$|^\s*([A-Z]{3}) ?- ?/

/** Reads a text sent without a choice from the list. Ambiguous texts give choices. */
export function readAirport(typed: string): AirportReading {
  const [, inBrackets, inFront] = writtenCode.exec(typed) ?? []
  const written = airportByCode(inBrackets ?? inFront ?? '')
  if (written) return { airport: written }
  const [first, ...others] = index.find(typed, 8)
  if (!first) return { choices: [] }
  const isAmbiguous = others.some(other => isRival(first, other))
  const clear = first.fit === 'exact' || (first.fit === 'part' && first.points >= 700 && typed.trim().length >= 4)
  return clear && !isAmbiguous ? { airport: first.place } : { choices: [first, ...others].map(match => match.place) }
}

function isRival(first: Match<Airport>, other: Match<Airport>): boolean {
  const [one, two] = [first.place, other.place]
  if (first.points >= 1000 || mainCode(one.code) === mainCode(two.code)) return false
  if (one.city === two.city && one.countryCode === two.countryCode) return false
  if (first.fit === 'exact') return other.fit === 'exact' && one.weight - two.weight < 3
  return two.weight > 0 && other.points >= 500
}
