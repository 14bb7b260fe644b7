import records from './data/map-places.json' with { type: 'json' }

/** Degrees. `in`: the larger place, if its name differs. */
export type MapPlace = { name: string; latitude: number; longitude: number; in?: string }

export const mapPlaces: readonly MapPlace[] = records

const byName = new Map<string, MapPlace>(mapPlaces.map(place => [place.name, place]))

export function mapPlace(name: string): MapPlace | undefined {
  return byName.get(name)
}
