import type { Findable } from './findable.ts'
import { joined, lettersOf, plainText } from './words.ts'

/** A place with its names as they are compared. */
export type IndexedPlace<Place extends Findable> = {
  place: Place
  code: string
  /** The city first, then every other name, each in one piece. */
  names: string[]
  /** Which letters each of the names has. */
  letters: number[]
  /** Every word of every name, and of the country's names. */
  words: string[]
  countryNames: string[]
  /** Which letters each of them has. */
  countryLetters: number[]
}

/** Parts of airports' names that name no place by themselves. */
const saysNothing = new Set(['capital', 'city', 'domestic', 'international', 'north', 'south'])

/** The names of a country as they are compared. Its places share them. */
export type IndexedCountry = { names: string[]; letters: number[]; words: string[] }

/** Prepares a country, by every name it has. */
export function indexCountry(all: string[]): IndexedCountry {
  const plain = all.map(plainText).filter(Boolean)
  const names = [...new Set(plain.map(joined))]
  return { names, letters: names.map(lettersOf), words: [...new Set(plain.flatMap(name => name.split(' ')))] }
}

/** Prepares one place. */
export function indexPlace<Place extends Findable>(place: Place, country: IndexedCountry): IndexedPlace<Place> {
  const part = plainText(place.name)
  const plainNames = [place.city, ...place.otherNames].map(plainText)
  if (part) plainNames.push(`${plainNames[0]} ${part}`)
  if (part && !saysNothing.has(part)) plainNames.push(part)
  const names = [...new Set(plainNames.map(joined))]
  const words = [...plainNames.flatMap(name => name.split(' ')), ...country.words]
  return {
    place,
    code: place.code.toLowerCase(),
    names,
    letters: names.map(lettersOf),
    words: [...new Set(words)],
    countryNames: country.names,
    countryLetters: country.letters,
  }
}
