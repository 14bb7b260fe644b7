import { box, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { mirrored, repeat } from '../../strokes/shapes.ts'
import { thaiGable } from '../parts/asian-roofs.ts'
import { glassOf } from '../parts/windows.ts'

/** Outline of a prang from the foot up: height, half width. */
const profile = [
  [0, 1],
  [0.05, 0.98],
  [0.06, 0.88],
  [0.13, 0.84],
  [0.14, 0.74],
  [0.21, 0.7],
  [0.22, 0.6],
  [0.3, 0.55],
  [0.31, 0.46],
  [0.4, 0.41],
  [0.41, 0.34],
  [0.5, 0.3],
  [0.51, 0.25],
  [0.66, 0.22],
  [0.78, 0.17],
  [0.86, 0.1],
  [0.9, 0.03],
] as const

/** A prang, the tower of Khmer descent, set with bands of porcelain. */
const prang = (ink: Ink, x: number, y: number, half: number, height: number) => {
  const side = (s: number, from = 0) =>
    profile.map(([up, wide]) => `L${x + s * Math.max(from, wide) * half} ${y - up * height}`)
  const outline = `M${side(-1).join('').slice(1)}${side(1).reverse().join('')}z`
  const bands = profile
    .filter((_, i) => i % 2 === 1)
    .map(([up, wide]) => `M${x - wide * half} ${y - up * height}h${wide * half * 2}`)
  const beads = profile.slice(0, 13).filter((_, i) => i % 2 === 0)
  return (
    shape(ink.base, outline) +
    shape(
      ink.light,
      `M${side(-1).join('').slice(1)}L${x - half * 0.02} ${y - height * 0.86}L${x - half * 0.12} ${y - height * 0.4}L${x - half * 0.34} ${y}z`,
      0.8,
    ) +
    shape(
      ink.deep,
      `M${side(1).join('').slice(1)}L${x + half * 0.02} ${y - height * 0.9}L${x + half * 0.12} ${y - height * 0.4}L${x + half * 0.34} ${y}z`,
      0.3,
    ) +
    stroke(ink.paper, Math.max(2.5, height * 0.009), bands.join('')) +
    stroke(
      ink.accent,
      Math.max(2, height * 0.008),
      beads
        .map(([up, wide]) => `M${x - wide * half * 0.94} ${y - (up + 0.022) * height}h${wide * half * 1.88}`)
        .join(''),
    ) +
    shape(
      ink.deep,
      `M${x - half * 0.13} ${y - height * 0.43}v${-height * 0.06}l${half * 0.13} ${-height * 0.04}l${half * 0.13} ${height * 0.04}v${height * 0.06}z`,
      0.85,
    ) +
    shape(
      glassOf(ink, ink.paper),
      `M${x - half * 0.05} ${y - height * 0.43}v${-height * 0.05}h${half * 0.1}v${height * 0.05}z`,
    ) +
    stroke(
      ink.deep,
      Math.max(1.5, height * 0.004),
      repeat(
        5,
        i =>
          `M${x - half * (0.14 - i * 0.07)} ${y - height * 0.54}L${x - half * (0.08 - i * 0.04)} ${y - height * 0.82}`,
      ),
      0.4,
    ) +
    stroke(
      ink.glow,
      Math.max(2.5, height * 0.008),
      `M${x} ${y - height * 0.89}V${y - height}M${x - half * 0.06} ${y - height * 0.95}q0 ${height * 0.025} ${half * 0.06} ${height * 0.025}q${half * 0.06} 0 ${half * 0.06} ${-height * 0.025}`,
    )
  )
}

const stairs = (ink: Ink) =>
  shape(ink.light, 'M588 424H612L636 640H564z') +
  stroke(
    ink.shade,
    3,
    repeat(15, i => `M${586 - i * 1.5} ${436 + i * 13.6}H${614 + i * 1.5}`),
  ) +
  mirrored(600, stroke(ink.paper, 6, 'M586 424L560 640'))

/** Wat Arun, the Temple of Dawn, Bangkok: the great porcelain prang and its four lesser ones on the Chao Phraya. */
export const watArun: Landmark = ink => {
  const roof = { tile: ink.accent, line: ink.glow, edge: ink.deep, board: ink.glow, panel: ink.deep }
  return (
    mirrored(600, `<g opacity=".75">${prang(ink, 446, 636, 52, 270)}</g>`) +
    prang(ink, 600, 640, 190, 530) +
    stairs(ink) +
    mirrored(600, prang(ink, 322, 664, 66, 350)) +
    mirrored(
      600,
      box(ink.paper, 420, 588, 84, 64) +
        stroke(ink.accent, 6, 'M430 590V650M462 590V650M494 590V650') +
        thaiGable({ x: 462, y: 594, half: 56, height: 84 }, roof),
    ) +
    box(ink.paper, 250, 644, 700, 10) +
    box(ink.base, 256, 654, 688, 26) +
    box(ink.deep, 600, 654, 344, 26, 0.2) +
    stroke(
      ink.shade,
      4,
      repeat(46, i => `M${264 + i * 15} 656v20`),
      0.7,
    ) +
    mirrored(600, shape(ink.leaf, 'M-1000 690V640Q-200 600 60 630Q120 590 180 622Q220 600 262 640Q300 652 300 690z')) +
    box(ink.shade, -1000, 680, 3200, 10) +
    shape(ink.base, 'M470 690H730L690 800Q600 760 510 800z', 0.35) +
    stroke(ink.glow, 5, 'M520 714h160M548 738h110M566 762h70M300 710h60M830 716h70M340 736h40M800 742h44', 0.7)
  )
}
