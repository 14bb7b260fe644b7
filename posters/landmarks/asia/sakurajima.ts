import { painted } from '../../colours/own-colours.ts'
import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import { boxes } from '../../strokes/panes.ts'
import { repeat } from '../../strokes/shapes.ts'
import { windowRow } from '../parts/windows.ts'

/** Kagoshima: Sakurajima smoking across the bay, the white ferry that goes there every quarter of an hour, roofs in front. */
export const sakurajima = painted(
  { base: '#6d5f66', accent: '#c9503a' },
  ink =>
    repeat(7, i =>
      disc(ink.paper, 610 + i * 46 + ((i * 13) % 20), 190 - i * 22 - ((i * 31) % 30), 46 + i * 9, 38 + i * 6, 0.92),
    ) +
    repeat(5, i => disc(ink.shade, 640 + i * 56, 206 - i * 18, 34 + i * 7, 24 + i * 4, 0.22)) +
    shape(
      ink.base,
      'M-240 610Q60 570 250 440Q360 340 440 280L500 262L540 290L600 240L660 262Q740 360 900 450Q1100 570 1460 610z',
    ) +
    shape(ink.light, 'M440 280L500 262L540 290L470 420L400 560L330 600H250Q380 440 440 280z', 0.7) +
    shape(ink.deep, 'M600 240L660 262Q740 360 900 450Q1100 570 1460 610H860Q760 480 700 420T600 240z', 0.3) +
    stroke(ink.deep, 4, 'M540 290Q520 420 470 560M600 250Q610 400 600 580M640 300Q720 440 800 560', 0.35) +
    shape(ink.leaf, 'M-300 612Q0 560 260 588T700 570T1100 590T1520 612z') +
    box(ink.paper, 340, 640, 330, 34) +
    shape(ink.paper, 'M320 676L340 640H690L720 640L690 706H350z') +
    shape(ink.accent, 'M330 682H700L690 706H350z') +
    box(ink.paper, 380, 600, 250, 42) +
    box(ink.paper, 430, 568, 140, 34) +
    shape(ink.accent, 'M590 600V556h26v44z') +
    windowRow(ink, 394, 612, 11, 21, 12, 16) +
    windowRow(ink, 444, 578, 5, 25, 15, 14) +
    shape(ink.deep, boxes([360, 652], [14, 1], [22, 0], [12, 10])) +
    shape(ink.paper, 'M270 706Q500 694 780 706Q500 720 270 706z', 0.75),
)
