import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { repeat, turned } from '../../strokes/shapes.ts'
import { herb } from '../parts/morsels.ts'
import { chopsticks, plate, ring, sprinkled, tableTop } from '../parts/table-setting.ts'

const chilli = (x: number, y: number, degrees: number) =>
  turned(
    degrees,
    x,
    y,
    shape('#8f1710', `M${x - 34} ${y}q34 -26 74 -4q-40 26 -74 4z`) +
      stroke('#e2513a', 4, `M${x - 18} ${y - 2}q20 -12 40 -4`),
  )

const lotusRoot = (x: number, y: number) =>
  disc('#f3e3cf', x, y, 44) +
  ring('#d3b698', x, y, 42, 4) +
  repeat(7, i => turned(i * 51.4, x, y, disc('#b99a7c', x, y - 25, 8, 10))) +
  disc('#b99a7c', x, y, 7)

const beef = (x: number, y: number, degrees: number) =>
  turned(
    degrees,
    x,
    y,
    disc('#c2554a', x, y, 50, 24) +
      stroke('#f7d9cc', 6, `M${x - 36} ${y + 4}q36 -24 72 0M${x - 22} ${y + 12}q22 -14 44 0`),
  )

const side = (ink: Ink, x: number, y: number) => plate(ink, x, y, 134, ink.base)

/** Chongqing hotpot: one half red with chillies and Sichuan pepper, one half clear, and what will be cooked in them. */
export const hotpot: Landmark = ink =>
  tableTop(ink.shade, ink.deep) +
  disc(ink.deep, 622, 482, 318, 318, 0.3) +
  shape('#b98a3e', 'M250 420h60v70h-60zM890 420h60v70h-60z') +
  disc('#d9ab58', 600, 450, 316) +
  disc('#8a6428', 600, 450, 292) +
  disc('#f2dfae', 600, 450, 280) +
  shape('#c22f1c', 'M600 170A280 280 0 0 0 600 730A140 140 0 0 0 600 450A140 140 0 0 1 600 170z') +
  shape('#e2593a', 'M600 196A254 254 0 0 0 404 612Q350 400 500 300Q470 240 600 196z', 0.55) +
  stroke('#b98a3e', 16, 'M600 170A140 140 0 0 0 600 450A140 140 0 0 1 600 730') +
  repeat(9, i => chilli(420 + ((i * 97) % 150), 300 + i * 42, i * 57)) +
  sprinkled(26, 470, 470, 140, (x, y) => disc('#5a130c', x, y, 6)) +
  sprinkled(14, 470, 480, 130, (x, y, i) => ring('#f08a5c', x, y, 8 + (i % 3) * 4, 3)) +
  sprinkled(12, 736, 420, 110, (x, y) => disc('#d8442a', x, y, 9, 7)) +
  repeat(
    3,
    i => disc('#e8c99c', 690 + i * 60, 330 + i * 80, 32, 26) + disc('#8d6238', 690 + i * 60, 330 + i * 80, 12),
  ) +
  repeat(5, i => herb(760, 490, i * 66, 46)) +
  side(ink, 190, 200) +
  repeat(4, i => lotusRoot(148 + (i % 2) * 86, 162 + Math.floor(i / 2) * 84)) +
  side(ink, 1030, 190) +
  repeat(5, i => beef(984 + (i % 2) * 80, 130 + i * 32, i * 20 - 40)) +
  side(ink, 160, 720) +
  repeat(7, i => herb(160, 730, i * 51, 84, i % 2 ? '#5aa052' : '#3f8a45')) +
  side(ink, 1050, 700) +
  repeat(6, i =>
    turned(i * 60, 1050, 700, stroke('#f4ead2', 16, 'M1050 690v-60') + disc('#d8b27c', 1050, 628, 26, 20)),
  ) +
  chopsticks(ink, 560, 850, 420, -16, '#5d2414')
