import { geoOrthographic } from 'd3-geo'
import type { Land } from './coast.server.ts'
import { landShape, pathOfLand } from './land-shape.ts'
import type { MapView, Point } from './map-view.ts'
import { type Box, markBox, overlap } from './place-labels.ts'

/** Where on earth a map is, for those that show no coast: half of the earth around it, in a corner. */
export type Globe = Point & { radius: number; land: string }

const radius = 32
const edge = 10

/** A globe in a corner that has no mark in it, if there is one and the map shows nothing but land. */
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

/** The land that is seen, in square pixels (the shoelace formula); outlines end a little outside of the view. */
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
