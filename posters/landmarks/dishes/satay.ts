import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Landmark } from '../../strokes/landmark.ts'
import { repeat, turned } from '../../strokes/shapes.ts'
import { slice } from '../parts/morsels.ts'
import { bowl, sprinkled, tableTop } from '../parts/table-setting.ts'

const stick = (degrees: number, i: number) =>
  turned(
    degrees,
    330,
    1060,
    stroke('#d8b26a', 9, 'M330 760V190') +
      repeat(4, k =>
        shape(
          k % 2 ? '#9c5426' : '#b56a30',
          `M${302 + ((i + k) % 2) * 4} ${272 + k * 74}q28 -26 54 0q12 36 0 64q-28 16 -54 0q-14 -34 0 -64z`,
        ),
      ) +
      repeat(4, k => stroke('#5d2a10', 6, `M312 ${292 + k * 74}l28 12M318 ${316 + k * 74}l24 10`, 0.7)) +
      stroke('#f0b870', 5, 'M312 288q12 -12 26 -8M312 436q12 -12 26 -8'),
  )

/** Satay from the charcoal: skewers in a fan on a banana leaf, peanut sauce, pressed rice, cucumber and onion. */
export const satay: Landmark = ink =>
  tableTop(ink.base, ink.deep) +
  shape(ink.deep, 'M60 440Q140 150 480 120Q820 130 860 420Q800 800 460 860Q120 820 60 440z', 0.25) +
  shape('#4f9a4b', 'M40 410Q120 120 460 90Q800 100 840 390Q780 770 440 830Q100 790 40 410z') +
  shape('#3d823f', 'M40 410Q440 430 840 390Q780 770 440 830Q100 790 40 410z') +
  stroke('#8cc46e', 6, 'M40 410Q440 430 840 390') +
  repeat(7, i => stick(-9 + i * 7.4, i)) +
  bowl(ink, 960, 300, 168, ink.paper, '#a8602a') +
  sprinkled(30, 960, 300, 116, (x, y, i) => disc(i % 3 ? '#d99a58' : '#7a3a16', x, y, 7 + (i % 3) * 3, 6)) +
  disc('#d8442a', 930, 270, 44, 26, 0.55) +
  repeat(3, i => slice(800 + i * 70, 590 + i * 16, 52, '#3c8a47', '#d9eeb4', 8)) +
  repeat(4, i =>
    shape(i % 2 ? '#fffaf0' : '#f4ead0', `M${880 + (i % 2) * 110} ${690 + Math.floor(i / 2) * 96}h92v80h-92z`),
  ) +
  repeat(4, i => stroke('#d9cda9', 5, `M${880 + (i % 2) * 110} ${768 + Math.floor(i / 2) * 96}h92v-76`)) +
  repeat(5, i => stroke('#a84a7c', 9, `M${690 + (i % 3) * 44} ${700 + i * 22}q26 -34 56 -6`)) +
  stroke(
    '#f0d2e0',
    4,
    repeat(5, i => `M${696 + (i % 3) * 44} ${706 + i * 22}q22 -24 44 -4`),
  )
