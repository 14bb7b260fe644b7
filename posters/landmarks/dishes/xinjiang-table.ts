import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { repeat, turned } from '../../strokes/shapes.ts'
import { plate, ring, sprinkled, tableTop } from '../parts/table-setting.ts'

const bread = (ink: Ink, x: number, y: number, radius: number) =>
  disc(ink.deep, x + 14, y + 20, radius, radius, 0.25) +
  disc('#b8742c', x, y, radius) +
  disc('#e0a850', x - 4, y - 4, radius * 0.9) +
  disc('#c98a3a', x, y, radius * 0.6) +
  repeat(3, row =>
    repeat(6 + row * 6, i =>
      turned((i * 360) / (6 + row * 6), x, y, disc('#7a4a18', x, y - radius * (0.14 + row * 0.18), radius * 0.035)),
    ),
  ) +
  sprinkled(24, x, y, radius * 0.85, (px, py) => disc('#fdf3d0', px, py, 4, 3))

/** A table in Kashgar: stamped flat breads, lamb on long skewers, a sliced melon, grapes, and tea in a bowl. */
export const xinjiangTable: Landmark = ink =>
  tableTop(ink.accent, ink.deep) +
  shape(ink.base, 'M-1000 60H2200V840H-1000z', 0.5) +
  stroke(ink.glow, 9, 'M-1000 76H2200M-1000 824H2200') +
  stroke(
    ink.glow,
    6,
    repeat(24, i => `M${-980 + i * 136} 450l60 -60l60 60l-60 60z`),
    0.4,
  ) +
  bread(ink, 330, 300, 220) +
  bread(ink, 180, 640, 170) +
  repeat(5, i =>
    turned(
      -18,
      760,
      300,
      stroke(ink.deep, 8, `M532 ${186 + i * 62}h520`, 0.25) +
        stroke('#b0a79a', 8, `M520 ${170 + i * 62}h540`) +
        repeat(
          6,
          k =>
            disc(k % 3 === 2 ? '#f0d2a8' : '#8a4624', 590 + k * 62, 170 + i * 62, 34, 25) +
            disc('#d8502a', 582 + k * 62, 162 + i * 62, 6),
        ),
    ),
  ) +
  plate(ink, 560, 690, 190, ink.paper, '#2f6f8a') +
  repeat(5, i =>
    turned(
      -44 + i * 22,
      560,
      800,
      shape('#e2b84a', 'M510 790Q500 600 560 560Q620 600 610 790Q560 830 510 790z') +
        shape('#fbe3a0', 'M524 770Q520 620 560 586Q600 620 596 770Q560 796 524 770z') +
        shape('#f4c87a', 'M548 740q-4 -90 12 -120q16 30 12 120z'),
    ),
  ) +
  sprinkled(
    26,
    960,
    680,
    130,
    (x, y, i) => disc(i % 2 ? '#7a3a6a' : '#93508a', x, y, 30) + disc('#c79ac0', x - 9, y - 9, 8),
  ) +
  stroke('#6a7a3a', 11, 'M960 560Q970 520 1010 500') +
  shape('#6f9a46', 'M1000 520q60 -60 120 -10q-10 60 -70 54q-40 0 -50 -44z') +
  disc(ink.deep, 1084, 210, 108, 108, 0.25) +
  disc('#2f66a8', 1070, 192, 108) +
  ring('#fdf8ee', 1070, 192, 92, 8) +
  disc('#b8702c', 1070, 192, 80) +
  disc('#e0a850', 1050, 172, 34, 24, 0.5)
