import { withoutAccents } from '@agency/reference-data/search/words.ts'
import { useLoaded } from '../../parts/use-loaded.ts'

/** The property stores `value`. */
export type Known = { value: string; name: string; more: string }

/** Matches are sorted best first. */
export type Lookup = { find: (typed: string) => Known[]; called: (value: string) => string | undefined }

const maxMatches = 30

/** Loaded on demand: the airports alone are a hundred kilobytes. */
const loaders = {
  async station(): Promise<Lookup> {
    const { findAirports } = await import('@agency/reference-data/airport-search.ts')
    const { airportByCode } = await import('@agency/reference-data/airports.ts')
    const nameOf = ({ city, name, code }: { city: string; name: string; code: string }) =>
      `${[city, name].filter(Boolean).join(' ')} (${code})`
    return {
      find: typed =>
        findAirports(typed, maxMatches).map(airport => ({
          value: airport.code,
          name: nameOf(airport),
          more: airport.country,
        })),
      called(value) {
        const airport = airportByCode(value)
        return airport?.code === value ? nameOf(airport) : undefined
      },
    }
  },
  async 'hotel place'(): Promise<Lookup> {
    const { findHotelPlaces } = await import('@agency/reference-data/hotel-places.ts')
    return {
      find: typed =>
        findHotelPlaces(typed, maxMatches).map(({ label, city, country }) => ({
          value: label,
          name: city,
          more: country,
        })),
      called: value => (findHotelPlaces(value, 1)[0]?.label === value ? value : undefined),
    }
  },
  async airline(): Promise<Lookup> {
    const { airlines, airlineByCode } = await import('@agency/reference-data/airlines.ts')
    return listed(
      airlines.map(({ code, name }) => ({ value: code, name, more: code })),
      value => airlineByCode(value)?.name,
    )
  },
  async 'map place'(): Promise<Lookup> {
    const { mapPlace, mapPlaces } = await import('@agency/reference-data/map-places.ts')
    return listed(
      mapPlaces.map(place => ({ value: place.name, name: place.name, more: place.in ?? '' })),
      value => mapPlace(value)?.name,
    )
  },
  async ship(): Promise<Lookup> {
    const { ships, shipNamed } = await import('@agency/reference-data/ships.ts')
    return listed(
      ships.map(({ name }) => ({ value: name, name, more: '' })),
      value => shipNamed(value)?.name,
    )
  },
}

export type LookupKind = keyof typeof loaders

const loaded = new Map<LookupKind, Promise<Lookup>>()

function lookupOf(kind: LookupKind): Promise<Lookup> {
  const begun = loaded.get(kind) ?? loaders[kind]()
  loaded.set(kind, begun)
  begun.catch(() => loaded.delete(kind))
  return begun
}

/** For short lists: names that begin with the typed text come first. */
function listed(all: Known[], called: Lookup['called']): Lookup {
  const plain = all.map(one => ({ one, text: withoutAccents(`${one.name} ${one.more}`) }))
  return {
    called,
    find(typed) {
      const wanted = withoutAccents(typed.trim())
      const fitting = plain.filter(({ text }) => text.includes(wanted))
      const rank = ({ text }: { text: string }) => (text.startsWith(wanted) ? 0 : 1)
      return fitting
        .toSorted((a, b) => rank(a) - rank(b))
        .slice(0, maxMatches)
        .map(({ one }) => one)
    },
  }
}

export const useLookup = (kind: LookupKind): Lookup | undefined => useLoaded(() => lookupOf(kind), [kind])
