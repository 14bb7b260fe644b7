import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'
import { car } from '../parts/car.ts'

const asphalt = '#6b6570'
const massif =
  'M-1000 560L-700 430L-480 500L-200 350L20 470L190 380L330 450L480 300L560 330L612 236L640 262L676 190L708 222L744 172L778 212L812 196L850 262L884 250L980 360L1120 300L1330 440L1640 360L2200 480V760H-1000z'

/** One road from the lower left edge to the pass: three hairpins, each narrower than the one before. */
const road =
  'M-1000 806C-200 800 500 792 860 752C980 738 1014 718 1000 694C988 672 930 664 840 660C690 654 520 646 430 612C370 592 372 552 470 540C590 526 700 524 756 508C776 500 772 494 752 488C690 470 640 462 626 436L640 404L656 404L648 434C664 452 720 462 780 478C836 492 830 518 790 528C700 548 560 554 504 564C474 570 480 582 524 590C640 606 800 604 920 616C1080 630 1186 664 1152 732C1120 792 1010 826 860 846C500 896 0 916 -1000 926z'

const tree = (ink: Ink, x: number, y: number, s: number) =>
  at(
    x,
    y,
    stroke(ink.deep, 7, 'M0 0v-26') +
      disc(ink.deep, 0, -44, 34, 30) +
      disc(ink.leaf, -5, -50, 28, 23) +
      disc(ink.light, -13, -58, 13, 9, 0.55),
    s,
  )

const grove = (ink: Ink, places: [x: number, y: number, size: number][]) =>
  places.map(([x, y, size]) => tree(ink, x, y, size)).join('')

/** A small car on a mountain road: hairpin over hairpin to the pass, and granite peaks behind it. */
export const hillRoadCar: Landmark = ink =>
  shape(ink.shade, massif) +
  shape(ink.paper, massif, 0.4) +
  shape(
    ink.paper,
    'M612 236L640 262L676 190L708 222L744 172L778 212L812 196L850 262L806 250L784 300L748 240L722 320L686 258L650 340L622 290L560 330z',
    0.5,
  ) +
  shape(ink.deep, 'M744 172L778 212L812 196L850 262L884 250L980 360L1010 520H800L830 400L780 330z', 0.16) +
  shape(ink.paper, 'M-200 350L20 470L-60 520L-150 440zM1120 300L1330 440L1230 470L1160 390z', 0.16) +
  stroke(ink.paper, 20, 'M-700 470h420M150 452h270M900 420h520M1500 470h500', 0.5) +
  shape(
    ink.leaf,
    'M-1000 660C-500 560 -180 590 120 520C340 468 500 404 640 398C780 392 900 460 1060 510C1320 590 1700 540 2200 590V1200H-1000z',
  ) +
  shape(
    ink.light,
    'M120 520C340 468 500 404 640 398C560 440 470 500 330 560C180 620 -60 660 -300 650C-120 600 0 560 120 520z',
    0.35,
  ) +
  shape(
    ink.deep,
    'M640 398C780 392 900 460 1060 510C1320 590 1700 540 2200 590V760C1700 680 1300 690 1100 640C900 590 760 480 640 398z',
    0.2,
  ) +
  stroke(
    ink.deep,
    4,
    'M-300 690C0 660 200 640 330 600M-700 700C-500 670 -420 690 -260 740M880 520C980 570 1100 590 1260 596M1240 640C1460 660 1700 640 1960 660M-100 760C120 740 300 726 560 716',
    0.16,
  ) +
  grove(ink, [
    [560, 452, 0.42],
    [590, 470, 0.36],
    [730, 452, 0.4],
    [836, 476, 0.5],
    [880, 492, 0.44],
    [960, 540, 0.62],
    [1020, 566, 0.56],
    [330, 552, 0.6],
    [280, 574, 0.66],
    [220, 590, 0.6],
    [610, 512, 0.4],
    [660, 590, 0.5],
    [700, 596, 0.56],
  ]) +
  `<g transform="translate(0 11)">${shape(ink.deep, road, 0.3)}</g>` +
  shape(asphalt, road) +
  stroke(ink.paper, 4, 'M-1000 818C-200 812 500 804 866 764M-1000 914C0 904 500 884 856 834', 0.7) +
  stroke(
    ink.glow,
    7,
    repeat(12, i => `M${-960 + i * 150} ${868 - i * 4.6}l74 -3`),
  ) +
  stroke(ink.glow, 3, 'M900 640L840 636M790 632L730 628M680 622L630 614M500 552L560 546M620 540L680 534', 0.8) +
  grove(ink, [
    [-180, 742, 1.1],
    [-90, 758, 1.3],
    [20, 760, 1.15],
    [120, 772, 1.4],
    [226, 756, 1.1],
    [310, 742, 0.9],
    [1210, 690, 1],
    [1290, 712, 1.25],
  ]) +
  shape(
    ink.leaf,
    'M-1000 946C0 936 520 914 880 862C1060 836 1210 800 1200 708C1500 660 1800 690 2200 680V1200H-1000z',
  ) +
  shape(
    ink.deep,
    'M-1000 946C0 936 520 914 880 862C1060 836 1210 800 1200 708L1240 700C1262 812 1090 880 900 908C500 962 0 980 -1000 990z',
    0.22,
  ) +
  stroke(
    ink.paper,
    9,
    repeat(8, i => `M${640 + i * 68} ${884 - i * 9 - (i > 3 ? (i - 3) ** 2 * 2.6 : 0)}v-36`),
  ) +
  stroke(
    ink.accent,
    9,
    repeat(8, i => `M${640 + i * 68} ${858 - i * 9 - (i > 3 ? (i - 3) ** 2 * 2.6 : 0)}v-6`),
  ) +
  at(420, 846, car(ink, ink.accent, ink.shade), 1.32) +
  stroke(ink.paper, 6, 'M300 240q16 -22 32 -2q14 -20 32 2M390 190q12 -16 24 0q10 -14 24 0')
