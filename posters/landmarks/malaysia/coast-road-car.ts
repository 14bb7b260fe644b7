import type { Landmark } from '../../strokes/landmark.ts'
import { at, palm, path, repeat, stroke } from '../../strokes/shapes.ts'
import { car } from '../parts/car.ts'

/** A coast road: a car with luggage on its roof on the corniche above a bay, headlands behind, one white sail. */
export const coastRoadCar: Landmark = ink =>
  path(
    ink.shade,
    'M620 606Q700 520 760 530Q820 440 900 460Q960 380 1060 400Q1140 400 1200 460Q1500 500 2200 606z',
  ).replace('<path', '<path opacity=".6"') +
  path(
    ink.leaf,
    'M760 640Q800 560 860 560Q900 480 980 490Q1040 420 1140 440Q1240 450 1340 500Q1700 540 2200 560V760H760z',
  ) +
  path(ink.light, 'M760 640Q800 560 860 560Q900 480 980 490Q960 540 900 560Q880 620 820 640z') +
  path(ink.base, 'M760 640Q800 622 860 640Q940 610 1000 660L980 700H760z') +
  at(
    330,
    640,
    path(ink.paper, 'M0-8V-120Q60-70 66-8zM-8-8V-100Q-50-50-52-8z') + path(ink.accent, 'M-60 0H76Q60 22 40 22H-36z'),
    0.9,
  ) +
  path(
    ink.paper,
    'M-1000 1200V716Q-300 696 100 706T700 690Q860 676 960 620Q1000 590 960 560Q900 530 980 500L992 504Q930 534 990 556Q1050 590 1010 640Q940 720 780 752L700 1200z',
  ) +
  path(
    ink.shade,
    'M-1000 1200V728Q-300 708 100 718T700 700Q860 684 950 626Q986 592 950 564Q894 532 976 502L986 504Q924 534 984 558Q1038 592 1000 640Q930 716 770 748L690 1200z',
  ) +
  stroke(ink.paper, 5, 'M-1000 786Q-300 770 100 776T640 756').replace('<path', '<path stroke-dasharray="46 34"') +
  path(
    ink.paper,
    repeat(26, index => `M${-980 + index * 66} ${690 - (index > 15 ? 4 : 0)}h18v34h-18z`),
  ) +
  path(
    ink.accent,
    repeat(26, index => `M${-980 + index * 66} ${700 - (index > 15 ? 4 : 0)}h18v8h-18z`),
  ) +
  palm(820, 740, 330, 60, ink.deep, ink.deep, ink.leaf) +
  palm(880, 742, 230, 70, ink.deep, ink.deep, ink.leaf) +
  path(ink.leaf, 'M700 1200V760q20-60 80-50q40-50 90-20q60-40 110 10q60-30 110 30q80 0 1100 40V1200z') +
  at(560, 752, car(ink, ink.accent, ink.shade), 1.12)
