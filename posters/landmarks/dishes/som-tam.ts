import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Landmark } from '../../strokes/landmark.ts'
import { repeat, turned } from '../../strokes/shapes.ts'
import { slice } from '../parts/morsels.ts'
import { plate, ring, sprinkled, tableTop } from '../parts/table-setting.ts'

const weave = (x: number, y: number, size: number) =>
  disc('#d9ab58', x, y, size) +
  stroke(
    '#a5742c',
    6,
    repeat(
      8,
      i => `M${x - size * 0.8} ${y - size * 0.6 + i * size * 0.18}q${size * 0.8} ${size * 0.16} ${size * 1.6} 0`,
    ),
    0.6,
  ) +
  ring('#8d5d28', x, y, size - 5, 10)

/** Green papaya salad pounded in its clay mortar, grilled chicken, and a basket of sticky rice. */
export const somTam: Landmark = ink =>
  tableTop(ink.leaf, ink.deep) +
  disc(ink.deep, 500, 470, 318, 318, 0.3) +
  disc('#9c5a36', 476, 440, 316) +
  disc('#c07a4c', 470, 434, 300) +
  disc('#5e3220', 476, 440, 262) +
  sprinkled(60, 476, 440, 205, (x, y, i) =>
    turned(i * 67, x, y, stroke(i % 4 ? '#e9efc0' : '#b8d38a', 10, `M${x - 46} ${y}q46 ${i % 2 ? -18 : 18} 92 0`)),
  ) +
  sprinkled(12, 476, 440, 185, (x, y, i) => turned(i * 31, x, y, stroke('#ee8434', 8, `M${x - 34} ${y}q34 -14 64 0`))) +
  sprinkled(7, 476, 440, 160, (x, y, i) =>
    turned(
      i * 53,
      x,
      y,
      shape('#d8392a', `M${x - 40} ${y}a40 40 0 0 1 80 0z`) + shape('#f58a6c', `M${x - 28} ${y - 2}a28 28 0 0 1 56 0z`),
    ),
  ) +
  sprinkled(18, 476, 440, 190, (x, y) => disc('#b9713a', x, y, 13, 10)) +
  sprinkled(9, 470, 450, 170, (x, y, i) =>
    turned(i * 77, x, y, stroke(i % 2 ? '#b3180f' : '#3f8a45', 11, `M${x - 22} ${y}q22 -12 44 0`)),
  ) +
  turned(
    -36,
    620,
    330,
    shape(ink.deep, 'M622 352h420q40 -12 40 -30t-40 -34h-420z', 0.3) +
      shape('#8a5a34', 'M600 296h430q46 4 46 36t-46 36H600q-34 -36 0 -72z') +
      shape('#b98352', 'M606 304h420q30 2 36 16H600z'),
  ) +
  slice(830, 560, 54, '#5c9b3c', '#d6e890', 9) +
  slice(760, 640, 50, '#5c9b3c', '#d6e890', 9) +
  disc(ink.deep, 1006, 726, 170, 170, 0.28) +
  weave(990, 706, 168) +
  disc('#fffaf0', 990, 706, 128) +
  sprinkled(34, 990, 706, 112, (x, y, i) => turned(i * 41, x, y, stroke('#e2d7bd', 5, `M${x} ${y}h15`))) +
  plate(ink, 130, 780, 150, ink.accent) +
  turned(
    -24,
    140,
    770,
    shape('#a8602a', 'M40 780q10 -70 100 -66q90 4 110 60l60 -6q20 14 0 30l-60 4q-30 50 -110 44T40 780z') +
      shape('#d9954e', 'M64 764q20 -40 80 -36q50 4 70 36q-70 -20 -150 0z') +
      stroke('#6a3416', 7, 'M90 740l30 90M140 730l30 96M190 740l24 76'),
  )
