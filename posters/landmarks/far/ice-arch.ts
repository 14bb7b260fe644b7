import { painted } from '../../colours/own-colours.ts'
import { shape, stroke } from '../../strokes/brush.ts'
import { at } from '../../strokes/shapes.ts'

/** Disko Bay: an iceberg with an arch worn through it, larger than a church, and a small boat with people before it. */
export const iceArch = painted(
  { base: '#5aa3bf', accent: '#d9482b' },
  ink =>
    shape(ink.shade, 'M-1000 604L-500 540L-100 560L200 500L420 560L700 520L1000 556L1400 500L2200 560V604z', 0.35) +
    shape(ink.water, 'M180 690L230 720H990L1040 684z', 0.45) +
    shape(
      ink.paper,
      'M170 690L210 560L190 470L260 400L280 300L360 240L420 260L470 180L560 150L640 210L720 190L800 260L830 360L930 430L960 540L1020 580L1040 690H810Q830 560 760 470Q680 390 590 420Q500 450 480 560Q470 630 480 690z',
    ) +
    shape(
      ink.base,
      'M810 690Q830 560 760 470Q680 390 590 420Q500 450 480 560Q470 630 480 690H440Q430 600 450 530Q480 430 590 384Q720 360 790 450Q860 540 850 690z',
      0.75,
    ) +
    shape(
      ink.base,
      'M640 210L720 190L800 260L830 360L930 430L960 540L1020 580L1040 690H930L900 560L830 470L780 370L690 300z',
      0.38,
    ) +
    shape(ink.base, 'M360 240L420 260L400 340L340 400L320 500L340 690H290L270 520L300 400L340 320z', 0.3) +
    stroke(
      ink.base,
      5,
      'M230 520L280 500M220 600L300 570M560 220L600 300L580 350M860 500L880 600M470 260L440 330',
      0.5,
    ) +
    shape(ink.paper, 'M-260 690L-200 640L-120 620L-60 650L20 690zM1080 690L1120 650L1180 640L1240 690z') +
    shape(ink.base, 'M-120 620L-60 650L20 690H-80zM1180 640L1240 690H1190z', 0.4) +
    at(
      648,
      700,
      shape(ink.accent, 'M-96-24L-80 10H70Q92 0 100-28Q0-14-96-24z') +
        shape(ink.deep, 'M-86-4L-80 10H70Q84 2 92-8z', 0.4) +
        shape(ink.paper, 'M-60-22V-58H-6V-20z') +
        shape(ink.deep, 'M-52-50h16v14h-16zM-28-50h14v14h-14zM20-18v-18q7-18 14 0v18zM48-20v-18q7-18 14 0v18z') +
        stroke(ink.deep, 4, 'M-34-58V-100') +
        shape(ink.accent, 'M-34-100L-4-90L-34-80z') +
        shape(ink.paper, 'M-140 10Q0 0 150 10Q0 24-140 10z', 0.8),
    ) +
    shape(ink.paper, 'M240 748h150v9H240zM560 740h190v8H560zM860 756h120v8H860zM440 776h90v7H440z', 0.5),
)
