import { box, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

type Hill = { x: number; top: number; width: number; steps: number; drop: number; sway: number }

/** A hillside cut into terraces, each lower one in front: rice, flooded paddy and ripe rice take turns. */
const terraces = (ink: Ink, { x, top, width, steps, drop, sway }: Hill) =>
  repeat(steps, i => {
    const t = i / steps
    const y = top + i * drop
    const half = width * (0.24 + t * 0.9)
    const bend = (k: number) => Math.sin(i * 0.7 + k * 2.1) * sway
    const edge = `M${x - half} ${y + drop * 3.4}Q${x - half * 0.86} ${y + drop * 1.2} ${x - half * 0.55} ${y + drop * 0.9 + bend(0)}T${x - half * 0.12} ${y + bend(1)}T${x + half * 0.34} ${y + drop * 0.3 + bend(2)}Q${x + half * 0.6} ${y + drop * 0.5} ${x + half * 0.8} ${y + drop * 1.6}L${x + half} ${y + drop * 3.6}`
    const tone = [ink.leaf, ink.paper, ink.base, ink.leaf, ink.light][i % 5] ?? ink.leaf
    const body = `${edge}V1200H${x - half}z`
    return (
      shape(tone, body) +
      stroke(ink.deep, 5, edge, 0.55) +
      `<g transform="translate(0 7)">${stroke(ink.leaf, 8, edge)}</g>`
    )
  })

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

/** The rice terraces of Sapa below Fansipan: contour lines of green, gold and flooded fields, stilt houses on the spurs. */
export const sapaTerraces: Landmark = ink => {
  const ridge =
    'M-1000 540L-500 430L-200 470L60 340L200 390L360 270L450 310L560 170L640 250L720 220L820 330L960 290L1150 400L1400 350L1700 470L2200 500V700H-1000z'
  return (
    shape(ink.leaf, ridge) +
    shape(ink.paper, ridge, 0.42) +
    shape(
      ink.shade,
      'M560 170L640 250L720 220L820 330L960 290L1150 400L1240 640H700L640 460L690 380zM360 270L450 310L500 420L430 560H330L400 400z',
      0.35,
    ) +
    stroke(ink.paper, 22, 'M-400 430h620M640 392h420M900 420h700', 0.7) +
    terraces(ink, { x: -420, top: 480, width: 380, steps: 6, drop: 27, sway: 8 }) +
    terraces(ink, { x: 960, top: 400, width: 420, steps: 8, drop: 26, sway: 8 }) +
    house(ink, 884, 438, 88) +
    terraces(ink, { x: 330, top: 370, width: 430, steps: 11, drop: 30, sway: 10 }) +
    house(ink, 330, 388, 110) +
    house(ink, 432, 424, 84) +
    terraces(ink, { x: 720, top: 560, width: 640, steps: 9, drop: 32, sway: 12 }) +
    woman(ink, 596, 700, 1.2) +
    woman(ink, 668, 716, 1)
  )
}
