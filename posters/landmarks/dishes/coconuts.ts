import { painted } from '../../colours/own-colours.ts'
import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { at, repeat, turned } from '../../strokes/shapes.ts'
import { plate, ring, sprinkled, tableTop } from '../parts/table-setting.ts'

/** A young coconut from above, its husk pared white to a point, the top cut open; a straw and a spoon are in it. */
const young = (ink: Ink) =>
  disc(ink.deep, 30, 38, 262, 252, 0.3) +
  shape('#3f8f4a', 'M0 -262Q190 -250 252 -90Q290 90 160 210Q0 300 -160 210Q-290 90 -252 -90Q-190 -250 0 -262z') +
  shape('#63b160', 'M0 -262Q-190 -250 -252 -90Q-276 40 -214 148Q-232 -60 -120 -170Q-60 -226 0 -262z') +
  shape('#f4ead0', 'M0 -200L120 -166L190 -60L186 70L110 166L0 196L-112 166L-186 70L-190 -60L-120 -166z') +
  shape('#dccfa8', 'M0 196L110 166L186 70L190 -60L120 -166L0 -200L84 -120L134 -40L130 50L78 118L0 140z', 0.8) +
  stroke(
    '#c9b98a',
    4,
    'M0 -200L-8 -132M120 -166L78 -108M190 -60L132 -36M186 70L130 46M110 166L78 116M0 196V138M-112 166L-80 116M-186 70L-132 46M-190 -60L-134 -38M-120 -166L-82 -110',
  ) +
  disc('#fffdf4', 0, 0, 136, 132) +
  disc('#e4dcc0', 0, 4, 112, 108) +
  disc('#f6f6ee', 4, 10, 98, 92) +
  disc('#d6e6df', 8, 16, 84, 76) +
  shape('#ffffff', 'M-50 -14Q-20 -50 40 -40Q0 -30 -30 8z', 0.8) +
  stroke(ink.deep, 15, 'M44 26L196 -236', 0.2) +
  stroke('#d8402f', 15, 'M30 10L170 -250L236 -272') +
  stroke('#fbf3e4', 15, 'M52 -30l10 -19M84 -90l10 -19M116 -150l10 -19M148 -210l10 -18')

/** Half a ripe nut: hair, shell, white meat, and the hollow. */
const half = (ink: Ink) =>
  disc(ink.deep, 22, 28, 174, 168, 0.28) +
  disc('#7a4a26', 0, 0, 176, 168) +
  stroke(
    '#9a6436',
    5,
    repeat(
      26,
      i =>
        `M${Math.cos(i * 0.242) * 158} ${Math.sin(i * 0.242) * 150}L${Math.cos(i * 0.242 + 0.1) * 184} ${Math.sin(i * 0.242 + 0.1) * 176}`,
    ),
  ) +
  disc('#3d2416', 0, 0, 154, 146) +
  disc('#fffdf6', 0, 0, 144, 136) +
  disc('#e6dcc6', 6, 8, 106, 98) +
  shape('#cfc2a6', 'M-98 8a106 98 0 0 1 204 -8a116 84 0 0 0 -204 8z') +
  disc('#f3ecdc', 14, 22, 66, 56)

/** A parcel of coconut toffee in its leaf. */
const toffee = (x: number, y: number, degrees: number) =>
  turned(
    degrees,
    x,
    y,
    shape('#b98a4e', `M${x - 60} ${y - 24}h120v48h-120z`) +
      shape('#d8b274', `M${x - 60} ${y - 24}h120v18h-120z`) +
      shape('#5a2f16', `M${x - 86} ${y - 15}h28v30h-28zM${x + 58} ${y - 15}h28v30h-28z`) +
      stroke('#8a5f2e', 4, `M${x - 40} ${y - 24}v48M${x} ${y - 24}v48M${x + 40} ${y - 24}v48`),
  )

const frangipani = (x: number, y: number, size: number) =>
  at(
    x,
    y,
    repeat(5, i =>
      turned(i * 72, 0, 0, shape(i % 2 ? '#fffdf6' : '#f7f0e2', 'M0 0Q-44 -30 -26 -76Q8 -96 30 -62Q34 -24 0 0z')),
    ) + repeat(5, i => turned(i * 72, 0, 0, shape('#f4b93c', 'M0 0Q-16 -14 -8 -36Q10 -30 0 0z'))),
    size,
  )

/** What an island of coconuts puts on the table: a young one to drink, halves for the kitchen, toffee in its leaf. */
export const coconuts = painted(
  { base: '#e0b888' },
  ink =>
    tableTop(ink.base, ink.shade) +
    shape(ink.deep, 'M-80 260Q260 120 700 -80L760 -20Q380 220 -60 360z', 0.16) +
    shape('#3f8a4a', 'M-100 220Q240 100 700 -120L740 -60Q340 160 -80 300z') +
    shape('#57a457', 'M-100 220Q240 100 700 -120L716 -100Q280 130 -92 250z') +
    stroke('#8cc46e', 8, 'M-100 258Q280 130 720 -90') +
    at(420, 490, young(ink), 1.08) +
    at(900, 300, half(ink), 1.04) +
    at(1090, 560, half(ink), 0.86) +
    plate(ink, 810, 716, 166, '#2f7d8c') +
    toffee(790, 660, -14) +
    toffee(840, 722, 10) +
    toffee(776, 778, -6) +
    sprinkled(16, 1000, 830, 70, (x, y, i) =>
      turned(i * 57, x, y, stroke('#fffdf6', 7, `M${x - 14} ${y}q14 -8 28 0`)),
    ) +
    frangipani(110, 780, 1.1) +
    frangipani(1090, 110, 0.9) +
    ring('#c9b98a', 420, 490, 148, 2, 0.4),
)
