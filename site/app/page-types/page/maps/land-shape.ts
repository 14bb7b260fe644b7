import { geoOrthographic } from 'd3-geo'
import simplify from 'simplify-js'
import type { Land } from './coast.server.ts'
import type { MapView, Point } from './map-view.ts'
import { type Box, markBox, overlap } from './place-labels.ts'

/** In pixels: closer points are merged, smaller islands left out. */
const finest = 1.2

/** Far from the view, one of so many points is enough for a closed outline. */
const sparse = 40

/** The outlines of the land within a view, in its pixels, at its resolution. */
export function landShape(lands: Land[], view: MapView): Point[][] {
  const shapes: Point[][] = []
  let ring: Point[] = []
  const sink = {
    polygonStart() {},
    polygonEnd() {},
    sphere() {},
    lineStart() {
      ring = []
    },
    point(x: number, y: number) {
      const last = ring.at(-1)
      if (!last || Math.abs(last.x - x) + Math.abs(last.y - y) >= finest) ring.push({ x, y })
    },
    lineEnd() {
      if (ring.length > 2 && spread(ring) > 2 * finest) shapes.push(ring)
    },
  }
  const stream = view.projection.stream(sink)
  for (const land of lands.filter(land => isNear(land, view))) {
    stream.polygonStart()
    for (const outline of land.rings) drawRing(outline, view, stream)
    stream.polygonEnd()
  }
  return shapes
}

type Stream = { lineStart(): void; point(longitude: number, latitude: number): void; lineEnd(): void }

function drawRing(ring: Float32Array, view: MapView, stream: Stream): void {
  const reach = view.radius * 1.5
  stream.lineStart()
  // The last point of a ring is its first, which the stream adds itself.
  for (let at = 0; at < ring.length - 2; at += 2) {
    const longitude = ring[at] ?? 0
    const latitude = ring[at + 1] ?? 0
    if (at % (2 * sparse) === 0 || isWithin(reach, longitude, latitude, view)) stream.point(longitude, latitude)
  }
  stream.lineEnd()
}

function isWithin(reach: number, longitude: number, latitude: number, { middle }: MapView): boolean {
  const north = Math.abs(latitude - middle.latitude)
  if (north > reach) return false
  return eastOf(longitude, middle.longitude) * Math.cos((Math.max(0, Math.abs(latitude)) * Math.PI) / 180) <= reach
}

function isNear({ west, south, east, north }: Land, view: MapView): boolean {
  const { longitude, latitude } = view.middle
  const nearestLatitude = Math.min(Math.max(latitude, south), north)
  const isAbove = longitude >= west && longitude <= east
  const nearestLongitude = eastOf(west, longitude) < eastOf(east, longitude) ? west : east
  return isWithin(view.radius * 1.2, isAbove ? longitude : nearestLongitude, nearestLatitude, view)
}

/** Degrees between two meridians, the short way around. */
function eastOf(one: number, other: number): number {
  const apart = Math.abs(one - other) % 360
  return Math.min(apart, 360 - apart)
}

function spread(ring: Point[]): number {
  const across = (values: number[]) => Math.max(...values) - Math.min(...values)
  return across(ring.map(({ x }) => x)) + across(ring.map(({ y }) => y))
}

/** Tolerances of the outline in pixels, finest first; and the size of the smallest island. */
const drawnWithin = [2, 2.5, 3, 4, 5]
const smallestIsland = 12

/** A coast of many fjords is drawn more coarsely, so that its outline has at most this many characters if possible. */
const longestOutline = 900

/** One SVG path, in whole pixels and relative steps. Ships use the finer outlines. */
export function pathOfLand(shapes: Point[][]): string {
  const seen = shapes.filter(ring => spread(ring) >= smallestIsland)
  let path = ''
  for (const within of drawnWithin) {
    path = seen.map(ring => ringPath(simplify(ring, within, true))).join('')
    if (path.length <= longestOutline) break
  }
  return path
}

/** Empty for a ring that a coarse outline makes a point or a line. */
function ringPath(ring: Point[]): string {
  let last = { x: 0, y: 0 }
  const [start, ...steps] = ring.map(({ x, y }, at) => {
    const point = { x: Math.round(x), y: Math.round(y) }
    const step = at === 0 ? `M${point.x} ${point.y}l` : `${point.x - last.x},${point.y - last.y}`
    last = point
    return step
  })
  const seen = steps.filter(step => step !== '0,0')
  return seen.length < 2 ? '' : `${start}${seen.join(' ')}z`.replaceAll(/[, ]-/g, '-')
}

/** The inset for maps without a coast: the half of the earth around the map. */
export type Globe = Point & { radius: number; land: string }

const radius = 32
const edge = 10

/** A globe in a free corner, if the map shows nothing but land. */
export function globeFor(view: MapView, shown: Point[][], marks: Point[], lands: Land[]): Globe | undefined {
  if (areaWithin(shown, view) < 0.97 * view.width * view.height) return undefined
  const [right, bottom] = [view.width - edge - radius, view.height - edge - radius]
  const corner = [
    { x: right, y: edge + radius },
    { x: edge + radius, y: edge + radius },
    { x: right, y: bottom },
  ].find(corner => !marks.some(mark => overlap(globeBox(corner), markBox(mark))))
  if (!corner) return undefined
  const { longitude, latitude } = view.middle
  const projection = geoOrthographic().rotate([-longitude, -latitude]).scale(radius).translate([corner.x, corner.y])
  const land = landShape(lands, { ...view, projection: projection.precision(0), radius: 90 })
  return { ...corner, radius, land: pathOfLand(land) }
}

export function globeBox({ x, y }: Point): Box {
  return { left: x - radius - 2, right: x + radius + 2, top: y - radius - 2, bottom: y + radius + 2 }
}

/** Visible land in square pixels (the shoelace formula); outlines end a little outside of the view. */
function areaWithin(rings: Point[][], { width, height }: MapView): number {
  const area = rings
    .map(ring => ring.map(({ x, y }) => ({ x: Math.min(width, Math.max(0, x)), y: Math.min(height, Math.max(0, y)) })))
    .map(ring =>
      ring.reduce((sum, { x, y }, at) => {
        const next = ring[(at + 1) % ring.length] ?? { x, y }
        return sum + (x * next.y - next.x * y) / 2
      }, 0),
    )
  return Math.abs(area.reduce((sum, one) => sum + one, 0))
}
