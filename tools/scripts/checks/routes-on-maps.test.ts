import { join } from 'node:path'
import { readContent } from '@agency/content-system/files/reading/read-content.ts'
import { readItinerary } from '@agency/site/app/clients/content/readers/kinds/itineraries.ts'
import { type DrawnMap, drawMap } from '@agency/site/app/page-types/page/maps/draw-map.server.ts'
import { routeOf } from '@agency/site/app/page-types/page/maps/route.ts'
import { expect, test } from 'vitest'

/*
 * The maps of all trips in the sample content: read as a visitor's eye reads them, from what is drawn.
 */

type Point = { x: number; y: number }

const { nodes } = readContent(join(import.meta.dirname, '../../../systems/content/content'))
const trips = nodes.flatMap(({ file, properties }) => {
  const days = readItinerary(properties.itinerary, () => {})
  const { stops, legs } = routeOf(days)
  const map = drawMap(stops, legs)
  return map ? [{ name: file.replace(/^.*pages\//, ''), days, stops, map }] : []
})
const sailings = trips.filter(({ map }) => map.legs.some(({ by }) => by === 'ship'))

test('the sample content has maps of its tours and of its cruises', () => {
  expect(trips.length).toBeGreaterThan(110)
  expect(sailings.length).toBeGreaterThan(35)
})

test.each(trips)('$name: every stop of the text is on the map, inside its edges', ({ days, stops, map }) => {
  const written = days.flatMap(day => day.stops.map(({ place }) => place))
  expect(written.filter(place => !stops.some(({ name }) => name === place))).toEqual([])
  for (const { x, y } of map.marks) expect(x > 8 && x < map.width - 8 && y > 8 && y < map.height - 8).toBe(true)
})

test.each(sailings)('$name: ships stay at sea', ({ map }) => {
  const land = ringsOf(map.land)
  const ashore = map.legs
    .filter(({ by }) => by === 'ship')
    .flatMap(({ path }) => pointsAlong(path))
    .filter(point => isOpen(point, map) && isInland(point, land))
  expect(ashore).toEqual([])
})

/** Away from ports, which lie up rivers and fjords that are narrower than a line. */
const harbour = 26

function isOpen(point: Point, { marks }: DrawnMap): boolean {
  return marks.every(mark => Math.hypot(mark.x - point.x, mark.y - point.y) > harbour)
}

/** Outlines from path data of steps: `M10 20l5-3 4 4z`. */
function ringsOf(path: string): Point[][] {
  return [...path.matchAll(/M(-?\d+) (-?\d+)l([^z]*)z/g)].map(([, x, y, steps = '']) => {
    const ring = [{ x: Number(x), y: Number(y) }]
    const numbers = [...steps.matchAll(/-?\d+/g)].map(Number)
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      const last = ring.at(-1) as Point
      ring.push({ x: last.x + (numbers[at] ?? 0), y: last.y + (numbers[at + 1] ?? 0) })
    }
    return ring
  })
}

/** Every three pixels of the line; a turn's curve lies within its corner, so its end is enough. */
function pointsAlong(path: string): Point[] {
  const turns = [...path.matchAll(/(?:[ML]|Q\S+ \S+ )(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }))
  return turns.slice(1).flatMap((to, at) => {
    const from = turns[at] as Point
    const count = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 3)
    return Array.from({ length: count }, (_, part) => ({
      x: from.x + ((to.x - from.x) * part) / count,
      y: from.y + ((to.y - from.y) * part) / count,
    }))
  })
}

/** The width of a line from any shore: in a fjord it touches both. */
function isInland({ x, y }: Point, land: Point[][]): boolean {
  const around = [-3, 0, 3].flatMap(right => [-3, 0, 3].map(down => ({ x: x + right, y: y + down })))
  return around.every(point => isOnLand(point, land))
}

function isOnLand(point: Point, land: Point[][]): boolean {
  return land.filter(ring => isInside(point, ring)).length % 2 === 1
}

function isInside({ x, y }: Point, ring: Point[]): boolean {
  let inside = false
  let before = ring.at(-1) as Point
  for (const corner of ring) {
    const crosses = corner.y > y !== before.y > y
    if (crosses && x < before.x + ((y - before.y) / (corner.y - before.y)) * (corner.x - before.x)) inside = !inside
    before = corner
  }
  return inside
}
