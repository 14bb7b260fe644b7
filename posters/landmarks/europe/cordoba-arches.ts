import { painted } from '../../colours/own-colours.ts'
import { box, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'

/** One arch between two columns as wedges of brick and stone: the middle of its foot line and its radii. */
function arch(ink: Ink, x: number, y: number, inner: number, outer: number) {
  const wedge = (index: number) => {
    const [a, b] = [Math.PI + (index * Math.PI) / 11, Math.PI + ((index + 1) * Math.PI) / 11]
    const point = (angle: number, radius: number) => `${x + Math.cos(angle) * radius} ${y + Math.sin(angle) * radius}`
    return `M${point(a, inner)}L${point(a, outer)} ${point(b, outer)} ${point(b, inner)}z`
  }
  return (
    shape(
      ink.paper,
      repeat(11, index => (index % 2 ? wedge(index) : '')),
    ) +
    shape(
      ink.accent,
      repeat(11, index => (index % 2 ? '' : wedge(index))),
    )
  )
}

const row = (ink: Ink, from: number, count: number, step: number, foot: number, size: number) =>
  repeat(count + 1, index => {
    const x = from + (index - 0.5) * step
    const w = 17 * size
    return (
      box(ink.paper, x - w, foot - 372 * size, w * 2, 150 * size) +
      shape(ink.light, `M${x - w * 1.5} ${foot - 226 * size}h${w * 3}l${-w * 0.7} ${30 * size}h${-w * 1.6}z`) +
      box(ink.base, x - w * 0.7, foot - 196 * size, w * 1.4, 186 * size) +
      box(ink.deep, x + w * 0.2, foot - 196 * size, w * 0.5, 186 * size, 0.3) +
      box(ink.shade, x - w, foot - 12 * size, w * 2, 12 * size)
    )
  }) +
  repeat(count, index => {
    const x = from + index * step
    const inner = step / 2 - 24 * size
    return (
      arch(ink, x, foot - 230 * size, inner, inner + 40 * size) +
      arch(ink, x, foot - 376 * size, inner, inner + 46 * size)
    )
  })

/** The forest of columns in the Mezquita of Córdoba: red and white arches, one upon the other, into the dark. */
export const cordobaArches = painted(
  { base: '#8c8f96', accent: '#b5482f' },
  ink =>
    shape(ink.deep, 'M-1000-300H2200V1200H-1000z') +
    shape(ink.glow, 'M520 620V440Q600 330 680 440V620z', 0.75) +
    shape(ink.accent, 'M-1000-300H2200V1200H-1000z', 0.16) +
    row(ink, 150, 10, 100, 620, 0.55) +
    shape(ink.deep, 'M-1000-300H2200V1200H-1000z', 0.3) +
    shape(ink.light, 'M-1000 620H2200V1200H-1000z') +
    stroke(
      ink.shade,
      4,
      repeat(13, i => `M${600 + (i - 6) * 50} 620L${600 + (i - 6) * 330} 1200`),
      0.6,
    ) +
    stroke(ink.shade, 4, 'M-1000 660H2200M-1000 730H2200M-1000 830H2200', 0.6) +
    row(ink, -420, 9, 260, 780, 1.32) +
    stroke(ink.glow, 4, 'M600-300V150', 0.7) +
    shape(ink.glow, 'M560 150h80l-10 30h-60z'),
)
