import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, circle, palm, path, rect, repeat, stroke } from '../../strokes/shapes.ts'

function diveBoat(ink: Ink): string {
  return (
    path(ink.paper, 'M-170-20H150L190-50Q184 10 140 36H-140Q-166 20-170-20z') +
    path(ink.accent, 'M-168-6H176L168 8H-164z') +
    path(ink.shade, 'M-160 22H152L140 36H-140z') +
    rect(ink.paper, -80, -84, 150, 66) +
    rect(ink.deep, -68, -72, 126, 26) +
    path(ink.accent, 'M-104-90H90l10 10H-108z') +
    stroke(ink.deep, 4, 'M-20-90v-46') +
    path(ink.accent, 'M-18-136h34v20h-34z') +
    path(ink.paper, 'M-18-116L16-136v6L-12-116z')
  )
}

/** Pulau Tioman, Pahang: the twin granite horns of Nenek Semukut over the jungle, a beach with chalets, a dive boat. */
export const tiomanIsland: Landmark = ink =>
  path(ink.shade, 'M-60 668Q80 560 200 520Q300 430 420 400Q560 330 700 380Q860 420 960 520Q1100 560 1260 668z').replace(
    '<path',
    '<path opacity=".6"',
  ) +
  path(
    ink.base,
    'M330 660Q400 520 452 400Q470 300 500 196Q514 170 530 200Q556 300 570 350Q590 300 612 240Q622 220 640 246Q680 360 720 430Q800 560 860 660z',
  ) +
  path(
    ink.light,
    'M330 660Q400 520 452 400Q470 300 500 196Q508 182 516 186Q500 300 496 400Q470 500 430 560Q390 600 380 660zM570 350Q590 300 612 240Q616 232 622 232Q610 330 600 400Q580 480 560 520Q560 430 570 350z',
  ) +
  path(
    ink.shade,
    'M516 186Q522 184 530 200Q556 300 570 350Q566 440 540 520Q520 580 530 660H500Q490 560 510 460Q520 320 516 186zM622 232Q630 230 640 246Q680 360 720 430Q800 560 860 660H640Q660 580 630 500Q640 360 622 232z',
  ) +
  path(
    ink.deep,
    'M548 300Q552 380 530 450Q520 380 536 300zM660 330Q680 420 720 480Q730 560 770 620Q720 580 700 500Q660 420 660 330z',
  ).replace('<path', '<path opacity=".5"') +
  path(
    ink.leaf,
    'M40 672Q140 560 240 560Q330 500 410 540Q480 500 540 556Q620 500 700 548Q780 510 860 570Q980 570 1130 672z',
  ) +
  path(
    ink.deep,
    'M120 672q20-40 70-36q40-50 90-16q50-30 90 6q50-40 110-4q50-30 100 4q60-40 110 0q50-30 100 4q60-30 100 10q60-10 90 32z',
  ).replace('<path', '<path opacity=".5"') +
  path('#f4e2b8', 'M120 676Q300 640 560 650Q860 638 1080 676z').replace('#f4e2b8', ink.glow) +
  repeat(4, index =>
    at(
      350 + index * 84,
      656,
      path(ink.deep, 'M-24 0v-6h48v6z') +
        rect(ink.light, -22, -30, 44, 26) +
        path(ink.accent, 'M-34-28L0-62L34-28z') +
        rect(ink.deep, -6, -22, 12, 18),
      0.9,
    ),
  ) +
  palm(300, 664, 120, -20, ink.deep, ink.deep, ink.leaf) +
  palm(700, 664, 130, 18, ink.deep, ink.deep, ink.leaf) +
  palm(760, 666, 100, 26, ink.deep, ink.deep, ink.leaf) +
  path(ink.paper, 'M500 716Q720 690 960 712Q990 722 940 734Q720 756 520 736Q470 726 500 716z') +
  path(ink.water, 'M516 718Q720 696 950 715Q970 722 930 730Q720 748 530 731Q490 724 516 718z') +
  at(720, 718, diveBoat(ink), 0.86) +
  circle(ink.accent, 420, 712, 8) +
  circle(ink.paper, 420, 710, 4)
