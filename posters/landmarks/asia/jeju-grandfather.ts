import { painted } from '../../colours/own-colours.ts'
import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'

const grandfather = (ink: Ink, x: number, y: number, size: number) =>
  at(
    x,
    y,
    shape(
      ink.base,
      'M-90 0Q-100-140-80-220Q-100-260-90-330Q-80-380-70-392Q-120-392-110-412Q-60-420-60-430Q-56-480 0-482Q56-480 60-430Q60-420 110-412Q120-392 70-392Q80-380 90-330Q100-260 80-220Q100-140 90 0z',
    ) +
      shape(
        ink.deep,
        'M40-482Q56-470 60-430Q60-420 110-412Q120-392 70-392Q80-380 90-330Q100-260 80-220Q100-140 90 0H40Q60-200 40-300z',
        0.28,
      ) +
      disc(ink.paper, -36, -340, 24, 22) +
      disc(ink.paper, 36, -340, 24, 22) +
      disc(ink.deep, -34, -338, 11) +
      disc(ink.deep, 34, -338, 11) +
      shape(ink.light, 'M-20-340Q0-370 20-340Q34-280 26-270Q0-258-26-270Q-34-280-20-340z') +
      stroke(ink.deep, 7, 'M-34-244Q0-232 34-244M-70-384Q0-372 70-384') +
      shape(
        ink.light,
        'M-84-190Q-20-200 40-180Q54-166 40-150Q-20-154-84-140zM84-120Q20-130-40-110Q-54-96-40-80Q20-84 84-70z',
      ) +
      stroke(ink.deep, 4, 'M40-172H14M42-162H14M-40-102H-14M-42-92H-14', 0.6) +
      shape(
        ink.deep,
        'M-50-60a6 6 0 1 1 12 0zM-20-30a5 5 0 1 1 10 0zM20-40a6 6 0 1 1 12 0zM-60-290a5 5 0 1 1 10 0zM-10-440a6 6 0 1 1 12 0zM-40-420a4 4 0 1 1 8 0zM56-230a5 5 0 1 1 10 0z',
        0.4,
      ),
    size,
  )

/** Jeju: stone grandfathers of black lava in a field of rape, the crater of Seongsan rising from the sea behind. */
export const jejuGrandfather = painted(
  { base: '#6a6c70', accent: '#f2c12e' },
  ink =>
    shape(
      ink.leaf,
      'M560 620Q640 560 680 460L720 400L760 420L800 396L850 424L900 390L950 420L1000 400L1060 440Q1100 560 1180 620z',
    ) +
    shape(
      ink.shade,
      'M1000 400L1060 440Q1100 560 1180 620H1060Q1040 500 1000 400zM680 460L720 400L740 500L700 600L640 610Q670 560 680 460z',
      0.6,
    ) +
    shape(ink.leaf, 'M-1000 660Q-300 600 200 640Q700 610 1200 640L2200 620V800H-1000z') +
    repeat(5, row =>
      shape(
        ink.accent,
        repeat(
          46,
          i => `M${-700 + i * 50 + row * 20} ${690 + row * 36 + ((i * 7 + row) % 9)}a22 20 0 1 1 44 0q-22 12-44 0z`,
        ),
      ),
    ) +
    repeat(3, row =>
      shape(
        ink.glow,
        repeat(40, i => `M${-700 + i * 58 + row * 26} ${700 + row * 50}a9 9 0 1 1 18 0z`),
      ),
    ) +
    shape(
      ink.shade,
      repeat(22, i => `M${-480 + i * 84} 672q-6-26 20-30q14-14 34-2q26 2 26 32z`),
    ) +
    grandfather(ink, 480, 760, 1) +
    grandfather(ink, 240, 740, 0.62) +
    shape(
      ink.leaf,
      repeat(20, i => `M${-100 + i * 70} 800l-8-40 14 30 4-40 8 44 14-30-8 36z`),
    ),
)
