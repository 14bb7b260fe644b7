import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, repeat, turned } from '../../strokes/shapes.ts'
import { sprinkled } from '../parts/table-setting.ts'

const block = (x: number, y: number, top: string, layers: string[]) =>
  shape(top, `M${x} ${y}l70 -40l70 40l-70 40z`) +
  layers
    .map((colour, i) =>
      shape(colour, `M${x} ${y + (i * 70) / layers.length}l70 40l70 -40v${70 / layers.length}l-70 40l-70 -40z`),
    )
    .join('') +
  shape('#2a1408', `M${x + 70} ${y + 40}l70 -40v70l-70 40z`, 0.14)

const rainbow = (x: number, y: number) =>
  block(x, y, '#e2476a', ['#fbe9ea', '#e2476a', '#f7f0d8', '#4e9a52', '#f7f0d8', '#e2476a', '#fbe9ea'])
const seriMuka = (x: number, y: number) => block(x, y, '#5aa85a', ['#4f9a4e', '#fdf6e6', '#f3e8cf'])
const pulutTekan = (x: number, y: number) =>
  block(x, y, '#f5f0f2', ['#f5f0f2', '#6f86c8', '#f5f0f2']) + disc('#5a74bd', x + 70, y, 24, 12)

const angKu = (x: number, y: number) =>
  disc('#3d823f', x, y + 20, 84, 48) +
  disc('#b81f26', x, y + 6, 68, 46) +
  disc('#dd3b38', x, y - 4, 64, 38) +
  stroke(
    '#8f1218',
    4,
    `M${x - 36} ${y - 4}l18 -20h36l18 20l-18 20h-36zM${x - 36} ${y - 4}h-20M${x + 36} ${y - 4}h20M${x - 18} ${y - 24}l-8 -10M${x + 18} ${y - 24}l8 -10M${x - 18} ${y + 16}l-8 10M${x + 18} ${y + 16}l8 10`,
  )

const ondeh = (x: number, y: number) =>
  disc('#3f8f3d', x, y, 40) +
  disc('#62ad52', x - 6, y - 8, 30) +
  sprinkled(18, x, y, 34, (px, py, i) => turned(i * 49, px, py, stroke('#fdf8ea', 5, `M${px - 6} ${py}h12`)))

const tile = (ink: Ink) =>
  shape(ink.paper, 'M0 0h150v150h-150z') +
  shape(ink.water, 'M75 8Q100 50 142 75Q100 100 75 142Q50 100 8 75Q50 50 75 8z', 0.5) +
  disc(ink.accent, 75, 75, 22, 22, 0.6) +
  repeat(4, i => disc(ink.leaf, (i % 2) * 150, Math.floor(i / 2) * 150, 26, 26, 0.5)) +
  stroke(ink.shade, 3, 'M0 0h150v150h-150z', 0.35)

/** Nyonya kuih on a footed tray over Peranakan tiles: layered, blue, green, red as tortoises, rolled in coconut. */
export const nyonyaKuih: Landmark = ink =>
  repeat(22, column => repeat(10, row => at(-1000 + column * 150, -300 + row * 150, tile(ink)))) +
  disc(ink.deep, 622, 560, 470, 300, 0.28) +
  disc(ink.shade, 600, 520, 470, 300) +
  disc(ink.base, 600, 504, 470, 296) +
  disc('#4f9a4b', 600, 500, 410, 250) +
  stroke(
    '#3d823f',
    6,
    repeat(
      11,
      i => `M${230 + i * 74} ${500 - Math.sin((i + 0.6) / 3.8) * 230}V${500 + Math.sin((i + 0.6) / 3.8) * 230}`,
    ),
    0.5,
  ) +
  repeat(3, i => rainbow(300 + i * 152, 336)) +
  repeat(2, i => seriMuka(756 + i * 96, 396 + i * 76)) +
  repeat(2, i => pulutTekan(224 + i * 100, 446 + i * 92)) +
  angKu(536, 530) +
  angKu(700, 530) +
  angKu(620, 620) +
  repeat(5, i => ondeh(492 + i * 86, 700 - Math.abs(i - 1.4) * 6))
