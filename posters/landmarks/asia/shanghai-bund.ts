import { painted } from '../../colours/own-colours.ts'
import { archPath, box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'

const lamps = (ink: Ink, x: number, y: number, columns: number, rows: number, step: number) =>
  shape(
    ink.night || ink.glow === '#ffd06a' ? ink.glow : ink.deep,
    repeat(columns * rows, i => `M${x + (i % columns) * step} ${y + Math.floor(i / columns) * 46}h14v28h-14z`),
    0.85,
  )

/** The Bund, Shanghai: the bank's dome, the Customs House with its clock and the green pyramid of the Peace Hotel, behind plane trees and the promenade. */
export const shanghaiBund = painted({ base: '#d2bf9b', accent: '#3f8a74' }, ink =>
  [
    repeat(20, i => box(i % 2 ? ink.shade : ink.base, -1000 + i * 165, 400 + ((i * 53) % 90), 150, 270)),
    repeat(20, i => lamps(ink, -980 + i * 165, 440 + ((i * 53) % 90), 5, 3, 26)),
    box(ink.base, 60, 400, 400, 270),
    box(ink.light, 60, 400, 120, 270, 0.6),
    box(ink.shade, 50, 392, 420, 12),
    box(ink.base, 190, 330, 140, 66),
    shape(ink.base, 'M176 334a84 84 0 0 1 168 0z'),
    shape(ink.shade, 'M270 252a84 84 0 0 1 74 82h-60q10 -50 -14 -82z', 0.5),
    stroke(ink.shade, 4, 'M260 250v84M220 262q-14 30 -12 72M300 262q14 30 12 72'),
    box(ink.light, 250, 226, 20, 26),
    lamps(ink, 84, 430, 4, 5, 26),
    lamps(ink, 340, 430, 5, 5, 24),
    shape(
      ink.paper,
      repeat(5, i => `M${196 + i * 28} 420h14v180h-14z`),
    ),
    shape(
      ink.deep,
      repeat(3, i => archPath(216 + i * 46, 668, 32, 60)),
    ),
    box(ink.base, 490, 370, 200, 300),
    box(ink.shade, 640, 370, 50, 300, 0.5),
    box(ink.base, 536, 180, 108, 200),
    box(ink.shade, 610, 180, 34, 200, 0.5),
    box(ink.light, 524, 374, 132, 12),
    box(ink.light, 526, 174, 128, 12),
    box(ink.base, 552, 120, 76, 56),
    shape(ink.shade, 'M546 122L590 70L634 122z'),
    stroke(ink.deep, 5, 'M590 72V24'),
    shape('#d8322f', 'M592 26h44v26h-44z'),
    disc(ink.shade, 590, 246, 44),
    disc('#fffaf0', 590, 246, 37),
    stroke(ink.deep, 5, 'M590 246v-26M590 246l18 8'),
    lamps(ink, 512, 410, 7, 5, 24),
    shape(
      ink.paper,
      repeat(4, i => `M${524 + i * 40} 560h14v108h-14z`),
    ),
    box(ink.base, 730, 340, 190, 330),
    box(ink.shade, 870, 340, 50, 330, 0.5),
    box(ink.base, 770, 300, 110, 50),
    shape(ink.accent, 'M764 302L826 150L886 302z'),
    shape(ink.deep, 'M826 150L886 302H830z', 0.3),
    stroke(ink.light, 3, 'M790 240h70M778 270h94'),
    lamps(ink, 748, 380, 6, 6, 26),
    shape(ink.deep, archPath(825, 668, 50, 80)),
    box(ink.base, 950, 430, 180, 240),
    shape(ink.shade, 'M940 432q100 -70 200 0z'),
    lamps(ink, 970, 460, 6, 4, 25),
    repeat(
      11,
      i =>
        stroke(ink.deep, 9, `M${-40 + i * 124} 690v-60`) +
        disc(ink.leaf, -40 + i * 124, 612, 46, 38) +
        disc(ink.deep, -30 + i * 124, 620, 34, 26, 0.25),
    ),
    box(ink.light, -1000, 682, 3200, 26),
    box(ink.deep, -1000, 704, 3200, 22, 0.5),
    stroke(ink.deep, 4, `M-1000 664H2200${repeat(60, i => `M${-980 + i * 54} 664v20`)}`),
    repeat(6, i => stroke(ink.deep, 5, `M${20 + i * 220} 684v-90`) + disc(ink.glow, 20 + i * 220, 588, 12)),
  ].join(''),
)
