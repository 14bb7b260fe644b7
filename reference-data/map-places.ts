import records from './data/map-places.json' with { type: 'json' }

/** A place that maps know, in degrees. `in` is the larger place that it belongs to, where that has another name. */
export type MapPlace = { name: string; latitude: number; longitude: number; in?: string }

/** Every place that maps know. */
export const mapPlaces: readonly MapPlace[] = records

const byName = new Map<string, MapPlace>(mapPlaces.map(place => [place.name, place]))

/** The place of exactly this name. */
export function mapPlace(name: string): MapPlace | undefined {
  return byName.get(name)
}
