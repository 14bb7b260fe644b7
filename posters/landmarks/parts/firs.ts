import { shape } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'

/** A fir tree: its foot, and its height. */
const fir = (ink: Ink, x: number, y: number, height: number) =>
  at(
    x,
    y,
    shape(ink.leaf, 'M0-120L20-74H10L34-36H18L42 0H-42L-18-36H-34L-10-74H-20z') +
      shape(ink.deep, 'M0-120L20-74H10L34-36H18L42 0H4z', 0.35),
    height / 120,
  )

/** A row of firs of uneven height: the first foot, how many, how far apart, how tall. */
export const firs = (ink: Ink, x: number, y: number, count: number, step: number, height: number) =>
  repeat(count, index => fir(ink, x + index * step, y + ((index * 7) % 5), height * (0.7 + ((index * 37) % 50) / 100)))
