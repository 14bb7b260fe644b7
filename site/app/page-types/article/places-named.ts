import { names, type Place, placeWord, wordsOf } from '../destination/belonging.ts'

/** The place that an article is about, by its title, its address and its tags: a town rather than its country. */
export function placeNamed<Found extends Place>(words: string[], places: Found[]): Found | undefined {
  const found = places.filter(place =>
    names(
      words,
      wordsOf(
        place,
        places.filter(other => other !== place),
      ).own,
    ),
  )
  return found.find(({ place, country }) => placeWord(place) !== placeWord(country)) ?? found[0]
}

/** Which things are in a place, or else have a tag of the article as one of their names, as those of Japan have `japan`. */
export function thingsThere<Thing>(
  place: Place | undefined,
  tags: string[],
  things: Thing[],
  namesOf: (thing: Thing) => string[],
) {
  const own = place ? [place.place, ...place.dealTags.filter(tag => placeWord(tag) !== placeWord(place.country))] : []
  const having = (wanted: string[]) => {
    const words = new Set(wanted.map(placeWord))
    return things.filter(thing => namesOf(thing).some(name => words.has(placeWord(name))))
  }
  const there = having(own)
  return there.length > 0 ? there : having(tags)
}
