import { shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import type { Point } from '../../strokes/shapes.ts'

/** Outlines of limestone hills from left foot to right foot: across from −1 to 1, up from 0 to 1. */
const outlines = {
  dome: [
    [-1, 0],
    [-0.94, 0.34],
    [-0.78, 0.7],
    [-0.42, 0.96],
    [0, 1],
    [0.4, 0.9],
    [0.68, 0.64],
    [0.86, 0.3],
    [1, 0],
  ],
  cliff: [
    [-1, 0],
    [-0.98, 0.5],
    [-0.9, 0.86],
    [-0.62, 1],
    [-0.24, 0.94],
    [0.1, 0.72],
    [0.44, 0.54],
    [0.78, 0.24],
    [1, 0],
  ],
  twin: [
    [-1, 0],
    [-0.92, 0.5],
    [-0.7, 0.8],
    [-0.44, 0.7],
    [-0.18, 0.84],
    [0.12, 1],
    [0.44, 0.9],
    [0.72, 0.48],
    [1, 0],
  ],
  tooth: [
    [-1, 0],
    [-0.8, 0.42],
    [-0.64, 0.8],
    [-0.26, 1],
    [0.18, 0.98],
    [0.5, 0.76],
    [0.62, 0.38],
    [1, 0],
  ],
} satisfies Record<string, Point[]>

export type Karst = {
  x: number
  /** The water line or the foot. */
  y: number
  half: number
  height: number
  outline: keyof typeof outlines
  /** 0 is near; towards 1 the hill fades into the air. */
  haze?: number
}

/** A limestone hill: green crown and slopes, bare cliffs in the sun, shaded right flank, undercut foot. */
export function karst(ink: Ink, { x, y, half, height, outline, haze = 0 }: Karst) {
  const at = ([dx, up]: Point) => `${x + dx * half} ${y - up * height}`
  const points: readonly Point[] = outlines[outline]
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const curve = points
    .slice(1, -1)
    .map(
      (p, i) =>
        `Q${at(p)} ${at(i === points.length - 3 ? (points.at(-1) as Point) : middle(p, points[i + 2] as Point))}`,
    )
    .join('')
  const whole = `M${at([-1, 0])}${curve}z`
  if (haze) return shape(ink.leaf, whole, 1 - haze) + shape(ink.shade, whole, (1 - haze) * 0.4)
  const cliff = (from: number, to: number, top: number, foot: number) =>
    `M${at([from, foot])}L${at([from + 0.04, (top + foot) / 2])}L${at([from - 0.02, top - 0.06])}L${at([from + 0.06, top])}L${at([to, top - 0.03])}L${at([to - 0.05, top * 0.6 + foot * 0.4])}L${at([to + 0.02, foot + 0.09])}L${at([(from + to) / 2, foot + 0.02])}z`
  const bare = cliff(-0.78, -0.52, 0.56, 0.12) + cliff(-0.44, -0.2, 0.8, 0.34) + cliff(-0.08, 0.16, 0.58, 0.1)
  return (
    shape(ink.leaf, whole) +
    shape(ink.paper, bare, 0.78) +
    shape(ink.shade, bare, 0.25) +
    stroke(
      ink.deep,
      3,
      `M${at([-0.62, 0.5])}L${at([-0.64, 0.2])}M${at([-0.32, 0.72])}L${at([-0.34, 0.42])}M${at([0.04, 0.5])}L${at([0.02, 0.2])}`,
      0.4,
    ) +
    shape(
      ink.deep,
      `M${at([0.04, heightAt(points, 0.04) * 0.97])}Q${at([0.06, heightAt(points, 0.04) * 0.8])} ${at([0.2, heightAt(points, 0.2) * 0.76])}Q${at([0.18, 0.46])} ${at([0.36, 0.4])}Q${at([0.3, 0.2])} ${at([0.44, 0])}H${x + half}${clip(points, at)}z`,
      0.34,
    ) +
    shape(
      ink.deep,
      `M${at([-1, 0])}L${at([-0.98, 0.05])}L${at([-0.5, 0.03])}L${at([0, 0.06])}L${at([0.5, 0.03])}L${at([0.97, 0.05])}L${at([1, 0])}z`,
      0.5,
    )
  )
}

/** The right flank from foot to top, kept just inside the outline. */
const clip = (points: readonly Point[], at: (p: Point) => string) =>
  points
    .filter(([dx]) => dx > 0.02)
    .reverse()
    .map(([dx, up]) => `L${at([dx * 0.97, up * 0.96])}`)
    .join('')

/** How high the outline is at `dx`. */
const heightAt = (points: readonly Point[], dx: number) => {
  const next = points.findIndex(([x]) => x > dx)
  const [a, b] = [points[next - 1] as Point, points[next] as Point]
  return a[1] + ((b[1] - a[1]) * (dx - a[0])) / (b[0] - a[0])
}
