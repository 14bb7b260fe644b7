import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Landmark } from '../../strokes/landmark.ts'
import { repeat, turned } from '../../strokes/shapes.ts'
import { herb, noodles, slice } from '../parts/morsels.ts'
import { bowl, chopsticks, plate, ring, sprinkled, tableTop } from '../parts/table-setting.ts'

/** Khao soi: egg noodles and chicken in a golden coconut curry under a nest of crisp ones, with pickled mustard, shallots and lime. */
export const khaoSoi: Landmark = ink =>
  tableTop(ink.base, ink.deep) +
  bowl(ink, 500, 460, 340, '#2f4f8a', '#d8912f') +
  ring('#fdf8ee', 500, 460, 322, 8) +
  sprinkled(34, 500, 460, 260, (x, y, i) =>
    disc(i % 2 ? '#f2c25a' : '#c8502a', x, y, 9 + (i % 4) * 3, 6 + (i % 3) * 2, 0.8),
  ) +
  noodles('#f4d278', '#d8a83e', 470, 520, 170) +
  shape('#a8602a', 'M620 340Q650 270 720 300Q770 350 740 430Q720 500 650 480Q600 430 620 340z') +
  shape('#cf8a44', 'M640 350Q664 300 710 320Q740 360 720 410Q680 360 640 350z') +
  disc('#fdf3e0', 756, 456, 24, 20) +
  sprinkled(34, 450, 380, 120, (x, y, i) =>
    turned(i * 53, x, y, stroke(i % 2 ? '#f0b94a' : '#c98a2a', 9, `M${x - 50} ${y}q30 ${i % 3 ? -30 : 26} 60 0t40 -8`)),
  ) +
  herb(600, 600, -30, 62) +
  herb(606, 606, 40, 58) +
  herb(594, 606, 150, 52) +
  plate(ink, 980, 260, 170, ink.accent) +
  slice(930, 220, 48, '#5c9b3c', '#d6e890', 9) +
  slice(1020, 200, 48, '#5c9b3c', '#d6e890', 9) +
  repeat(6, i =>
    turned(
      i * 34,
      930 + (i % 3) * 40,
      310,
      stroke('#a04a7c', 11, `M${906 + (i % 3) * 40} ${300 + Math.floor(i / 3) * 30}q24 -24 48 0`),
    ),
  ) +
  repeat(5, i => shape('#8fa04a', `M${1010 + (i % 2) * 40} ${270 + i * 16}q30 -20 54 4q-20 24 -54 -4z`)) +
  bowl(ink, 990, 620, 110, ink.paper, '#8f1f14') +
  sprinkled(20, 990, 620, 74, (x, y, i) => disc(i % 2 ? '#e2553a' : '#f2b24a', x, y, 7, 5)) +
  chopsticks(ink, 640, 820, 400, -10, '#5d2414')
