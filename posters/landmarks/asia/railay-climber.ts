import { painted } from '../../colours/own-colours.ts'
import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'

/** A far karst rising from the sea. */
const karst = (ink: Ink, x: number, width: number, height: number) =>
  shape(
    ink.base,
    `M${x} 612Q${x + width * 0.06} ${612 - height * 0.7} ${x + width * 0.2} ${612 - height * 0.86}Q${x + width * 0.4} ${612 - height * 1.1} ${x + width * 0.6} ${612 - height * 0.96}Q${x + width * 0.9} ${612 - height * 0.8} ${x + width} 612z`,
    0.75,
  ) +
  shape(
    ink.leaf,
    `M${x + width * 0.14} ${612 - height * 0.8}Q${x + width * 0.4} ${612 - height * 1.16} ${x + width * 0.62} ${612 - height * 0.96}Q${x + width * 0.8} ${612 - height * 0.9} ${x + width * 0.86} ${612 - height * 0.7}Q${x + width * 0.5} ${612 - height * 0.74} ${x + width * 0.14} ${612 - height * 0.8}z`,
    0.8,
  ) +
  shape(
    ink.deep,
    `M${x + width * 0.66} ${612 - height * 0.9}Q${x + width * 0.9} ${612 - height * 0.8} ${x + width} 612H${x + width * 0.74}z`,
    0.25,
  )

const longtail = (ink: Ink) =>
  shape(ink.shade, 'M-130 -26Q-104 -2 -40 0H70Q104 -4 122 -24Q90 -16 40 -16H-60Q-100 -20 -136 -60z') +
  stroke(ink.deep, 5, 'M110 -22L176 6') +
  shape(ink.paper, 'M-46 -58H44V-50H-46z') +
  stroke(ink.deep, 3, 'M-40 -50V-14M38 -50V-14') +
  stroke('#d8402f', 5, 'M-132 -54l8 14') +
  stroke('#f0c04a', 5, 'M-124 -46l8 16') +
  stroke(ink.paper, 4, 'M-160 6Q0 14 170 8', 0.8)

const skin = '#a8683f'

/** A climber seen from behind, reaching up with the right hand, one knee drawn up; the harness is at 0. */
const climber =
  stroke('#8a5230', 19, 'M-18 -92Q-60 -96 -74 -140') +
  stroke(skin, 19, 'M26 -98Q62 -130 66 -186') +
  disc(skin, 67, -194, 13) +
  disc(skin, -75, -148, 12) +
  stroke('#2b3a55', 30, 'M12 -4Q66 10 74 -38M-10 0Q-24 60 -20 92') +
  stroke(skin, 18, 'M74 -38Q80 0 72 30M-20 92Q-26 126 -36 156') +
  shape('#2a2228', 'M58 24h34q8 14 -4 16h-32zM-54 152l26 -6q12 8 4 16l-34 12z') +
  shape('#f2b632', 'M-36 -104Q0 -122 40 -104Q44 -60 30 2H-26Q-40 -60 -36 -104z') +
  shape('#c98a1c', 'M12 -114Q28 -112 40 -104Q44 -60 30 2H8Q24 -60 12 -114z') +
  stroke('#c8302a', 9, 'M-28 -2Q2 8 32 -2') +
  stroke('#c8302a', 7, 'M-22 2Q-22 26 -2 28M28 2Q28 26 8 28') +
  shape('#3a4450', 'M-16 2h22v34h-22z') +
  disc(skin, 6, -138, 25, 27) +
  shape('#d8322a', 'M-24 -142Q-26 -176 6 -178Q36 -176 36 -142Q6 -152 -24 -142z') +
  shape('#a81f1c', 'M14 -177Q36 -172 36 -142Q26 -146 18 -147Q24 -164 14 -177z')

/** The overhanging wall on the right with its stalactites, ledges and ferns. */
const wall = (ink: Ink) =>
  shape(
    ink.base,
    'M560 -300Q520 -120 600 -10Q560 70 640 160Q610 250 690 330Q670 420 740 500Q720 590 790 700Q800 800 760 920H2200V-300z',
  ) +
  shape(
    ink.light,
    'M560 -300Q520 -120 600 -10Q560 70 640 160Q610 250 690 330Q670 420 740 500Q720 590 790 700Q800 800 760 920H840Q890 800 860 690Q800 600 826 500Q750 420 776 330Q700 250 730 160Q640 70 690 -10Q610 -120 650 -300z',
    0.85,
  ) +
  shape(ink.shade, 'M960 -300Q920 -60 990 80Q940 220 1010 360Q970 520 1040 640Q1010 780 1040 920H2200V-300z', 0.55) +
  shape(
    '#c9763c',
    'M740 -300Q720 -160 770 -40Q740 40 790 120Q776 180 800 250Q830 160 824 60Q800 -100 830 -300zM900 260Q880 380 920 470Q900 560 940 640Q960 520 940 440Q950 340 930 260z',
    0.55,
  ) +
  stroke(
    ink.shade,
    6,
    'M660 60Q720 90 700 150M740 240Q800 260 786 330M790 420Q850 430 836 500M820 600Q880 620 866 690M890 40Q930 100 900 180M1060 200Q1090 300 1060 400M1120 520Q1150 600 1120 700',
    0.6,
  ) +
  shape(
    ink.base,
    'M596 -14Q590 40 576 70Q612 66 624 20zM636 158Q632 210 616 244Q652 236 664 190zM688 328Q684 386 670 414Q706 404 714 360z',
  ) +
  shape(
    ink.leaf,
    'M540 -300Q520 -200 560 -160Q580 -130 620 -150Q640 -100 690 -120Q720 -80 770 -120Q820 -90 850 -140Q900 -120 930 -170Q1000 -140 1200 -180V-300zM1200 300Q1130 290 1110 340Q1070 350 1090 390Q1130 420 1200 410zM760 920Q790 820 850 840Q880 790 930 820Q980 780 1030 820Q1100 790 1200 830V920z',
  ) +
  shape(
    ink.deep,
    'M540 -300Q520 -200 560 -160Q600 -190 640 -170Q700 -150 760 -180Q860 -170 930 -200Q1060 -180 1200 -200V-300z',
    0.25,
  )

/** A climber on the limestone of Railay, above the bay with its longtails and karsts. */
export const railayClimber = painted(
  { base: '#d2b48c' },
  ink =>
    karst(ink, -360, 260, 190) +
    karst(ink, -40, 190, 250) +
    karst(ink, 180, 130, 130) +
    karst(ink, 360, 230, 200) +
    shape(ink.water, 'M-1000 610H2200V1200H-1000z') +
    shape(ink.paper, 'M-1000 628Q-200 618 300 624T1200 622V634Q700 640 200 636T-1000 646z', 0.5) +
    shape(
      ink.paper,
      'M-400 700Q-100 690 120 696Q-60 706 -400 712zM240 668Q400 660 560 666Q420 676 240 678zM60 760Q260 746 460 756Q280 772 60 774z',
      0.45,
    ) +
    shape('#f6e3b8', 'M-1000 900Q-200 800 200 830Q520 850 800 920V1200H-1000z') +
    shape(ink.paper, 'M-1000 886Q-200 786 200 816Q520 836 820 910L800 924Q520 852 200 832Q-200 802 -1000 904z', 0.8) +
    at(230, 716, longtail(ink), 0.9) +
    at(470, 660, longtail(ink), 0.5) +
    at(90, 792, longtail(ink), -1.15, 1.15) +
    wall(ink) +
    stroke('#2f6fb0', 6, 'M790 -300Q770 0 800 210Q806 300 770 420Q780 640 820 920') +
    repeat(3, i => disc('#5d6670', [794, 782, 798][i] as number, [20, 120, 214][i] as number, 8)) +
    at(766, 400, climber, 1.25),
)
