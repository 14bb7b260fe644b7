import { painted } from '../../colours/own-colours.ts'
import { shape, stroke } from '../../strokes/brush.ts'
import { at } from '../../strokes/shapes.ts'
import { mountain } from '../parts/ridge.ts'

/** The tail of a humpback whale before it dives, water running off it, people in a rubber boat looking on. */
export const whaleFluke = painted(
  { base: '#2f4a5e', accent: '#e0592e' },
  ink =>
    mountain(ink, 40, 604, 360, 230, 0.6, ink.light) +
    mountain(ink, 400, 604, 300, 160, 0.6, ink.light) +
    mountain(ink, 1060, 604, 400, 280, 0.6, ink.light) +
    shape(
      ink.base,
      'M530 706Q574 600 580 500Q576 440 520 400Q440 360 330 380Q270 396 220 440Q240 350 340 300Q460 260 560 330Q590 350 606 370Q622 350 652 330Q752 260 872 300Q972 350 992 440Q942 396 882 380Q772 360 692 400Q636 440 632 500Q638 600 690 706z',
    ) +
    shape(
      ink.deep,
      'M606 370Q622 350 652 330Q752 260 872 300Q972 350 992 440Q900 340 780 336Q690 346 640 400Q612 450 620 520Q630 620 660 706H690Q638 600 632 500Q636 440 692 400Q650 430 620 460z',
      0.3,
    ) +
    shape(
      ink.paper,
      'M300 396Q330 352 400 344Q350 372 340 384zM912 396Q880 352 812 344Q862 372 872 384zM470 372Q500 346 540 360Q512 366 500 384zM742 372Q712 346 672 360Q700 366 712 384z',
      0.75,
    ) +
    stroke(
      ink.light,
      7,
      'M240 440v70M290 420v110M350 400v90M860 400v90M930 420v110M972 440v60M430 400v60M780 400v60',
      0.75,
    ) +
    shape(
      ink.paper,
      'M420 704Q470 660 530 690Q570 650 606 684Q650 650 690 690Q760 660 800 704Q900 712 860 726Q610 700 360 728Q320 712 420 704z',
    ) +
    shape(
      ink.paper,
      'M470 680a10 10 0 1 1 20 0zM520 646a8 8 0 1 1 16 0zM720 660a9 9 0 1 1 18 0zM680 630a7 7 0 1 1 14 0zM760 684a8 8 0 1 1 16 0z',
    ) +
    at(
      180,
      726,
      shape(ink.deep, 'M-110-24Q-104 8-76 12H90Q114 4 110-22Q90-14 0-14T-110-24z') +
        shape(ink.paper, 'M-108-18Q-96-4 0-4T108-16L104-8Q90 4 0 4T-104-8z', 0.5) +
        shape(
          ink.accent,
          'M-80-14v-30q12-20 24 0v30zM-40-14v-34q12-20 24 0v34zM0-14v-30q12-20 24 0v30zM40-14v-36q12-20 24 0v36z',
        ) +
        shape(ink.paper, 'M-150 14Q0 4 150 14Q0 28-150 14z', 0.75),
    ),
)
