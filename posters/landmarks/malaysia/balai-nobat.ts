import { painted } from '../../colours/own-colours.ts'
import { archPath, box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { onionOutline, palm, repeat } from '../../strokes/shapes.ts'

/** One storey of the eight-sided tower: three of its sides are seen, the right one in shadow. */
function storey(ink: Ink, y: number, half: number, height: number, arch: number) {
  const top = y - height
  const inner = half * 0.46
  const opening = (x: number, width: number) =>
    shape(ink.paper, archPath(x, y - height * 0.12, width + 16, height * 0.7)) +
    shape(ink.deep, archPath(x, y - height * 0.12, width, height * 0.64))
  return (
    box(ink.base, 600 - half, top, half * 2, height) +
    box(ink.light, 600 - inner, top, inner * 2, height) +
    box(ink.shade, 600 + inner, top, half - inner, height) +
    opening(600, arch) +
    opening(600 - half * 0.74, arch * 0.5) +
    opening(600 + half * 0.74, arch * 0.5) +
    stroke(ink.paper, 7, [-half, -inner, inner, half].map(dx => `M${600 + dx} ${y}V${top}`).join('')) +
    shape(ink.paper, `M${600 - half - 22} ${top + 4}h${half * 2 + 44}l-10 16h${-half * 2 - 24}z`) +
    box(ink.accent, 600 - half - 22, top - 6, half * 2 + 44, 10)
  )
}

/** A balustrade of small arches above a cornice. */
const rail = (ink: Ink, y: number, half: number) =>
  box(ink.paper, 600 - half, y - 36, half * 2, 36) +
  shape(
    ink.base,
    repeat(Math.floor(half / 9), i => archPath(600 - half + 11 + i * 18, y - 4, 10, 26)),
  ) +
  box(ink.deep, 600 + half * 0.46, y - 36, half * 0.54, 36, 0.16)

/** The Balai Nobat in Alor Setar: the yellow, eight-sided tower with its onion dome in which the royal orchestra keeps its drums. */
export const balaiNobat = painted(
  { base: '#e9b445', accent: '#b5762a' },
  ink =>
    shape(
      ink.leaf,
      'M-1000 660V560a70 60 0 0 1 130 -20a80 70 0 0 1 150 0a90 70 0 0 1 170 10a70 60 0 0 1 130 -10a90 80 0 0 1 170 10a70 60 0 0 1 120 0a90 70 0 0 1 150 20H800a80 70 0 0 1 150 -10a90 80 0 0 1 170 -10a80 60 0 0 1 150 10a90 70 0 0 1 170 0a90 70 0 0 1 760 20V660z',
      0.8,
    ) +
    palm(300, 670, 380, -56, ink.shade, ink.deep, ink.leaf) +
    palm(214, 674, 270, -30, ink.shade, ink.deep, ink.leaf) +
    palm(934, 672, 330, 60, ink.shade, ink.deep, ink.leaf) +
    storey(ink, 672, 168, 178, 84) +
    rail(ink, 490, 178) +
    storey(ink, 456, 128, 132, 62) +
    rail(ink, 320, 138) +
    storey(ink, 286, 88, 84, 40) +
    shape(ink.light, onionOutline(600, 200, 164, 118)) +
    shape(ink.shade, 'M612 92Q626 110 650 120Q694 146 680 200H630Q660 140 612 92z', 0.8) +
    stroke(ink.accent, 3, 'M600 84Q550 130 560 200M600 84Q596 140 598 200M600 84Q640 130 640 200', 0.7) +
    stroke(ink.accent, 6, 'M600 86V40') +
    disc(ink.accent, 600, 72, 9) +
    shape(ink.glow, 'M590 30a14 14 0 1 0 22 16a11 11 0 1 1 -22 -16z') +
    box(ink.paper, 408, 668, 384, 12) +
    box(ink.shade, 392, 678, 416, 14) +
    box(ink.deep, 392, 690, 416, 6, 0.4),
)
