import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Landmark } from '../../strokes/landmark.ts'
import { repeat, turned } from '../../strokes/shapes.ts'
import { herb, noodles, slice } from '../parts/morsels.ts'
import { bowl, chopsticks, plate, ring, sprinkled, tableTop } from '../parts/table-setting.ts'

const baguette = (shade: string) =>
  shape(shade, 'M-318 34Q-330 -70 -220 -84H220Q340 -70 322 34Q300 120 200 122H-210Q-300 118 -318 34z', 0.26) +
  shape('#b8702f', 'M-330 10Q-340 -90 -230 -104H210Q330 -92 312 10Q290 96 190 100H-220Q-310 96 -330 10z') +
  shape('#e0a75a', 'M-310 -20Q-306 -88 -222 -94H204Q300 -84 296 -20Q220 -52 0 -52T-310 -20z') +
  shape('#fff1cf', 'M-300 8Q-150 -30 0 -28T290 8Q150 46 0 46T-300 8z') +
  repeat(8, i =>
    turned(i * 17 - 60, -240 + i * 66, 8, stroke(i % 2 ? '#ee8434' : '#f7efd8', 11, `M${-276 + i * 66} 8h70`)),
  ) +
  repeat(5, i => disc('#a8572f', -220 + i * 110, 22, 44, 16)) +
  repeat(6, i => herb(-250 + i * 92, -2, i * 53, 40)) +
  repeat(4, i => stroke('#f9d79a', 9, `M${-190 + i * 120} -86q24 10 34 34`))

/** A bowl of beef pho with its herbs and limes, and a filled baguette, as they come at a Vietnamese pavement table. */
export const phoAndBanhMi: Landmark = ink =>
  tableTop(ink.water, ink.deep) +
  bowl(ink, 470, 400, 300, ink.paper, '#c98a44') +
  ring(ink.base, 470, 400, 284, 8) +
  noodles('#fbf3de', '#e2d0a4', 470, 420, 178) +
  repeat(5, i =>
    turned(
      i * 34 - 50,
      400 + i * 40,
      360,
      disc('#8f4a3a', 392 + i * 42, 350 + (i % 2) * 24, 66, 38) +
        disc('#b86a56', 386 + i * 42, 344 + (i % 2) * 24, 46, 22),
    ),
  ) +
  sprinkled(24, 470, 410, 220, (x, y, i) => ring(i % 2 ? '#6db04a' : '#3f8a45', x, y, 10, 6)) +
  sprinkled(18, 470, 400, 235, (x, y) => ring('#f1c77c', x, y, 8, 3, 0.8)) +
  herb(430, 470, -60, 60) +
  herb(440, 474, 10, 62) +
  herb(426, 478, 160, 56) +
  plate(ink, 930, 250, 152, ink.accent) +
  slice(880, 220, 46, '#5c9b3c', '#d6e890', 9) +
  slice(972, 214, 46, '#5c9b3c', '#d6e890', 9) +
  repeat(3, i => turned(-30 + i * 30, 930, 310, stroke('#c8321f', 15, `M880 ${300 + i * 12}q50 -26 96 4`))) +
  repeat(4, i => herb(930, 274, i * 90 + 20, 44)) +
  turned(-14, 740, 720, `<g transform="translate(760 730)">${baguette(ink.deep)}</g>`) +
  chopsticks(ink, 120, 640, 440, -62, '#7a3b22')
