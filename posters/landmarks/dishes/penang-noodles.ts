import { disc, stroke } from '../../strokes/brush.ts'
import type { Landmark } from '../../strokes/landmark.ts'
import { repeat, turned } from '../../strokes/shapes.ts'
import { herb, noodles, prawn, slice } from '../parts/morsels.ts'
import { bowl, chopsticks, plate, ring, spoon, sprinkled, tableTop } from '../parts/table-setting.ts'

/** Char koay teow on a plate and assam laksa in a bowl, on a hawker's table in Penang. */
export const penangNoodles: Landmark = ink =>
  tableTop(ink.light, ink.shade) +
  plate(ink, 400, 520, 286, ink.accent) +
  noodles('#b9773c', '#8a4f22', 400, 520, 220) +
  noodles('#d29a5c', '#9c5c2a', 400, 510, 150) +
  sprinkled(18, 400, 520, 170, (x, y, i) =>
    turned(i * 59, x, y, stroke(i % 2 ? '#f6efd8' : '#4e9344', i % 2 ? 8 : 11, `M${x - 36} ${y}q36 -22 72 0`)),
  ) +
  prawn(330, 450, -20) +
  prawn(480, 560, 120) +
  prawn(380, 620, 220, 0.9) +
  sprinkled(7, 430, 480, 130, (x, y) => disc('#8b3a26', x, y, 19, 13) + disc('#d98a58', x - 3, y - 3, 10, 6)) +
  bowl(ink, 860, 370, 236, ink.base, '#b4502a') +
  noodles('#f7ecd2', '#dcc59a', 860, 390, 130) +
  sprinkled(26, 860, 370, 185, (x, y, i) =>
    i % 3 ? disc('#dd7b46', x, y, 6 + (i % 4) * 2, 6 + (i % 4) * 2, 0.7) : '',
  ) +
  repeat(5, i =>
    turned(i * 38, 790 + i * 34, 300, `${stroke('#f3c23e', 22, `M${780 + i * 34} ${300 + (i % 2) * 22}h16`)}`),
  ) +
  repeat(7, i => turned(i * 25 - 60, 930, 420, stroke('#cfe6a0', 8, `M900 ${390 + i * 10}h70`))) +
  repeat(4, i => ring('#a84a7c', 790 + i * 36, 470 - (i % 2) * 26, 18, 6)) +
  herb(850, 340, -80, 54) +
  herb(858, 344, -20, 52) +
  herb(846, 346, 200, 50) +
  herb(856, 352, 80, 40) +
  slice(1060, 690, 56, '#5c9b3c', '#cfe38c', 9) +
  chopsticks(ink, 640, 690, 430, -58, ink.deep) +
  spoon(ink, 1020, 560, 60, ink.paper)
