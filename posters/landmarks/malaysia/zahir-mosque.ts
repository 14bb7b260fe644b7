import { painted } from '../../colours/own-colours.ts'
import { archPath, box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { mirrored, onionOutline, repeat } from '../../strokes/shapes.ts'

const dome = (ink: Ink, x: number, y: number, width: number, height: number) =>
  box(ink.paper, x - width * 0.44, y - 4, width * 0.88, 26) +
  shape('#23262e', onionOutline(x, y, width, height)) +
  shape(
    '#5d6672',
    `M${x - width * 0.38} ${y - height * 0.08}q${-width * 0.2} ${-height * 0.34} ${width * 0.16} ${-height * 0.64}q${-width * 0.06} ${height * 0.36} ${width * 0.06} ${height * 0.64}z`,
  ) +
  stroke(ink.accent, 5, `M${x} ${y - height}v${-height * 0.22}`) +
  disc(ink.accent, x, y - height * 1.24, 8)

/** Alor Setar: the black onion domes and cream arcades of the Zahir Mosque. */
export const zahirMosque = painted({ base: '#efd9a0', accent: '#e2aa34' }, ink => {
  const side =
    box(ink.base, 236, 470, 150, 204) +
    box(ink.light, 236, 470, 40, 204) +
    shape(ink.deep, archPath(311, 672, 64, 130)) +
    dome(ink, 311, 470, 150, 136) +
    box(ink.paper, 176, 380, 40, 294) +
    stroke(ink.shade, 4, 'M176 470h40M176 560h40') +
    shape(ink.deep, archPath(196, 444, 18, 40)) +
    dome(ink, 196, 380, 60, 70)
  return (
    mirrored(600, side) +
    box(ink.base, 440, 400, 320, 274) +
    box(ink.shade, 690, 400, 70, 274, 0.35) +
    shape(
      ink.paper,
      repeat(7, i => archPath(474 + i * 42, 476, 32, 56)),
    ) +
    shape(
      ink.deep,
      repeat(7, i => archPath(474 + i * 42, 474, 22, 46)),
    ) +
    dome(ink, 600, 398, 270, 230) +
    mirrored(
      600,
      box(ink.paper, 420, 330, 46, 344) + shape(ink.deep, archPath(443, 400, 20, 46)) + dome(ink, 443, 330, 70, 78),
    ) +
    box(ink.base, 386, 560, 428, 114) +
    box(ink.paper, 380, 552, 440, 12) +
    shape(
      ink.paper,
      repeat(7, i => archPath(426 + i * 58, 672, 46, 94)),
    ) +
    shape(
      ink.deep,
      repeat(7, i => archPath(426 + i * 58, 672, 34, 84)),
    ) +
    box(ink.paper, 140, 670, 920, 14)
  )
})
