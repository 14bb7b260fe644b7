import { painted } from '../../colours/own-colours.ts'
import { archPath, box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { mirrored, onionOutline, repeat } from '../../strokes/shapes.ts'

const dome = (ink: Ink, x: number, y: number, width: number, height: number) =>
  shape(ink.base, onionOutline(x, y, width, height)) +
  shape(
    ink.light,
    `M${x - width * 0.36} ${y - height * 0.06}q${-width * 0.24} ${-height * 0.34} ${width * 0.16} ${-height * 0.66}q${-width * 0.06} ${height * 0.36} ${width * 0.06} ${height * 0.66}z`,
  ) +
  shape(
    ink.shade,
    `M${x + width * 0.16} ${y}h${width * 0.27}q${width * 0.2} ${-height * 0.5} ${-width * 0.4} ${-height * 0.98}q${width * 0.34} ${height * 0.56} ${width * 0.13} ${height * 0.98}z`,
    0.6,
  ) +
  stroke(ink.shade, 5, `M${x} ${y - height + 4}v${-height * 0.26}`) +
  disc(ink.base, x, y - height * 1.12, 7)

/** A tower striped in marble, with a balcony and a gilded cap. */
const minaret = (ink: Ink, x: number, top: number) =>
  box(ink.paper, x - 19, top, 38, 670 - top) +
  box(ink.deep, x + 6, top, 13, 670 - top, 0.16) +
  stroke(
    '#c98f6a',
    6,
    repeat(Math.floor((650 - top) / 30), i => `M${x - 17} ${top + 40 + i * 30}h34`),
    0.6,
  ) +
  box(ink.paper, x - 28, top + 16, 56, 12) +
  box(ink.shade, x - 28, top + 28, 56, 5) +
  dome(ink, x, top, 50, 66)

/** Kuala Kangsar, Perak: the golden onion domes and crowded minarets of the Ubudiah Mosque. */
export const ubudiahMosque = painted({ base: '#dda42c', accent: '#a9614a' }, ink =>
  [
    mirrored(600, minaret(ink, 330, 330) + minaret(ink, 470, 250)),
    box(ink.paper, 486, 390, 228, 280),
    box(ink.deep, 650, 390, 64, 280, 0.12),
    stroke(
      '#c98f6a',
      6,
      repeat(4, i => `M488 ${416 + i * 16}h224`),
      0.5,
    ),
    dome(ink, 600, 394, 262, 250),
    mirrored(
      600,
      box(ink.paper, 372, 500, 120, 170) +
        dome(ink, 432, 502, 110, 104) +
        minaret(ink, 240, 430) +
        minaret(ink, 402, 420),
    ),
    box(ink.paper, 220, 566, 760, 108),
    box(ink.accent, 220, 560, 760, 10),
    shape(
      ink.deep,
      repeat(15, i => (i === 7 ? '' : archPath(258 + i * 49, 668, 28, 74))),
    ),
    shape(ink.paper, 'M532 674V500q68 -60 136 0v174z'),
    shape(ink.accent, archPath(600, 672, 84, 140)),
    shape(ink.deep, archPath(600, 672, 62, 122)),
    box(ink.light, 180, 670, 840, 14),
    box(ink.accent, 160, 684, 880, 10),
  ].join(''),
)
