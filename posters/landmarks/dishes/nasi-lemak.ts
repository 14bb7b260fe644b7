import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Landmark } from '../../strokes/landmark.ts'
import { repeat, turned } from '../../strokes/shapes.ts'
import { halfEgg, slice } from '../parts/morsels.ts'
import { ring, spoon, sprinkled, tableTop } from '../parts/table-setting.ts'

const leaf = 'M150 470Q300 190 640 170Q980 190 1090 440Q960 740 620 760Q290 740 150 470z'

/** Nasi lemak on a banana leaf: coconut rice, sambal, egg, cucumber, peanuts and anchovies; a glass of pulled tea. */
export const nasiLemak: Landmark = ink =>
  tableTop(ink.shade, ink.deep) +
  shape(ink.deep, leaf.replaceAll('190', '214').replaceAll('760', '790'), 0.28) +
  shape('#4f9a4b', leaf) +
  shape('#3d823f', 'M150 470Q600 430 1090 440Q960 740 620 760Q290 740 150 470z') +
  stroke('#8cc46e', 7, 'M150 470Q600 430 1090 440') +
  stroke(
    '#2f6d38',
    4,
    repeat(9, i => `M${250 + i * 90} ${462 - i * 3}q40 -90 110 -170M${250 + i * 90} ${466 - i * 3}q40 90 110 170`),
    0.35,
  ) +
  disc(ink.deep, 596, 476, 178, 150, 0.22) +
  disc('#fffaf0', 580, 450, 176, 150) +
  disc('#fffdf7', 560, 430, 126, 100) +
  sprinkled(46, 580, 450, 150, (x, y, i) => turned(i * 37, x, y, stroke('#e6dcc4', 4, `M${x} ${y}h13`))) +
  shape('#a52a1c', 'M640 420Q690 350 780 380Q850 410 830 480Q800 560 710 540Q620 520 640 420z') +
  shape('#d24a2c', 'M672 424Q710 378 772 402Q812 424 800 466Q760 440 720 452Q690 462 672 424z') +
  sprinkled(9, 740, 460, 60, (x, y, i) => turned(i * 61, x, y, stroke('#f0a060', 5, `M${x} ${y}q10 -8 20 0`))) +
  halfEgg(420, 330, -20) +
  halfEgg(512, 296, 12) +
  repeat(4, i => slice(352 + i * 40, 560 + i * 22, 46, '#3c8a47', '#d9eeb4', 8)) +
  sprinkled(22, 640, 652, 74, (x, y) => disc('#b9713a', x, y, 15, 11) + disc('#dba064', x - 3, y - 3, 7, 5)) +
  sprinkled(20, 850, 610, 80, (x, y, i) =>
    turned(i * 73, x, y, stroke('#d8b26a', 9, `M${x - 26} ${y}q26 -12 50 0`) + disc('#6a4a2a', x + 22, y - 1, 4)),
  ) +
  disc(ink.deep, 1042, 176, 104, 104, 0.26) +
  disc(ink.paper, 1026, 156, 104) +
  ring(ink.accent, 1026, 156, 92, 8) +
  disc('#b8703c', 1026, 156, 78) +
  disc('#e6b98a', 1020, 150, 62) +
  sprinkled(14, 1020, 150, 54, (x, y, i) => ring('#f8e4c6', x, y, 6 + (i % 3) * 3, 3)) +
  spoon(ink, 190, 176, 24, ink.light)
