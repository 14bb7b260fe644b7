import { painted } from '../../colours/own-colours.ts'
import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { repeat, turned } from '../../strokes/shapes.ts'
import { sweptRoof } from '../parts/asian-roofs.ts'
import { glassOf } from '../parts/windows.ts'

const tiles = { tile: '#4a5560', line: '#2b333c', edge: '#2b333c' }

/** A row of lattice windows between red posts. */
const lattice = (ink: Ink, x: number, y: number, width: number, height: number) => {
  const count = Math.round(width / 44)
  const step = width / count
  return (
    box(ink.base, x, y, width, height) +
    repeat(count, i =>
      box(glassOf(ink, ink.glow), x + i * step + 6, y + 10, step - 12, height * 0.62, ink.night ? 1 : 0.75),
    ) +
    stroke(
      ink.shade,
      3,
      repeat(
        count,
        i =>
          `M${x + i * step + 6} ${y + 10 + height * 0.31}h${step - 12}M${x + i * step + step / 2} ${y + 10}v${height * 0.62}M${x + i * step + 6} ${y + 10 + height * 0.16}h${step - 12}`,
      ),
    ) +
    box(ink.shade, x + width * 0.72, y, width * 0.28, height, 0.3) +
    stroke(
      ink.shade,
      7,
      repeat(count + 1, i => `M${x + i * step} ${y}v${height}`),
    )
  )
}

const teahouse = (ink: Ink) =>
  // Wings on both sides, then the hall with its two storeys, then the small belvedere on top.
  lattice(ink, 300, 470, 170, 130) +
  sweptRoof({ x: 384, y: 476, eave: 136, ridge: 66, height: 74, lift: 34, gable: 24 }, tiles) +
  lattice(ink, 740, 470, 180, 130) +
  sweptRoof({ x: 830, y: 476, eave: 140, ridge: 68, height: 74, lift: 34, gable: 24 }, tiles) +
  lattice(ink, 440, 456, 330, 144) +
  sweptRoof({ x: 605, y: 462, eave: 226, ridge: 150, height: 60, lift: 40 }, tiles) +
  lattice(ink, 476, 318, 258, 92) +
  sweptRoof({ x: 605, y: 324, eave: 192, ridge: 96, height: 96, lift: 44, gable: 30 }, tiles) +
  shape(ink.base, 'M548 228h114v-40H548z') +
  stroke(ink.shade, 5, 'M560 228v-40M586 228v-40M624 228v-40M650 228v-40') +
  sweptRoof({ x: 605, y: 192, eave: 108, ridge: 20, height: 76, lift: 40 }, tiles) +
  shape(tiles.edge, 'M598 112q7 -34 14 0z') +
  repeat(
    4,
    i =>
      stroke(ink.shade, 3, `M${430 + i * 116} 478v14`) +
      disc('#d8362a', 430 + i * 116, 506, 15, 17) +
      box(ink.glow, 422 + i * 116, 486, 16, 5) +
      stroke(ink.glow, 4, `M${430 + i * 116} 524v14`),
  )

/** One length of the zigzag bridge: stone slabs on piers, a railing with posts. */
const span = (ink: Ink, [x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number], near: number) => {
  const count = Math.max(3, Math.round(Math.abs(x2 - x1) / 46))
  const point = (i: number) => [x1 + ((x2 - x1) * i) / count, y1 + ((y2 - y1) * i) / count] as const
  return (
    shape(
      ink.shade,
      repeat(count, i => `M${point(i)[0] + 8} ${point(i)[1]}h${16 * near}v${64 * near}h${-16 * near}z`),
    ) +
    shape('#e9dfcc', `M${x1} ${y1}L${x2} ${y2}V${y2 + 18 * near}L${x1} ${y1 + 18 * near}z`) +
    shape('#a99c8a', `M${x1} ${y1 + 18 * near}L${x2} ${y2 + 18 * near}V${y2 + 28 * near}L${x1} ${y1 + 28 * near}z`) +
    stroke(
      '#e9dfcc',
      7 * near,
      `M${x1} ${y1 - 34 * near}L${x2} ${y2 - 34 * near}M${x1} ${y1 - 16 * near}L${x2} ${y2 - 16 * near}`,
    ) +
    stroke(
      '#f8f1e2',
      9 * near,
      repeat(count + 1, i => `M${point(i)[0]} ${point(i)[1]}v${-44 * near}`),
    )
  )
}

const person = (ink: Ink, x: number, y: number, size: number, coat: string) =>
  disc(ink.deep, x, y - 78 * size, 11 * size) +
  shape(coat, `M${x - 16 * size} ${y - 64 * size}h${32 * size}l${6 * size} ${64 * size}h${-44 * size}z`)

const lotus = (ink: Ink, x: number, y: number, size: number) =>
  disc(ink.leaf, x, y, 60 * size, 18 * size) +
  disc(ink.leaf, x + 90 * size, y + 12 * size, 46 * size, 14 * size) +
  repeat(5, i =>
    turned(
      (i - 2) * 34,
      x + 20 * size,
      y,
      shape(
        i % 2 ? '#f7c4c8' : '#ee96a4',
        `M${x + 20 * size} ${y}q${-17 * size} ${-24 * size} 0 ${-46 * size}q${17 * size} ${22 * size} 0 ${46 * size}z`,
      ),
    ),
  )

/** The Huxinting teahouse beside Yu Garden in Shanghai, with lifted eaves, in its pond on the bridge of nine turns. */
export const huxinTeahouse = painted(
  { base: '#9a3b2c' },
  ink =>
    shape(
      ink.leaf,
      'M-1000 600V500a90 80 0 0 1 170 -20a90 90 0 0 1 180 -10a100 80 0 0 1 190 10a80 80 0 0 1 160 10a90 80 0 0 1 160 0a70 70 0 0 1 130 -30a80 80 0 0 1 150 20H860a90 90 0 0 1 160 -40a90 80 0 0 1 170 10a90 80 0 0 1 170 20a100 80 0 0 1 190 -10a90 80 0 0 1 170 10a90 80 0 0 1 480 30V600z',
      0.8,
    ) +
    shape('#e9dfcc', 'M-1000 560H2200V600H-1000z', 0.75) +
    shape('#5d9a86', 'M-1000 596H2200V1200H-1000z') +
    shape(ink.paper, 'M-1000 612Q200 604 700 610T2200 606V616Q1100 622 600 618T-1000 626z', 0.5) +
    shape(ink.base, 'M300 640H920Q900 700 880 760H340Q320 700 300 640z', 0.28) +
    box(ink.shade, 296, 596, 630, 16) +
    box('#b9ad9a', 286, 608, 650, 14) +
    shape(
      ink.shade,
      repeat(9, i => `M${306 + i * 76} 622h14v40h-14z`),
    ) +
    teahouse(ink) +
    person(ink, 1010, 640, 0.72, ink.accent) +
    person(ink, 1050, 642, 0.72, ink.paper) +
    span(ink, [1500, 650], [960, 640], 0.9) +
    span(ink, [960, 640], [880, 676], 0.95) +
    span(ink, [880, 676], [1120, 730], 1.1) +
    person(ink, 790, 746, 0.98, '#2f5f7c') +
    person(ink, 842, 742, 0.98, ink.glow) +
    span(ink, [1120, 730], [560, 760], 1.25) +
    span(ink, [560, 760], [700, 812], 1.4) +
    person(ink, 300, 824, 1.3, '#c8402f') +
    person(ink, 240, 826, 1.3, '#3f5f4a') +
    span(ink, [700, 812], [-700, 850], 1.6) +
    lotus(ink, 140, 720, 1) +
    lotus(ink, 960, 840, 1.3) +
    lotus(ink, -300, 740, 1.2),
)
