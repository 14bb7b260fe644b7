import places from './data/map-places.json' with { type: 'json' }

/** A place that maps know, in degrees. `in` is the larger place that it belongs to, where that has another name. */
export type MapPlace = { name: string; latitude: number; longitude: number; in?: string }

const byName = new Map<string, MapPlace>(places.map(place => [place.name, place]))

/** The place of exactly this name. */
export function mapPlace(name: string): MapPlace | undefined {
  return byName.get(name)
}
