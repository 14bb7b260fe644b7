import { type GeoProjection, geoCentroid, geoDistance, geoStereographic } from 'd3-geo'

/** Degrees. */
export type Position = { latitude: number; longitude: number }

/** In pixels from the upper left corner. */
export type Point = { x: number; y: number }

export type MapView = {
  width: number
  height: number
  projection: GeoProjection
  kilometresPerPixel: number
  middle: Position
  /** From the middle to the farthest corner, in degrees. */
  radius: number
}

const earthRadius = 6371
const width = 400
const heights = { least: 270, most: 440 }
/** Room around the outermost stops, for their labels and for the way around a cape. */
const margin = { x: 56, top: 40, bottom: 52 }
/** The largest scale, however close to one another the stops are. */
const minKilometresPerPixel = 0.02

/**
 * The view that holds all positions. The projection is stereographic about their middle: shapes are true everywhere,
 * for an island or an ocean, at the poles and across the date line; north is up in the middle.
 * @param share The part of the room that they may fill, from 0 to 1.
 */
export function viewOf(positions: Position[], share = 1): MapView {
  const places = multiPoint(positions)
  const [longitude, latitude] = geoCentroid(places)
  const projection = geoStereographic().rotate([-longitude, -latitude]).precision(0)
  const height = heightFor(places.coordinates.map(place => projection(place) ?? [0, 0]))
  projection.fitExtent(
    [
      [margin.x, margin.top],
      [width - margin.x, height - margin.bottom],
    ],
    places,
  )
  if (share < 1) scaleAbout(projection, share, [width / 2, height / 2])
  const maxScale = (2 * earthRadius) / minKilometresPerPixel
  if (!(projection.scale() < maxScale)) projection.scale(maxScale).translate([width / 2, height / 2])
  projection.clipExtent([
    [-edge, -edge],
    [width + edge, height + edge],
  ])
  const at = (x: number, y: number): [number, number] => projection.invert?.([x, y]) ?? [longitude, latitude]
  const middle = at(width / 2, height / 2)
  const corners = [at(0, 0), at(width, 0), at(0, height), at(width, height)]
  return {
    width,
    height,
    projection,
    kilometresPerPixel: (2 * earthRadius) / projection.scale(),
    middle: { longitude: middle[0], latitude: middle[1] },
    radius: (Math.max(...corners.map(corner => geoDistance(middle, corner))) * 180) / Math.PI,
  }
}

/** True if the positions lie within half of the earth, with some room: a wider map is unreadable. */
export function fitsOneView(positions: Position[]): boolean {
  const places = multiPoint(positions)
  const middle = geoCentroid(places)
  return places.coordinates.every(place => geoDistance(middle, place) < 1.2)
}

function multiPoint(positions: Position[]) {
  const coordinates = positions.map(({ longitude, latitude }): [number, number] => [longitude, latitude])
  return { type: 'MultiPoint' as const, coordinates }
}

function scaleAbout(projection: GeoProjection, share: number, [x, y]: [number, number]): void {
  const [left, top] = projection.translate()
  projection.scale(projection.scale() * share).translate([x + (left - x) * share, y + (top - y) * share])
}

/** Land extends a little over the edge, so that the map shows no outline along it. */
const edge = 6

/** Depends on the stops: an archipelago from west to east needs less height than a coast from north to south. */
function heightFor(points: [number, number][]): number {
  const spread = (axis: 0 | 1) => {
    const values = points.map(point => point[axis])
    return Math.max(...values) - Math.min(...values)
  }
  const wanted = (spread(1) / Math.max(spread(0), 1e-9)) * (width - 2 * margin.x) + margin.top + margin.bottom
  return Math.round(Math.min(heights.most, Math.max(heights.least, wanted)))
}

/** In pixels. */
export function pointAt({ projection }: MapView, { longitude, latitude }: Position): Point {
  const [x, y] = projection([longitude, latitude]) ?? [0, 0]
  return { x, y }
}
