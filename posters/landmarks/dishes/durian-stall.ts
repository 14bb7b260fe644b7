import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, repeat, turned } from '../../strokes/shapes.ts'

const spikes = (r: number) =>
  repeat(24, i =>
    turned(i * 15, 0, 0, shape('#6d7f2c', `M${-r * 0.14} ${-r * 0.92}L0 ${-r * 1.14}L${r * 0.14} ${-r * 0.92}z`)),
  )

/** A whole durian, about 200 wide round 0, 0. */
const durian = (size: number) =>
  at(
    0,
    0,
    stroke('#7a6a34', 17, 'M0 -100V-150') +
      spikes(100) +
      disc('#8a9c3a', 0, 0, 98, 98) +
      repeat(4, row =>
        repeat(5, i =>
          shape(
            row < 2 && i < 3 ? '#b4c45a' : '#6d7f2c',
            `M${-70 + i * 32 + (row % 2) * 14} ${-42 + row * 34}l14 -30l14 30z`,
          ),
        ),
      ) +
      disc('#4f5c1e', 34, 34, 60, 56, 0.2),
    size,
  )

/** A durian split open to show its golden pods. */
const opened = () =>
  spikes(130) +
  disc('#8a9c3a', 0, 0, 126) +
  disc('#f4ead0', 0, 0, 108) +
  repeat(3, i =>
    turned(
      i * 120 - 20,
      0,
      0,
      shape('#e6d6b0', 'M-46 -10Q-64 -90 0 -98Q64 -90 46 -10Q0 10 -46 -10z') +
        shape('#f4b92f', 'M-34 -18Q-48 -80 0 -88Q48 -80 34 -18Q0 -2 -34 -18z') +
        shape('#ffd970', 'M-22 -40Q-30 -76 0 -80Q10 -70 -4 -30z'),
    ),
  )

/** A durian stall under its bulbs: fruit piled on tiers, two split open on the table in front, baskets of mangosteens. */
export const durianStall: Landmark = (ink: Ink) =>
  box(ink.deep, -1000, -300, 3200, 1500) +
  shape(ink.shade, 'M-1000 120H2200V640H-1000z', 0.8) +
  shape('#d8322f', 'M-1000 -300H2200V90H-1000z') +
  shape(
    '#fdf3d8',
    repeat(16, i => `M${-1000 + i * 200} -300h100V90h-100z`),
  ) +
  shape('#8f1f1c', `M-1000 80H2200V100${repeat(32, () => 'q-50 40 -100 0')}z`) +
  repeat(
    9,
    i =>
      stroke('#17131c', 4, `M${-560 + i * 230} 90v80`) +
      disc(ink.glow, -560 + i * 230, 200, 130, 110, 0.14) +
      disc(ink.glow, -560 + i * 230, 190, 22, 26),
  ) +
  box('#8a5a34', -1000, 450, 3200, 26) +
  box('#6a4428', -1000, 476, 3200, 150) +
  repeat(16, i => at(-900 + i * 190, 376, durian(0.82))) +
  repeat(15, i => at(-806 + i * 190, 280, durian(0.66))) +
  box('#a87444', -1000, 600, 3200, 36) +
  box('#8a5a34', -1000, 636, 3200, 570) +
  stroke(
    '#6a4428',
    6,
    repeat(6, i => `M-1000 ${690 + i * 60}H2200`),
  ) +
  repeat(8, i => at(-960 + i * 210 + (i > 4 ? 210 : 0), 556, durian(0.9))) +
  disc(ink.deep, 470, 796, 150, 30, 0.3) +
  at(450, 690, opened()) +
  at(760, 716, opened(), 0.86) +
  shape('#c79a54', 'M930 690H1170L1146 850H954z') +
  stroke(
    '#8d6428',
    6,
    repeat(4, i => `M${936 + i * 5} ${716 + i * 36}H${1164 - i * 5}`),
  ) +
  repeat(
    11,
    i =>
      disc('#5c2142', 950 + (i % 6) * 40 + (i > 5 ? 20 : 0), 690 - Math.floor(i / 6) * 40, 30) +
      shape('#7fa04a', `M${932 + (i % 6) * 40 + (i > 5 ? 20 : 0)} ${668 - Math.floor(i / 6) * 40}q18 -18 36 0z`),
  ) +
  box('#fdf8ee', 120, 640, 150, 96) +
  stroke('#d8322f', 12, 'M144 672h102M144 704h66')
