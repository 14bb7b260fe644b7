import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

/** A piece of land: its outline, then its lakes. Each ring is longitude, latitude, longitude … in degrees. */
export type Land = { rings: Float32Array[]; west: number; south: number; east: number; north: number }

/** The scale in Natural Earth: 1 : 110 million for globes, 50 for seas and continents, 10 for islands. */
export type Detail = '110m' | '50m' | '10m'

const cache = new Map<Detail, Land[]>()

/** Loaded for the first map and cached as plain numbers: 4 MB, where the parsed objects would be 60. */
export function landOf(detail: Detail): Land[] {
  const land = cache.get(detail) ?? readLand(detail)
  cache.set(detail, land)
  return land
}

function readLand(detail: Detail): Land[] {
  const file = createRequire(import.meta.url).resolve(`world-atlas/land-${detail}.json`)
  const atlas = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ land: GeometryCollection }>
  return feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return [landFrom(geometry.coordinates)]
    return geometry.type === 'MultiPolygon' ? geometry.coordinates.map(landFrom) : []
  })
}

function landFrom(polygon: number[][][]): Land {
  const [west, south, east, north] = [0, 1, 0, 1].map((axis, edge) => {
    const values = (polygon[0] ?? []).map(point => point[axis] ?? 0)
    return values.reduce((one, other) => (edge < 2 ? Math.min(one, other) : Math.max(one, other)))
  }) as [number, number, number, number]
  return { rings: polygon.map(ring => Float32Array.from(ring.flat())), west, south, east, north }
}
