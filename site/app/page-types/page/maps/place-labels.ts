import type { Point } from './map-view.ts'

export type Box = { left: number; right: number; top: number; bottom: number }
type Size = { width: number; height: number }

/** `anchor` is the SVG text-anchor; `y` the baseline. */
export type Label = { x: number; y: number; anchor: 'start' | 'middle' | 'end'; box: Box }

/** In pixels. */
export const markRadius = 9
const lineHeight = 17
const gap = 3
const edge = 3
/** The cost of each point of a line under a label; the next side in the list costs 1. */
const crossed = 0.6

/** Moves overlapping marks apart, as little as possible. */
export function marksApart(points: Point[], { width, height }: Size): Point[] {
  const moved = points.map(point => ({ ...point }))
  const gap = 2 * markRadius + 1
  for (let round = 0; round < 60; round++) {
    for (const [at, one] of moved.entries()) {
      for (const other of moved.slice(at + 1)) {
        const apart = Math.hypot(other.x - one.x, other.y - one.y)
        if (apart >= gap) continue
        // Coinciding points part in a direction that depends on their number alone.
        const angle = apart > 0.01 ? Math.atan2(other.y - one.y, other.x - one.x) : 2.4 * at
        const push = (gap - apart) / 2 + 0.05
        one.x -= push * Math.cos(angle)
        one.y -= push * Math.sin(angle)
        other.x += push * Math.cos(angle)
        other.y += push * Math.sin(angle)
      }
    }
    for (const mark of moved) {
      mark.x = Math.min(width - markRadius - edge, Math.max(markRadius + edge, mark.x))
      mark.y = Math.min(height - markRadius - edge, Math.max(markRadius + edge, mark.y))
    }
  }
  return moved
}

/**
 * Labels that avoid one another, marks and furniture, and lines as far as possible. Marks with the fewest free sides
 * come first.
 * @param lines Points along the lines of the map.
 * @param taken Furniture of the map.
 * @returns One for each mark; undefined where there is no room, so that its number alone has to do.
 */
export function placeLabels(
  marks: (Point & { name: string })[],
  size: Size,
  lines: Point[],
  used: Box[],
): (Label | undefined)[] {
  const covered = [...used, ...marks.map(markBox)]
  const labels: (Label | undefined)[] = marks.map(() => undefined)
  const waiting = new Map(
    marks.map((mark, at) => [
      at,
      labelsBeside(mark, textWidth(mark.name)).map((label, preference) => ({
        label,
        cost: preference + crossed * lines.filter(point => isIn(label.box, point)).length,
      })),
    ]),
  )
  while (waiting.size > 0) {
    const open = [...waiting].map(([at, choices]) => ({
      at,
      free: choices.filter(({ label }) => isInside(label.box, size) && !covered.some(box => overlap(box, label.box))),
    }))
    const { at, free } = open.reduce((one, other) => (other.free.length < one.free.length ? other : one))
    const best = free.toSorted((one, other) => one.cost - other.cost)[0]
    if (best) covered.push(best.label.box)
    labels[at] = best?.label
    waiting.delete(at)
  }
  return labels
}

/** Right, left, below, above, then the corners, in order of legibility. */
function labelsBeside({ x, y }: Point, width: number): Label[] {
  const near = markRadius + gap
  const beside = near + lineHeight / 2
  const corner = markRadius * 0.7 + gap
  return [
    label(x + near, y, 'start', width),
    label(x - near, y, 'end', width),
    label(x, y + beside, 'middle', width),
    label(x, y - beside, 'middle', width),
    label(x + corner, y + beside - 4, 'start', width),
    label(x + corner, y - beside + 4, 'start', width),
    label(x - corner, y + beside - 4, 'end', width),
    label(x - corner, y - beside + 4, 'end', width),
  ]
}

function label(x: number, y: number, anchor: Label['anchor'], width: number): Label {
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor]
  return {
    x,
    y: y + 4.5,
    anchor,
    box: { left, right: left + width, top: y - lineHeight / 2, bottom: y + lineHeight / 2 },
  }
}

/** The maximum width of a name in the site's typeface or its fallback, bold at 13 pixels. */
function textWidth(name: string): number {
  return [...name].reduce((sum, letter) => sum + (/[mwMW]/.test(letter) ? 12 : /[ilj.,' ]/.test(letter) ? 4.6 : 8), 2)
}

export function markBox({ x, y }: Point): Box {
  return { left: x - markRadius, right: x + markRadius, top: y - markRadius, bottom: y + markRadius }
}

export function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

function isIn(box: Box, { x, y }: Point): boolean {
  return x > box.left && x < box.right && y > box.top && y < box.bottom
}

function isInside(box: Box, { width, height }: Size): boolean {
  return box.left >= edge && box.right <= width - edge && box.top >= edge && box.bottom <= height - edge
}
