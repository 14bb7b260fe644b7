import { painted } from '../../colours/own-colours.ts'
import { box, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'
import { sweptRoof } from '../parts/asian-roofs.ts'
import { glassOf } from '../parts/windows.ts'

/** A battered wall with rows of windows, narrower at the top as Tibetan walls are; `x` is its middle, `y` its foot. */
const block = (
  ink: Ink,
  fill: string,
  x: number,
  y: number,
  half: number,
  height: number,
  columns: number,
  rows: number,
) => {
  const top = y - height
  const slope = height * 0.07
  const gap = ((half - slope) * 2) / columns
  const panes = repeat(rows, r =>
    repeat(columns, c => {
      const wx = x - half + slope + gap * (c + 0.5)
      const wy = top + 26 + r * ((height - 34) / rows)
      return `M${wx - gap * 0.18} ${wy}h${gap * 0.36}l${gap * 0.06} ${20}h${-gap * 0.48}z`
    }),
  )
  return (
    shape(fill, `M${x - half} ${y}L${x - half + slope} ${top}H${x + half - slope}L${x + half} ${y}z`) +
    shape(
      ink.deep,
      `M${x + half * 0.5} ${y}L${x + half * 0.5 - slope * 0.5} ${top}H${x + half - slope}L${x + half} ${y}z`,
      0.18,
    ) +
    box(ink.shade, x - half + slope - 3, top, (half - slope) * 2 + 6, 13) +
    box(ink.accent, x - half + slope - 3, top - 4, (half - slope) * 2 + 6, 5) +
    shape(glassOf(ink), panes, 0.85)
  )
}

const goldRoof = (ink: Ink, x: number, y: number, half: number) =>
  box(ink.base, x - half * 0.6, y - 12, half * 1.2, 14) +
  sweptRoof(
    { x, y: y - 10, eave: half, ridge: half * 0.62, height: half * 0.56, lift: half * 0.16, tiles: 5, edge: 5 },
    { tile: ink.accent, line: ink.shade, edge: ink.deep, ridge: ink.accent },
  ) +
  shape(ink.accent, `M${x - 5} ${y - half * 0.6}l5 -24l5 24z`)

/** One flight of the great ramps: a white parapet rising from one point to another. */
const ramp = (ink: Ink, x0: number, y0: number, x1: number, y1: number, tall: number) =>
  shape(ink.paper, `M${x0} ${y0}L${x1} ${y1}v${tall}L${x0} ${y0 + tall}z`) +
  shape(ink.shade, `M${x0} ${y0 + tall * 0.7}L${x1} ${y1 + tall * 0.7}v${tall * 0.3}L${x0} ${y0 + tall}z`, 0.6) +
  stroke(ink.accent, 4, `M${x0} ${y0}L${x1} ${y1}`)

/** Potala Palace, Lhasa: white and red palaces rising from Marpo Ri, gilded roofs, ramps in zigzag. */
export const potalaPalace = painted(
  { base: '#a5382c', accent: '#dba037' },
  ink =>
    shape(
      ink.leaf,
      'M-1000 680Q-300 640 60 630Q200 540 330 470L560 400H760L900 480Q1000 560 1130 630Q1500 650 2200 680V720H-1000z',
    ) +
    shape(ink.deep, 'M760 400L900 480Q1000 560 1130 630L1300 680H800Q860 560 700 500z', 0.3) +
    block(ink, ink.paper, 330, 500, 66, 130, 4, 3) +
    block(ink, ink.paper, 880, 500, 70, 150, 4, 3) +
    block(ink, ink.paper, 440, 500, 90, 220, 6, 5) +
    block(ink, ink.paper, 780, 500, 94, 236, 6, 5) +
    block(ink, ink.base, 610, 480, 118, 290, 8, 6) +
    goldRoof(ink, 548, 190, 40) +
    goldRoof(ink, 672, 190, 40) +
    goldRoof(ink, 610, 180, 54) +
    goldRoof(ink, 780, 262, 40) +
    goldRoof(ink, 432, 278, 34) +
    box(ink.paper, 598, 230, 24, 150) +
    box(ink.deep, 594, 214, 32, 150, 0.35) +
    stroke(ink.accent, 3, 'M596 240h28M596 280h28M596 320h28') +
    block(ink, ink.paper, 610, 560, 170, 150, 13, 3) +
    block(ink, ink.paper, 360, 560, 110, 90, 7, 2) +
    block(ink, ink.paper, 850, 560, 108, 90, 7, 2) +
    shape(ink.leaf, 'M250 570L470 556L610 580L760 556L960 570L1080 660H150z') +
    shape(ink.deep, 'M760 556L960 570L1080 660H760L690 600z', 0.28) +
    ramp(ink, 300, 640, 560, 574, 22) +
    ramp(ink, 560, 574, 420, 540, 18) +
    ramp(ink, 930, 640, 660, 574, 22) +
    ramp(ink, 660, 574, 800, 540, 18) +
    ramp(ink, 300, 640, 600, 676, 20) +
    ramp(ink, 930, 640, 600, 676, 20) +
    repeat(
      9,
      i =>
        box(i % 2 ? ink.paper : ink.light, 250 + i * 80, 680 - ((i * 7) % 16), 62, 40) +
        box(ink.deep, 262 + i * 80, 694, 38, 12, 0.6) +
        box(ink.shade, 248 + i * 80, 678 - ((i * 7) % 16), 66, 6),
    ) +
    shape(
      ink.leaf,
      'M-1000 712Q200 690 300 706Q400 690 480 712Q600 694 700 712Q800 690 900 708Q1000 694 2200 712V740H-1000z',
    ),
)
