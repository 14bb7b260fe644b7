import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, palm, repeat } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

/** A villa on stilts with its thatched hip roof, 300 wide at scale 1, water line at 0. */
const villa = (ink: Ink, x: number, y: number, s: number) =>
  at(
    x,
    y,
    shape(ink.deep, 'M-150 4H150L120 24H-110z', 0.28) +
      stroke(ink.deep, 9, 'M-110 0V-60M-50 0V-60M10 0V-60M70 0V-60M126 0V-60') +
      box(ink.shade, -150, -72, 310, 14) +
      box(ink.base, -112, -146, 206, 76) +
      box(ink.light, -112, -146, 60, 76) +
      box(glassOf(ink), -40, -132, 86, 62, 0.85) +
      stroke(ink.paper, 5, 'M-40 -132H46V-70M3 -132V-70M-40 -132V-70') +
      box(glassOf(ink, ink.paper), -98, -126, 34, 32) +
      stroke(ink.deep, 7, 'M112 -70V-140M-130 -70V-140') +
      shape(ink.accent, 'M-160 -130Q-90 -176 -40 -262H30Q84 -176 150 -130Q100 -122 -4 -122Q-110 -122 -160 -130z') +
      shape(ink.glow, 'M-160 -130Q-90 -176 -40 -262H-14Q-50 -180 -84 -123Q-130 -126 -160 -130z', 0.5) +
      shape(ink.deep, 'M30 -262Q84 -176 150 -130Q110 -124 60 -122Q44 -190 6 -262z', 0.34) +
      stroke(
        ink.deep,
        3,
        'M-30 -250Q-60 -180 -110 -132M-4 -250V-128M24 -250Q50 -180 100 -130M-100 -170Q0 -156 96 -170M-60 -214Q0 -206 56 -214',
        0.35,
      ) +
      shape(ink.shade, 'M-46 -268H36L30 -252H-40z') +
      stroke(ink.paper, 5, 'M150 -66L176 10M166 -66L192 10M155 -48h16M162 -28h16M168 -8h16') +
      stroke(ink.paper, 4, 'M-134 4h40M-30 6h60M80 4h60', 0.8),
    s,
  )

/** Overwater villas in the Maldives: a jetty curving over the lagoon, thatched roofs on stilts, a palm islet. */
export const maldivesVillas: Landmark = ink =>
  shape(ink.paper, 'M-300 606Q-120 590 120 594Q240 596 300 606z') +
  shape(ink.leaf, 'M-220 598Q-160 552 -60 566Q20 540 110 570Q180 560 220 598z', 0.85) +
  palm(20, 596, 110, 20, ink.deep, ink.leaf, ink.leaf) +
  palm(90, 596, 130, -24, ink.deep, ink.leaf, ink.leaf) +
  palm(160, 598, 100, 26, ink.deep, ink.leaf, ink.leaf) +
  shape(ink.light, 'M-1000 640Q0 620 500 640T2200 632V720Q1200 700 500 724T-1000 716z', 0.55) +
  shape(ink.paper, 'M300 690Q480 668 640 690T960 690Q760 716 600 706T300 690z', 0.35) +
  stroke(ink.paper, 4, 'M180 640h120M420 634h80M760 650h120M200 680h90M900 676h80', 0.7) +
  villa(ink, 326, 618, 0.22) +
  villa(ink, 404, 622, 0.3) +
  villa(ink, 500, 628, 0.42) +
  // The jetty runs past the far villas and then comes towards us.
  stroke(
    ink.deep,
    5,
    repeat(8, i => `M${268 + i * 46} 622v${14 + i * 3}`),
    0.8,
  ) +
  stroke(ink.deep, 9, 'M452 700v34M392 740v40M560 676v34', 0.8) +
  shape(
    ink.shade,
    'M230 616H560Q690 622 660 664Q600 716 470 820L420 900H250L330 820Q440 716 520 668Q560 640 500 634L230 624z',
  ) +
  shape(
    ink.light,
    'M230 612H560Q680 618 648 658Q590 706 456 812L400 900H250L330 810Q440 706 520 660Q560 634 500 628L230 620z',
  ) +
  stroke(
    ink.shade,
    3.5,
    'M540 634l92 -10M548 644l104 0M540 656l104 10M516 672l96 22M484 694l92 28M448 722l90 34M412 752l90 38M378 784l88 42',
    0.7,
  ) +
  villa(ink, 640, 656, 0.6) +
  villa(ink, 800, 722, 1.34) +
  villa(ink, 300, 706, 0.74) +
  stroke(ink.light, 10, 'M592 706H612') +
  repeat(
    3,
    i =>
      disc(ink.deep, 540 + i * 56, 744 + (i % 2) * 14, 20, 8, 0.3) +
      shape(ink.deep, `M${520 + i * 56} ${744 + (i % 2) * 14}l-16 -8v16z`, 0.3),
  ) +
  stroke(ink.paper, 4, 'M180 744h90M500 726h50M960 748h80', 0.7)
