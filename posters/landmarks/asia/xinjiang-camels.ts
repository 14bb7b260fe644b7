import { box, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'

const body =
  'M-104 -150C-128 -128 -160 -150 -166 -192C-168 -212 -166 -228 -162 -238L-200 -230Q-214 -236 -208 -250L-174 -268Q-160 -278 -148 -268L-144 -278L-137 -262C-132 -240 -138 -216 -128 -202C-118 -188 -104 -192 -92 -198C-84 -256 -54 -260 -42 -204Q-20 -186 4 -204C14 -260 46 -262 56 -202C82 -198 96 -178 94 -146L106 -96L98 -92L92 -118L86 -72L96 0H74L66 -70L46 -108Q0 -92 -50 -106L-56 -66L-50 0H-72L-80 -66L-98 -114z'

/** A Bactrian camel walking to the left, feet at 0, 260 high at scale 1; with a striped rug and a load if `laden`. */
const camel = (ink: Ink, x: number, y: number, scale: number, laden: boolean) =>
  at(
    x,
    y,
    shape(ink.deep, 'M-92 -116L-104 -64L-92 0H-110L-122 -62L-112 -130zM60 -112L44 -66L58 0H38L28 -66L34 -112z', 0.9) +
      shape(ink.shade, body) +
      shape(
        ink.deep,
        'M-104 -150C-128 -128 -160 -150 -166 -192Q-150 -168 -120 -168Q-60 -130 10 -132Q70 -134 94 -160L94 -146L106 -96L98 -92L92 -118L86 -72L96 0H74L66 -70L46 -108Q0 -92 -50 -106L-56 -66L-50 0H-72L-80 -66L-98 -114z',
        0.4,
      ) +
      shape(
        ink.deep,
        'M-112 -176Q-130 -150 -126 -126Q-112 -134 -104 -150zM-92 -214C-84 -256 -54 -260 -46 -216Q-70 -232 -92 -214zM6 -216C16 -260 46 -262 54 -214Q30 -232 6 -216z',
        0.6,
      ) +
      (laden
        ? shape(ink.accent, 'M-46 -208Q-20 -184 8 -208L22 -122Q-16 -110 -58 -122z') +
          stroke(ink.glow, 6, 'M-54 -140Q-16 -128 20 -140M-50 -170Q-18 -158 14 -170') +
          shape(ink.paper, 'M-40 -232Q-20 -246 4 -232Q12 -210 4 -196Q-20 -182 -40 -196Q-48 -212 -40 -232z') +
          shape(ink.shade, 'M-14 -240Q0 -240 4 -232Q12 -210 4 -196Q-6 -190 -18 -188Q-4 -212 -14 -240z', 0.6)
        : '') +
      shape(ink.glow, 'M-176 -262a4 4 0 1 0 .1 0z') +
      stroke(ink.accent, 4, 'M-202 -244L-166 -238L-160 -268'),
    scale,
  )

const walker = (ink: Ink, x: number, y: number, scale: number) =>
  at(
    x,
    y,
    shape(ink.paper, 'M-26 -96Q-20 -134 0 -134Q24 -132 26 -90L34 -10H-34z') +
      shape(ink.shade, 'M4 -134Q24 -132 26 -90L34 -10H2Q14 -70 4 -134z', 0.7) +
      shape(ink.deep, 'M-22 -10h14v12h-18zM10 -10h14v12h-18zM-12 -138a13 15 0 1 1 26 0a13 15 0 1 1 -26 0z') +
      shape(ink.accent, 'M-14 -146Q-12 -166 2 -166Q16 -164 16 -146z') +
      stroke(ink.deep, 4, 'M-18 -90L-46 -70M-50 -130V0'),
    scale,
  )

/** A caravan of Bactrian camels crossing the dunes of Xinjiang, the Tianshan far behind, a beacon tower on the crest. */
export const xinjiangCamels: Landmark = ink =>
  shape(
    ink.shade,
    'M-1000 610L-600 500L-400 540L-100 420L60 480L240 370L360 440L520 340L700 450L840 390L1010 470L1200 380L1500 500L1800 430L2200 560V640H-1000z',
    0.35,
  ) +
  shape(
    ink.paper,
    'M240 370L300 405L262 412L232 400L204 416zM520 340L580 376L540 386L510 372L470 396zM840 390L890 416L850 418L810 422zM1200 380L1260 416L1190 410L1150 424z',
    0.7,
  ) +
  shape(ink.base, 'M-1000 640Q-300 560 100 590Q420 540 700 500Q840 520 1000 590Q1400 610 2200 590V1200H-1000z') +
  shape(ink.shade, 'M700 500Q840 520 1000 590Q1400 610 2200 590V1200H1000Q840 640 700 500z', 0.6) +
  shape(ink.shade, 'M878 545L884 450H932L942 570z') +
  shape(ink.deep, 'M912 450H932L942 570H914z', 0.45) +
  box(ink.light, 880, 444, 56, 12) +
  stroke(ink.deep, 4, 'M896 476h12M894 500h16', 0.7) +
  camel(ink, 470, 556, 0.42, true) +
  camel(ink, 588, 540, 0.36, false) +
  shape(ink.light, 'M-1000 700Q-200 600 260 640Q560 560 760 640Q940 720 1300 690T2200 720V1200H-1000z') +
  shape(ink.base, 'M560 604Q660 590 760 640Q940 720 1300 690T2200 720V1200H500Q760 820 700 720Q660 650 560 604z') +
  stroke(
    ink.shade,
    5,
    'M-200 690Q140 650 330 672M-80 730Q240 690 460 712M780 720Q960 770 1160 756M740 780Q960 820 1260 806',
    0.5,
  ) +
  shape(ink.deep, 'M640 736Q800 716 930 738Q800 752 640 736zM300 726Q400 712 520 728Q400 740 300 726z', 0.3) +
  camel(ink, 770, 736, 1.06, true) +
  stroke(ink.deep, 3, 'M556 480Q500 540 500 610') +
  camel(ink, 424, 726, 0.8, true) +
  walker(ink, 262, 728, 0.86) +
  shape(
    ink.light,
    repeat(5, i => `M${330 + i * 110} ${740 + (i % 2) * 6}q40 -10 80 0q-40 8 -80 0z`),
    0.6,
  )
