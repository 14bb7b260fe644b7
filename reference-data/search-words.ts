import { countries, translatedCountryNames } from './countries.ts'
import localNames from './data/local-country-names.json' with { type: 'json' }
import placeNames from './data/place-names.json' with { type: 'json' }
import records from './data/search-words.json' with { type: 'json' }
import { plainText, withoutAccents } from './search/words.ts'

export const maxName = 4

/** Shorter names of countries, such as `us`, are words of English too. */
const shortestCountry = 3

/** Old spellings of places, short forms, Malay, Chinese; lower case and without accents. */
export const otherNames: ReadonlyMap<string, ReadonlySet<string>> = allNames()

/** Malay words without meaning for a search, as `di` in `hotel di Langkawi`. */
export const idleWords: ReadonlySet<string> = new Set(records.idle)

export const malayWords: ReadonlySet<string> = new Set(records.malay.flatMap(({ said }) => said))

function allNames(): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>()
  const add = (phrase: string, meant: string[]) => {
    const others = names.get(phrase) ?? new Set()
    for (const one of meant) if (one !== phrase) others.add(one)
    names.set(phrase, others)
  }
  const addPlain = (name: string, english: string) => {
    const plain = plainText(name)
    if (plain !== plainText(english) && plain.split(' ').length <= maxName) add(plain, [withoutAccents(english)])
  }
  for (const same of records.same) for (const one of same) add(one, same)
  for (const { said, meant } of [...records.means, ...records.malay, ...records.chinese])
    for (const one of said) add(one, meant)
  for (const { country_code, country_name } of countries) {
    const local = (localNames as Record<string, string[]>)[country_code] ?? []
    for (const one of local) if (one.length >= shortestCountry) add(one, [country_name.toLowerCase()])
    for (const one of translatedCountryNames(country_code)) addPlain(one, country_name)
  }
  for (const { name, ms, zh, otherNames: others = [] } of placeNames)
    for (const one of [ms, zh, ...others]) if (one) addPlain(one, name)
  return names
}
