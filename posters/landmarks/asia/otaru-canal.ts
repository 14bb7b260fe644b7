import { archPath, box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'

/** A stone warehouse, gable to the water, its roof white. */
const warehouse = (ink: Ink, x: number, width: number, top: number, wall: string) =>
  shape(wall, `M${x} 560V${top}L${x + width / 2} ${top - 90}L${x + width} ${top}V560z`) +
  shape(ink.deep, `M${x + width * 0.7} 560V${top - 56}L${x + width} ${top}V560z`, 0.2) +
  stroke(
    ink.deep,
    3,
    repeat(6, i => `M${x + 8} ${top + 30 + i * 30}h${width - 16}`),
    0.18,
  ) +
  stroke(ink.paper, 24, `M${x - 14} ${top + 2}L${x + width / 2} ${top - 94}L${x + width + 14} ${top + 2}`) +
  shape(
    ink.glow,
    repeat(3, i => archPath(x + width * (0.22 + i * 0.28), top + 96, 32, 62)),
  ) +
  shape(ink.glow, archPath(x + width / 2, 556, 60, 90)) +
  stroke(
    wall,
    4,
    `${repeat(3, i => `M${x + width * (0.22 + i * 0.28)} ${top + 36}v60M${x + width * (0.22 + i * 0.28) - 16} ${top + 70}h32`)}M${x + width / 2} 470v86`,
  ) +
  shape(ink.leaf, `M${x + 6} 556V${top + 110}q26 -16 34 20q24 30 10 60q20 40 -4 70z`, 0.8)

/** Otaru near Sapporo: the canal's stone warehouses and gas lamps on a snowy evening. */
export const otaruCanal: Landmark = ink =>
  shape(ink.paper, 'M-1000 470Q-300 330 200 370T1000 340T2200 450V600H-1000z', 0.45) +
  warehouse(ink, -420, 230, 350, '#8d6f5c') +
  warehouse(ink, -180, 250, 320, '#7a6a66') +
  warehouse(ink, 80, 260, 350, '#9a7a60') +
  warehouse(ink, 350, 230, 380, '#7a6a66') +
  warehouse(ink, 590, 200, 400, '#8d6f5c') +
  warehouse(ink, 800, 170, 420, '#7a6a66') +
  box('#5d5658', -1000, 556, 2100, 40) +
  shape(ink.paper, 'M-1000 560V540Q0 552 1100 546V562z') +
  shape(ink.water, 'M-1000 596H1100L760 900H-1000z') +
  shape(ink.deep, 'M-1000 596H1100L1040 650H-1000z', 0.3) +
  repeat(9, i =>
    stroke(
      ink.glow,
      8,
      repeat(5, k => `M${-380 + i * 150 - k * 3} ${630 + k * 50}h${36 + k * 6}`),
      0.5,
    ),
  ) +
  shape(ink.paper, 'M1100 596L700 1000H2200V560H1130z') +
  shape(ink.water, 'M1100 596L700 1000H820L1160 596z', 0.2) +
  stroke(
    '#3a3438',
    7,
    `M1110 560L720 930${repeat(8, i => `M${1096 - i * 50} ${574 + i * 47}v-${44 + i * 6}`)}M1096 532L706 880`,
  ) +
  [
    [1010, 700, 1],
    [860, 860, 1.5],
    [1090, 620, 0.66],
  ]
    .map(
      ([x = 0, y = 0, s = 1]) =>
        stroke('#2a262c', 11 * s, `M${x} ${y}V${y - 220 * s}`) +
        disc(ink.glow, x, y - 244 * s, 76 * s, 76 * s, 0.2) +
        shape('#2a262c', `M${x - 26 * s} ${y - 270 * s}L${x} ${y - 296 * s}L${x + 26 * s} ${y - 270 * s}z`) +
        shape(ink.glow, `M${x - 22 * s} ${y - 270 * s}h${44 * s}l${-8 * s} ${50 * s}h${-28 * s}z`) +
        shape(
          ink.paper,
          `M${x - 28 * s} ${y - 272 * s}L${x} ${y - 302 * s}L${x + 28 * s} ${y - 272 * s}L${x} ${y - 288 * s}z`,
        ),
    )
    .join('') +
  shape('#c8322f', 'M980 760v-70q0 -26 24 -26t24 26v70z') +
  shape('#2f4f7a', 'M1040 770v-76q0 -28 26 -28t26 28v76z') +
  disc('#e8c9a8', 1004, 646, 17) +
  disc('#e8c9a8', 1066, 648, 18) +
  disc('#f4f1ea', 1004, 636, 18, 12) +
  disc('#2a1a18', 1066, 640, 19, 13)
