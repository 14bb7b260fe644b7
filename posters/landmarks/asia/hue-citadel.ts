import { painted } from '../../colours/own-colours.ts'
import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { mirrored, repeat } from '../../strokes/shapes.ts'
import { sweptRoof } from '../parts/asian-roofs.ts'

const columns = (ink: Ink, x: number, y: number, width: number, height: number, count: number) =>
  box(ink.deep, x, y, width, height, 0.75) +
  (ink.night ? box(ink.glow, x, y + height * 0.3, width, height * 0.6, 0.7) : '') +
  repeat(count, i => box(ink.accent, x + (i * (width - 10)) / (count - 1), y, 10, height)) +
  stroke(ink.accent, 4, `M${x} ${y + height * 0.72}h${width}`)

/** One of the arms of the gate, reaching towards us: wall, small pavilion of two roofs. */
const arm = (ink: Ink) => {
  const green = { tile: ink.leaf, line: ink.deep, edge: ink.deep, ridge: ink.paper }
  return (
    columns(ink, 262, 452, 124, 62, 6) +
    sweptRoof({ x: 324, y: 454, eave: 88, ridge: 62, height: 40, lift: 14, tiles: 11, edge: 6 }, green) +
    columns(ink, 286, 396, 76, 24, 4) +
    sweptRoof({ x: 324, y: 398, eave: 64, ridge: 40, height: 40, lift: 14, tiles: 9, edge: 6 }, green) +
    box(ink.paper, 244, 506, 160, 14) +
    box(ink.base, 248, 518, 152, 154) +
    box(ink.light, 248, 518, 60, 154) +
    stroke(
      ink.shade,
      2.5,
      repeat(6, i => `M248 ${540 + i * 22}h152`),
      0.55,
    ) +
    box(ink.deep, 304, 590, 44, 82, 0.85) +
    box(ink.paper, 296, 580, 60, 10)
  )
}

/** Ngo Mon, the Noon Gate of the Hue Citadel: stone base with three gates and two arms, the Five Phoenix Pavilion above. */
export const hueCitadel = painted({ base: '#cf9638', accent: '#a32b2c' }, ink => {
  const gold = { tile: ink.base, line: ink.shade, edge: ink.deep, ridge: ink.paper }
  return (
    columns(ink, 400, 440, 400, 76, 14) +
    sweptRoof({ x: 600, y: 446, eave: 236, ridge: 196, height: 56, lift: 18, tiles: 29, edge: 8 }, gold) +
    columns(ink, 436, 352, 328, 44, 12) +
    sweptRoof({ x: 482, y: 356, eave: 84, ridge: 50, height: 56, lift: 20, tiles: 9, edge: 7 }, gold) +
    sweptRoof({ x: 718, y: 356, eave: 84, ridge: 50, height: 56, lift: 20, tiles: 9, edge: 7 }, gold) +
    columns(ink, 528, 318, 144, 46, 6) +
    sweptRoof({ x: 600, y: 322, eave: 116, ridge: 74, height: 80, lift: 28, tiles: 13, edge: 9 }, gold) +
    disc(ink.accent, 600, 226, 13) +
    shape(ink.accent, 'M520 244q-16 -4 -22 -22q22 2 34 16zM680 244q16 -4 22 -22q-22 2 -34 16z') +
    box(ink.paper, 392, 508, 416, 14) +
    box(ink.base, 396, 520, 408, 146) +
    box(ink.deep, 396, 520, 408, 146, 0.16) +
    stroke(
      ink.shade,
      2.5,
      repeat(6, i => `M400 ${540 + i * 22}h400`),
      0.6,
    ) +
    box(ink.paper, 552, 556, 96, 110) +
    box(ink.deep, 562, 566, 76, 100) +
    box(ink.paper, 452, 574, 70, 92) +
    box(ink.deep, 461, 584, 52, 82) +
    box(ink.paper, 678, 574, 70, 92) +
    box(ink.deep, 687, 584, 52, 82) +
    box(ink.accent, 566, 534, 68, 16) +
    mirrored(600, arm(ink)) +
    box(ink.deep, 800, 520, 152, 152, 0.22) +
    shape(ink.light, 'M-1000 670H2200V690H-1000z') +
    shape(ink.paper, 'M540 670H660L730 790H470z') +
    shape(ink.shade, 'M-1000 690H528L470 790H-1000zM672 690H2200V790H730z', 0.4) +
    shape(ink.water, 'M-1000 704H520L470 800H-1000zM680 704H2200V800H730z') +
    stroke(ink.paper, 5, 'M262 668V704H520M938 668V704H680') +
    mirrored(
      600,
      shape(
        ink.leaf,
        repeat(6, i => `M${230 + i * 44} ${730 + ((i * 13) % 30)}a20 6 0 1 0 40 0a20 6 0 1 0 -40 0z`),
      ) + shape(ink.accent, 'M290 726q-8 -16 10 -20q18 4 10 20zM400 738q-8 -16 10 -20q18 4 10 20z'),
    )
  )
})
