import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { archOutline, at, path, polygon, rect, repeat, stroke } from '../../strokes/shapes.ts'

function yacht(ink: Ink, main: string, spinnaker: string): string {
  return (
    rect(ink.deep, -4, -330, 7, 330) +
    path(main, 'M6-322Q110-180 124-34H6z') +
    path(ink.shade, 'M70-210Q116-120 124-34H90Q96-120 70-210z').replace('<path', '<path opacity=".5"') +
    path(spinnaker, 'M-8-300Q-130-190-150-34Q-70-60-8-40z') +
    path(ink.glow, 'M-8-210Q-60-160-112-140Q-124-112-132-96Q-60-130-8-130z') +
    stroke(ink.deep, 3, 'M6-110H90M6-200H60') +
    path(ink.paper, 'M-150-26H150Q130 26 96 30H-110Q-140 20-150-26z') +
    path(ink.accent, 'M-148-14H146L142-4H-146z') +
    path(ink.shade, 'M-132 12H134Q120 28 96 30H-110Q-124 26-132 12z') +
    path(
      ink.deep,
      'M30-28q-2-30 10-32q12 2 10 32zM40-72a8 8 0 1 0 .1 0zM62-28q-2-26 8-28q12 2 10 28zM72-66a8 8 0 1 0 .1 0z',
    )
  )
}

/** Labuan: the brick Chimney of the old coal mine on its green rise, yachts racing off the island. */
export const labuanSails: Landmark = ink => {
  const chimney =
    polygon(ink.base, [-46, 0], [-34, -360], [34, -360], [46, 0]) +
    polygon(ink.shade, [12, 0], [10, -360], [34, -360], [46, 0]) +
    polygon(ink.light, [-46, 0], [-34, -360], [-20, -360], [-28, 0]) +
    stroke(
      ink.deep,
      2,
      repeat(15, index => `M${-44 + index * 0.8} ${-22 - index * 22}H${44 - index * 0.8}`),
    ).replace('<path', '<path opacity=".45"') +
    path(ink.base, 'M-34-352L-48-378H48L34-352z') +
    rect(ink.light, -50, -390, 100, 13) +
    rect(ink.shade, -40, -404, 80, 14) +
    rect(ink.deep, -30, -408, 60, 5) +
    path(ink.deep, archOutline(-17, 0, 34, 62)) +
    rect(ink.light, -56, -8, 112, 12)
  return (
    path(ink.shade, 'M420 640Q520 560 640 570Q760 530 860 560Q1000 540 1180 600L1500 640z').replace(
      '<path',
      '<path opacity=".6"',
    ) +
    path(ink.leaf, 'M470 668Q600 580 720 590Q820 560 930 590Q1100 600 1300 668z') +
    at(790, 596, chimney, 1.12) +
    path(ink.leaf, 'M560 668q0-50 46-46q30-40 74-14q40-10 46 30q60-24 100 0q50-30 90 6q60-20 90 24z') +
    path(ink.paper, 'M470 668Q800 650 1300 668Q800 684 470 668z') +
    at(620, 664, yacht(ink, ink.paper, ink.water), 0.42) +
    at(300, 690, yacht(ink, ink.accent, ink.paper), 0.72) +
    at(500, 720, yacht(ink, ink.paper, ink.accent), 1.12)
  )
}
