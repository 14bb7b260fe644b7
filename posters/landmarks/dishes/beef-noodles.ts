import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Landmark } from '../../strokes/landmark.ts'
import { repeat, turned } from '../../strokes/shapes.ts'
import { herb, noodles } from '../parts/morsels.ts'
import { bowl, chopsticks, plate, ring, sprinkled, tableTop } from '../parts/table-setting.ts'

const skewer = (i: number) =>
  turned(
    -24,
    960,
    300 + i * 46,
    stroke('#d8b26a', 7, `M790 ${300 + i * 46}h360`) +
      repeat(
        5,
        k =>
          disc(k % 2 ? '#8a4624' : '#a85c2e', 830 + k * 48, 300 + i * 46, 26, 19) +
          disc('#d8442a', 826 + k * 48, 294 + i * 46, 5),
      ),
  )

/** Hand-pulled noodles in clear beef broth with chilli oil, as halal kitchens of western China serve them, with lamb skewers and flat bread. */
export const beefNoodles: Landmark = ink =>
  tableTop(ink.water, ink.deep) +
  bowl(ink, 450, 460, 330, '#f4efe2', '#a8672c') +
  ring('#2f66a8', 450, 460, 312, 9) +
  noodles('#f8e8bc', '#d9bd7c', 450, 490, 210) +
  shape('#c8301c', 'M250 380Q300 260 460 250Q560 250 600 300Q520 300 460 340Q360 350 320 420Q280 440 250 380z', 0.85) +
  sprinkled(16, 420, 330, 120, (x, y) => disc('#f0603a', x, y, 8, 6)) +
  repeat(
    5,
    i =>
      disc('#6e3a24', 520 + (i % 3) * 66, 400 + Math.floor(i / 3) * 80, 54, 38) +
      disc('#8f5236', 512 + (i % 3) * 66, 392 + Math.floor(i / 3) * 80, 34, 20),
  ) +
  repeat(
    3,
    i =>
      disc('#fbf7ea', 320 + i * 74, 610 - Math.abs(i - 1) * -10, 44, 34) +
      ring('#e4dcc4', 320 + i * 74, 610 + Math.abs(i - 1) * 10, 30, 4),
  ) +
  sprinkled(22, 450, 450, 230, (x, y, i) => (i % 2 ? ring('#4f9a3c', x, y, 9, 5) : '')) +
  herb(420, 540, -50, 60) +
  herb(430, 546, 10, 58) +
  herb(412, 548, 190, 54) +
  plate(ink, 980, 310, 210, ink.accent) +
  repeat(4, skewer) +
  disc(ink.deep, 976, 736, 160, 160, 0.25) +
  disc('#c98a3f', 960, 716, 160) +
  disc('#e5b566', 956, 710, 138) +
  repeat(3, row => sprinkled(6 + row * 7, 956, 710, 30 + row * 42, (x, y) => disc('#a8672c', x, y, 6))) +
  chopsticks(ink, 60, 740, 440, -66, '#7a2f22')
