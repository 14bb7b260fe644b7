import { mix } from '../../colours/colour.ts'
import { painted } from '../../colours/own-colours.ts'
import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { mirrored, repeat } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

/** A round roof: a concave cone with a tile line every few degrees and a gilded, painted drum beneath. */
const cone = (ink: Ink, y: number, eave: number, top: number, height: number) => {
  const side = (s: number) => `${600 + s * (top + (eave - top) * 0.3)} ${y - height * 0.22}`
  const body = `M${600 - eave} ${y - 4}Q${side(-1)} ${600 - top} ${y - height}H${600 + top}Q${side(1)} ${600 + eave} ${y - 4}Q600 ${y + eave * 0.13} ${600 - eave} ${y - 4}z`
  const lines = repeat(15, i => {
    const s = Math.sin(((i + 0.5) / 15 - 0.5) * Math.PI)
    const fall = Math.sqrt(1 - s * s) * eave * 0.06
    return `M${600 + s * top} ${y - height}Q${600 + s * (top + (eave - top) * 0.3)} ${y - height * 0.22} ${600 + s * eave} ${y - 4 + fall}`
  })
  return (
    shape(
      ink.deep,
      `M${600 - eave} ${y - 4}Q600 ${y + eave * 0.2} ${600 + eave} ${y - 4}V${y + 6}Q600 ${y + eave * 0.26} ${600 - eave} ${y + 6}z`,
    ) +
    shape(ink.base, body) +
    stroke(ink.deep, 3, lines, 0.45) +
    shape(
      ink.light,
      `M${600 - eave * 0.72} ${y}Q${600 - top - (eave - top) * 0.24} ${y - height * 0.25} ${600 - top * 0.6} ${y - height}H${600 - top * 0.2}Q${600 - eave * 0.3} ${y - height * 0.3} ${600 - eave * 0.36} ${y + 6}z`,
      0.3,
    ) +
    shape(
      ink.deep,
      `M${600 + top * 0.3} ${y - height}H${600 + top}Q${side(1)} ${600 + eave} ${y - 4}Q${600 + eave * 0.7} ${y + 8} ${600 + eave * 0.42} ${y + 12}Q${600 + eave * 0.3} ${y - height * 0.4} ${600 + top * 0.3} ${y - height}z`,
      0.32,
    )
  )
}

const drum = (ink: Ink, y: number, half: number, height: number) =>
  box(ink.accent, 600 - half, y, half * 2, height) +
  box(ink.leaf, 600 - half, y, half * 2, height * 0.45) +
  stroke(
    ink.glow,
    3,
    repeat(9, i => `M${600 - half + (i + 0.5) * (half / 4.5)} ${y + 4}v${height * 0.4}`),
  ) +
  box(ink.deep, 600 + half * 0.4, y, half * 0.6, height, 0.3)

const terrace = (ink: Ink, y: number, half: number) =>
  shape(ink.paper, `M${600 - half} ${y}h${half * 2}v34q${-half} 26 ${-half * 2} 0z`) +
  shape(
    mix(ink.paper, ink.deep, 0.35),
    `M${600 - half} ${y + 24}q${half} 24 ${half * 2} 0v10q${-half} 26 ${-half * 2} 0z`,
  ) +
  shape(ink.deep, `M${600 + half * 0.4} ${y}h${half * 0.6}v34q${-half * 0.3} 8 ${-half * 0.6} 11z`, 0.15) +
  stroke(
    mix(ink.paper, ink.deep, 0.2),
    4,
    repeat(Math.round(half / 13), i => `M${608 - half + i * 26} ${y - 13}v13`),
  ) +
  stroke(ink.paper, 5, `M${600 - half} ${y - 13}h${half * 2}`)

/** Hall of Prayer for Good Harvests, Temple of Heaven, Beijing: three round blue roofs, gilded knob, three marble terraces. */
export const templeOfHeaven = painted(
  { base: '#23608c', accent: '#b8402e' },
  ink =>
    box(ink.accent, 412, 456, 376, 110) +
    box(glassOf(ink), 430, 492, 340, 74, 0.7) +
    stroke(
      ink.accent,
      3,
      repeat(20, i => `M${438 + i * 17} 492v74`),
    ) +
    repeat(9, i => box(ink.accent, 408 + i * 46, 456, 15, 112)) +
    box(ink.leaf, 412, 456, 376, 26) +
    box(ink.deep, 690, 456, 98, 110, 0.3) +
    cone(ink, 452, 246, 168, 92) +
    drum(ink, 328, 158, 34) +
    cone(ink, 330, 196, 122, 82) +
    drum(ink, 218, 112, 32) +
    cone(ink, 218, 150, 22, 96) +
    disc(ink.glow, 600, 108, 20, 18) +
    box(ink.glow, 586, 118, 28, 10) +
    shape(ink.deep, 'M606 91q14 4 14 17t-14 17q8 -17 0 -34z', 0.3) +
    terrace(ink, 566, 268) +
    terrace(ink, 608, 318) +
    terrace(ink, 650, 370) +
    shape(mix(ink.paper, ink.deep, 0.12), 'M560 562L520 712H680L640 562z') +
    stroke(
      mix(ink.paper, ink.deep, 0.4),
      2.5,
      repeat(10, i => `M${557 - i * 3.8} ${574 + i * 14}H${643 + i * 3.8}`),
    ) +
    mirrored(600, stroke(ink.paper, 9, 'M556 556L514 712')),
)
