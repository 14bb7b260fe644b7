import regions from './data/world-regions.json' with { type: 'json' }

const byName = new Map(regions.flatMap(({ region, names }) => names.map(name => [name.toLowerCase(), region] as const)))

export function regionsOf(places: readonly string[]): string[] {
  return [...new Set(places.flatMap(place => byName.get(place.trim().toLowerCase()) ?? []))]
}
