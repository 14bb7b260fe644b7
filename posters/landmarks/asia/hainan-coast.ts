import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, palm, repeat } from '../../strokes/shapes.ts'

const granite = { lit: '#e6d3b1', face: '#cbb491', dim: '#a58c70', dark: '#7d6753', crack: '#5d4e42' }

/** A boulder that the sea has rounded, 100 wide and 100 high: lit from the left, split along its joints, wet at its foot. */
const boulder = (x: number, y: number, width: number, height: number) =>
  at(
    x,
    y,
    shape(granite.face, 'M0 0C-6 -40 4 -70 22 -88C34 -100 58 -104 74 -92C96 -76 106 -36 100 0z') +
      shape(granite.dim, 'M46 0C54 -34 48 -66 40 -97C52 -102 64 -99 74 -92C96 -76 106 -36 100 0z') +
      shape(granite.dark, 'M74 0C82 -30 80 -64 70 -94C96 -80 107 -38 100 0z') +
      shape(granite.lit, 'M5 -22C5 -52 14 -74 28 -86C34 -91 38 -92 42 -92C30 -74 22 -54 20 -24C15 -20 9 -20 5 -22z') +
      stroke(granite.crack, 1.6, 'M30 -92C34 -66 30 -50 38 -30M58 -99C66 -78 62 -62 68 -48M62 -60L78 -44', 0.7) +
      shape(granite.crack, 'M0 0C0 -10 4 -14 14 -9C40 -14 70 -8 99 -11L100 0z', 0.75),
    width / 100,
    height / 100,
  )

/** The light that the wet sand gives back below a boulder. */
const wet = (x: number, y: number, width: number) =>
  shape(granite.dark, `M${x} ${y}h${width}l${-width * 0.12} 26h${-width * 0.7}z`, 0.22)

const surf = (ink: Ink, x: number, y: number, width: number) =>
  shape(
    ink.paper,
    `M${x - 22} ${y + 7}q${width * 0.08} -20 ${width * 0.2} -8q${width * 0.1} -20 ${width * 0.24} -4q${width * 0.12} -18 ${width * 0.26} -2q${width * 0.12} -18 ${width * 0.24} 0q${width * 0.1} -8 ${width * 0.16} 12q${-width * 0.5} 16 ${-width * 1.1} 2z`,
  )

/** Two characters for the end of the sky, cut in the stone and painted red. */
const carved =
  'M-34 -92h68M-44 -66h88M0 -90C-2 -36 -14 -10 -44 10M2 -58C10 -28 20 -8 46 8M-40 44l14 12M-46 70l14 12M-42 122C-34 108 -28 98 -24 86M-10 42h54M-8 42C-8 88 -12 106 -22 124M18 56v66M-2 68h40M4 92h28M-6 122h50'

/** Those in the surf: left, foot, width, height. */
const foremost: [number, number, number, number][] = [
  [420, 682, 270, 262],
  [812, 690, 230, 190],
  [246, 696, 170, 120],
  [706, 704, 140, 92],
  [1080, 700, 110, 70],
  [120, 708, 92, 58],
]

const sail = (ink: Ink, x: number, y: number, s: number) =>
  at(
    x,
    y,
    shape(ink.paper, 'M2 -8V-70Q34 -40 38 -8zM-4 -8V-58Q-26 -34 -28 -8z') + shape(ink.shade, 'M-34 -4h80l-12 14h-56z'),
    s,
  )

/** Tianya Haijiao, Hainan: the granite boulders at the end of the earth, red characters cut in the tallest, surf at their feet. */
export const hainanCoast: Landmark = ink =>
  shape(ink.leaf, 'M760 604C860 560 960 566 1040 540C1160 510 1320 520 1480 560C1700 580 1960 560 2200 580V640H760z') +
  shape(
    ink.paper,
    'M760 604C860 560 960 566 1040 540C1160 510 1320 520 1480 560C1700 580 1960 560 2200 580V640H760z',
    0.35,
  ) +
  sail(ink, 190, 606, 0.8) +
  sail(ink, -330, 604, 1) +
  sail(ink, 262, 604, 0.5) +
  boulder(860, 650, 150, 170) +
  boulder(330, 654, 180, 190) +
  boulder(604, 668, 260, 424) +
  at(726, 400, stroke(granite.crack, 11, carved, 0.5) + at(-2, -2, stroke('#c0281f', 8.5, carved)), 0.98) +
  foremost.map(([x, y, width, height]) => boulder(x, y, width, height)).join('') +
  foremost.map(([x, y, width]) => wet(x, y + 4, width) + surf(ink, x, y, width)).join('') +
  shape(
    ink.paper,
    `M-1000 726Q-300 704 100 720${repeat(9, i => `q60 ${i % 2 ? 16 : -20} 120 0`)}Q1500 704 2200 726V740Q1400 726 1180 740${repeat(9, i => `q-60 ${i % 2 ? 14 : -14} -120 0`)}Q-300 726 -1000 740z`,
    0.85,
  ) +
  stroke(ink.paper, 5, 'M-700 640h150M-420 660h90M20 630h120M1240 650h160M1500 634h90M-180 684h110', 0.7) +
  disc(ink.deep, 66, 868, 120, 12, 0.16) +
  palm(70, 866, 500, 110, ink.shade, ink.deep, ink.leaf) +
  palm(20, 872, 380, -120, ink.shade, ink.deep, ink.leaf) +
  stroke(ink.paper, 6, 'M300 250q24 -34 46 -4q20 -30 46 0M420 190q16 -22 30 -2q14 -20 30 0')
