import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Landmark } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'

const hatchling = (colour: string, x: number, y: number) =>
  stroke(colour, 8, `M${x - 30} ${y - 22}l56 42M${x - 26} ${y + 22}l50 -40`) +
  disc(colour, x, y, 25, 18) +
  disc(colour, x - 32, y - 2, 11, 9)

/** A green turtle on her way back to the sea by the light of the moon, the track of her flippers behind her. */
export const turtleBeach: Landmark = ink =>
  stroke(
    ink.deep,
    16,
    repeat(12, i => `M${1180 - i * 32} ${846 - i * 9}l26 -34M${1150 - i * 32} ${738 - i * 3}l30 20`),
    0.18,
  ) +
  shape(ink.deep, 'M300 716Q560 790 890 716Q840 640 560 646T300 716z', 0.26) +
  shape(
    ink.leaf,
    'M470 660Q400 730 330 770Q300 770 330 730Q380 680 400 640zM760 690Q830 730 850 780Q820 790 770 756Q720 724 710 690z',
  ) +
  shape(ink.deep, 'M470 660Q400 730 330 770Q400 690 430 650z', 0.2) +
  shape(ink.leaf, 'M800 640Q880 640 920 680Q900 700 850 690Q810 680 790 660z') +
  shape(ink.leaf, 'M392 634Q330 640 290 616Q258 590 270 560Q300 530 350 546Q400 560 420 610z') +
  stroke(ink.deep, 4, 'M272 590q30 6 44 -6M330 556l20 26M350 600l-10 24M380 580l-6 34', 0.5) +
  disc(ink.deep, 308, 566, 8) +
  disc(ink.paper, 305, 563, 3) +
  shape('#5a4a2c', 'M380 668Q390 470 590 440Q800 440 860 660Q800 712 600 712Q430 712 380 668z') +
  shape('#8c7440', 'M396 640Q420 474 590 446Q780 446 836 630Q740 666 600 668Q460 668 396 640z') +
  shape('#b99c5a', 'M420 600Q450 486 590 456Q660 452 700 480Q560 500 500 640Q450 630 420 600z', 0.5) +
  stroke(
    ink.deep,
    6,
    'M610 448Q560 540 570 666M450 540Q520 510 570 540Q650 510 740 500M570 600Q690 560 812 580M430 610Q500 580 566 604M660 468Q690 520 680 560Q700 620 690 664M480 500L520 520M770 540L812 580',
    0.45,
  ) +
  repeat(6, i =>
    hatchling(ink.deep, 130 + (i % 3) * 92 - Math.floor(i / 3) * 40, 800 + Math.floor(i / 3) * 52 - (i % 2) * 14),
  ) +
  stroke(ink.paper, 6, 'M-1000 664Q-300 690 200 676T700 668', 0.35)
