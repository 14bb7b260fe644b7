import { airports } from './airports.ts'
import { type Country, countries, countryByCode, otherNamesOf } from './countries.ts'
import records from './data/hotel-cities.json' with { type: 'json' }
import { translatedNames } from './place-names.ts'
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
  ...town,
  otherNames: [...otherNames, ...translatedNames([town.city], country)],
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

type KnownPlace = Pick<HotelPlace, 'city' | 'country' | 'countryCode' | 'label'>
export type HotelPlaceReading = { place: KnownPlace } | { choices: HotelPlace[] }

/** Accepts an unknown town with a country, `Gua Musang, Malaysia`: the booking site may know it. */
export function readHotelPlace(typed: string): HotelPlaceReading {
  const [, town = '', land = ''] = /^([^,]+),\s*([^,]+)$/.exec(typed.trim()) ?? []
  const country = land ? countryNamed(land) : undefined
  const label = plainText(country ? `${town}, ${country.country_name}` : typed)
  const isNamed = ({ city, countryCode }: HotelPlace) =>
    countryCode === country?.country_code &&
    translatedNames([city], countryCode).some(one => plainText(one) === plainText(town))
  const listed = places.find(place => plainText(place.label) === label) ?? places.find(isNamed)
  if (listed) return { place: listed }
  if (country) return { place: unlisted(town.trim(), country) }
  const [first, ...others] = index.find(typed, 8)
  if (!first) return { choices: [] }
  const isAmbiguous = others.some(other => other.fit === 'exact' && first.place.weight - other.place.weight < 3)
  return first.fit === 'exact' && !isAmbiguous
    ? { place: first.place }
    : { choices: [first, ...others].map(match => match.place) }
}

const unlisted = (city: string, { country_name, country_code }: Country): KnownPlace => ({
  city,
  country: country_name,
  countryCode: country_code,
  label: `${city}, ${country_name}`,
})

function countryNamed(text: string): Country | undefined {
  const plain = plainText(text)
  return countries.find(({ country_code: code, country_name: name }) =>
    [name, ...otherNamesOf(code)].some(one => plainText(one) === plain),
  )
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
