/** The normalised name of a place, as in tags: `Hạ Long Bay` is `ha-long-bay`. */
export function placeWord(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

export type Place = {
  path: string
  place: string
  country: string
  /** Words for the place and for places in it; the last one is its country, others may be neighbours. */
  dealTags: string[]
  latitude?: number
  longitude?: number
}

/** The words of a place, of its neighbours, and of its country. */
export type PlaceWords = { own: string[]; near: string[]; country: string }

/** A tag with another place's name is a neighbour's, so that Langkawi is not part of Perlis. */
export function wordsOf(place: Place, others: Place[]): PlaceWords {
  const name = placeWord(place.place)
  const country = placeWord(place.country)
  const names = new Set(others.map(other => placeWord(other.place)))
  const tags = place.dealTags.map(placeWord).filter(tag => tag !== name && tag !== country)
  return { own: [name, ...tags.filter(tag => !names.has(tag))], near: tags.filter(tag => names.has(tag)), country }
}

/** Adds the words of the places in a country: offers in Penang are offers in Malaysia. */
export function withPlacesIn(words: PlaceWords, within: Place[]): PlaceWords {
  return { ...words, own: [...words.own, ...within.flatMap(place => wordsOf(place, within).own)] }
}

/** True if a name contains a word: `Hạ Long Bay` contains `ha-long`, `Penang Hill` contains `penang`. */
export function names(texts: string[], words: string[]): boolean {
  return texts.some(name => {
    const pattern = `-${placeWord(name)}-`
    return words.some(word => word !== '' && pattern.includes(`-${word}-`))
  })
}

/** The place's own things, then those of its neighbours; else those of its country. */
export function belongingTo<Thing>(words: PlaceWords, things: Thing[], namesOf: (thing: Thing) => string[]) {
  const has = (some: string[]) => things.filter(thing => names(namesOf(thing), some))
  const matches = has(words.own)
  const near = has(words.near).filter(thing => !matches.includes(thing))
  if (near.length > 0) return { found: [...matches, ...near], near, where: 'around' as const }
  if (matches.length > 0) return { found: matches, near, where: 'own' as const }
  return { found: has([words.country]), near, where: 'country' as const }
}

/** Other pages of the same place, places in the country, and the nearest others. */
export function relatives<Other extends Place>(place: Place, all: Other[]) {
  const others = all.filter(other => other.path !== place.path)
  const name = placeWord(place.place)
  const isCountry = name === placeWord(place.country)
  const sisters = others.filter(other => placeWord(other.place) === name)
  const rest = oncePerPlace(others.filter(other => placeWord(other.place) !== name))
  const compatriots = rest.filter(other => placeWord(other.country) === placeWord(place.country))
  const isPlace = (other: Other) => placeWord(other.place) !== placeWord(other.country)
  const nearest = (some: Other[]) =>
    some.filter(isPlace).toSorted((one, other) => squaredDistance(place, one) - squaredDistance(place, other))
  return {
    sisters,
    within: isCountry ? compatriots : [],
    nearby: isCountry ? [] : nearest(compatriots),
    country: isCountry ? undefined : compatriots.find(other => !isPlace(other)),
  }
}

/**
 * Links from a place: always its other pages and its country, then the nearest places.
 * @param most The limit, unless the first alone are more.
 */
export function onwardFrom<Other>(
  { sisters, nearby, country }: { sisters: Other[]; nearby: Other[]; country: Other | undefined },
  max: number,
): Other[] {
  const countries = country ? [country] : []
  const room = max - sisters.length - countries.length
  return [...sisters, ...nearby.slice(0, Math.max(0, room)), ...countries]
}

/** Removes cards that `others` contains: an offer appears once on a page. */
export function notAmong<Card extends { href: string }>(cards: Card[], others: Card[]): Card[] {
  const hrefs = new Set(others.map(({ href }) => href))
  return cards.filter(({ href }) => !hrefs.has(href))
}

/** Full rows of a wide screen: four cards each, or three. */
export function wholeRows<Card>(cards: Card[], max = 8): Card[] {
  const whole = [8, 6, 4].find(count => count <= max && cards.length >= count)
  return cards.slice(0, whole ?? cards.length)
}

/** Of two pages about one place, the first. */
function oncePerPlace<Other extends Place>(places: Other[]): Other[] {
  const byWord = new Map(places.toReversed().map(other => [placeWord(other.place), other]))
  return places.filter(other => byWord.get(placeWord(other.place)) === other)
}

/** Good enough for comparison; a place without a position is the farthest. */
function squaredDistance(one: Place, other: Place): number {
  const [north, east, otherNorth, otherEast] = [one.latitude, one.longitude, other.latitude, other.longitude]
  if (north === undefined || east === undefined || otherNorth === undefined || otherEast === undefined)
    return Number.MAX_VALUE
  return (north - otherNorth) ** 2 + ((east - otherEast) * Math.cos((north * Math.PI) / 180)) ** 2
}
