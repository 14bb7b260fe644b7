import records from '../data/known-places.json' with { type: 'json' }

export type KnownPlace = {
  code: string
  country: string
  weight: number
  city: string
  airport: string
  wholeCity: boolean
  otherNames: readonly string[]
}

const preset = { airport: '', wholeCity: false, otherNames: [] }

export const knownPlaces: readonly KnownPlace[] = records.map(record => ({ ...preset, ...record }))

export const knownPlaceByCode = new Map(knownPlaces.map(place => [place.code, place]))
