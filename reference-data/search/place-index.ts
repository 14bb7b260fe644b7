import type { Findable } from './findable.ts'
import { type IndexedCountry, type IndexedPlace, indexCountry, indexPlace } from './indexed-place.ts'
import { type Score, scorePlace, scoreSlips } from './place-score.ts'
import { lettersOf, plainText, tellingWords } from './words.ts'

export type Match<Place extends Findable> = Score & { place: Place }

export type PlaceIndex<Place extends Findable> = { find(typed: string, limit: number): Match<Place>[] }

const goodEnough = 680

export function createPlaceIndex<Place extends Findable>(
  places: readonly Place[],
  namesOfCountry: (code: string) => string[],
): PlaceIndex<Place> {
  const countries = new Map<string, IndexedCountry>()
  const countryOf = ({ country, countryCode }: Place): IndexedCountry => {
    const indexed = countries.get(country) ?? indexCountry([country, ...namesOfCountry(countryCode)])
    countries.set(country, indexed)
    return indexed
  }
  const indexed = places.map(place => indexPlace(place, countryOf(place)))
  const beginnings = createBeginnings(indexed, place => [
    ...(place.code ? [place.code] : []),
    ...place.names,
    ...place.words,
    ...place.countryNames,
  ])
  return {
    find(typed, limit) {
      const typedWords = tellingWords(plainText(typed))
      const together = typedWords.join('')
      if (!together) return []
      const isCapitals = /^[A-Z]{3}$/.test(typed.trim())
      const words = [...new Set(typedWords)]
      const query = { joined: together, words, isCapitals, letters: lettersOf(together) }
      const fitting = new Set([...new Set([together, words[0] ?? ''])].flatMap(beginnings.startingWith))
      let matched = matches(fitting, place => scorePlace(place, query))
      if (!matched.some(({ points }) => points >= goodEnough)) {
        matched = bestOfEach([...matched, ...matches(indexed, place => scoreSlips(place, query))])
      }
      return best(matched, limit)
    },
  }
}

function matches<Place extends Findable>(
  places: Iterable<IndexedPlace<Place>>,
  scoreOf: (place: IndexedPlace<Place>) => Score | undefined,
): Match<Place>[] {
  const matched: Match<Place>[] = []
  for (const indexed of places) {
    const score = scoreOf(indexed)
    if (score) matched.push({ ...score, place: indexed.place })
  }
  return matched
}

function bestOfEach<Place extends Findable>(matched: Match<Place>[]): Match<Place>[] {
  const best = new Map<Place, Match<Place>>()
  for (const match of matched) {
    const other = best.get(match.place)
    if (!other || match.points > other.points) best.set(match.place, match)
  }
  return [...best.values()]
}

/** Best first. One letter fits thousands, so only the best scores are compared by name. */
function best<Place extends Findable>(matched: Match<Place>[], limit: number): Match<Place>[] {
  const threshold = matched.map(({ points }) => points).sort((a, b) => b - a)[limit - 1] ?? Number.NEGATIVE_INFINITY
  const candidates = matched.filter(({ points }) => points >= threshold)
  return candidates.sort(byPoints).slice(0, limit)
}

function byPoints<Place extends Findable>(a: Match<Place>, b: Match<Place>): number {
  return (
    b.points - a.points || a.place.city.localeCompare(b.place.city, 'en') || a.place.code.localeCompare(b.place.code)
  )
}

type Beginnings<Item> = { startingWith(typed: string): Item[] }

function createBeginnings<Item>(items: readonly Item[], wordsOf: (item: Item) => Iterable<string>): Beginnings<Item> {
  const pairs = items.flatMap(item => [...new Set(wordsOf(item))].map(word => ({ word, item })))
  pairs.sort((a, b) => (a.word < b.word ? -1 : a.word > b.word ? 1 : 0))
  return {
    startingWith(typed) {
      const chosen = new Set<Item>()
      for (let position = firstFrom(typed); pairs[position]?.word.startsWith(typed); position++) {
        const pair = pairs[position]
        if (pair) chosen.add(pair.item)
      }
      return [...chosen]
    },
  }

  function firstFrom(typed: string): number {
    let [low, high] = [0, pairs.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((pairs[middle]?.word ?? '') < typed) low = middle + 1
      else high = middle
    }
    return low
  }
}
