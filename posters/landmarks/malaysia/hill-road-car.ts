import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Landmark } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'
import { car } from '../parts/car.ts'

/** A small car on a mountain road: the road winds away behind it, bend over bend, up the green flank of a ridge. */
export const hillRoadCar: Landmark = ink => {
  const tree = (x: number, y: number, s: number) =>
    disc(ink.deep, x + 6 * s, y + 6 * s, 44 * s, 34 * s, 0.35) +
    disc(ink.leaf, x, y, 44 * s, 36 * s) +
    disc(ink.light, x - 12 * s, y - 12 * s, 20 * s, 13 * s, 0.35)
  const road = '#6b6570'
  return (
    shape(
      ink.shade,
      'M-1000 620L-500 420L-160 500L120 330L330 440L560 210L640 190L700 240L860 360L1060 300L1400 460L2200 400V700H-1000z',
      0.5,
    ) +
    shape(ink.paper, 'M560 210L640 190L700 240L660 236L634 262L600 226z', 0.6) +
    shape(ink.leaf, 'M-1000 640Q-500 520 -100 560Q300 500 560 400Q760 330 920 420Q1200 560 2200 520V760H-1000z') +
    shape(ink.light, 'M-100 560Q300 500 560 400Q660 366 740 372Q560 480 300 560Q100 620 -100 560z', 0.4) +
    stroke(road, 13, 'M760 376Q640 410 700 440Q800 470 690 500') +
    stroke(road, 24, 'M690 500Q480 540 560 580Q700 620 860 640') +
    shape(ink.leaf, 'M-1000 700Q-300 560 300 600Q700 620 1000 590T2200 640V1200H-1000z') +
    shape(ink.deep, 'M-1000 700Q-300 560 300 600Q500 612 660 614Q300 660 -200 760T-1000 860z', 0.16) +
    shape(
      road,
      'M850 628Q1010 640 980 680Q900 730 300 760Q-300 790 -1000 800V930Q0 920 900 850Q1180 810 1140 700Q1100 630 850 628z',
    ) +
    stroke(ink.paper, 6, 'M-1000 812Q-200 804 400 770T960 700M-1000 916Q0 906 880 838', 0.7) +
    stroke(
      ink.glow,
      7,
      repeat(11, i => `M${-960 + i * 150} ${866 - i * 4.4}l70 -4`),
    ) +
    shape(ink.leaf, 'M-1000 940Q0 930 900 862Q1200 826 1180 690Q1500 640 2200 660V1200H-1000z') +
    shape(ink.deep, 'M-1000 940Q0 930 900 862Q1200 826 1180 690L1230 682Q1270 850 900 910T-1000 990z', 0.22) +
    stroke(
      ink.paper,
      8,
      repeat(7, i => `M${690 + i * 82} ${852 - i * 12 - (i > 3 ? (i - 3) * 10 : 0)}v-34`),
    ) +
    repeat(7, i => tree(-160 + i * 104, 640 - (i % 3) * 16, 0.8 + (i % 3) * 0.2)) +
    repeat(5, i => tree(1020 + i * 90, 560 - (i % 2) * 24, 0.8 + (i % 2) * 0.3)) +
    at(470, 838, car(ink, ink.accent, ink.shade), 1.3) +
    stroke(ink.paper, 6, 'M300 240q16 -22 32 -2q14 -20 32 2M390 190q12 -16 24 0q10 -14 24 0')
  )
}
