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
    shape(ink.shade, 'M452 600L446 746H520L540 660zM690 660L700 746H770L790 650z') +
    shape(
      ink.base,
      'M430 520Q450 440 520 418Q560 384 630 404Q680 430 740 432Q850 436 896 510Q930 590 908 690L904 746H812L790 666Q700 690 612 668L600 746H512L500 640Q440 600 430 520z',
    ) +
    shape(
      ink.light,
      'M470 470Q486 430 520 418Q560 384 630 404Q680 430 740 432Q800 434 846 462Q760 452 690 458Q600 420 540 452Q500 470 470 470z',
      0.5,
    ) +
    shape(
      ink.deep,
      'M846 462Q880 484 896 510Q930 590 908 690L904 746H862Q880 600 846 462zM500 640Q560 690 700 676L790 666L796 690Q700 710 606 690L600 746H560Q566 690 500 640z',
      0.26,
    ) +
    disc(ink.base, 420, 414, 25) +
    disc(ink.base, 484, 420, 27) +
    disc(ink.deep, 422, 416, 13, 13, 0.5) +
    disc(ink.deep, 486, 422, 14, 14, 0.5) +
    shape(
      ink.base,
      'M346 476Q364 414 440 408Q510 410 534 480Q536 560 470 584Q410 598 366 570Q318 566 308 540Q304 500 346 476z',
    ) +
    shape(ink.deep, 'M534 480Q536 560 470 584Q440 592 410 588Q490 560 500 440Q524 452 534 480z', 0.22) +
    shape(ink.light, 'M346 482Q304 492 300 524Q304 560 352 562Q392 556 392 522Q386 486 346 482z') +
    shape(ink.deep, 'M296 510q-2-20 24-22q20 2 18 18q-14 18-42 4z') +
    disc(ink.deep, 396, 478, 8) +
    disc(ink.paper, 393, 475, 3) +
    stroke(ink.deep, 5, 'M318 512Q320 534 344 540Q366 542 382 534', 0.7) +
    stroke(ink.shade, 5, 'M520 726v18M546 726v18M572 726v18M826 726v18M852 726v18M878 726v18', 0.7) +
    shape(
      ink.paper,
      'M380 740Q420 716 490 734Q540 716 590 738Q700 724 760 738Q820 716 880 734Q940 722 960 746Q660 764 380 740z',
      0.9,
    ) +
    shape(ink.accent, 'M160 620Q170 560 220 540Q260 532 270 560Q250 610 190 640L176 670L160 656L136 650z') +
    shape(ink.paper, 'M176 626Q196 580 260 560Q240 606 192 632z', 0.7) +
    disc(ink.deep, 248, 554, 5) +
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
