import { painted } from '../../colours/own-colours.ts'
import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { at, repeat, turned } from '../../strokes/shapes.ts'
import { plate, ring, sprinkled } from '../parts/table-setting.ts'

/** A table of bamboo canes side by side, with their joints. */
const bambooTable = (ink: Ink) =>
  shape(ink.base, 'M-1000 -300H2200V1200H-1000z') +
  stroke(
    ink.shade,
    6,
    repeat(22, i => `M${-1000 + i * 150} -300V1200`),
    0.75,
  ) +
  stroke(
    ink.light,
    12,
    repeat(22, i => `M${-960 + i * 150} -300V1200`),
    0.4,
  ) +
  stroke(
    ink.shade,
    7,
    repeat(44, i => `M${-996 + (i % 22) * 150} ${-180 + ((i * 337) % 1300)}h142`),
    0.8,
  ) +
  shape('#fff8e6', 'M-1000 -300H260L-420 1200H-1000zM520 -300H760L80 1200H-160z', 0.13)

const blue = '#2f5f9c'

/** Bowl on its saucer, full of green tea; the flowers stand around the rim. */
const gaiwan = (ink: Ink, x: number, y: number, size: number) =>
  at(
    x,
    y,
    disc(ink.deep, 24, 30, 262, 262, 0.28) +
      disc('#f7f3ea', 0, 0, 262) +
      ring(blue, 0, 0, 248, 7) +
      disc('#dcd6c8', 0, 0, 204) +
      repeat(10, i => turned(i * 36, 0, 0, stroke(blue, 6, 'M-30 -224q30 -16 60 0') + disc(blue, 0, -228, 9))) +
      disc(ink.deep, 8, 14, 190, 190, 0.24) +
      disc('#fffdf6', 0, 0, 188) +
      ring(blue, 0, 0, 178, 5) +
      disc('#c9b53e', 0, 4, 160) +
      disc('#dfcf62', -10, -6, 132) +
      shape('#8a7a22', 'M-160 4a160 160 0 0 1 320 0a172 150 0 0 0 -320 0z', 0.35) +
      sprinkled(15, 0, 10, 118, (px, py, i) =>
        turned(i * 53, px, py, shape(i % 3 ? '#5f7d2c' : '#86a03c', `M${px - 26} ${py}q26 -18 54 0q-26 16 -54 0z`)),
      ) +
      repeat(4, i => turned(i * 90 + 20, 0, 0, disc('#fffbe8', 0, -64, 13) + disc('#f3e9b8', 8, -54, 8))) +
      stroke('#fffbe0', 6, 'M-110 -70Q-70 -120 -10 -130', 0.8),
    size,
  )

/** The lid, laid aside upside up, with its knob. */
const lid = (ink: Ink, x: number, y: number, size: number) =>
  at(
    x,
    y,
    disc(ink.deep, 22, 28, 170, 170, 0.28) +
      disc('#fffdf6', 0, 0, 170) +
      disc('#e6dfd0', 10, 14, 140) +
      disc('#fffdf6', 0, 0, 136) +
      ring(blue, 0, 0, 154, 5) +
      repeat(6, i =>
        turned(
          i * 60,
          0,
          0,
          stroke(blue, 7, 'M0 -120Q34 -104 18 -74Q0 -92 -18 -74Q-34 -104 0 -120') +
            stroke(blue, 4, 'M-44 -100q-10 20 8 34M44 -100q10 20 -8 34'),
        ),
      ) +
      disc(ink.deep, 5, 7, 44, 44, 0.25) +
      disc('#fffdf6', 0, 0, 42) +
      ring(blue, 0, 0, 32, 4),
    size,
  )

const seed = (x: number, y: number, degrees: number) =>
  turned(
    degrees,
    x,
    y,
    shape('#2c2a2e', `M${x - 20} ${y}q14 -17 40 0q-26 17 -40 0z`) +
      stroke('#d9d2c2', 3, `M${x - 12} ${y - 3}q12 -6 24 0M${x - 12} ${y + 3}q12 6 24 0`),
  )

/** Playing cards of the long, narrow kind that Sichuan plays at tea. */
const card = (x: number, y: number, degrees: number, suit: string) =>
  turned(
    degrees,
    x,
    y,
    shape('#2b2230', `M${x - 30} ${y - 94}h72v204h-72z`, 0.22) +
      shape('#fbf5e6', `M${x - 38} ${y - 104}h76v208h-76z`) +
      repeat(3, i => disc(suit, x - 14, y - 70 + i * 40, 12) + disc(suit, x + 16, y - 50 + i * 40, 12)) +
      stroke(suit, 4, `M${x - 26} ${y + 70}h52M${x - 26} ${y + 84}h52`),
  )

/** An afternoon in a Chengdu teahouse: the lidded bowl of jasmine tea on its saucer, sunflower seeds, a hand of long cards. */
export const gaiwanTea = painted(
  { base: '#c9964e' },
  ink =>
    bambooTable(ink) +
    gaiwan(ink, 470, 470, 1.16) +
    lid(ink, 890, 250, 1.02) +
    plate(ink, 950, 680, 180, ink.accent) +
    sprinkled(34, 950, 680, 130, (x, y, i) => seed(x, y, i * 71)) +
    seed(790, 560, 20) +
    seed(730, 780, 100) +
    seed(1130, 470, 60) +
    card(80, 170, -28, '#b8302a') +
    card(140, 150, -12, '#2c2a2e') +
    card(202, 146, 4, '#b8302a'),
)
