import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'

const [hide, lit, dim] = ['#6f6a70', '#938d90', '#474450']

/** A Borneo elephant to the left, round and low, with large ears and a tail that nearly reaches the ground; feet at 0. */
const elephant = (trunk: string, tusk: boolean) =>
  shape(dim, 'M-90 -130L-96 0H-44L-34 -120zM120 -130L132 0H184L176 -150z') +
  shape(
    hide,
    'M-150 -250Q-120 -330 -30 -340Q90 -356 170 -300Q230 -250 222 -140L214 0H150L140 -96Q60 -70 -20 -96L-26 0H-88L-100 -110Q-160 -150 -150 -250z',
  ) +
  shape(
    dim,
    'M222 -140L214 0H150L140 -96Q60 -70 -20 -96L-24 -40Q-30 -100 0 -130Q110 -100 180 -150Q216 -190 206 -262Q226 -210 222 -140z',
    0.75,
  ) +
  shape(lit, 'M-110 -300Q-80 -336 -30 -340Q90 -356 170 -300Q80 -322 -10 -312Q-70 -306 -110 -300z') +
  stroke(dim, 8, 'M218 -220Q250 -150 238 -60') +
  shape(dim, 'M230 -66q8 -10 16 0l2 34q-10 10 -20 0z') +
  shape(hide, 'M-130 -320Q-190 -346 -230 -300Q-262 -260 -252 -200Q-240 -150 -200 -150Q-140 -150 -104 -210z') +
  shape(lit, 'M-130 -320Q-190 -346 -230 -300Q-246 -276 -252 -250Q-220 -310 -130 -320z') +
  trunk +
  (tusk ? shape('#f6ecd4', 'M-226 -176Q-240 -130 -268 -112Q-244 -112 -226 -136Q-212 -156 -210 -176z') : '') +
  shape(hide, 'M-156 -296Q-96 -310 -74 -250Q-66 -180 -110 -160Q-148 -172 -164 -220z') +
  shape(dim, 'M-156 -296Q-96 -310 -74 -250Q-66 -180 -110 -160Q-90 -210 -104 -250Q-120 -284 -156 -296z', 0.7) +
  disc('#1d1a20', -212, -238, 8) +
  disc('#fff6e4', -214, -241, 2.5) +
  stroke(dim, 4, 'M-232 -262q14 -8 28 0M-214 -214q12 6 22 2') +
  stroke(lit, 5, 'M-82 -10h32M156 -10h34', 0.8)

const drinking =
  shape(hide, 'M-248 -226Q-270 -160 -262 -90Q-256 -30 -270 10H-232Q-222 -40 -226 -90Q-226 -140 -204 -168z') +
  stroke(dim, 4, 'M-262 -130q14 6 28 2M-262 -96q12 6 30 2M-258 -60q12 6 30 0M-260 -26q12 6 28 0')

const curled =
  shape(
    hide,
    'M-248 -226Q-286 -190 -320 -214Q-346 -240 -330 -276Q-350 -280 -358 -262Q-372 -210 -336 -178Q-280 -150 -204 -168z',
  ) + stroke(dim, 4, 'M-288 -198q-2 14 4 26M-318 -208q-10 10 -12 18')

const wake = (ink: Ink, x: number, y: number, size: number) =>
  stroke(
    ink.paper,
    5,
    `M${x - 190 * size} ${y}Q${x} ${y + 18 * size} ${x + 210 * size} ${y}M${x - 130 * size} ${y + 18 * size}Q${x} ${y + 32 * size} ${x + 150 * size} ${y + 18 * size}`,
    0.75,
  )

/** An elephant that stands in the river up to its knees. */
const wading = (ink: Ink, x: number, y: number, size: number, drawing: string, water: string, facing = 1) =>
  at(x, y, drawing, size * facing, size) +
  shape(
    water,
    `M${x - 330 * size} ${y - 34 * size}Q${x} ${y - 22 * size} ${x + 330 * size} ${y - 34 * size}V${y + 60 * size}H${x - 330 * size}z`,
    0.82,
  ) +
  wake(ink, x, y - 26 * size, size)

const nipah = (ink: Ink, x: number, y: number, size: number) =>
  at(
    x,
    y,
    repeat(7, i => {
      const lean = (i - 3) * 46
      return shape(
        i % 2 ? ink.leaf : ink.shade,
        `M-6 0Q${lean * 0.3} -150 ${lean} -${230 - Math.abs(i - 3) * 26}Q${lean * 0.5 + 22} -120 8 0z`,
      )
    }),
    size,
  )

/** The edge of the undergrowth: crowns of one size side by side, filled down to the water. */
const thicket = (y: number, size: number) =>
  `M-1000 660V${y}${repeat(Math.ceil(3200 / size), i => `a${size * 0.56} ${size * (0.5 + ((i * 7) % 5) * 0.07)} 0 0 1 ${size} 0`)}V660z`

/** Borneo elephants, smaller than those of the mainland, come down to drink from the Kinabatangan in the evening. */
export const riverElephants: Landmark = ink => {
  const river = '#9c8a5c'
  return (
    shape(ink.leaf, thicket(400, 150), 0.35) +
    shape(ink.leaf, thicket(452, 120), 0.5) +
    stroke(
      ink.light,
      9,
      repeat(16, i => `M${-920 + i * 194 + ((i * 71) % 90)} 640V${470 + ((i * 37) % 60)}`),
      0.7,
    ) +
    shape(ink.leaf, thicket(514, 96), 0.8) +
    stroke(
      ink.light,
      6,
      repeat(20, i => `M${-940 + i * 156 + ((i * 53) % 80)} 640V${560 + ((i * 29) % 30)}`),
      0.6,
    ) +
    shape(ink.leaf, thicket(568, 70)) +
    shape(ink.deep, thicket(568, 70), 0.22) +
    shape(ink.shade, thicket(612, 46)) +
    shape('#c9ae78', 'M-1000 640Q0 620 500 634T2200 640V680H-1000z') +
    shape(river, 'M-1000 660Q0 640 600 652T2200 660V1200H-1000z') +
    shape(ink.paper, 'M-1000 690Q0 676 600 684T2200 690V700Q1200 700 500 696T-1000 706z', 0.35) +
    nipah(ink, 60, 660, 0.7) +
    nipah(ink, 1140, 662, 0.8) +
    wading(ink, 330, 740, 0.86, elephant(drinking, false), river, -1) +
    wading(ink, 690, 806, 0.5, elephant(curled, false), river) +
    wading(ink, 950, 826, 0.94, elephant(drinking, true), river) +
    shape(ink.paper, 'M-600 800Q-100 790 200 802Q-100 814 -600 810zM100 868Q360 856 560 866Q360 882 100 876z', 0.35)
  )
}
