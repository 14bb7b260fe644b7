import { painted } from '../../colours/own-colours.ts'
import { archPath, box, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { boxes } from '../../strokes/panes.ts'
import { at, repeat } from '../../strokes/shapes.ts'
import { windowRow } from '../parts/windows.ts'

const merlons = (ink: Ink, x: number, y: number, count: number, step: number) =>
  shape(
    ink.light,
    repeat(count, i => `M${x + i * step} ${y}v-26l${step * 0.3} 10 ${step * 0.3}-10v26z`),
  )

const roundTower = (ink: Ink, x: number) =>
  box(ink.light, x - 86, 330, 172, 330) +
  shape(ink.deep, `M${x + 24} 330H${x + 86}V660H${x + 50}z`, 0.2) +
  shape(ink.base, `M${x - 100} 330Q${x} 350 ${x + 100} 330V300Q${x} 316 ${x - 100} 300z`) +
  merlons(ink, x - 98, 304, 6, 34) +
  shape(ink.deep, `M${x - 30} 420h10v50h-10zM${x + 20} 420h10v50h-10zM${x - 5} 530h10v50h-10z`, 0.75) +
  stroke(
    ink.deep,
    2,
    repeat(9, i => `M${x - 86 + (i % 2) * 16} ${366 + i * 32}h${110 + (i % 3) * 20}`),
    0.18,
  )

const stag = (ink: Ink, x: number) =>
  at(
    x,
    470,
    box(ink.light, -17, 0, 34, 190) +
      box(ink.base, -28, -10, 56, 16) +
      box(ink.base, -34, 180, 68, 20) +
      shape(ink.deep, 'M-22-10V-44L-14-52H14L18-82 30-74 24-50 20-10H12V-34H-10V-10z') +
      stroke(ink.deep, 4, 'M22-78L14-104M26-78L36-102M17-94L8-98M32-92L42-94'),
  )

/** Rhodes: the round towers of the Grand Master's palace, banners of the knights, the stag and the doe of Mandraki. */
export const rhodesPalace = painted(
  { base: '#b28e5c', accent: '#a92c34' },
  ink =>
    shape(ink.shade, 'M-1000 640Q-400 480 100 560T900 520T2200 560V660H-1000z', 0.3) +
    box(ink.base, -1000, 470, 3200, 200) +
    merlons(ink, -1000, 474, 92, 35) +
    shape(ink.deep, boxes([-960, 540], [40, 1], [80, 0], [12, 40]), 0.5) +
    box(ink.base, 300, 260, 600, 400) +
    box(ink.deep, 720, 260, 180, 400, 0.14) +
    merlons(ink, 302, 264, 17, 35) +
    windowRow(ink, 336, 340, 5, 110, 26, 56) +
    box(ink.base, 760, 150, 110, 120) +
    box(ink.deep, 826, 150, 44, 120, 0.16) +
    merlons(ink, 752, 154, 4, 34) +
    windowRow(ink, 800, 190, 1, 0, 22, 44) +
    roundTower(ink, 470) +
    roundTower(ink, 730) +
    shape(ink.deep, archPath(600, 660, 92, 190)) +
    shape(ink.accent, archPath(600, 660, 70, 130)) +
    stroke(ink.deep, 4, 'M600 540V660M566 590H634M566 620H634') +
    repeat(2, i =>
      at(
        [560, 614][i] as number,
        360,
        shape(ink.accent, 'M0 0H36V100L18 84 0 100z') + shape(ink.paper, 'M14 6h8v30h12v8H22v40h-8V44H2v-8h12z'),
      ),
    ) +
    stroke(ink.deep, 4, 'M815 150V84') +
    shape(ink.accent, 'M817 86h62l-16 15 16 15h-62z') +
    stag(ink, 200) +
    at(1000, 0, stag(ink, 0), -1, 1) +
    box(ink.shade, -1000, 654, 3200, 20),
)
