import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Landmark } from '../../strokes/landmark.ts'
import { repeat, turned } from '../../strokes/shapes.ts'
import { halfEgg, herb } from '../parts/morsels.ts'
import { bowl, plate, sprinkled, tableTop } from '../parts/table-setting.ts'

const pea = (x: number, y: number, degrees: number) =>
  turned(
    degrees,
    x,
    y,
    shape('#3f4fb0', `M${x} ${y}q-60 -30 -50 -80q50 -40 100 0q10 50 -50 80z`) +
      shape('#6a7ad0', `M${x} ${y - 10}q-36 -20 -30 -54q30 -20 60 0q6 34 -30 54z`) +
      shape('#fdf3c8', `M${x} ${y - 6}q-16 -14 -10 -34h20q6 20 -10 34z`),
  )

/** Nasi kerabu: rice blue from the butterfly pea, with fried fish, salted egg, herbs, bean sprouts, crackers and budu. */
export const nasiKerabu: Landmark = ink =>
  tableTop(ink.light, ink.shade) +
  plate(ink, 560, 460, 380, ink.accent) +
  disc('#4a62b8', 500, 470, 190, 160) +
  disc('#6f88d4', 488, 456, 150, 118) +
  sprinkled(52, 500, 466, 160, (x, y, i) =>
    turned(i * 37, x, y, stroke(i % 2 ? '#a4b6ec' : '#3a4f9c', 5, `M${x} ${y}h15`)),
  ) +
  turned(
    -20,
    740,
    340,
    shape('#a8672c', 'M600 340Q650 270 760 280Q840 290 880 340L930 300V390L880 350Q830 400 750 404Q650 400 600 340z') +
      shape('#d99a4c', 'M620 336Q670 290 760 300Q810 306 850 336Q740 330 620 336z') +
      stroke('#7a4216', 5, 'M690 310q16 30 0 70M740 304q18 36 0 84M790 310q14 30 0 64') +
      disc('#3a1a10', 640, 330, 7),
  ) +
  halfEgg(700, 560, 20) +
  halfEgg(790, 500, -30) +
  repeat(9, i =>
    turned(
      i * 29,
      380 + i * 26,
      650 - Math.abs(i - 4) * 6,
      stroke(i % 3 ? '#f7f0d6' : '#7fb04a', 9, `M${356 + i * 26} ${650 - Math.abs(i - 4) * 6}q26 -18 54 0`),
    ),
  ) +
  repeat(7, i => herb(360, 300, i * 51, 66, i % 2 ? '#5aa052' : '#3f8a45')) +
  sprinkled(20, 630, 660, 60, (x, y) => disc('#d98a3a', x, y, 10, 7)) +
  repeat(3, i =>
    turned(
      i * 24 - 20,
      240,
      470,
      shape('#f0d49a', `M${190 + i * 16} ${400 + i * 60}q60 -30 110 6q10 50 -50 60q-60 0 -60 -66z`) +
        disc('#d8b06a', 240 + i * 16, 430 + i * 60, 12, 8),
    ),
  ) +
  bowl(ink, 1030, 690, 120, ink.paper, '#6a3a1c') +
  repeat(4, i => stroke('#d8322f', 9, `M${980 + i * 26} ${680 + (i % 2) * 20}q12 -10 24 0`)) +
  pea(1040, 260, 20) +
  pea(130, 180, -30) +
  pea(960, 160, -60)
