import { type Language, mainLanguage } from '@agency/words/language-codes.ts'
import records from './data/place-names.json' with { type: 'json' }

type Names = { ms?: string; zh: string; otherNames?: string[] }

const placeKey = (name: string, countryCode: string) => `${countryCode} ${name.toLowerCase()}`

const byEnglish = new Map<string, Names>(records.map(one => [placeKey(one.name, one.country), one]))

/** Of a state, a city or a part of one, such as its airport; the English name where no other is known. */
export function placeName(name: string, countryCode: string, language: Language): string {
  return (language !== mainLanguage && byEnglish.get(placeKey(name, countryCode))?.[language]) || name
}

/** The names in the other languages of places with these English names. */
export function translatedNames(names: readonly string[], countryCode: string): string[] {
  return names.flatMap(name => {
    const { ms, zh, otherNames = [] } = byEnglish.get(placeKey(name, countryCode)) ?? {}
    return [ms, zh, ...otherNames].filter(one => one !== undefined)
  })
}

const han = /^\p{Script=Han}+$/u

/** `Tokyo Narita`, `东京成田`. */
export const joinedNames = (...names: string[]): string => names.join(names.every(name => han.test(name)) ? '' : ' ')
