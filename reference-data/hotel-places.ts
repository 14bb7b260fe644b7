import { airports } from './airports.ts'
import { countries, countryByCode, otherNamesOf } from './countries.ts'
import records from './data/hotel-cities.json' with { type: 'json' }
import type { Findable } from './search/findable.ts'
import { createPlaceIndex } from './search/place-index.ts'
import { plainText } from './search/words.ts'

/** `label` is the booking site's form: `Langkawi, Malaysia`. */
export type HotelPlace = Findable & { label: string }

const towns: readonly Findable[] = records.map(({ country, otherNames = [], ...town }) => ({
  code: '',
  name: '',
  country: countryByCode(country)?.country_name ?? '',
  countryCode: country,
  otherNames,
  ...town,
}))
const places: readonly HotelPlace[] = [...towns, ...citiesWithAirports()].map(place => ({
  ...place,
  label: `${place.city}, ${place.country}`,
}))

const index = createPlaceIndex(places, otherNamesOf)

const firstOffers = [
  'Kuala Lumpur',
  'Langkawi',
  'Penang',
  'Genting Highlands',
  'Melaka',
  'Singapore',
  'Bangkok',
  'Bali',
]

export function findHotelPlaces(typed: string, limit = 8): HotelPlace[] {
  if (typed.trim()) return index.find(typed, limit).map(match => match.place)
  return firstOffers.flatMap(city => places.find(place => place.city === city) ?? []).slice(0, limit)
}

export type HotelPlaceReading = { label: string } | { choices: HotelPlace[] }

/** Accepts an unknown town with a country, `Gua Musang, Malaysia`: the booking site may know it. */
export function readHotelPlace(typed: string): HotelPlaceReading {
  const [, town = '', land = ''] = /^([^,]+),\s*([^,]+)$/.exec(typed.trim()) ?? []
  const country = land && countryNamed(land)
  const listed = places.find(place => plainText(place.label) === plainText(country ? `${town}, ${country}` : typed))
  if (listed) return { label: listed.label }
  if (country) return { label: `${town.trim()}, ${country}` }
  const [first, ...others] = index.find(typed, 8)
  if (!first) return { choices: [] }
  const isAmbiguous = others.some(other => other.fit === 'exact' && first.place.weight - other.place.weight < 3)
  return first.fit === 'exact' && !isAmbiguous
    ? { label: first.place.label }
    : { choices: [first, ...others].map(match => match.place) }
}

function countryNamed(text: string): string | undefined {
  const plain = plainText(text)
  const match = countries.find(({ country_code: code, country_name: name }) =>
    [name, ...otherNamesOf(code)].some(one => plainText(one) === plain),
  )
  return match && countryByCode(match.country_code)?.country_name
}

function citiesWithAirports(): Findable[] {
  // Genting leads to Kuala Lumpur for those who fly, and to Genting for those who sleep there.
  const ofTowns = new Set(
    towns.flatMap(town => [town.city, ...town.otherNames].map(name => `${plainText(name)}, ${town.countryCode}`)),
  )
  const cities = new Map<string, Findable>()
  for (const airport of airports) {
    if (airport.weight === 0) continue
    const { city, country, countryCode, weight } = airport
    const key = `${city}, ${countryCode}`
    const before = cities.get(key)
    cities.set(key, {
      code: before?.code ?? airport.code,
      city,
      name: '',
      country,
      countryCode,
      weight: Math.max(weight, before?.weight ?? 0),
      otherNames: [
        ...(before?.otherNames ?? []),
        ...airport.otherNames.filter(name => !ofTowns.has(`${plainText(name)}, ${countryCode}`)),
      ],
    })
  }
  return [...cities.values()]
}
