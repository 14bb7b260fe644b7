import { titleCase } from '@agency/reference-data/airports/title-case.ts'
import { airportByCode } from '@agency/reference-data/airports.ts'
import { joinedNames, placeName as nameIn } from '@agency/reference-data/place-names.ts'
import { currentLanguage } from '@agency/words/current-language.ts'

/** `Kuala Lumpur (KUL)`; for an unknown code the posted text: `XXX - SOMEWHERE, MALAYSIA`. */
export function placeName(code: string, posted = '', language = currentLanguage()): string {
  const { city = '', name: airport = '', countryCode = '' } = airportByCode(code) ?? {}
  const town = titleCase(posted.replace(/^[A-Z]{3} - /, '').split(',')[0] ?? '')
  const named = [city, airport].filter(Boolean).map(one => nameIn(one, countryCode, language))
  const name = joinedNames(...named) || town
  return name ? `${name} (${code})` : code
}
