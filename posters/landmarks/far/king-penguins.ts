import { painted } from '../../colours/own-colours.ts'
import { disc, shape } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'
import { mountain } from '../parts/ridge.ts'

const king = (ink: Ink, x: number, y: number, size: number, facing: 1 | -1) =>
  at(
    x,
    y,
    shape(
      ink.base,
      'M-34-6Q-54-90-40-150Q-30-196-8-206Q-8-246 20-250Q44-252 50-234L76-226L50-222Q46-206 36-200Q50-170 50-110Q48-50 30-6z',
    ) +
      shape(ink.paper, 'M-6-8Q-24-80-8-150Q2-190 30-196Q46-170 46-110Q44-50 28-8z') +
      shape(
        ink.accent,
        'M6-214Q-4-190 10-176Q14-200 24-206Q14-216 6-214zM12-188Q30-196 34-190Q34-172 20-160Q8-172 12-188z',
      ) +
      shape(ink.deep, 'M-26-160Q-50-110-40-50Q-22-90-14-140z', 0.5) +
      shape(ink.accent, 'M52-232L70-227L52-226z') +
      disc(ink.paper, 34, -236, 3) +
      shape(ink.deep, 'M-16-8h24l10 10h-40zM16-8h20l10 10H14z'),
    size * facing,
    size,
  )

/** South Georgia: king penguins by the thousand on a green plain below glaciers, two of them near. */
export const kingPenguins = painted(
  { base: '#31465a', accent: '#eda02e' },
  ink =>
    mountain(ink, 160, 600, 400, 330, 0.5, ink.shade) +
    mountain(ink, 560, 600, 340, 250, 0.5, ink.shade) +
    mountain(ink, 960, 600, 460, 380, 0.5, ink.shade) +
    shape(ink.paper, 'M640 600L700 480L760 430L820 480L860 600z', 0.9) +
    shape(ink.leaf, 'M-1000 640Q-300 560 200 600Q700 570 1100 600Q1500 570 2200 610V800H-1000z') +
    repeat(70, i => {
      const [x, y] = [-240 + ((i * 197) % 1660), 612 + ((i * 13) % 46)]
      return (
        shape(ink.base, `M${x} ${y}q-7-16 0-26q4-8 8 0q7 10 0 26z`) +
        shape(ink.paper, `M${x + 3} ${y}q-3-12 2-20q6 8 1 20z`)
      )
    }) +
    repeat(9, i => king(ink, 60 + i * 134 + ((i * 31) % 40), 690 + ((i * 17) % 24), 0.42, i % 2 ? 1 : -1)) +
    king(ink, 480, 770, 1.5, 1) +
    king(ink, 720, 780, 1.6, -1) +
    shape(
      ink.shade,
      'M880 790Q860 690 880 650Q890 610 916 606Q930 590 946 604L966 612L948 618Q970 650 966 700Q960 760 946 790z',
    ) +
    disc(ink.deep, 934, 610, 4),
)
