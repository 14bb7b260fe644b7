import { painted } from '../../colours/own-colours.ts'
import { shape, stroke } from '../../strokes/brush.ts'
import { at } from '../../strokes/shapes.ts'
import { mountain } from '../parts/ridge.ts'

/** Valley of Fire, Nevada: an arch of red sandstone above a bowl of rock, bare ridges in the distance, a hiker below. */
export const fireValleyArch = painted(
  { base: '#d0663a' },
  ink =>
    mountain(ink, 240, 610, 260, 150, 0, ink.shade) +
    mountain(ink, 470, 610, 300, 190, 0, ink.shade) +
    mountain(ink, 760, 610, 320, 170, 0, ink.shade) +
    shape(
      ink.shade,
      'M-1000 640L-400 560L-100 590L100 570L300 600L700 590L1000 560L1300 600L2200 560V700H-1000z',
      0.7,
    ) +
    shape(
      ink.base,
      'M370 680L390 600L380 520L400 440L430 350L500 250L600 200L700 210L770 270L810 370L830 460L820 560L860 620L870 690H720L730 600L710 520L724 430L690 350L630 310L560 330L510 400L490 480L500 560L480 620L490 690z',
    ) +
    shape(
      ink.deep,
      'M700 210L770 270L810 370L830 460L820 560L860 620L870 690H790L800 600L770 500L780 400L740 300L660 250z',
      0.25,
    ) +
    shape(
      ink.deep,
      'M724 430L690 350L630 310L560 330L510 400L490 480L500 560L480 620L490 690H462L470 600L462 500L490 380L556 300L640 280L710 330z',
      0.22,
    ) +
    shape(ink.light, 'M380 520L400 440L430 350L500 250L600 200L660 206L560 250L470 360L430 470L420 560z', 0.7) +
    stroke(
      ink.deep,
      5,
      'M388 560Q430 570 480 560M396 480Q440 490 486 480M724 560Q780 570 822 556M722 460Q780 470 828 456M440 350Q480 370 520 380',
      0.28,
    ) +
    shape(ink.base, 'M-1000 800Q-300 640 200 690Q420 640 620 690Q820 650 1000 690Q1400 640 2200 700V1200H-1000z') +
    shape(
      ink.light,
      'M-1000 800Q-300 640 200 690Q420 640 620 690Q700 670 760 690Q500 730 200 740Q-300 740-1000 840z',
      0.5,
    ) +
    stroke(ink.deep, 5, 'M100 760Q500 700 1100 760M-200 830Q500 760 1300 830M300 880Q700 830 1100 880', 0.2) +
    at(
      600,
      700,
      shape(ink.deep, 'M-12 0L-9-30H9L12 0H3L0-18L-3 0z') +
        shape(ink.accent, 'M-12-28Q-14-56 0-58Q14-56 12-28z') +
        shape(ink.deep, 'M-7-66a7 7 0 1 1 14 0a7 7 0 1 1-14 0z'),
    ) +
    shape(ink.leaf, 'M160 720q10-30 30-24q16-24 36 0q22-4 24 24zM960 716q10-26 28-20q16-22 34 0q20-4 22 20z'),
)
