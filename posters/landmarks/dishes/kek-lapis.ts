import { shape } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, repeat, turned } from '../../strokes/shapes.ts'
import { plate, tableTop } from '../parts/table-setting.ts'

const square = (fill: string, x: number, y: number, half: number) =>
  shape(fill, `M${x - half} ${y - half}h${half * 2}v${half * 2}h${-half * 2}z`)
const diamond = (fill: string, x: number, y: number, half: number) =>
  shape(fill, `M${x} ${y - half}l${half} ${half}l${-half} ${half}l${-half} ${-half}z`)

/** The patterns of the cut side, each from its outermost layer in. */
const patterns: ((colours: readonly string[]) => string)[] = [
  ([a, b, c, d]) =>
    repeat(5, i => square([a, d, b, d, c][i] as string, 0, 0, 84 - i * 15)) + diamond(a as string, 0, 0, 18),
  ([a, b, c, d]) =>
    square(d as string, 0, 0, 84) +
    repeat(4, i => diamond([a, d, b, c][i] as string, 0, 0, 82 - i * 19)) +
    repeat(4, i =>
      shape(
        b as string,
        `M${i % 2 ? 84 : -84} ${i < 2 ? -84 : 84}h${i % 2 ? -44 : 44}L${i % 2 ? 84 : -84} ${i < 2 ? -40 : 40}z`,
      ),
    ),
  ([a, b, c, d]) =>
    square(d as string, 0, 0, 84) +
    repeat(16, i =>
      square([a, b, c, b][(i + Math.floor(i / 4)) % 4] as string, -60 + (i % 4) * 40, -60 + Math.floor(i / 4) * 40, 16),
    ),
  ([a, b, c, d]) =>
    repeat(7, i => shape([a, d, b, d][i % 4] as string, `M-84 ${-84 + i * 24}H84V84H-84z`)) +
    diamond(d as string, 0, 0, 62) +
    diamond(c as string, 0, 0, 46) +
    diamond(b as string, 0, 0, 24),
]

const slice = (ink: Ink, x: number, y: number, degrees: number, kind: number, colours: readonly string[]) =>
  turned(
    degrees,
    x,
    y,
    at(
      x,
      y,
      shape(ink.deep, 'M-78-70H108V104H-64z', 0.28) +
        shape('#7a4a22', 'M-92-92H92V92H-92z') +
        (patterns[kind] as (colours: readonly string[]) => string)(colours),
      1.3,
    ),
  )

/** Sarawak: slices of kek lapis, layers of coloured butter cake cut to patterns as exact as weaving. */
export const kekLapis: Landmark = ink => {
  const [red, green, yellow, cream, brown] = ['#c6283b', '#3f8f57', '#f0b93a', '#f8e7c4', '#5d3420']
  return (
    tableTop(ink.base, ink.deep) +
    plate(ink, 600, 460, 400, ink.accent) +
    slice(ink, 400, 320, -8, 0, [red, green, yellow, cream]) +
    slice(ink, 660, 250, 5, 1, [brown, yellow, red, cream]) +
    slice(ink, 850, 430, 14, 2, [green, yellow, red, cream]) +
    slice(ink, 400, 590, 6, 3, [green, yellow, red, cream]) +
    slice(ink, 610, 480, -6, 1, [red, brown, green, cream]) +
    slice(ink, 700, 690, -14, 0, [brown, red, yellow, cream])
  )
}
