import { LRUCache } from 'lru-cache'
import simplify from 'simplify-js'
import { landOf } from './coast.server.ts'
import { type Globe, globeBox, globeFor, landShape, pathOfLand } from './land-shape.ts'
import { along, bow, type Movement, roundedPath, sails } from './map-lines.ts'
import { fitsOneView, type MapView, type Point, type Position, pointAt, viewOf } from './map-view.ts'
import { type Box, marksApart, placeLabels } from './place-labels.ts'
import { type SeaChart, seaChart, seaWay } from './sea-way.ts'

/** Its number on the map is its position in the list, from 1. */
export type MapStop = Position & { name: string }

/** `from` and `to` are positions in the list of stops. */
export type MapLeg = { from: number; to: number; by: Movement }

/** Pixels of a picture `width` by `height`. Paths are data of SVG paths. */
export type DrawnMap = {
  width: number
  height: number
  land: string
  legs: { by: Movement; path: string }[]
  marks: (Point & { label?: { x: number; y: number; anchor: 'start' | 'middle' | 'end'; text: string } })[]
  scale: { kilometres: number; width: number }
  globe?: Globe
}

/** Rendering takes some 20 ms, and the same stops always give the same map. */
const drawn = new LRUCache<string, DrawnMap>({ max: 400 })

/** The tolerance of a ship's line around land, in pixels. */
const sailedWithin = 1.5

/** Above this, the map shows an ocean or a continent, and the coarser coast is fine enough. */
const wideView = 1.3
const roundDistances = [0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000]

/** Undefined for fewer than two places, and for places all over the earth. */
export function drawMap(stops: MapStop[], legs: MapLeg[] = []): DrawnMap | undefined {
  if (new Set(stops.map(({ latitude, longitude }) => `${latitude} ${longitude}`)).size < 2) return undefined
  if (!fitsOneView(stops)) return undefined
  const key = JSON.stringify([stops, legs])
  const map = drawn.get(key) ?? draw(stops, legs)
  drawn.set(key, map)
  return map
}

function draw(stops: MapStop[], legs: MapLeg[]): DrawnMap {
  const view = viewOf([...stops, ...waysAround(stops, legs)])
  const land = landIn(view)
  const marks = stops.map(stop => pointAt(view, stop))
  const points = marksApart(marks, view)
  const lines = waysOf(legs, points, legs.some(isSailed) ? seaChart(land, view) : undefined)
  const scale = scaleBar(view)
  const globe = globeFor(view, land, points, landOf('110m'))
  const labels = placeLabels(
    points.map((point, at) => ({ ...point, name: stops[at]?.name ?? '' })),
    view,
    lines.flatMap(({ points }) => along(points)),
    [scaleBox(scale, view), ...(globe ? [globeBox(globe)] : [])],
  )
  return {
    width: view.width,
    height: view.height,
    land: pathOfLand(land),
    legs: lines.map(({ by, points }) => ({
      by,
      path: roundedPath(sails.has(by) ? simplify(points, sailedWithin, true) : points),
    })),
    marks: points.map(({ x, y }, at) => ({
      x: Math.round(x),
      y: Math.round(y),
      ...labelOf(labels[at], stops[at]?.name ?? ''),
    })),
    scale,
    ...(globe && { globe }),
  }
}

function landIn(view: MapView): Point[][] {
  return landShape(landOf(view.kilometresPerPixel > wideView ? '50m' : '10m'), view)
}

const isSailed = ({ by }: MapLeg) => sails.has(by)

/** The turning points of ships in a wider view: the map has to show the way around a cape. */
function waysAround(stops: MapStop[], legs: MapLeg[]): Position[] {
  const sailed = legs.filter(isSailed)
  if (sailed.length === 0) return []
  const view = viewOf(stops, 0.4)
  const chart = seaChart(landIn(view), view)
  const points = stops.map(stop => pointAt(view, stop))
  return waysOf(sailed, points, chart)
    .flatMap(({ points }) => points)
    .flatMap(({ x, y }) => {
      const [longitude, latitude] = view.projection.invert?.([x, y]) ?? []
      return longitude === undefined || latitude === undefined ? [] : [{ longitude, latitude }]
    })
}

function labelOf(label: ReturnType<typeof placeLabels>[number], text: string) {
  return label ? { label: { x: Math.round(label.x), y: Math.round(label.y), anchor: label.anchor, text } } : {}
}

/** The lines of all legs; a leg travelled there and back is one line. */
function waysOf(legs: MapLeg[], points: Point[], chart: SeaChart | undefined): { by: Movement; points: Point[] }[] {
  const names = new Set<string>()
  return legs.flatMap(({ from, to, by }) => {
    const [start, end] = [points[from], points[to]]
    const name = [by, Math.min(from, to), Math.max(from, to)].join()
    if (!start || !end || from === to || names.has(name)) return []
    names.add(name)
    if (chart && sails.has(by)) return [{ by, points: seaWay(chart, start, end) }]
    return [{ by, points: by === 'flight' ? bow(start, end) : [start, end] }]
  })
}

function scaleBar({ kilometresPerPixel }: MapView): DrawnMap['scale'] {
  const kilometres = roundDistances.findLast(distance => distance / kilometresPerPixel <= 90) ?? 0.2
  return { kilometres, width: Math.round(kilometres / kilometresPerPixel) }
}

/** The lower left corner, with room for the number beside the bar. */
function scaleBox({ width }: DrawnMap['scale'], { height }: MapView): Box {
  return { left: 0, right: width + 90, top: height - 30, bottom: height }
}
