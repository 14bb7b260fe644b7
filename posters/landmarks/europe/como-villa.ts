import { painted } from '../../colours/own-colours.ts'
import { box, shape, stroke } from '../../strokes/brush.ts'
import { boxes } from '../../strokes/panes.ts'
import { archOutline, at, repeat } from '../../strokes/shapes.ts'
import { mountain } from '../parts/ridge.ts'

/** Lake Como: a villa with a loggia on a wooded point, clipped trees and stairs to the water, a mahogany launch. */
export const comoVilla = painted(
  { base: '#8a4f30', accent: '#d89a4f' },
  ink =>
    mountain(ink, 130, 640, 520, 380, 0.22, ink.water) +
    mountain(ink, 1080, 640, 560, 420, 0.24, ink.water) +
    mountain(ink, 600, 640, 360, 260, 0.3, ink.water) +
    shape(ink.leaf, 'M-1000 640Q-400 560 0 600Q200 580 320 640zM880 640Q1000 580 1200 590T2200 560V660H900z') +
    repeat(9, i =>
      box([ink.paper, ink.accent, ink.glow][i % 3] as string, -60 + i * 34, 590 - ((i * 31) % 26), 30, 54),
    ) +
    box(ink.water, -1000, 636, 3200, 570) +
    shape(
      ink.leaf,
      'M400 690Q420 520 520 470Q600 380 700 420Q800 340 900 410Q1000 400 1060 480Q1180 520 1300 640L2200 660V720H420z',
    ) +
    shape(ink.deep, 'M900 410Q1000 400 1060 480Q1180 520 1300 640L2200 660V720H960Q1060 560 900 410z', 0.2) +
    shape(
      ink.deep,
      repeat(5, i => `M${500 + i * 120} 560q-16-70 8-${130 + ((i * 37) % 40)}q24 60 8 ${130 + ((i * 37) % 40)}z`),
      0.45,
    ) +
    box(ink.accent, 560, 470, 330, 190) +
    box(ink.deep, 820, 470, 70, 190, 0.16) +
    shape(ink.base, 'M546 474L590 430H860L904 474z') +
    shape(ink.paper, boxes([580, 490], [7, 1], [44, 0], [26, 48])) +
    shape(ink.leaf, boxes([576, 492], [7, 1], [44, 0], [8, 44]) + boxes([602, 492], [7, 1], [44, 0], [8, 44])) +
    shape(ink.paper, 'M640 660V560H810V660z') +
    shape(
      ink.deep,
      archOutline(652, 656, 42, 84) + archOutline(704, 656, 42, 84) + archOutline(756, 656, 42, 84),
      0.7,
    ) +
    box(ink.paper, 550, 548, 350, 9) +
    shape(ink.base, 'M690 430V390H760V430zM682 392L725 364L768 392z') +
    shape(ink.paper, 'M440 660H1010V684H440z') +
    shape(ink.deep, boxes([448, 662], [46, 1], [12, 0], [5, 18]), 0.3) +
    shape(ink.leaf, 'M460 660a30 30 0 0 1 60 0zM910 660a34 34 0 0 1 68 0z') +
    shape(ink.light, 'M640 684H810L850 736H600z') +
    stroke(ink.shade, 3, 'M630 698H820M620 710H830M610 722H840', 0.7) +
    shape(ink.shade, 'M420 684H1040V706H850L810 690H640L600 706H420z', 0.6) +
    at(
      300,
      764,
      shape(ink.base, 'M-200-40Q-60-56 60-44L190-30Q180 6 150 12H-150Q-190-4-200-40z') +
        stroke(ink.glow, 4, 'M-190-26Q-60-38 60-28L186-18') +
        shape(ink.light, 'M-40-50L0-96H18L8-48z') +
        shape(ink.deep, 'M30-46v-26q11-20 22 0v26zM80-42v-24q11-20 22 0v24z') +
        shape(ink.paper, 'M170-34V-96L204-84V-64L176-70z') +
        shape(ink.accent, 'M176-94L204-84V-78L176-86z') +
        shape(ink.paper, 'M-230 12Q0 0 210 12Q0 26-230 12z', 0.75),
    ) +
    stroke(ink.paper, 5, 'M80 700h140M900 760h170M560 790h140', 0.5),
)
