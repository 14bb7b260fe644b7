import { knownPlaces as lines } from './known-places.list.ts'

/** One line of the list of known places. */
export type KnownPlace = {
  code: string
  /** Two letters. */
  country: string
  /** 1 to 9. */
  weight: number
  city: string
  /** The airport's own name; empty where the city's name is enough. */
  airport: string
  /** A city with all its airports. */
  wholeCity: boolean
  otherNames: string[]
}

const line = /^([A-Z]{3})(\+?) ([1-9]) ([^=/]+?)(?:\/([^=]+?))?(?: = (.+))?$/

/** The list of known places. Throws at a line that cannot be read: the list is ours. */
export const knownPlaces: readonly KnownPlace[] = readLines()

/** The same by code. */
export const knownPlaceByCode = new Map(knownPlaces.map(place => [place.code, place]))

function readLines(): KnownPlace[] {
  const places: KnownPlace[] = []
  let country = ''
  for (const text of lines.split('\n').filter(Boolean)) {
    const [, code = '', whole, weight, city = '', airport = '', others = ''] = line.exec(text) ?? []
    if (text.startsWith('# ')) country = text.slice(2)
    else if (!code) throw new SyntaxError(`"${text}" is not a known place`)
    else {
      const otherNames = others.split(',').filter(Boolean)
      places.push({ code, country, weight: Number(weight), city, airport, wholeCity: whole === '+', otherNames })
    }
  }
  return places
}
