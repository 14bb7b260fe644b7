import { shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { boxes } from '../../strokes/panes.ts'
import { at, repeat } from '../../strokes/shapes.ts'
import { litWindows } from './windows.ts'

/** Where a hull begins and ends, seen from the side with its bow to the left; `rake` is how far the stem leans. */
export type Hull = { bow: number; stern: number; deck: number; rake: number }

const waterline = 690

/** A hull from the side: lit above, a shaded belly, a bow wave and the foam along it. */
export const hullOf = (ink: Ink, colour: string, { bow, stern, deck, rake }: Hull) =>
  shape(
    colour,
    `M${bow} ${deck}C${bow + rake * 0.5} ${deck + 40} ${bow + rake * 0.9} ${waterline - 50} ${bow + rake} ${waterline}H${stern - 16}Q${stern} ${deck + 60} ${stern} ${deck}z`,
  ) +
  shape(
    ink.deep,
    `M${bow + rake * 0.84} ${waterline - 46}Q${(bow + stern) / 2} ${waterline - 26} ${stern - 5} ${waterline - 44}L${stern - 16} ${waterline}H${bow + rake}z`,
    0.28,
  )

/** The foam under a hull. */
export const wakeOf = (ink: Ink, { bow, stern, rake }: Hull) =>
  shape(
    ink.paper,
    `M${bow - 40 + rake} ${waterline + 4}Q${bow + rake} ${waterline - 26} ${bow + rake + 40} ${waterline - 10}Q${(bow + stern) / 2} ${waterline - 2} ${stern} ${waterline - 8}Q${stern + 90} ${waterline - 2} ${stern + 150} ${waterline + 8}Q${(bow + stern) / 2} ${waterline + 16} ${bow - 40 + rake} ${waterline + 4}z`,
    0.9,
  )

/** Decks of balconies: the top left corner, columns and rows, and how far apart they are. */
export const balconies = (ink: Ink, x: number, y: number, columns: number, rows: number, stepX = 20, stepY = 24) =>
  litWindows(ink, x, y, [columns, rows], [stepX, stepY], [stepX * 0.7, stepY * 0.6], ink.shade)

/** A row of covered lifeboats hanging along the side. */
export const lifeboats = (ink: Ink, x: number, y: number, count: number, step: number, colour = ink.accent) =>
  repeat(count, index =>
    at(
      x + index * step,
      y,
      shape(ink.paper, 'M0 8H44Q42 20 34 22H8Q2 18 0 8z') +
        shape(colour, 'M2 8Q4-4 14-4H34Q42-2 44 8z') +
        stroke(ink.deep, 2, 'M6-12V0M38-12V0', 0.5),
      step / 56,
    ),
  )

/** Small round windows along the hull. */
export const portholes = (ink: Ink, x: number, y: number, count: number, step: number) =>
  shape(ink.deep, boxes([x, y], [count, 1], [step, 0], [8, 8]), 0.8)
