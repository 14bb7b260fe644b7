import { painted } from '../../colours/own-colours.ts'
import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'

const hill =
  'M-40 690Q60 600 140 560Q190 470 260 420Q300 330 380 280Q430 190 500 160Q540 110 610 122Q660 104 712 160Q790 190 830 280Q910 330 950 420Q1040 470 1080 560Q1180 610 1260 690z'
const face = 'M330 690Q330 500 392 360Q440 240 530 172Q590 132 656 160Q756 224 810 360Q868 500 870 690z'

/** The seated Buddha as lines of gold: flame, curls, lowered eyes, the robe, the right hand over the knee, the crossed legs. */
const outline = (width: number, gold: string) =>
  stroke(
    gold,
    width,
    'M600 204Q586 226 594 244Q600 250 606 244Q614 226 600 204' +
      'M572 276Q574 246 600 246Q626 246 628 276' +
      'M556 318Q552 276 600 272Q648 276 644 318Q642 356 600 372Q558 356 556 318z' +
      'M556 300Q544 300 546 332Q550 350 560 344M644 300Q656 300 654 332Q650 350 640 344' +
      'M578 374V392Q520 402 486 430Q458 462 456 520Q452 570 424 618M622 374V392Q680 402 714 430Q742 462 744 520Q746 560 742 590' +
      'M506 480Q512 540 506 584M694 480Q690 520 690 556' +
      'M642 398Q590 450 506 500' +
      'M424 618Q408 648 424 662Q444 660 452 620' +
      'M506 584Q430 600 384 640Q370 668 420 672H780Q830 668 816 640Q780 604 742 590' +
      'M742 590Q690 572 580 594Q572 612 600 614Q660 616 712 606' +
      'M420 672Q520 620 660 636Q760 646 800 664',
  )
const features = 'M570 314q11 9 22 0M608 314q11 9 22 0M600 308V330M592 333q8 6 16 0M588 349q12 7 24 0'

const visitors = (ink: Ink) =>
  repeat(
    7,
    i =>
      disc(ink.deep, 470 + i * 44 + (i % 2) * 12, 716 + (i % 3) * 6, 6) +
      shape(i % 3 ? ink.paper : ink.accent, `M${464 + i * 44 + (i % 2) * 12} ${724 + (i % 3) * 6}h12l3 26h-18z`),
  )

/** Khao Chi Chan south of Pattaya: a Buddha in lines of gold on the cut face of a limestone hill, above lawns and a pond. */
export const khaoChiChan = painted(
  { base: '#b39a80', accent: '#e4a52c' },
  ink =>
    shape(
      ink.leaf,
      'M-1000 690Q-700 560 -420 620Q-200 540 0 620Q120 560 260 640H940Q1060 540 1240 610Q1500 540 1700 620Q1950 560 2200 640V700H-1000z',
      0.7,
    ) +
    shape(ink.leaf, hill) +
    shape(
      ink.deep,
      'M656 130Q690 128 712 160Q790 190 830 280Q910 330 950 420Q1040 470 1080 560Q1180 610 1260 690H870Q868 500 810 360Q756 224 656 160z',
      0.3,
    ) +
    shape(
      ink.light,
      'M140 560Q190 470 260 420Q300 330 380 280Q340 360 330 440Q250 480 220 560Q160 590 140 640Q110 600 140 560z',
      0.35,
    ) +
    shape(ink.shade, 'M316 690Q318 492 382 348Q434 226 530 156L600 144L530 172Q440 240 392 360Q330 500 340 690z') +
    shape(ink.base, face) +
    shape(ink.light, 'M330 690Q330 500 392 360Q440 240 530 172L570 150Q470 260 436 380Q400 510 410 690z', 0.6) +
    shape(ink.shade, 'M720 216Q776 280 810 360Q868 500 870 690H824Q826 510 772 380Q752 300 720 216z', 0.5) +
    stroke(
      ink.shade,
      4,
      'M436 300l-20 50M500 220l-14 30M790 470l16 70M372 500l-8 80M716 260l16 40M840 590l4 70M400 420l-8 40',
      0.6,
    ) +
    outline(12, ink.shade) +
    outline(7, ink.accent) +
    stroke(ink.accent, 5, features) +
    shape(
      ink.leaf,
      'M-1000 700Q-300 664 100 690a30 26 0 0 1 56 -8a34 30 0 0 1 66 0a30 28 0 0 1 58 2a36 30 0 0 1 70 4H850a34 30 0 0 1 66 -4a30 28 0 0 1 60 -2a36 30 0 0 1 70 4Q1500 660 2200 690V1200H-1000z',
    ) +
    shape(ink.light, 'M-1000 720Q300 686 640 692T2200 720V1200H-1000z', 0.5) +
    shape(ink.paper, 'M560 692H640L760 900H440z', 0.9) +
    visitors(ink) +
    shape(ink.water, 'M-1000 820Q-100 760 330 780Q430 790 380 830Q330 880 -100 900H-1000z') +
    shape(ink.paper, 'M-300 830Q0 806 240 812Q20 824 -300 838z', 0.5) +
    shape(ink.water, 'M2200 820Q1300 760 860 780Q760 790 810 830Q870 880 1300 900H2200z') +
    shape(ink.paper, 'M1500 830Q1200 806 960 812Q1180 824 1500 838z', 0.5),
)
