import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'
import { sweptRoof } from '../parts/asian-roofs.ts'
import { glassOf } from '../parts/windows.ts'

/** Middle, foot, half width, storeys, and how far the stilts reach below; from the clifftop down to the quay. */
const houses = [
  [600, 300, 78, 3, 0],
  [470, 330, 66, 2, 0],
  [742, 336, 74, 2, 0],
  [378, 400, 66, 2, 0],
  [850, 410, 62, 2, 0],
  [540, 410, 84, 2, 20],
  [684, 414, 80, 2, 0],
  [440, 488, 84, 2, 26],
  [790, 494, 86, 2, 30],
  [612, 500, 92, 2, 0],
  [336, 560, 66, 3, 30],
  [894, 570, 60, 3, 30],
  [500, 584, 92, 2, 40],
  [716, 590, 104, 2, 44],
  [606, 650, 74, 3, 16],
  [410, 650, 72, 2, 20],
  [830, 654, 70, 2, 20],
] as const

const house = (ink: Ink, [x, y, half, storeys, stilts]: (typeof houses)[number]) => {
  const tall = storeys * 30
  const panes = Math.floor((half * 2 - 16) / 17)
  return (
    stroke(ink.deep, 6, stilts ? repeat(5, i => `M${x - half * 0.86 + i * half * 0.43} ${y}v${stilts}`) : '') +
    box(ink.shade, x - half, y - tall, half * 2, tall) +
    shape(
      ink.glow,
      repeat(storeys, floor => repeat(panes, i => `M${x - half + 10 + i * 17} ${y - 24 - floor * 30}h12v17h-12z`)),
      ink.night ? 1 : 0.85,
    ) +
    stroke(
      ink.accent,
      4,
      repeat(storeys, floor => `M${x - half - 6} ${y - 2 - floor * 30}h${half * 2 + 12}`),
    ) +
    box(ink.deep, x + half * 0.4, y - tall, half * 0.6, tall, 0.24) +
    box(ink.deep, x - half, y - tall, half * 2, 7, 0.5) +
    sweptRoof(
      { x, y: y - tall + 2, eave: half + 28, ridge: half * 0.72, height: 36, lift: 15, tiles: 7, edge: 6 },
      { tile: ink.base, line: ink.deep, edge: ink.deep, ridge: ink.light },
    ) +
    disc(ink.accent, x - half - 12, y - tall + 18, 6, 8) +
    disc(ink.accent, x + half + 12, y - tall + 18, 6, 8)
  )
}

/** Qiansimen Bridge: one slender tower like the eye of a needle, stays fanning to the deck. */
const bridge = (ink: Ink) =>
  stroke(
    ink.light,
    2.5,
    repeat(9, i => `M1010 ${250 + i * 12}L${1060 + i * 64} 566M1010 ${250 + i * 12}L${960 - i * 64} 566`),
    0.7,
  ) +
  stroke(ink.light, 13, 'M1010 190Q972 420 1000 660M1010 190Q1048 420 1020 660') +
  box(ink.accent, 300, 560, 1900, 16) +
  box(ink.deep, 300, 574, 1900, 8, 0.6)

const tower = (ink: Ink, x: number, top: number, w: number) =>
  box(ink.shade, x, top, w, 660 - top, 0.7) +
  shape(
    glassOf(ink, ink.light),
    repeat(
      Math.floor((560 - top) / 26),
      r =>
        `M${x + 10} ${top + 16 + r * 26}h${w * 0.24}v9h${-w * 0.24}zM${x + w * 0.56} ${top + 16 + r * 26}h${w * 0.24}v9h${-w * 0.24}z`,
    ),
    0.45,
  )

/** Hongyadong, Chongqing: stilt houses stacked eleven storeys up the cliff over the Jialing, Qiansimen Bridge beside. */
export const chongqingStiltHouses: Landmark = ink =>
  repeat(9, i => tower(ink, -400 + i * 92, 300 + ((i * 97) % 170), 64)) +
  repeat(10, i => tower(ink, 940 + i * 96, 420 + ((i * 53) % 90), 64)) +
  tower(ink, 300, 200, 70) +
  tower(ink, 810, 190, 74) +
  bridge(ink) +
  shape(
    ink.leaf,
    'M-1000 664V600Q-300 540 60 560Q200 470 280 380Q340 280 460 260H780Q880 290 930 400Q960 520 1000 664z',
  ) +
  shape(ink.deep, 'M700 260H780Q880 290 930 400Q960 520 1000 664H760z', 0.3) +
  houses.map(one => house(ink, one)).join('') +
  repeat(7, i => disc(ink.leaf, 210 + i * 18 - (i % 2) * 60, 640 - (i % 3) * 30, 46, 34)) +
  disc(ink.leaf, 950, 634, 44, 34) +
  box(ink.shade, -1000, 664, 3200, 22) +
  box(ink.light, -1000, 660, 3200, 7) +
  stroke(
    ink.glow,
    5,
    repeat(16, i => `M${300 + ((i * 157) % 600)} ${700 + (i % 5) * 13}h${24 + ((i * 19) % 50)}`),
    0.65,
  )
