import { painted } from '../../colours/own-colours.ts'
import { box, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { boxes } from '../../strokes/panes.ts'
import { firs } from '../parts/firs.ts'
import { windowRow } from '../parts/windows.ts'

const SLATE = '#485266'

const tower = (ink: Ink, x: number, foot: number, width: number, height: number) =>
  box(ink.light, x, foot - height, width, height) +
  box(ink.deep, x + width * 0.66, foot - height, width * 0.34, height, 0.16) +
  shape(
    SLATE,
    `M${x - 7} ${foot - height}L${x + width / 2} ${foot - height - width * 1.15}L${x + width + 7} ${foot - height}z`,
  ) +
  shape(
    ink.deep,
    `M${x + width / 2} ${foot - height - width * 1.15}L${x + width + 7} ${foot - height}H${x + width * 0.7}z`,
    0.3,
  )

const bay = (ink: Ink, x: number, foot: number, width: number, height: number) =>
  box(ink.paper, x, foot - height, width, height) +
  stroke(
    ink.accent,
    5,
    `M${x} ${foot - height}h${width}v${height}h${-width}zM${x} ${foot - height / 2}h${width}M${x + width / 2} ${foot}v${-height}M${x} ${foot - height / 2}L${x + width / 2} ${foot - height}L${x + width} ${foot - height / 2}M${x} ${foot}L${x + width / 2} ${foot - height / 2}L${x + width} ${foot}`,
  ) +
  shape(
    SLATE,
    `M${x - 8} ${foot - height}L${x + width / 2} ${foot - height - width * 0.8}L${x + width + 8} ${foot - height}z`,
  )

/** Burg Eltz: eight towers crowded on one rock in the forest, half-timbered bays, the stone bridge to the gate. */
export const burgEltz = painted(
  { base: '#a98f68', accent: '#8c3f2d' },
  ink =>
    shape(
      ink.leaf,
      'M-1000 640V420Q-600 300-200 380T420 420L500 660zM700 660L860 400Q1200 260 1500 360T2200 330V660z',
      0.55,
    ) +
    firs(ink, -400, 610, 12, 66, 130) +
    firs(ink, 860, 600, 18, 66, 140) +
    shape(ink.shade, 'M280 700Q330 560 400 500L440 470H800L850 520Q920 600 950 700z') +
    shape(ink.deep, 'M640 470H800L850 520Q920 600 950 700H700Q720 560 640 470zM420 560L450 500L470 620z', 0.28) +
    tower(ink, 420, 500, 78, 210) +
    tower(ink, 500, 490, 92, 300) +
    tower(ink, 600, 480, 84, 250) +
    tower(ink, 690, 490, 90, 320) +
    tower(ink, 786, 510, 64, 210) +
    bay(ink, 436, 340, 50, 60) +
    bay(ink, 560, 300, 66, 90) +
    bay(ink, 660, 320, 62, 84) +
    bay(ink, 776, 360, 56, 66) +
    box(ink.light, 400, 400, 460, 110) +
    box(ink.deep, 700, 400, 160, 110, 0.14) +
    windowRow(ink, 424, 420, 14, 31, 14, 26) +
    windowRow(ink, 520, 340, 2, 30, 12, 22) +
    windowRow(ink, 710, 220, 3, 24, 11, 22) +
    windowRow(ink, 516, 236, 3, 24, 11, 22) +
    windowRow(ink, 440, 366, 3, 22, 10, 20) +
    shape(SLATE, 'M392 404L420 376H480L508 404zM740 404L768 374H836L866 404z') +
    shape(ink.deep, boxes([424, 464], [11, 1], [38, 0], [10, 24]), 0.7) +
    shape(ink.light, 'M-1000 560H330L410 480V510L350 590V620H-1000z') +
    shape(ink.deep, 'M-20 620a46 42 0 0 1 92 0zM110 620a46 42 0 0 1 92 0zM236 620a40 40 0 0 1 80 0z', 0.55) +
    shape(ink.deep, 'M-1000 574H334L410 494V510L350 590H-1000z', 0.16) +
    firs(ink, 300, 700, 5, 60, 90) +
    firs(ink, 700, 712, 8, 58, 110),
)
