import { shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { repeat, turned } from '../../strokes/shapes.ts'

const board = (ink: Ink, y: number, side: 1 | -1, length: number, colour: string, tilt: number) => {
  const [from, to] = [600 - side * 50, 600 + side * length]
  return turned(
    tilt,
    600,
    y,
    shape(ink.deep, `M${from + 8} ${y - 30}H${to + 8}l${side * 46} 44l${-side * 46} 44H${from + 8}z`, 0.25) +
      shape(colour, `M${from} ${y - 42}H${to}l${side * 46} 42l${-side * 46} 42H${from}z`) +
      shape(ink.deep, `M${from} ${y + 22}H${to + side * 22}l${-side * 22} 20H${from}z`, 0.16) +
      stroke(
        ink.paper,
        11,
        `M${600 + side * 40} ${y - 8}H${600 + side * (length * 0.62)}M${600 + side * 40} ${y + 16}H${600 + side * (length * 0.4)}`,
      ),
  )
}

/** A signpost where paths part, its boards pointing to the sea, the hills and the town. */
export const signpost: Landmark = ink =>
  shape(
    ink.light,
    'M560 720Q520 660 300 640T-400 620V600Q0 606 320 620T640 690Q700 640 900 626T1600 600V624Q1200 640 960 654T700 730Q760 800 900 900H300Q480 800 560 720z',
    0.9,
  ) +
  shape(ink.shade, 'M574 760V110q26 -24 52 0V760z') +
  shape(ink.deep, 'M604 760V96q14 4 22 14V760z', 0.3) +
  board(ink, 200, 1, 300, ink.accent, -3) +
  board(ink, 310, -1, 320, ink.base, 2) +
  board(ink, 420, 1, 250, ink.water, 3) +
  board(ink, 526, -1, 230, ink.leaf, -2) +
  stroke(ink.deep, 4, 'M596 606v60M606 620v70', 0.4) +
  shape(
    ink.leaf,
    repeat(
      9,
      i =>
        `M${540 + i * 14} 766q${(i - 4) * 8} -40 ${(i - 4) * 12} -${50 + (i % 3) * 14}q${-(i - 4) * 2 + 8} 30 10 60z`,
    ),
  ) +
  shape(ink.paper, 'M700 150q-2 -40 30 -50q34 -6 44 20l26 8l-24 10q-2 20 -26 22l-70 10l-30 18l8 -30z') +
  stroke(ink.deep, 5, 'M740 160v8M752 160v8') +
  shape(ink.deep, 'M756 112a5 5 0 1 0 .1 0z')
