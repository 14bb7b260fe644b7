import { painted } from '../../colours/own-colours.ts'
import { shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'

/** A sandstone pillar with pines on its head and on its ledges; `haze` runs from 0 (near) towards 1 (lost in mist). */
const pillar = (ink: Ink, x: number, foot: number, top: number, half: number, haze = 0) => {
  const tall = foot - top
  const p = (dx: number, down: number) => `${x + dx * half} ${top + tall * down}`
  const rock = `M${p(-0.9, 1)}L${p(-0.8, 0.72)}L${p(-0.98, 0.66)}L${p(-0.84, 0.4)}L${p(-0.96, 0.3)}L${p(-0.86, 0.1)}L${p(-0.5, 0)}L${p(0.1, -0.02)}L${p(0.7, 0.02)}L${p(0.92, 0.12)}L${p(0.8, 0.26)}L${p(0.94, 0.36)}L${p(0.76, 0.6)}L${p(0.9, 0.68)}L${p(0.8, 1)}z`
  const dark = `M${p(0.2, 0)}L${p(0.7, 0.02)}L${p(0.92, 0.12)}L${p(0.8, 0.26)}L${p(0.94, 0.36)}L${p(0.76, 0.6)}L${p(0.9, 0.68)}L${p(0.8, 1)}H${x + half * 0.1}L${p(0.26, 0.7)}L${p(0.1, 0.62)}L${p(0.3, 0.34)}L${p(0.14, 0.24)}z`
  const lit = `M${p(-0.9, 1)}L${p(-0.8, 0.72)}L${p(-0.98, 0.66)}L${p(-0.84, 0.4)}L${p(-0.96, 0.3)}L${p(-0.86, 0.1)}L${p(-0.5, 0)}L${p(-0.56, 0.3)}L${p(-0.42, 0.4)}L${p(-0.56, 0.68)}L${p(-0.46, 0.76)}L${p(-0.5, 1)}z`
  const r = half * 0.34
  const tuft = (dx: number, dy: number, size: number) =>
    `M${x + dx * half - r * size} ${top + dy}q${r * size * 0.1} ${-r * size} ${r * size * 0.6} ${-r * size * 0.9}q${r * size * 0.2} ${-r * size * 0.9} ${r * size * 0.7} ${-r * size * 0.2}q${r * size * 0.7} 0 ${r * size * 0.7} ${r * size * 1.1}z`
  const crown = tuft(-0.7, 16, 1) + tuft(-0.3, 4, 1.3) + tuft(0.2, 0, 1.4) + tuft(0.64, 14, 1.1)
  const ledges =
    tuft(-0.84, tall * 0.34, 0.8) +
    tuft(0.86, tall * 0.3, 0.8) +
    tuft(0.8, tall * 0.64, 0.9) +
    tuft(-0.8, tall * 0.7, 0.9)
  if (haze) return shape(ink.shade, rock, 1 - haze) + shape(ink.leaf, crown, 1 - haze)
  return (
    shape(ink.base, rock) +
    shape(ink.light, lit) +
    shape(ink.deep, dark, 0.42) +
    stroke(
      ink.deep,
      3,
      `M${p(-0.4, 0.08)}L${p(-0.3, 0.34)}M${p(-0.1, 0.14)}L${p(-0.16, 0.56)}M${p(-0.3, 0.5)}L${p(-0.24, 0.9)}M${p(-0.86, 0.2)}L${p(0.1, 0.22)}M${p(-0.8, 0.48)}L${p(0.2, 0.5)}M${p(-0.8, 0.8)}L${p(0.2, 0.79)}`,
      0.35,
    ) +
    shape(ink.leaf, crown + ledges) +
    shape(ink.deep, tuft(0.64, 16, 0.9) + tuft(0.86, tall * 0.31, 0.6), 0.35)
  )
}

/** A bank of mist: long, flat, round-ended. */
const mist = (ink: Ink, x: number, y: number, length: number, opacity: number) =>
  stroke(ink.paper, 30, `M${x} ${y}h${length}M${x + length * 0.2} ${y + 26}h${length * 0.9}`, opacity)

/** The quartzite pillars of Zhangjiajie: sheer columns with pines on their heads, rising out of the mist. */
export const zhangjiajiePillars = painted(
  { base: '#a96a45' },
  ink =>
    repeat(15, i => pillar(ink, -330 + i * 130, 700, 330 + ((i * 71) % 150), 44, 0.74)) +
    repeat(9, i => pillar(ink, -260 + i * 216, 720, 270 + ((i * 97) % 170), 52, 0.5)) +
    mist(ink, -700, 520, 900, 0.5) +
    mist(ink, 700, 500, 900, 0.5) +
    pillar(ink, 740, 720, 220, 50) +
    pillar(ink, 356, 720, 300, 58) +
    mist(ink, 280, 560, 380, 0.5) +
    pillar(ink, 545, 760, 150, 72) +
    pillar(ink, 868, 740, 330, 70) +
    pillar(ink, 444, 760, 400, 54) +
    mist(ink, 560, 610, 500, 0.62) +
    pillar(ink, 676, 780, 420, 66) +
    mist(ink, 200, 664, 360, 0.6) +
    shape(
      ink.leaf,
      'M-1000 740Q0 660 240 712Q330 660 420 716Q500 676 590 728Q700 690 780 730Q860 680 960 716Q1200 660 2200 740V1200H-1000z',
    ) +
    shape(ink.deep, 'M-1000 800Q300 720 600 780T1300 760T2200 800V1200H-1000z', 0.3),
)
