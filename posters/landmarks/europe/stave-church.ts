import { painted } from '../../colours/own-colours.ts'
import { box, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { mirrored, repeat } from '../../strokes/shapes.ts'
import { firs } from '../parts/firs.ts'
import { mountain } from '../parts/ridge.ts'

/** A steep shingled roof with a crest and dragon heads at its ends. */
const roof = (ink: Ink, half: number, top: number, foot: number) =>
  shape(ink.base, `M600 ${top}L${600 + half} ${foot}Q600 ${foot + 12} ${600 - half} ${foot}z`) +
  shape(ink.deep, `M600 ${top}L${600 + half} ${foot}Q${600 + half / 2} ${foot + 8} 600 ${foot + 6}z`, 0.25) +
  stroke(
    ink.deep,
    3,
    repeat(5, i => {
      const y = top + ((foot - top) * (i + 1)) / 6
      const w = (half * (i + 1)) / 6
      return `M${600 - w} ${y}Q600 ${y + 10} ${600 + w} ${y}`
    }),
    0.4,
  )

const dragon = (ink: Ink, x: number, y: number) =>
  stroke(ink.deep, 7, `M${x} ${y}Q${x - 26} ${y - 12} ${x - 30} ${y - 40}q-2-14-18-8l-6 8`)

/** A Norwegian stave church: black timber, roof above roof, dragon heads, a fjord between mountains behind. */
export const staveChurch = painted(
  { base: '#6b4630', accent: '#b5402f' },
  ink =>
    mountain(ink, 180, 640, 520, 400, 0.34, ink.water) +
    mountain(ink, 1040, 640, 560, 450, 0.36, ink.water) +
    shape(ink.light, 'M420 640L560 520L700 640z', 0.5) +
    box(ink.water, -1000, 612, 3200, 60) +
    firs(ink, -420, 660, 16, 40, 90) +
    firs(ink, 880, 660, 16, 40, 100) +
    shape(ink.leaf, 'M-1000 700Q300 600 600 640Q900 600 2200 690V800H-1000z') +
    box(ink.shade, 410, 560, 380, 110) +
    shape(
      ink.deep,
      repeat(12, i => `M${424 + i * 31} 664v-50a9 9 0 0 1 18 0v50z`),
      0.8,
    ) +
    mirrored(600, shape(ink.base, 'M600 480L850 580Q850 596 836 596L600 580z')) +
    roof(ink, 236, 470, 580) +
    box(ink.shade, 480, 430, 240, 80) +
    shape(
      ink.deep,
      repeat(6, i => `M${500 + i * 36} 476a9 9 0 1 1 18 0a9 9 0 1 1-18 0z`),
      0.8,
    ) +
    roof(ink, 190, 310, 466) +
    box(ink.shade, 536, 310, 128, 60) +
    shape(
      ink.deep,
      repeat(3, i => `M${556 + i * 36} 340a8 8 0 1 1 16 0a8 8 0 1 1-16 0z`),
      0.8,
    ) +
    roof(ink, 104, 220, 340) +
    box(ink.shade, 572, 210, 56, 50) +
    roof(ink, 50, 130, 226) +
    stroke(ink.deep, 6, 'M600 140V74M586 96H614') +
    mirrored(600, dragon(ink, 420, 470) + dragon(ink, 504, 340)) +
    shape(ink.shade, 'M540 670V560L600 500L660 560V670z') +
    shape(ink.base, 'M520 566L600 482L680 566L664 572L600 508L536 572z') +
    shape(ink.accent, 'M572 670V600a28 28 0 0 1 56 0v70z') +
    stroke(ink.glow, 4, 'M600 580V670') +
    shape(ink.light, 'M560 672H640L760 800H460z', 0.8) +
    stroke(ink.shade, 8, 'M-200 716Q160 690 470 716M740 716Q1000 690 1400 716') +
    shape(ink.shade, 'M260 690h20v50h-20zM340 686h18v48h-18zM860 688h18v48h-18zM940 690h20v50h-20z'),
)
