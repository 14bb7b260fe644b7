import { painted } from '../../colours/own-colours.ts'
import { archPath, box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

const openings = (ink: Ink, from: number, count: number, step: number, y: number, width: number, height: number) =>
  shape(
    ink.paper,
    repeat(count, i => archPath(from + i * step, y, width + 14, height + 9)),
  ) +
  shape(
    glassOf(ink),
    repeat(count, i => archPath(from + i * step, y, width, height)),
  )

const battlements = (colour: string, x: number, y: number, width: number) =>
  shape(
    colour,
    repeat(Math.floor(width / 26), i => `M${x + i * 26} ${y}v-16h15v16z`),
  )

/** Kellie's Castle near Batu Gajah: the unfinished mansion's brick arcades and square tower on a green rise above the river. */
export const kelliesCastle = painted({ base: '#c8784e', accent: '#b5532f' }, ink =>
  [
    shape(ink.leaf, 'M-1000 720Q-200 640 200 600Q600 560 960 606T2200 720V760H-1000z'),
    shape(ink.light, 'M-1000 720Q-200 640 200 600Q420 570 600 570Q300 640 -200 730z', 0.3),
    box(ink.base, 250, 350, 450, 290),
    box(ink.light, 250, 350, 90, 290, 0.5),
    battlements(ink.base, 250, 350, 450),
    box(ink.paper, 242, 346, 462, 10),
    box(ink.paper, 242, 486, 462, 10),
    openings(ink, 294, 6, 72, 480, 42, 100),
    openings(ink, 294, 6, 72, 632, 42, 108),
    stroke(
      ink.paper,
      4,
      repeat(6, i => `M${273 + i * 72} 452h42`),
    ),
    box(ink.base, 690, 200, 200, 440),
    box(ink.shade, 810, 200, 80, 440, 0.6),
    battlements(ink.base, 690, 200, 208),
    box(ink.paper, 682, 196, 216, 10),
    box(ink.paper, 682, 320, 216, 9),
    box(ink.paper, 682, 470, 216, 9),
    openings(ink, 730, 3, 60, 312, 32, 76),
    openings(ink, 730, 3, 60, 462, 32, 90),
    openings(ink, 790, 1, 60, 636, 84, 130),
    box(ink.accent, 744, 96, 92, 104),
    box(ink.deep, 802, 96, 34, 104, 0.24),
    battlements(ink.accent, 744, 96, 92),
    openings(ink, 790, 1, 60, 186, 32, 60),
    shape(ink.accent, 'M250 640v-290l20 12v60l-10 40l14 50v128z', 0.35),
    box(ink.shade, 220, 636, 700, 14),
    shape(ink.shade, 'M560 650h90l40 60h-170z'),
    stroke(ink.paper, 4, 'M552 664h106M544 680h122M534 696h142'),
    repeat(
      4,
      i =>
        disc(ink.leaf, 90 + i * 52, 620 - (i % 2) * 34, 62, 54) +
        disc(ink.deep, 104 + i * 52, 634 - (i % 2) * 34, 44, 36, 0.2),
    ),
    repeat(
      4,
      i =>
        disc(ink.leaf, 960 + i * 62, 630 - (i % 2) * 44, 70, 62) +
        disc(ink.deep, 976 + i * 62, 646 - (i % 2) * 44, 48, 40, 0.24),
    ),
  ].join(''),
)
