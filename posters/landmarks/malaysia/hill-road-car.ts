import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, path, repeat, stroke } from '../../strokes/shapes.ts'
import { car } from '../parts/car.ts'

function conifer(ink: Ink, x: number, y: number, tall: number): string {
  return (
    path(ink.deep, `M${x - 4} ${y}h8v${-tall * 0.3}h-8z`) +
    path(
      ink.leaf,
      `M${x - tall * 0.26} ${y - tall * 0.16}L${x} ${y - tall * 0.6}L${x + tall * 0.26} ${y - tall * 0.16}zM${x - tall * 0.2} ${y - tall * 0.42}L${x} ${y - tall * 0.82}L${x + tall * 0.2} ${y - tall * 0.42}zM${x - tall * 0.14} ${y - tall * 0.66}L${x} ${y - tall}L${x + tall * 0.14} ${y - tall * 0.66}z`,
    )
  )
}

/** A hill road in hairpins up to a pass, a car with luggage on its roof at the last bend. */
export const hillRoadCar: Landmark = ink => {
  const road =
    'M700 206Q640 240 560 250Q500 270 560 300Q700 330 780 366Q830 400 740 430Q560 456 440 500Q360 550 470 590Q640 620 900 660Q1080 700 1300 720'
  return (
    path(
      ink.base,
      'M-200 700Q120 640 260 480Q360 420 440 330Q520 280 580 220Q660 150 720 190Q800 220 860 320Q960 400 1020 520Q1140 620 1400 700z',
    ) +
    path(
      ink.light,
      'M260 480Q360 420 440 330Q520 280 580 220Q640 166 690 176Q640 220 620 280Q540 300 500 400Q420 420 380 520Q300 540 240 640Q160 660 60 670Q180 600 260 480z',
    ) +
    path(
      ink.shade,
      'M690 176Q704 178 720 190Q800 220 860 320Q960 400 1020 520Q1140 620 1400 700H900Q900 600 820 540Q820 440 740 380Q740 280 690 176z',
    ) +
    stroke(ink.paper, 30, road) +
    stroke(ink.shade, 22, road) +
    stroke(ink.paper, 2.5, road).replace('<path', '<path stroke-dasharray="16 14"') +
    [
      [420, 420, 80],
      [380, 470, 90],
      [330, 560, 110],
      [860, 420, 90],
      [910, 470, 110],
      [960, 560, 120],
      [620, 400, 70],
      [660, 396, 60],
      [640, 560, 100],
      [700, 570, 90],
      [580, 550, 80],
      [480, 350, 60],
      [800, 290, 60],
      [280, 640, 130],
      [220, 660, 120],
    ]
      .map(([x, y, tall]) => conifer(ink, x as number, y as number, tall as number))
      .join('') +
    path(ink.leaf, 'M-1000 1200V724Q-300 640 200 676Q700 640 2200 740V1200z') +
    path(ink.paper, 'M-1000 750Q-200 690 500 716T2200 750V860Q1300 800 500 816T-1000 860z') +
    path(ink.shade, 'M-1000 764Q-200 704 500 730T2200 764V846Q1300 786 500 802T-1000 846z') +
    stroke(ink.paper, 5, 'M-1000 806Q-200 748 500 766T2200 806').replace('<path', '<path stroke-dasharray="50 36"') +
    path(
      ink.deep,
      repeat(
        30,
        index => `M${-980 + index * 104} ${762 - Math.round(46 * Math.exp(-(((index - 14) / 9) ** 2)))}h10v-36h-10z`,
      ),
    ) +
    at(520, 770, car(ink, ink.accent, ink.deep), 0.98)
  )
}
