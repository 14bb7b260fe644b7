import { box, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

/** Heights of a slope's upper edge, from left to right, every 200 points. */
type Slope = { from: number; heights: number[]; steps: number; first: number; swing: number }

/** A smooth line through points that stand 200 apart. */
const through = (from: number, heights: number[]) =>
  heights
    .map((y, i) => {
      const x = from + i * 200
      if (i === 0) return `M${x} ${y}`
      return `C${x - 120} ${heights[i - 1]} ${x - 80} ${y} ${x} ${y}`
    })
    .join('')

/** A slope cut into terraces along its contours: rice, ripe rice and flooded fields take turns, the lower the wider. */
const terraces = (ink: Ink, { from, heights, steps, first, swing }: Slope) => {
  const tones = [ink.leaf, ink.light, ink.paper, ink.leaf, ink.glow, ink.leaf, ink.base]
  return repeat(steps, i => {
    const drop = first * i + 1.5 * i * i
    const edge = through(
      from,
      heights.map((y, k) => y + drop + Math.sin(k * 1.7 + i * 0.55) * swing * Math.min(1, i / 3)),
    )
    const tone = tones[i % tones.length] ?? ink.leaf
    return (
      shape(tone, `${edge}V1200H${from}z`, tone === ink.glow ? 0.75 : 1) +
      stroke(ink.deep, 4 + i * 0.35, edge, 0.5) +
      `<g transform="translate(0 ${6 + Math.round(i * 0.5)})">${stroke(ink.leaf, 5 + i * 0.5, edge)}</g>`
    )
  })
}

const house = (ink: Ink, x: number, y: number, w: number) =>
  stroke(
    ink.deep,
    w * 0.05,
    `M${x - w * 0.3} ${y - w * 0.16}v${w * 0.2}M${x} ${y - w * 0.16}v${w * 0.2}M${x + w * 0.3} ${y - w * 0.16}v${w * 0.2}`,
  ) +
  box(ink.shade, x - w * 0.36, y - w * 0.4, w * 0.72, w * 0.26) +
  box(glassOf(ink), x - w * 0.08, y - w * 0.36, w * 0.16, w * 0.22) +
  shape(
    ink.accent,
    `M${x - w * 0.52} ${y - w * 0.34}L${x - w * 0.3} ${y - w * 0.76}H${x + w * 0.3}L${x + w * 0.52} ${y - w * 0.34}z`,
  ) +
  shape(
    ink.deep,
    `M${x + w * 0.1} ${y - w * 0.76}H${x + w * 0.3}L${x + w * 0.52} ${y - w * 0.34}H${x + w * 0.2}z`,
    0.35,
  ) +
  stroke(
    ink.deep,
    2,
    repeat(5, i => `M${x - w * (0.24 - i * 0.12)} ${y - w * 0.74}L${x - w * (0.4 - i * 0.2)} ${y - w * 0.36}`),
    0.4,
  )

/** A Hmong woman with her basket, seen from behind. */
const woman = (ink: Ink, x: number, y: number, s: number) =>
  at(
    x,
    y,
    shape(
      ink.deep,
      'M-15 -34h12V0h-14zM4 -34h12L18 0H4zM-22 -100Q0 -112 22 -100L30 -62L38 -26Q0 -14 -38 -26L-30 -62zM-17 -124a17 18 0 1 1 34 0v10a17 14 0 0 1 -34 0z',
    ) +
      stroke(ink.accent, 7, 'M-36 -34Q0 -22 36 -34M-18 -128Q0 -120 18 -128M-15 -12h11M5 -12h11') +
      shape(ink.light, 'M-26 -104Q0 -96 26 -104L16 -48Q0 -42 -16 -48z') +
      shape(ink.shade, 'M6 -98Q20 -100 26 -104L16 -48Q8 -44 0 -44z', 0.6) +
      stroke(ink.shade, 2.5, 'M-23 -88Q0 -80 23 -88M-20 -74Q0 -66 20 -74M-18 -60Q0 -53 18 -60'),
    s,
  )

/** A flame of bamboo beside a house. */
const bamboo = (ink: Ink, x: number, y: number, s: number) =>
  at(
    x,
    y,
    stroke(ink.deep, 4, 'M0 0Q-6 -60 -26 -96M4 0Q4 -70 8 -118M8 0Q18 -60 42 -90') +
      shape(
        ink.deep,
        'M-64 -84Q-30 -130 -8 -96Q6 -146 22 -112Q48 -128 76 -76Q40 -92 26 -70Q4 -96 -12 -66Q-36 -88 -64 -84z',
      ) +
      shape(
        ink.leaf,
        'M-56 -90Q-28 -124 -10 -96Q6 -138 18 -108Q40 -120 62 -86Q36 -96 22 -80Q4 -100 -12 -78Q-32 -94 -56 -90z',
      ),
    s,
  )

/** The rice terraces of Sapa below Fansipan: contour lines of green, gold and flooded fields from one spur to the other. */
export const sapaTerraces: Landmark = ink => {
  const far =
    'M-1000 470L-700 350L-460 430L-220 300L40 400L220 300L330 340L470 220L540 250L640 150L716 214L770 190L900 300L1040 250L1240 380L1500 300L1800 430L2200 380V760H-1000z'
  const near =
    'M-1000 560L-600 440L-300 520L-40 420L180 500L400 400L640 470L900 380L1140 470L1500 410L2200 540V760H-1000z'
  return (
    shape(ink.leaf, far) +
    shape(ink.paper, far, 0.56) +
    shape(
      ink.shade,
      'M640 150L716 214L770 190L900 300L840 420H700L660 300L676 230zM470 220L540 250L500 330L540 430H430L440 310z',
      0.22,
    ) +
    stroke(ink.paper, 22, 'M-500 410h520M520 372h520M1200 420h700', 0.75) +
    shape(ink.leaf, near) +
    shape(ink.paper, near, 0.28) +
    stroke(ink.paper, 18, 'M-900 520h420M60 486h340M980 478h420', 0.6) +
    terraces(ink, {
      from: -1000,
      heights: [560, 520, 470, 480, 500, 476, 540, 620, 690, 640, 560, 470, 410, 400, 440, 480, 470],
      steps: 11,
      first: 19,
      swing: 9,
    }) +
    house(ink, 1010, 480, 84) +
    bamboo(ink, 1084, 486, 0.7) +
    terraces(ink, {
      from: -1000,
      heights: [640, 560, 500, 440, 430, 420, 470, 560, 660, 740, 760, 700, 640, 610, 640, 680, 700],
      steps: 15,
      first: 20,
      swing: 12,
    }) +
    bamboo(ink, 62, 436, 0.9) +
    house(ink, -20, 452, 112) +
    house(ink, 150, 470, 92) +
    house(ink, -330, 448, 96) +
    woman(ink, 700, 790, 1.35) +
    woman(ink, 792, 806, 1.12)
  )
}
