import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { repeat, turned } from '../../strokes/shapes.ts'
import { herb, noodles } from '../parts/morsels.ts'
import { bowl, chopsticks, plate, ring, sprinkled, tableTop } from '../parts/table-setting.ts'

const saucer = (ink: Ink, x: number, y: number, filling: string) => plate(ink, x, y, 96, '#3d6f9e') + filling

const slices = (x: number, y: number, colour: string, rim: string) =>
  repeat(5, i => turned(i * 36 - 70, x, y, disc(rim, x + 26, y, 36, 24) + disc(colour, x + 26, y, 31, 20)))

/** Kunming: crossing-the-bridge noodles, a great bowl of broth under a film of oil, all that goes into it on saucers round it. */
export const crossingBridgeNoodles: Landmark = ink =>
  tableTop(ink.base, ink.deep) +
  bowl(ink, 560, 450, 320, '#e9e4d6', '#d9a648') +
  ring('#3d6f9e', 560, 450, 302, 9) +
  disc('#eec56a', 560, 450, 250, 244, 0.8) +
  noodles('#fbf3da', '#dccb9c', 570, 500, 170) +
  sprinkled(20, 560, 440, 220, (x, y, i) => disc('#f7dc8c', x, y, 10 + (i % 3) * 8, 8 + (i % 3) * 6, 0.7)) +
  sprinkled(9, 480, 360, 110, (x, y, i) => herb(x, y, i * 40, 36)) +
  disc('#b5412f', 690, 380, 40, 26, 0.9) +
  saucer(ink, 130, 240, slices(130, 240, '#f3b7a2', '#d98a76')) +
  saucer(ink, 110, 470, slices(110, 470, '#fbf6ea', '#e2d4b8')) +
  saucer(
    ink,
    170,
    700,
    sprinkled(9, 170, 700, 56, (x, y, i) => herb(x, y, i * 40, 36)),
  ) +
  saucer(ink, 1010, 220, disc('#fbf3d8', 1010, 220, 60) + disc('#f0b02e', 1004, 216, 27)) +
  saucer(
    ink,
    1050,
    460,
    repeat(6, i => stroke('#c8823a', 13, `M${1000 + i * 18} ${430 + (i % 2) * 8}v56`)),
  ) +
  saucer(
    ink,
    990,
    700,
    sprinkled(12, 990, 700, 58, (x, y, i) =>
      shape('#8a5a3a', `M${x - 14} ${y}q14-24 28 0q-4 8-10 4v12h-8v-12q-6 4-10-4z`, 0.6 + (i % 3) * 0.2),
    ),
  ) +
  chopsticks(ink, 640, 830, 330, -8, ink.accent)
