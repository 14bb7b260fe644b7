import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Landmark } from '../../strokes/landmark.ts'
import { repeat, turned } from '../../strokes/shapes.ts'
import { bowl, ring, tableTop } from '../parts/table-setting.ts'

const dumpling = (x: number, y: number) =>
  disc('#d9cbb0', x + 6, y + 8, 62) +
  disc('#fbf3e2', x, y, 62) +
  stroke(
    '#d2c0a0',
    5,
    repeat(
      12,
      i =>
        `M${x} ${y}Q${x + Math.cos(i * 0.524 + 0.4) * 30} ${y + Math.sin(i * 0.524 + 0.4) * 30} ${x + Math.cos(i * 0.524) * 54} ${y + Math.sin(i * 0.524) * 54}`,
    ),
  ) +
  disc('#e6d8bc', x, y, 13)

/** Momos in a steamer, chilli sauce, and butter tea in a wooden bowl, on a Tibetan carpet. */
export const momo: Landmark = ink =>
  tableTop('#8f2f2a', '#5a1a1a') +
  shape('#23406e', 'M-1000 110H2200V790H-1000z') +
  stroke('#e0a83a', 10, 'M-1000 130H2200M-1000 770H2200') +
  stroke(
    '#d8502a',
    16,
    repeat(27, i => `M${-980 + i * 120} 160h40v34h40v-34`),
  ) +
  stroke(
    '#d8502a',
    16,
    repeat(27, i => `M${-980 + i * 120} 740h40v-34h40v34`),
  ) +
  stroke(
    '#4f7fb0',
    8,
    repeat(16, i => `M${-920 + i * 200} 450l70 -90l70 90l-70 90z`),
  ) +
  disc(ink.deep, 484, 480, 330, 330, 0.3) +
  disc('#b9bfc4', 460, 452, 330) +
  disc('#e2e6e8', 460, 452, 304) +
  disc('#c9ced2', 460, 452, 288) +
  repeat(8, i => dumpling(460 + Math.cos(i * 0.785) * 200, 452 + Math.sin(i * 0.785) * 200)) +
  repeat(3, i => dumpling(460 + Math.cos(i * 2.094) * 76, 452 + Math.sin(i * 2.094) * 76)) +
  bowl(ink, 950, 270, 158, '#7a4a24', '#e9cda0') +
  ring('#d9b25a', 950, 270, 148, 9) +
  shape('#fbe9c4', 'M880 250q40 -50 110 -30q40 20 20 56q-30 40 -90 30q-50 -16 -40 -56z', 0.8) +
  disc('#f4d27a', 920, 300, 16, 10) +
  disc('#f4d27a', 1000, 310, 12, 8) +
  bowl(ink, 960, 640, 124, ink.paper, '#b8241a') +
  repeat(14, i => disc(i % 2 ? '#f2b24a' : '#e2553a', 910 + ((i * 37) % 100), 590 + ((i * 53) % 100), 8, 5)) +
  repeat(3, i =>
    turned(
      i * 30 - 10,
      780,
      790,
      shape('#c8261a', `M${720 + i * 40} ${800 - i * 6}q40 -26 96 -6q-50 26 -96 6z`) +
        stroke('#4f8a3a', 8, `M${720 + i * 40} ${800 - i * 6}l-18 -6`),
    ),
  )
