import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Landmark } from '../../strokes/landmark.ts'
import { repeat, turned } from '../../strokes/shapes.ts'
import { ring, sprinkled, tableTop } from '../parts/table-setting.ts'

/** What a careful traveller carries, laid out on a bed: a medicine bag, plasters, tablets, a thermometer, spectacles and sun cream. */
export const firstAid: Landmark = ink =>
  tableTop(ink.light, ink.shade) +
  shape(ink.deep, 'M380 240H860q30 0 30 30V610q0 30 -30 30H380q-30 0 -30 -30V270q0 -30 30 -30z', 0.25) +
  stroke(ink.shade, 26, 'M520 216q0 -66 60 -66h60q60 0 60 66') +
  shape('#d2382f', 'M360 210H840q30 0 30 30V580q0 30 -30 30H360q-30 0 -30 -30V240q0 -30 30 -30z') +
  shape('#a3241f', 'M330 480H870V580q0 30 -30 30H360q-30 0 -30 -30z', 0.6) +
  stroke('#f4c9a0', 5, 'M352 240V580M848 240V580M330 300H870') +
  disc('#fdf8ee', 600, 430, 104) +
  shape('#2f8f57', 'M572 350h56v52h52v56h-52v52h-56v-52h-52v-56h52z') +
  turned(
    -18,
    180,
    300,
    shape(ink.deep, 'M70 276h240q40 0 40 40t-40 40H70q-40 0 -40 -40t40 -40z', 0.2) +
      shape('#e8b98c', 'M60 262h240q40 0 40 40t-40 40H60q-40 0 -40 -40t40 -40z') +
      box('#f6dcc0', 130, 266, 100, 72) +
      repeat(9, i => disc('#c98f62', 150 + (i % 3) * 30, 284 + Math.floor(i / 3) * 18, 5)),
  ) +
  turned(
    30,
    180,
    520,
    shape('#e8b98c', 'M80 496h180q30 0 30 30t-30 30H80q-30 0 -30 -30t30 -30z') + box('#f6dcc0', 130, 498, 80, 56),
  ) +
  turned(
    12,
    1010,
    330,
    box(ink.deep, 940, 230, 170, 240, 0.22) +
      shape('#dfe6ea', 'M924 210h170v240h-170z') +
      repeat(
        12,
        i =>
          disc('#9aaab4', 966 + (i % 3) * 44, 244 + Math.floor(i / 3) * 58, 19) +
          disc(i === 4 ? '#dfe6ea' : '#fdf8ee', 966 + (i % 3) * 44, 240 + Math.floor(i / 3) * 58, 16),
      ),
  ) +
  turned(
    -30,
    300,
    760,
    shape(ink.deep, 'M130 770h330v26H130z', 0.2) +
      shape('#fdf8ee', 'M120 748h300q30 0 60 12q-30 14 -60 14H120q-16 -13 0 -26z') +
      box('#d2382f', 200, 757, 170, 7) +
      stroke(
        '#9aaab4',
        3,
        repeat(9, i => `M${210 + i * 20} 750v6`),
      ),
  ) +
  ring('#3a2f3a', 690, 770, 74, 12) +
  ring('#3a2f3a', 870, 760, 74, 12) +
  disc('#bfe0ea', 690, 770, 66, 66, 0.5) +
  disc('#bfe0ea', 870, 760, 66, 66, 0.5) +
  stroke('#3a2f3a', 12, 'M762 758q18 -16 36 -2M618 752q-40 -70 -10 -100M944 742q60 -50 40 -100') +
  turned(
    -8,
    1060,
    700,
    box(ink.deep, 1012, 600, 110, 240, 0.22) +
      shape(ink.accent, 'M1000 600h104l10 230q0 16 -16 16h-92q-16 0 -16 -16z') +
      box('#fdf8ee', 1016, 560, 72, 46) +
      disc('#fdf3c8', 1052, 700, 34) +
      repeat(8, i => turned(i * 45, 1052, 700, stroke('#fdf3c8', 7, 'M1052 654v-16'))),
  ) +
  sprinkled(7, 480, 730, 60, (x, y, i) =>
    turned(i * 50, x, y, disc('#fdf8ee', x, y, 15) + stroke('#c9d2d6', 3, `M${x - 9} ${y}h18`)),
  )
