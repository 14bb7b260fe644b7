import records from '../data/known-places.json' with { type: 'json' }

export type KnownPlace = {
  code: string
  country: string
  /** Frequency of searches, 1 to 9. */
  weight: number
  city: string
  /** Empty where the city's name is enough. */
  airport: string
  wholeCity: boolean
  otherNames: readonly string[]
}

const preset = { airport: '', wholeCity: false, otherNames: [] }

export const knownPlaces: readonly KnownPlace[] = records.map(record => ({ ...preset, ...record }))

export const knownPlaceByCode = new Map(knownPlaces.map(place => [place.code, place]))
