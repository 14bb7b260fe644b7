import records from '../data/known-places.json' with { type: 'json' }

/** What the list of airports does not know of one that people here fly to. */
export type KnownPlace = {
  code: string
  /** Two letters. */
  country: string
  /** How much it is asked for: 1 to 9. */
  weight: number
  city: string
  /** The airport's own name; empty where the city's name is enough. */
  airport: string
  /** A city with all its airports. */
  wholeCity: boolean
  /** What people type instead of the city's name. */
  otherNames: readonly string[]
}

const preset = { airport: '', wholeCity: false, otherNames: [] }

/** The known places, country by country. */
export const knownPlaces: readonly KnownPlace[] = records.map(record => ({ ...preset, ...record }))

/** The same by code. */
export const knownPlaceByCode = new Map(knownPlaces.map(place => [place.code, place]))
