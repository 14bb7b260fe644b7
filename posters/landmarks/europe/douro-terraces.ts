import { painted } from '../../colours/own-colours.ts'
import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'
import { windowRow } from '../parts/windows.ts'

/** One hill with its terraces: stone walls following the slope, vines between. */
const hill = (ink: Ink, d: string, walls: string, shade: string) =>
  shape(ink.leaf, d) + shape(ink.deep, shade, 0.2) + stroke(ink.glow, 5, walls, 0.75) + stroke(ink.deep, 3, walls, 0.3)

const quinta = (ink: Ink, x: number, y: number, size: number) =>
  at(
    x,
    y,
    box(ink.paper, -70, -46, 140, 46) +
      box(ink.paper, 30, -74, 44, 74) +
      box(ink.deep, 52, -74, 22, 74, 0.14) +
      shape(ink.accent, 'M-78-44L-60-64H30V-44zM22-72L38-92H66L82-72z') +
      windowRow(ink, -56, -32, 4, 22, 9, 16) +
      windowRow(ink, 42, -54, 1, 0, 12, 16),
    size,
  )

/** The Douro: hills in terraces down to a bend of the river, white quintas, a rabelo with barrels under her square sail. */
export const douroTerraces = painted(
  { accent: '#c0552f' },
  ink =>
    shape(ink.shade, 'M-1000 600V360Q-600 270-200 340T500 300T1100 330T2200 290V600z', 0.45) +
    hill(
      ink,
      'M-1000 660V330Q-500 260-120 330Q240 400 460 520Q560 580 600 660z',
      repeat(8, i => `M-1000 ${370 + i * 38}Q0 ${330 + i * 34} ${420 + i * 20} ${506 + i * 20}`),
      'M-120 330Q240 400 460 520Q560 580 600 660H300Q200 480-120 330z',
    ) +
    hill(
      ink,
      'M2200 660V250Q1700 190 1300 270Q920 350 740 480Q640 560 600 660z',
      repeat(9, i => `M2200 ${310 + i * 40}Q1320 ${250 + i * 42} ${770 - i * 18} ${486 + i * 19}`),
      'M1300 270Q1100 400 1040 660H2200V560Q1500 500 1300 270z',
    ) +
    quinta(ink, 220, 470, 0.9) +
    quinta(ink, 960, 440, 1.05) +
    quinta(ink, 1180, 570, 0.8) +
    repeat(5, i => shape(ink.deep, `M${1040 + i * 26} 442q-10-50 4-76q14 26 4 76z`, 0.55)) +
    shape(
      ink.shade,
      'M-1000 640Q0 620 420 636Q560 640 600 660H-1000zM2200 640Q1000 616 760 636Q640 644 600 660H2200z',
      0.5,
    ) +
    at(
      470,
      730,
      shape(ink.base, 'M-210-50Q-150 14-90 20H110Q190 10 240-66Q170-34 90-34H-90Q-150-34-210-50z') +
        shape(ink.deep, 'M-150-4Q-120 18-90 20H110Q160 14 200-20Q20 14-150-4z', 0.4) +
        stroke(ink.shade, 9, 'M10-34V-300') +
        shape(ink.paper, 'M-110-280Q0-300 120-280Q136-190 116-100Q10-80-100-100Q-126-190-110-280z') +
        shape(ink.deep, 'M60-288Q96-286 120-280Q136-190 116-100Q100-96 76-94Q96-190 60-288z', 0.13) +
        repeat(
          5,
          i =>
            disc(ink.shade, -70 + i * 34, -40, 18, 15) +
            stroke(ink.glow, 3, `M${-80 + i * 34}-50v20M${-60 + i * 34}-50v20`),
        ) +
        stroke(ink.shade, 8, 'M180-50L320 20') +
        shape(ink.paper, 'M-250 22Q0 8 290 22Q0 34-250 22z', 0.7),
      0.9,
    ),
)
