import type { Findable } from './findable.ts'
import type { IndexedPlace } from './indexed-place.ts'
import { forgivenSlips, typingDistance } from './typing-distance.ts'
import { lettersMissing } from './words.ts'

export type Query = { joined: string; words: string[]; isCapitals: boolean; letters: number }

export type Score = { points: number; fit: 'exact' | 'part' | 'slip' }

/** Frequent places gain up to 90 points, rare ones lose, so that Sydney precedes Sidney in Nebraska. */
export function scorePlace(
  { place, code, names, words, countryNames }: IndexedPlace<Findable>,
  query: Query,
): Score | undefined {
  const typed = query.joined
  const bonus = bonusOf(place)
  if (code && code === typed) return codeScore(place, query)
  if (names.includes(typed)) return { points: 900 + bonus + (names[0] === typed ? 5 : 0), fit: 'exact' }
  const points = pointsForPart()
  return points === 0 ? undefined : { points: points + bonus, fit: 'part' }

  function pointsForPart(): number {
    if (countryNames.includes(typed)) return 800
    if (names[0]?.startsWith(typed)) return 740
    if (startsAny(names, typed)) return 690
    if (query.words.every(word => word === code || startsAny(words, word))) return 560
    if (typed.length > 2 && startsAny(countryNames, typed)) return 460
    return typed.length < 3 && code.startsWith(typed) ? 380 : 0
  }
}

export function scoreSlips(indexed: IndexedPlace<Findable>, query: Query): Score | undefined {
  const { place, names, letters, words } = indexed
  // Five letters are few, but a text so close to a city's name does not mean a village.
  const slips = forgivenSlips(query.joined.length) + (query.joined.length === 5 && place.weight > 5 ? 1 : 0)
  let points = 0
  for (let position = 0; position < names.length && slips > 0; position++) {
    if (lettersMissing(query.letters, letters[position] ?? 0) > slips) continue
    const { whole, begun } = typingDistance(query.joined, names[position] ?? '', slips)
    if (whole <= slips) points = Math.max(points, 680 - 60 * whole)
    else if (begun <= slips) points = Math.max(points, 560 - 80 * begun)
  }
  if (place.weight > 0) {
    points = Math.max(points, pointsForCountry(indexed, query))
    if (points === 0 && query.words.length > 1 && query.words.every(word => nearAny(words, word))) points = 420
  }
  return points === 0 ? undefined : { points: points + bonusOf(place), fit: 'slip' }
}

function pointsForCountry({ countryNames, countryLetters }: IndexedPlace<Findable>, query: Query): number {
  const slips = forgivenSlips(query.joined.length)
  let points = 0
  for (let position = 0; position < countryNames.length && slips > 0; position++) {
    if (lettersMissing(query.letters, countryLetters[position] ?? 0) > slips) continue
    const { whole } = typingDistance(query.joined, countryNames[position] ?? '', slips)
    if (whole <= slips) points = Math.max(points, 660 - 60 * whole)
  }
  return points
}

/** A rare code may be the beginning of a word: only capitals mark it as a code. */
function codeScore(place: Findable, { isCapitals }: Query): Score {
  if (place.weight > 0 || isCapitals) return { points: 1000 + place.weight, fit: 'exact' }
  return { points: 745, fit: 'exact' }
}

function bonusOf({ weight, leads }: Findable): number {
  return weight > 0 ? weight * 10 + (leads ? 8 : 0) : -240
}

function startsAny(names: string[], typed: string): boolean {
  for (const name of names) if (name.startsWith(typed)) return true
  return false
}

function nearAny(words: string[], typed: string): boolean {
  const slips = forgivenSlips(typed.length)
  return words.some(word => word.startsWith(typed) || (slips > 0 && typingDistance(typed, word, slips).begun <= slips))
}
