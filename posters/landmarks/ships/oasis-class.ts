import { painted } from '../../colours/own-colours.ts'
import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { boxes } from '../../strokes/panes.ts'
import { mirrored, repeat } from '../../strokes/shapes.ts'

/** One of the two towers of cabins at the stern, seen from behind; the other is its mirror image. */
const tower = (ink: Ink) =>
  shape(ink.paper, 'M350 640V250Q350 226 374 226H486V640z') +
  shape(ink.deep, 'M486 640V226L530 262V640z', 0.3) +
  shape(ink.light, 'M486 640V226L530 262V640z', 0.6) +
  shape(ink.shade, boxes([362, 262], [5, 10], [25, 34], [18, 20])) +
  shape(ink.glow, boxes([387, 262], [1, 5], [0, 68], [18, 20]) + boxes([462, 296], [1, 4], [0, 68], [18, 20])) +
  shape(ink.shade, boxes([494, 284], [2, 9], [16, 36], [10, 20])) +
  box(ink.base, 350, 240, 136, 10)

/** A ship seen from astern: between two towers of balconies an open canyon with a pool theatre and two slides. */
export const oasisClass = painted(
  { base: '#256d9d', accent: '#e9663b' },
  ink =>
    shape(ink.base, 'M556 210L568 110H632L644 210z') +
    shape(ink.deep, 'M566 122L568 110H632L634 122z') +
    box(ink.shade, 520, 270, 160, 380) +
    repeat(5, row => box(ink.glow, 546, 300 + row * 44, 108, 7, 0.8)) +
    disc(ink.leaf, 560, 500, 26) +
    disc(ink.leaf, 640, 500, 26) +
    disc(ink.leaf, 600, 488, 30) +
    mirrored(600, tower(ink)) +
    stroke(ink.accent, 15, 'M520 236C500 330 560 340 546 420S566 520 548 590') +
    stroke(ink.glow, 15, 'M680 236C700 330 640 340 654 420S634 520 652 590') +
    stroke(ink.paper, 6, 'M496 222H704M540 222V250M660 222V250') +
    shape(ink.deep, 'M330 640H870V610H712L690 580H510L488 610H330z', 0.9) +
    shape(ink.water, 'M536 610L548 588H652L664 610z') +
    shape(ink.paper, 'M560 604h80v4h-80z', 0.8) +
    shape(ink.paper, 'M316 628H884L868 740Q600 764 332 740z') +
    shape(ink.deep, 'M324 692Q600 716 876 692L868 740Q600 764 332 740z', 0.3) +
    box(ink.base, 318, 634, 564, 12) +
    shape(ink.deep, boxes([350, 662], [26, 1], [19.4, 0], [9, 9]), 0.7) +
    shape(ink.paper, 'M300 744Q600 716 900 744Q1000 800 1060 880Q820 790 600 790T140 880Q200 800 300 744z', 0.85) +
    shape(ink.water, 'M380 772Q600 752 820 772Q600 780 380 772zM300 812Q600 784 900 812Q600 804 300 812z', 0.6),
)
