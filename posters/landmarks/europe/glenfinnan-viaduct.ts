import { painted } from '../../colours/own-colours.ts'
import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import { boxes } from '../../strokes/panes.ts'
import { at, repeat } from '../../strokes/shapes.ts'
import { mountain } from '../parts/ridge.ts'

/** A steam train on the long viaduct of Glenfinnan, above a Highland glen. */
export const glenfinnanViaduct = painted(
  { base: '#a39b8c', accent: '#9b2f37' },
  ink =>
    mountain(ink, 120, 660, 560, 340, 0, ink.leaf) +
    mountain(ink, 1020, 660, 600, 420, 0, ink.leaf) +
    shape(ink.leaf, 'M-1000 700Q-200 580 200 640T900 640T2200 600V800H-1000z') +
    disc(ink.paper, 348, 312, 24) +
    disc(ink.paper, 392, 280, 38) +
    disc(ink.paper, 456, 250, 50) +
    disc(ink.paper, 550, 226, 62) +
    disc(ink.paper, 660, 214, 52) +
    repeat(4, i =>
      at(
        520 + i * 184,
        438,
        box(ink.accent, 0, -74, 172, 62) +
          box(ink.deep, 0, -30, 172, 18, 0.25) +
          shape(ink.light, 'M4-84H168L172-70H0z') +
          shape(ink.glow, boxes([12, -62], [6, 1], [27, 0], [18, 22])) +
          shape(ink.deep, 'M24-2a13 13 0 1 1 26 0zM122-2a13 13 0 1 1 26 0z'),
      ),
    ) +
    at(
      330,
      438,
      box(ink.deep, 96, -76, 66, 64) +
        shape(ink.deep, 'M-24-62H100V-16H-24z') +
        shape(ink.accent, 'M86-96H170V-84H86zM-34-18H170V-8H-34z') +
        shape(ink.deep, 'M-10-62v-34h-6v-8h32v8h-6v34zM40-62q0-18 14-18t14 18z') +
        stroke(ink.paper, 4, 'M-20-40H96', 0.4) +
        box(ink.glow, 112, -64, 30, 22) +
        disc(ink.deep, 4, -2, 20) +
        disc(ink.deep, 52, -2, 20) +
        disc(ink.deep, 100, -2, 20) +
        stroke(ink.accent, 6, 'M4-2H100'),
    ) +
    box(ink.light, -1000, 436, 3200, 20) +
    shape(
      ink.base,
      repeat(28, i => `M${-1000 + i * 118} 452h118v40a50 50 0 0 0-100 0V${700 + ((i * 13) % 30)}h-18z`),
    ) +
    shape(
      ink.deep,
      repeat(28, i => `M${-990 + i * 118} 496h8V${706}h-8z`),
      0.3,
    ) +
    box(ink.shade, -1000, 456, 3200, 8) +
    shape(ink.leaf, 'M-1000 720Q0 650 300 690Q600 640 900 690T2200 670V800H-1000z'),
)
