import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'

const feather = '#fdf8ee'
const shadow = '#cfd3d3'
const black = '#23262b'

const legs = (height: number) =>
  stroke(black, 9, `M-16 -60L-22 ${-height * 0.1}M24 -60L22 ${-height * 0.1}`) + stroke(black, 5, `M-40 2H-4M4 2H42`)

const body =
  shape(feather, 'M-120 -150Q-60 -230 40 -214Q120 -200 176 -120Q120 -104 60 -76Q-20 -50 -80 -84Q-124 -110 -120 -150z') +
  shape(shadow, 'M176 -120Q120 -104 60 -76Q-20 -50 -80 -84Q-20 -86 30 -110Q90 -140 176 -120z') +
  stroke(shadow, 5, 'M-20 -180Q50 -184 110 -140M-34 -160Q30 -164 84 -128')

/** A bird that stands and looks to the left, its feet at 0. */
const standing =
  legs(10) +
  body +
  shape(
    feather,
    'M-120 -150Q-150 -220 -112 -286Q-100 -330 -128 -344Q-96 -372 -70 -338Q-56 -290 -84 -240Q-94 -200 -60 -160z',
  ) +
  shape(shadow, 'M-70 -338Q-56 -290 -84 -240Q-94 -200 -60 -160L-84 -150Q-116 -200 -98 -250Q-78 -300 -70 -338z', 0.8) +
  shape(feather, 'M-74 -346Q-40 -352 -14 -322Q-40 -330 -60 -318zM-72 -338Q-44 -330 -30 -300Q-54 -316 -70 -316z') +
  shape(
    black,
    'M-104 -352Q-136 -356 -142 -330Q-180 -318 -224 -300Q-270 -310 -288 -280Q-284 -252 -246 -258Q-226 -264 -214 -284Q-170 -300 -120 -310Q-98 -320 -104 -352z',
  ) +
  disc('#b3202a', -116, -338, 5)

/** A bird that sweeps the shallows with its bill, its feet at 0. */
const sweeping =
  legs(10) +
  body +
  shape(feather, 'M-124 -150Q-190 -150 -214 -100Q-232 -70 -212 -56Q-180 -54 -176 -84Q-150 -116 -90 -104z') +
  shape(shadow, 'M-176 -84Q-150 -116 -90 -104L-100 -118Q-160 -124 -190 -70z', 0.8) +
  shape(
    black,
    'M-236 -74Q-214 -100 -192 -70Q-196 -44 -214 -36Q-222 -10 -240 18Q-262 34 -268 12Q-258 -16 -240 -40Q-246 -60 -236 -74z',
  ) +
  disc('#b3202a', -216, -66, 4)

const ring = (ink: Ink, x: number, y: number, size: number) =>
  stroke(
    ink.paper,
    4,
    `M${x - size} ${y}Q${x} ${y - size * 0.16} ${x + size} ${y}M${x - size * 0.6} ${y + 10}Q${x} ${y + size * 0.14} ${x + size * 0.6} ${y + 10}`,
    0.7,
  )

const reflection = (ink: Ink, x: number, y: number, size: number) =>
  shape(
    ink.paper,
    `M${x - 110 * size} ${y + 60 * size}Q${x} ${y + 44 * size} ${x + 130 * size} ${y + 66 * size}Q${x} ${y + 84 * size} ${x - 110 * size} ${y + 60 * size}zM${x - 70 * size} ${y + 100 * size}Q${x} ${y + 90 * size} ${x + 80 * size} ${y + 104 * size}Q${x} ${y + 114 * size} ${x - 70 * size} ${y + 100 * size}z`,
    0.45,
  )

const bird = (ink: Ink, x: number, y: number, size: number, drawing: string, facing = 1) =>
  reflection(ink, x, y, size) + ring(ink, x, y, 80 * size) + at(x, y, drawing, size * facing, size)

const towers = (ink: Ink) =>
  repeat(22, i => {
    const [x, height] = [-760 + i * 122, 40 + ((i * 53) % 90)]
    return shape(i % 2 ? ink.base : ink.shade, `M${x} 612V${612 - height}h${34 + (i % 3) * 10}V612z`, 0.5)
  })

/** Black-faced spoonbills in the shallows of Shenzhen Bay in winter, the hills of Hong Kong opposite. */
export const spoonbills: Landmark = ink =>
  shape(
    ink.base,
    'M-1000 612Q-800 500 -620 540Q-460 450 -300 500Q-140 420 20 480Q160 400 330 470Q470 410 640 480Q800 380 980 460Q1140 400 1300 480Q1560 400 1800 500Q2000 460 2200 520V612z',
    0.4,
  ) +
  towers(ink) +
  shape(ink.leaf, 'M-1000 622Q-400 596 0 612T800 606T2200 616V634H-1000z') +
  shape(ink.water, 'M-1000 626H2200V1200H-1000z', 0.75) +
  shape(ink.paper, 'M-1000 660Q200 646 700 656T2200 652V664Q1100 672 600 668T-1000 680z', 0.5) +
  shape(
    ink.shade,
    'M-1000 760Q-300 724 200 742Q420 752 300 770Q0 790 -1000 800zM2200 720Q1300 690 980 706Q860 716 960 728Q1300 744 2200 760z',
    0.35,
  ) +
  bird(ink, 930, 684, 0.46, sweeping) +
  bird(ink, 1090, 706, 0.52, standing, -1) +
  bird(ink, 250, 706, 0.52, sweeping, -1) +
  bird(ink, 700, 800, 1.1, standing) +
  bird(ink, 330, 830, 0.86, sweeping, -1) +
  stroke(
    ink.shade,
    6,
    'M1020 900Q1030 800 1080 740M1050 900Q1070 830 1120 800M1100 900Q1100 820 1160 720M-20 900Q20 830 10 760M40 900Q70 850 60 800',
    0.8,
  )
