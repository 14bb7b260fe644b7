import { box, shape, stroke } from '../../strokes/brush.ts'
import type { Landmark } from '../../strokes/landmark.ts'
import { boxes } from '../../strokes/panes.ts'
import { repeat } from '../../strokes/shapes.ts'
import { litWindows } from '../parts/windows.ts'

/** Putrajaya: the Seri Wawasan bridge, one leaning pylon like a sail, its cables as rigging, offices behind the lake. */
export const seriWawasan: Landmark = ink =>
  shape(
    ink.shade,
    boxes([-700, 520], [9, 1], [150, 0], [96, 90]) + boxes([820, 500], [9, 1], [150, 0], [104, 110]),
    0.5,
  ) +
  shape(ink.leaf, 'M-1000 604Q-500 560 0 596T800 590T1400 596T2200 586V640H-1000z') +
  shape(ink.shade, 'M60 500h120v110H60zM980 470h140v140H980z') +
  litWindows(ink, 74, 516, [6, 4], [17, 22], [10, 12]) +
  litWindows(ink, 996, 488, [7, 5], [17, 22], [10, 12]) +
  shape(ink.paper, 'M40 504Q120 470 200 504zM970 474H1130L1050 440z') +
  stroke(
    ink.paper,
    4,
    repeat(15, i => `M${790 - i * 13} ${120 + i * 27}L${-40 + i * 42} 604`),
  ) +
  stroke(
    ink.paper,
    4,
    repeat(8, i => `M${800 - i * 10} ${112 + i * 24}L${1150 - i * 26} 606`),
  ) +
  shape(ink.paper, 'M826 66Q700 300 560 640H640Q720 380 826 66z') +
  shape(ink.shade, 'M826 66Q762 320 690 640H640Q720 380 826 66z', 0.55) +
  shape(ink.paper, 'M826 66Q980 320 1060 640H1018Q930 360 826 66z') +
  shape(ink.deep, 'M826 66Q980 320 1060 640H1044Q960 350 826 66z', 0.25) +
  stroke(ink.accent, 5, 'M826 66V30') +
  box(ink.light, -1000, 598, 3200, 22) +
  shape(ink.deep, 'M-1000 620H2200V634H-1000z', 0.45) +
  stroke(ink.paper, 4, 'M-1000 588H2200') +
  stroke(
    ink.paper,
    4,
    repeat(46, i => `M${-300 + i * 40} 588v12`),
  ) +
  box(ink.shade, 560, 632, 90, 48) +
  box(ink.shade, 1010, 632, 60, 48) +
  box(ink.shade, 180, 632, 34, 44) +
  shape(ink.paper, 'M520 690H700L640 800H560z', 0.16) +
  shape(ink.paper, 'M250 716q40 26 150 22q44-2 60-24z') +
  shape(ink.accent, 'M280 690h140l16 24H262z') +
  shape(ink.deep, boxes([292, 696], [6, 1], [22, 0], [14, 12]))
