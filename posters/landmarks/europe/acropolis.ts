import { painted } from '../../colours/own-colours.ts'
import { box, shape, stroke } from '../../strokes/brush.ts'
import { boxes } from '../../strokes/panes.ts'
import { repeat } from '../../strokes/shapes.ts'
import { whiteTerrace } from '../parts/white-houses.ts'

/** Athens: the Parthenon on the rock of the Acropolis, pines and the roofs of Plaka below. */
export const acropolis = painted(
  { base: '#b39a78', accent: '#c4633d' },
  ink =>
    shape(ink.shade, 'M-1000 620L-200 480L100 540L300 460L520 560L900 470L1200 540L2200 500V640z', 0.35) +
    shape(ink.base, 'M110 640L170 520L160 470L250 400L1000 390L1080 450L1070 520L1140 640z') +
    shape(ink.deep, 'M700 394L1000 390L1080 450L1070 520L1140 640H800z', 0.22) +
    shape(ink.light, 'M200 440L250 400L1000 390L1030 412L240 426z') +
    stroke(
      ink.deep,
      4,
      'M240 470L230 560M330 450L340 580M450 460L440 590M570 450L580 600M700 450L690 590M820 440L840 590M940 450L930 580',
      0.3,
    ) +
    box(ink.paper, 372, 392, 476, 14) +
    box(ink.light, 384, 380, 452, 12) +
    box(ink.deep, 404, 240, 412, 140, 0.55) +
    shape(ink.paper, boxes([396, 236], [8, 1], [56.6, 0], [30, 146])) +
    shape(ink.deep, boxes([417, 236], [8, 1], [56.6, 0], [9, 146]), 0.25) +
    stroke(
      ink.shade,
      2,
      repeat(8, i => `M${404 + i * 56.6} 244v134M${411 + i * 56.6} 244v134`),
      0.6,
    ) +
    box(ink.paper, 382, 206, 456, 32) +
    shape(ink.shade, boxes([396, 214], [16, 1], [28, 0], [12, 18]), 0.7) +
    shape(ink.paper, 'M374 206L470 162L520 150L540 164L600 140L640 160L690 156L720 174L760 178L846 206z') +
    shape(ink.deep, 'M420 200L600 152L800 200z', 0.2) +
    shape(ink.paper, 'M230 412V350H330V412z') +
    shape(ink.deep, boxes([242, 360], [4, 1], [22, 0], [9, 52]), 0.5) +
    shape(ink.accent, 'M224 350L280 330L336 350z') +
    shape(ink.paper, 'M900 400V356H990V400z') +
    shape(ink.deep, boxes([910, 364], [4, 1], [20, 0], [9, 36]), 0.5) +
    shape(
      ink.leaf,
      'M-1000 650Q-300 590 0 620Q60 560 130 600Q200 560 260 610Q330 570 400 616Q480 580 560 620Q640 576 720 614Q800 570 880 612Q960 566 1040 606Q1120 570 1200 616L2200 600V700H-1000z',
    ) +
    whiteTerrace(ink, -480, 690, 12, 3, ink.accent) +
    whiteTerrace(ink, 130, 700, 19, 1, ink.accent) +
    whiteTerrace(ink, 1110, 690, 12, 5, ink.accent),
)
