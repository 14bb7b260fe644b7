import type { Point } from './map-view.ts'

export const movements = ['road', 'rail', 'ferry', 'ship', 'river', 'flight'] as const
export type Movement = (typeof movements)[number]

export const sails: ReadonlySet<Movement> = new Set(['ferry', 'ship'])

/** Points of a flight: an arc to the left of the straight line, as airlines draw them. */
export function bow(from: Point, to: Point): Point[] {
  const side = { x: (to.y - from.y) * 0.16, y: (from.x - to.x) * 0.16 }
  const middle = { x: (from.x + to.x) / 2 + side.x, y: (from.y + to.y) / 2 + side.y }
  return [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1].map(share => {
    const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2]
    return { x: a * from.x + b * middle.x + c * to.x, y: a * from.y + b * middle.y + c * to.y }
  })
}

/** An SVG path through points, in whole pixels and relative steps, with rounded turns. */
export function roundedPath(points: Point[]): string {
  const [first, ...rest] = points
  const last = rest.at(-1)
  if (!first || !last) return ''
  let pen = inPixels(first)
  const start = `M${joined(pen.x, pen.y)}`
  const step = ({ x, y }: Point) => joined(x - pen.x, y - pen.y)
  const lineTo = (point: Point) => {
    const line = point.x === pen.x && point.y === pen.y ? '' : `l${step(point)}`
    pen = point
    return line
  }
  const turns = rest.slice(0, -1).map((turn, at) => {
    const line = lineTo(inPixels(towards(turn, points[at] ?? first)))
    const leave = inPixels(towards(turn, rest[at + 1] ?? last))
    const curve = `${line}q${step(inPixels(turn))} ${step(leave)}`.replaceAll(' -', '-')
    pen = leave
    return curve
  })
  return `${start}${turns.join('')}${lineTo(inPixels(last))}`
}

/** The distance from a turn to the start of its curve, in pixels; at most half of the leg. */
const turningCircle = 9

function towards(turn: Point, other: Point): Point {
  const length = Math.hypot(other.x - turn.x, other.y - turn.y) || 1
  const share = Math.min(turningCircle, length / 2) / length
  return { x: turn.x + (other.x - turn.x) * share, y: turn.y + (other.y - turn.y) * share }
}

function inPixels({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) }
}

function joined(x: number, y: number): string {
  return y < 0 ? `${x}${y}` : `${x} ${y}`
}

/** Points along a line, close enough to miss nothing between them. */
export function along(points: Point[], step = 4): Point[] {
  return points.slice(1).flatMap((to, at) => {
    const from = points[at] as Point
    const count = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / step))
    return Array.from({ length: count }, (_, part) => ({
      x: from.x + ((to.x - from.x) * part) / count,
      y: from.y + ((to.y - from.y) * part) / count,
    }))
  })
}
