import { painted } from '../../colours/own-colours.ts'
import { disc, shape, stroke } from '../../strokes/brush.ts'
import { repeat } from '../../strokes/shapes.ts'
import { firs } from '../parts/firs.ts'
import { mountain } from '../parts/ridge.ts'

/** A grizzly bear wades in a mountain river of the Rockies, a salmon leaping before her, firs and peaks behind. */
export const bearRiver = painted(
  { base: '#7a5236', accent: '#e2745a' },
  ink =>
    mountain(ink, 220, 620, 400, 360, 0.4, ink.shade) +
    mountain(ink, 980, 620, 420, 400, 0.4, ink.shade) +
    mountain(ink, 600, 620, 320, 270, 0.44, ink.shade) +
    firs(ink, -620, 640, 58, 32, 120) +
    shape(ink.water, 'M-1000 640Q0 620 600 640T2200 636V1200H-1000z') +
    shape(
      ink.paper,
      'M-1000 660Q-200 640 200 664Q500 650 700 670Q1000 650 2200 664V676Q1000 668 700 690T200 680Q-200 660-1000 680z',
      0.7,
    ) +
    shape(
      ink.base,
      'M330 500Q330 452 376 440Q380 420 398 424Q410 428 408 442Q440 450 470 462Q540 400 620 430Q740 430 830 450Q920 480 920 590Q926 680 930 740H860Q850 690 836 650Q810 680 820 740H750L736 650Q640 670 560 640Q560 700 570 740H500Q490 690 480 660Q470 700 476 740H410Q400 640 420 570Q380 570 350 560Q316 566 304 548Q296 524 330 500z',
    ) +
    shape(ink.light, 'M470 462Q540 400 620 430Q740 430 830 450Q760 452 660 456Q560 450 500 500Q470 520 440 516z', 0.5) +
    shape(
      ink.deep,
      'M830 450Q920 480 920 590Q926 680 930 740H880Q880 600 830 450zM560 640Q640 670 736 650L744 690Q640 700 562 680zM480 660Q470 700 476 740H440Q440 680 450 620z',
      0.28,
    ) +
    shape(ink.light, 'M330 500Q300 516 304 548Q316 566 350 560Q366 530 330 500z') +
    shape(ink.deep, 'M302 530q-2-14 14-16l8 14q-10 12-22 2z') +
    disc(ink.deep, 362, 490, 6) +
    stroke(ink.deep, 4, 'M312 556q16 6 34-4', 0.7) +
    shape(
      ink.paper,
      'M380 740Q420 716 490 734Q540 716 590 738Q700 724 760 738Q820 716 880 734Q940 722 960 746Q660 764 380 740z',
      0.9,
    ) +
    shape(ink.accent, 'M190 600Q200 540 250 520Q290 512 300 540Q280 590 220 620L206 650L190 636L166 630z') +
    shape(ink.paper, 'M206 606Q226 560 290 540Q270 586 222 612z', 0.7) +
    disc(ink.deep, 278, 534, 5) +
    shape(ink.paper, 'M140 690Q180 660 220 680Q260 664 290 692Q220 706 140 690z', 0.9) +
    shape(
      ink.shade,
      'M-1000 820Q-100 770 60 800Q120 760 200 790L280 830L200 1200H-1000zM940 820Q1000 770 1080 790Q1180 750 1280 800L2200 780V1200H900z',
    ) +
    shape(ink.light, 'M60 800Q120 760 200 790Q140 790 60 800zM1080 790Q1180 750 1280 800Q1180 780 1080 790z', 0.6) +
    stroke(
      ink.paper,
      5,
      repeat(6, i => `M${340 + i * 100} ${790 + (i % 3) * 24}q30-8 60 0`),
      0.6,
    ),
)
