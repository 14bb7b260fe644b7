import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'
import { karst } from '../parts/karst.ts'

/** Ko Tapu, "nail island": a rock wider at the top than at the water. */
const koTapu = (ink: Ink, x: number, y: number, s: number) =>
  at(
    x,
    y,
    shape(
      ink.paper,
      'M-26 0Q-30 -40 -24 -70Q-58 -120 -60 -200Q-66 -280 -44 -330Q-20 -356 22 -350Q60 -336 62 -280Q70 -190 50 -130Q28 -80 26 -50Q30 -20 30 0z',
    ) +
      shape(
        ink.shade,
        'M-26 0Q-30 -40 -24 -70Q-58 -120 -60 -200Q-66 -280 -44 -330Q-20 -356 22 -350Q60 -336 62 -280Q70 -190 50 -130Q28 -80 26 -50Q30 -20 30 0z',
        0.35,
      ) +
      shape(
        ink.deep,
        'M10 -350Q60 -346 62 -280Q70 -190 50 -130Q28 -80 26 -50Q30 -20 30 0H2Q6 -60 20 -110Q34 -200 10 -350z',
        0.45,
      ) +
      shape(
        ink.leaf,
        'M-58 -270Q-72 -330 -40 -346Q-20 -376 20 -364Q62 -360 68 -300Q56 -310 46 -290Q34 -316 20 -296Q4 -322 -12 -296Q-30 -312 -36 -284Q-48 -294 -58 -270z',
      ) +
      stroke(ink.deep, 3, 'M-40 -230L-34 -150M-14 -260L-18 -120M10 -200L4 -90M-22 -60V-14', 0.4) +
      shape(ink.leaf, 'M-58 -170q14 -14 22 4q-10 14 -22 -4zM40 -160q14 -10 18 8q-12 10 -18 -8z'),
    s,
  )

/** A longtail boat, bow to the right with its garlands; `x` amidships, `y` the water line, about 640 wide at scale 1. */
const longtail = (ink: Ink, x: number, y: number, s: number) =>
  at(
    x,
    y,
    stroke(ink.deep, 7, 'M-280 -74L-430 20') +
      shape(ink.deep, 'M-300 -104h50l10 34h-66z') +
      shape(ink.light, 'M-290 -112h30v12h-30z') +
      stroke(ink.shade, 8, 'M-180 -60V-168M-60 -56V-172M70 -60V-168M130 -64V-160') +
      shape(ink.accent, 'M-204 -166Q-30 -190 156 -160L160 -144Q-30 -172 -206 -150z') +
      shape(
        ink.paper,
        'M-206 -150Q-30 -172 160 -144L158 -130L140 -138L122 -128L104 -140L86 -132L66 -144L46 -136L26 -148L4 -140L-18 -150L-40 -142L-62 -150L-86 -141L-108 -149L-132 -140L-156 -147L-180 -138L-204 -138z',
      ) +
      repeat(
        3,
        i =>
          disc(ink.deep, -120 + i * 92, -104, 14, 16) +
          shape(
            [ink.paper, ink.glow, ink.leaf][i] ?? ink.paper,
            `M${-146 + i * 92} -50Q${-146 + i * 92} -92 ${-120 + i * 92} -92Q${-94 + i * 92} -92 ${-94 + i * 92} -50z`,
          ),
      ) +
      shape(
        ink.base,
        'M-320 -74Q-160 -40 20 -42Q200 -50 300 -150L352 -236L372 -226Q330 -80 220 14H-240Q-300 -10 -320 -74z',
      ) +
      shape(
        ink.light,
        'M-320 -74Q-160 -40 20 -42Q200 -50 300 -150L352 -236L358 -233Q310 -120 250 -76Q160 -26 20 -26Q-160 -24 -316 -58z',
      ) +
      shape(ink.accent, 'M-312 -46Q-160 -12 20 -14Q180 -16 268 -74L258 -56Q180 0 20 0Q-160 0 -306 -30z') +
      shape(ink.deep, 'M-290 -16Q-100 6 120 4Q220 -2 300 -80Q270 -24 220 14H-240Q-272 2 -290 -16z', 0.3) +
      stroke(ink.glow, 12, 'M338 -206q12 10 26 8M334 -196q12 10 26 10') +
      stroke(ink.accent, 12, 'M330 -184q12 10 26 10') +
      stroke(ink.paper, 12, 'M324 -172q12 10 26 10') +
      stroke(ink.accent, 7, 'M346 -196Q362 -150 350 -104M352 -196Q380 -160 374 -120') +
      stroke(ink.glow, 7, 'M340 -190Q346 -150 334 -112') +
      shape(ink.paper, 'M-470 22Q-300 2 -220 16T40 10T230 14Q300 6 330 18Q260 34 0 32T-470 22z', 0.75),
    s,
  )

/** Phang Nga Bay from Phuket: Ko Tapu standing in the green water, a longtail boat with garlands at its bow. */
export const phuketLongtail: Landmark = ink =>
  repeat(9, i =>
    karst(ink, {
      x: -400 + i * 236,
      y: 612,
      half: 110,
      height: 100 + ((i * 91) % 110),
      outline: i % 2 ? 'dome' : 'twin',
      haze: 0.7,
    }),
  ) +
  karst(ink, { x: 190, y: 650, half: 130, height: 330, outline: 'cliff', haze: 0.3 }) +
  karst(ink, { x: 340, y: 664, half: 120, height: 420, outline: 'twin' }) +
  karst(ink, { x: 236, y: 676, half: 104, height: 210, outline: 'dome' }) +
  karst(ink, { x: 930, y: 654, half: 110, height: 270, outline: 'dome' }) +
  koTapu(ink, 690, 676, 1.22) +
  shape(ink.deep, 'M120 680Q300 668 470 668L440 684Q260 694 160 694zM650 678H734L716 712H664z', 0.26) +
  stroke(ink.paper, 4, 'M640 682h110M656 700h76M300 686h160M160 696h120M840 666h150', 0.6) +
  longtail(ink, 590, 764, 0.94)
