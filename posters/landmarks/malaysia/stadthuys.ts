import type { Landmark } from '../../strokes/landmark.ts'
import { archOutline, circle, grid, path, polygon, rect, repeat, stroke } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

/** Dutch Square, Melaka: Christ Church with its bell gable and white cross, the clock tower, and the Stadthuys behind. */
export const stadthuys: Landmark = ink => {
  const glass = glassOf(ink)
  const hall =
    polygon(ink.deep, [610, 420], [660, 340], [1120, 340], [1150, 420]) +
    path(
      ink.shade,
      repeat(22, index => `M${664 + index * 21} 340h5l4 80h-7z`),
    ) +
    rect(ink.shade, 620, 420, 510, 262) +
    rect(ink.light, 614, 416, 530, 10) +
    repeat(
      7,
      index =>
        rect(ink.paper, 760 + index * 54, 456, 34, 62) +
        rect(glass, 764 + index * 54, 460, 26, 54) +
        rect(ink.paper, 776 + index * 54, 460, 2.5, 54),
    ) +
    repeat(7, index => rect(ink.paper, 760 + index * 54, 566, 34, 70) + rect(glass, 764 + index * 54, 570, 26, 66)) +
    rect(ink.light, 620, 540, 510, 8)
  const tower =
    rect(ink.base, 684, 230, 92, 452) +
    rect(ink.light, 684, 230, 30, 452) +
    rect(ink.shade, 752, 230, 24, 452) +
    rect(ink.paper, 674, 222, 112, 12) +
    rect(ink.paper, 678, 354, 104, 8) +
    rect(ink.paper, 678, 500, 104, 8) +
    polygon(ink.deep, [672, 222], [700, 168], [760, 168], [788, 222]) +
    polygon(ink.shade, [672, 222], [700, 168], [724, 168], [712, 222]) +
    polygon(ink.deep, [712, 168], [730, 138], [748, 168]) +
    stroke(ink.deep, 4, 'M730 140V106') +
    path(ink.accent, 'M730 108h26v8h-26z') +
    circle(ink.paper, 730, 296, 36) +
    circle(ink.deep, 730, 296, 30) +
    circle(ink.paper, 730, 296, 26) +
    stroke(ink.deep, 4, 'M730 296V278M730 296l14 8') +
    path(ink.paper, archOutline(706, 476, 48, 92)) +
    path(glass, archOutline(712, 476, 36, 84)) +
    path(ink.paper, archOutline(700, 684, 60, 136)) +
    path(ink.deep, archOutline(707, 684, 46, 126))
  const church =
    polygon(ink.shade, [236, 688], [236, 420], [420, 250], [600, 420], [600, 688]) +
    path(
      ink.base,
      'M266 688V432Q282 416 300 416Q304 366 344 356Q350 310 386 300V252Q386 216 420 212Q454 216 454 252V300Q490 310 496 356Q536 366 540 416Q558 416 574 432V688z',
    ) +
    path(ink.light, 'M266 688V432Q282 416 300 416Q304 366 344 356V688z') +
    stroke(
      ink.paper,
      7,
      'M266 432Q282 416 300 416Q304 366 344 356Q350 310 386 300V252Q386 216 420 212Q454 216 454 252V300Q490 310 496 356Q536 366 540 416Q558 416 574 432',
    ) +
    path(ink.deep, archOutline(404, 296, 32, 54)) +
    path(ink.glow, 'M410 282q2-20 10-20t10 20l4 8h-28z') +
    rect(ink.paper, 396, 296, 48, 6) +
    stroke(ink.paper, 8, 'M420 212V158M400 178h40') +
    rect(ink.paper, 414, 326, 12, 64) +
    rect(ink.paper, 394, 344, 52, 12) +
    path(ink.paper, archOutline(352, 520, 40, 96) + archOutline(448, 520, 40, 96)) +
    path(glass, archOutline(358, 516, 28, 86) + archOutline(454, 516, 28, 86)) +
    path(ink.paper, archOutline(290, 620, 36, 110) + archOutline(514, 620, 36, 110)) +
    path(glass, archOutline(296, 616, 24, 100) + archOutline(520, 616, 24, 100)) +
    rect(ink.shade, 340, 548, 160, 140) +
    polygon(ink.base, [326, 552], [420, 494], [514, 552]) +
    stroke(ink.paper, 6, 'M326 552L420 494L514 552') +
    rect(ink.paper, 330, 548, 180, 9) +
    path(ink.paper, archOutline(378, 688, 84, 118)) +
    path(ink.deep, archOutline(387, 688, 66, 108)) +
    grid(ink.paper, { x: 348, y: 560, columns: 2, rows: 1, stepX: 132, stepY: 0, width: 12, height: 128 })
  const square =
    rect(ink.light, 200, 680, 970, 16) +
    path(
      ink.leaf,
      'M840 690q-10-40 26-50q14-30 44-16q34-20 50 16q34 4 24 50zM1000 690q0-34 34-38q26-24 52 6q30 6 24 32z',
    ) +
    path(
      ink.accent,
      repeat(9, index => `M${852 + index * 30} ${668 - (index % 3) * 9}a6 6 0 1 0 .1 0z`),
    )
  return hall + tower + church + square
}
