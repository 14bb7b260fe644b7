import { titleCase } from '@agency/reference-data/airports/title-case.ts'
import { airportByCode } from '@agency/reference-data/airports.ts'

/** `Kuala Lumpur (KUL)`; for an unknown code the posted text: `XXX - SOMEWHERE, MALAYSIA`. */
export function placeName(code: string, posted = ''): string {
  const airport = airportByCode(code)
  const town = titleCase(posted.replace(/^[A-Z]{3} - /, '').split(',')[0] ?? '')
  const name = airport ? [airport.city, airport.name].filter(Boolean).join(' ') : town
  return name ? `${name} (${code})` : code
}
