import { painted } from '../../colours/own-colours.ts'
import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { mirrored, repeat } from '../../strokes/shapes.ts'
import { thaiGable } from '../parts/asian-roofs.ts'

const spire = (ink: Ink, x: number, y: number, half: number, height: number) =>
  shape(
    ink.base,
    `M${x - half} ${y}Q${x - half * 0.9} ${y - height * 0.3} ${x - half * 0.5} ${y - height * 0.5}Q${x - half * 0.2} ${y - height * 0.7} ${x} ${y - height}Q${x + half * 0.2} ${y - height * 0.7} ${x + half * 0.5} ${y - height * 0.5}Q${x + half * 0.9} ${y - height * 0.3} ${x + half} ${y}z`,
  ) +
  shape(
    ink.shade,
    `M${x + half * 0.2} ${y}Q${x + half * 0.3} ${y - height * 0.5} ${x} ${y - height}Q${x + half * 0.2} ${y - height * 0.7} ${x + half * 0.5} ${y - height * 0.5}Q${x + half * 0.9} ${y - height * 0.3} ${x + half} ${y}z`,
  ) +
  stroke(
    ink.deep,
    3,
    repeat(6, i => `M${x - half * (0.9 - i * 0.13)} ${y - height * (0.08 + i * 0.11)}h${half * (1.8 - i * 0.26)}`),
    0.5,
  ) +
  stroke(ink.shade, 5, `M${x} ${y - height}v${-height * 0.22}`)

/** Pattaya: the Sanctuary of Truth, a temple carved wholly of teak, on its point above the sea. */
export const sanctuaryOfTruth = painted({ base: '#a06a38', accent: '#5f3a1c' }, ink => {
  const roof = {
    tile: ink.base,
    line: ink.deep,
    edge: ink.accent,
    board: ink.accent,
    panel: ink.light,
    ridge: ink.accent,
  }
  return [
    shape(ink.leaf, 'M-1000 664Q-200 600 160 622H1100Q1500 600 2200 660V690H-1000z'),
    repeat(
      7,
      i =>
        disc(ink.leaf, -120 + i * 60, 610 - (i % 2) * 24, 54, 40) +
        disc(ink.leaf, 990 + i * 70, 610 - (i % 2) * 24, 60, 42),
    ),
    spire(ink, 600, 380, 100, 300),
    mirrored(
      600,
      spire(ink, 770, 470, 58, 200) +
        thaiGable({ x: 850, y: 560, half: 140, height: 190, tiers: 2 }, roof) +
        box(ink.base, 760, 556, 180, 100) +
        shape(
          ink.deep,
          repeat(4, i => `M${782 + i * 40} 656v-70q12 -18 24 0v70z`),
        ),
    ),
    thaiGable({ x: 600, y: 430, half: 150, height: 190, tiers: 2 }, roof),
    box(ink.base, 480, 426, 240, 60),
    thaiGable({ x: 600, y: 560, half: 200, height: 220, tiers: 3 }, roof),
    box(ink.base, 450, 556, 300, 100),
    box(ink.deep, 680, 556, 70, 100, 0.3),
    shape(ink.deep, 'M560 656v-80q40 -40 80 0v80z'),
    shape(
      ink.deep,
      repeat(2, i => `M${472 + i * 40} 656v-66q14 -18 28 0v66zM${664 + i * 40} 656v-66q14 -18 28 0v66z`),
    ),
    mirrored(600, stroke(ink.light, 4, 'M620 566v86M740 566v86M456 570v80', 0.6)),
    box(ink.accent, 220, 654, 760, 14),
    box(ink.light, 190, 668, 820, 12),
    shape(ink.shade, 'M120 680H1080L1130 712H70z'),
  ].join('')
})
