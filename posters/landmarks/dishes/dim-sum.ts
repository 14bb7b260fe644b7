import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { repeat, turned } from '../../strokes/shapes.ts'
import { chopsticks, plate, ring, tableTop } from '../parts/table-setting.ts'

const basket = (ink: Ink, x: number, y: number, radius: number) =>
  disc(ink.deep, x + 18, y + 26, radius, radius, 0.28) +
  disc('#c58f4a', x, y, radius) +
  ring('#8d5d28', x, y, radius - 16, 5) +
  disc('#e6c07c', x, y, radius * 0.84) +
  stroke(
    '#b98a48',
    4,
    repeat(9, i => `M${x - radius * 0.7} ${y - radius * 0.6 + i * radius * 0.15}h${radius * 1.4}`),
    0.6,
  ) +
  stroke(
    '#6d451c',
    9,
    `M${x - radius} ${y - 12}h22M${x - radius} ${y + 14}h22M${x + radius - 22} ${y - 12}h22M${x + radius - 22} ${y + 14}h22`,
  )

const prawnDumpling = (x: number, y: number, degrees: number) =>
  turned(
    degrees,
    x,
    y,
    shape(
      '#fbeee2',
      `M${x - 74} ${y + 34}Q${x - 84} ${y - 54} ${x} ${y - 58}T${x + 74} ${y + 34}Q${x} ${y + 62} ${x - 74} ${y + 34}z`,
    ) +
      shape(
        '#f5b79a',
        `M${x - 52} ${y + 26}Q${x - 50} ${y - 14} ${x} ${y - 16}T${x + 52} ${y + 26}Q${x} ${y + 42} ${x - 52} ${y + 26}z`,
        0.75,
      ) +
      stroke(
        '#dcbfa6',
        5,
        repeat(7, i => `M${x - 54 + i * 18} ${y - 40 + Math.abs(i - 3) * 8}l${(3 - i) * 3} 30`),
      ),
  )

const openDumpling = (x: number, y: number) =>
  disc('#f0c248', x, y, 66) +
  repeat(10, i => turned(i * 36, x, y, disc('#e0a832', x, y - 58, 17))) +
  disc('#d98b5c', x, y, 46) +
  disc('#ef6b2d', x, y, 17) +
  disc('#ffb068', x - 4, y - 4, 7)

const bun = (x: number, y: number) =>
  disc('#e9dcc4', x + 4, y + 6, 78) +
  disc('#fffaf0', x, y, 76) +
  shape(
    '#a8452c',
    `M${x} ${y}L${x - 40} ${y - 22}L${x - 8} ${y - 12}L${x + 4} ${y - 46}L${x + 16} ${y - 10}L${x + 46} ${y + 10}L${x + 12} ${y + 14}L${x - 6} ${y + 44}z`,
  )

/** Yum cha: bamboo baskets of prawn dumplings, open dumplings and split buns, with a pot of tea. */
export const dimSum: Landmark = ink =>
  tableTop(ink.accent, ink.deep) +
  disc(ink.deep, 1050, 170, 128, 128, 0.26) +
  shape(ink.paper, 'M906 120Q850 96 830 50L860 40Q890 84 930 92z') +
  disc(ink.paper, 1036, 150, 130) +
  ring(ink.water, 1036, 150, 116, 8) +
  ring(ink.water, 1036, 150, 62, 6) +
  disc(ink.water, 1036, 150, 20) +
  basket(ink, 390, 330, 262) +
  repeat(4, i => prawnDumpling(300 + (i % 2) * 184, 244 + Math.floor(i / 2) * 170, (i - 1) * 12)) +
  basket(ink, 850, 510, 236) +
  repeat(4, i => openDumpling(774 + (i % 2) * 152, 434 + Math.floor(i / 2) * 152)) +
  basket(ink, 440, 810, 230) +
  bun(360, 770) +
  bun(524, 770) +
  bun(440, 900) +
  plate(ink, 130, 640, 92, ink.water) +
  disc('#8f2f1c', 130, 640, 54) +
  disc('#c2512c', 122, 632, 36) +
  chopsticks(ink, 640, 830, 420, -26, ink.deep)
