import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, palm, repeat } from '../../strokes/shapes.ts'

const stone = '#d9d2c2'
const stain = '#a98f78'

/** A hill of limestone with its foot at 0: forest over the top, a bare wall to the left, streaks where the rain runs down. */
const hill = (ink: Ink) =>
  shape(
    ink.leaf,
    'M-250 10Q-262 -120 -226 -220Q-210 -330 -130 -372Q-60 -420 20 -396Q110 -390 150 -300Q220 -240 236 -130Q270 -60 280 10z',
  ) +
  shape(ink.deep, 'M40 -396Q110 -390 150 -300Q220 -240 236 -130Q270 -60 280 10H120Q150 -180 40 -396z', 0.24) +
  shape(
    stone,
    'M-236 -10Q-244 -120 -214 -212Q-196 -300 -150 -330Q-130 -290 -96 -300Q-84 -240 -50 -236Q-60 -170 -24 -140Q-40 -80 -10 -10z',
  ) +
  shape('#f2ecdd', 'M-236 -10Q-244 -120 -214 -212Q-200 -270 -176 -304Q-180 -200 -196 -130Q-206 -70 -196 -10z') +
  stroke(
    stain,
    9,
    'M-150 -300Q-160 -220 -150 -150M-118 -276Q-112 -220 -124 -170M-80 -226Q-84 -170 -74 -120M-180 -190Q-176 -130 -186 -80M-48 -160Q-52 -110 -40 -60',
    0.65,
  ) +
  stroke(stain, 5, 'M-136 -240v70M-100 -200v90M-64 -150v70M-166 -130v80', 0.5) +
  shape(ink.deep, 'M-120 -10Q-130 -70 -100 -84Q-70 -74 -66 -10zM-30 -10q-4 -34 12 -40q14 8 14 40z', 0.7) +
  shape(
    ink.leaf,
    'M-214 -212q-30 30 -18 60q30 -10 18 -60zM-96 -300q-6 40 20 50q14 -30 -20 -50zM-24 -140q-26 16 -20 46q30 -6 20 -46z',
  ) +
  stroke(ink.light, 7, 'M-110 -366Q-60 -404 0 -390M60 -350q40 10 60 44M150 -240q30 20 38 60', 0.4)

/** A farmer on his bicycle with a sack of rice behind him; the wheels stand on 0. */
const cyclist = (ink: Ink) => {
  const wheel = (x: number) =>
    stroke(ink.deep, 6, `M${x - 38} -38a38 38 0 1 0 76 0a38 38 0 1 0 -76 0`) +
    stroke(ink.deep, 2, `M${x - 34} -38h68M${x} -72v68`)
  return (
    wheel(-66) +
    wheel(72) +
    stroke(
      ink.deep,
      6,
      'M-66 -38L-40 -96H50L72 -38M-40 -96L0 -38L50 -96M-40 -96L-46 -122H-66M4 -114H32M18 -114L28 -70',
    ) +
    shape('#f1e6cc', 'M52 -134q36 -16 60 2l4 42h-62z') +
    stroke(ink.shade, 4, 'M56 -112h56') +
    stroke('#2f4a63', 22, 'M-8 -118L-38 -74L-14 -34') +
    shape(ink.accent, 'M-22 -196Q4 -210 24 -192L28 -112H-20z') +
    stroke('#a86a44', 13, 'M-6 -180L-42 -140L-62 -112') +
    disc('#a86a44', -4, -220, 19) +
    shape('#f0dca8', 'M-46 -224Q-4 -276 40 -224Q-4 -212 -46 -224z') +
    stroke('#b98a4a', 3, 'M-40 -224Q-4 -212 34 -224')
  )
}

/** Perlis: limestone hills that stand in ripe paddy, egrets, and a farmer who cycles home along the bund. */
export const perlisLimestone: Landmark = ink => {
  const ripe = '#e2b64a'
  const far = (x: number, size: number) => at(x, 604, `<g opacity=".45">${hill(ink)}</g>`, size)
  return (
    far(-240, 0.8) +
    far(640, 0.62) +
    far(1260, 0.9) +
    far(80, 0.5) +
    at(330, 612, hill(ink), 1.02) +
    at(880, 614, hill(ink), -0.92, 0.8) +
    shape(ink.leaf, `M-1000 640V600${repeat(40, i => `q40 ${-26 - (i % 3) * 10} 80 0`)}V640z`) +
    shape(ripe, 'M-1000 626H2200V1200H-1000z') +
    shape(ink.paper, 'M-1000 626H2200V640Q600 652 -1000 640z', 0.4) +
    shape(ink.light, 'M-1000 664Q300 650 2200 670V690Q300 668 -1000 684z', 0.5) +
    stroke(
      '#b98a2c',
      4,
      repeat(
        44,
        i =>
          `M${-900 + ((i * 181) % 3000)} ${700 + ((i * 31) % 40)}q4 -18 12 -24M${-892 + ((i * 181) % 3000)} ${700 + ((i * 31) % 40)}q-2 -16 -8 -22`,
      ),
      0.7,
    ) +
    shape(ink.leaf, 'M-1000 760Q300 730 1000 744T2200 750V784Q1300 776 600 774T-1000 800z') +
    shape(ink.light, 'M-1000 760Q300 730 1000 744T2200 750V758Q1300 752 600 750T-1000 772z', 0.6) +
    stroke(
      '#a5742c',
      5,
      repeat(
        60,
        i =>
          `M${-980 + ((i * 233) % 3160)} ${840 + ((i * 53) % 70)}q4 -34 18 -46M${-966 + ((i * 233) % 3160)} ${840 + ((i * 53) % 70)}q-2 -30 -14 -42`,
      ),
      0.55,
    ) +
    palm(120, 756, 420, -34, ink.shade, ink.deep, ink.leaf) +
    palm(206, 752, 310, 26, ink.shade, ink.deep, ink.leaf) +
    palm(1090, 752, 360, 40, ink.shade, ink.deep, ink.leaf) +
    at(640, 758, cyclist(ink), 0.94) +
    stroke(
      ink.paper,
      6,
      'M930 560q14 -22 26 0q12 -22 26 0M470 150q12 -18 22 0q10 -18 22 0M560 190q10 -14 18 0q8 -14 18 0',
    ) +
    repeat(2, i =>
      at(
        860 + i * 90,
        720 - i * 14,
        shape(
          ink.paper,
          'M-18 -26Q0 -46 22 -22Q4 -14 -18 -26zM-18 -26Q-30 -44 -20 -60L-34 -56L-22 -66Q-10 -60 -12 -44z',
        ) + stroke(ink.deep, 3, 'M-2 -18V4M6 -18V4'),
        1,
      ),
    )
  )
}
