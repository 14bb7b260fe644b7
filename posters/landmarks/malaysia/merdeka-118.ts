import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, path, polygon, rect, repeat } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

/** Kuala Lumpur Tower: slender shaft, spindle-shaped head, mast. Its foot is at 0, 0. */
function klTower(ink: Ink): string {
  return (
    path(ink.paper, 'M-15 0L-9-300H9L15 0z') +
    path(ink.shade, 'M3 0L2-300H9L15 0z') +
    path(ink.base, 'M-9-292L-46-346H46L9-292z') +
    path(ink.shade, 'M2-292L8-346H46L9-292z') +
    rect(ink.paper, -52, -362, 104, 17, 5) +
    rect(glassOf(ink), -48, -357, 96, 6) +
    path(ink.base, 'M-40-362L-30-388H30L40-362z') +
    path(ink.light, 'M-40-362L-30-388H-12L-18-362z') +
    rect(ink.paper, -22, -400, 44, 12) +
    path(ink.shade, 'M-10-400L-6-430H6L10-400z') +
    path(ink.accent, 'M-4-430L-1-516H1L4-430z') +
    rect(ink.paper, -3, -470, 6, 9) +
    path(ink.leaf, 'M-330 130Q-200-30-60-34Q-20-50 30-36Q120-40 200 40z')
  )
}

/** Half outlines of the tower, top to foot: y, left edge, right edge. */
const outline: [number, number, number][] = [
  [190, 672, 716],
  [270, 626, 760],
  [400, 604, 788],
  [560, 576, 816],
  [690, 590, 806],
]

/** A thin line across the tower at a height. */
function floor(y: number): string {
  const below = outline.findIndex(([level]) => level >= y)
  const [a, b] = [outline[below - 1] as [number, number, number], outline[below] as [number, number, number]]
  const share = (y - a[0]) / (b[0] - a[0])
  const left = Math.ceil(a[1] + (b[1] - a[1]) * share)
  return `M${left} ${y}H${Math.floor(a[2] + (b[2] - a[2]) * share)}v1.8H${left}z`
}

/** Merdeka 118, Kuala Lumpur: the faceted glass tower with its needle, KL Tower on its hill behind. */
export const merdeka118: Landmark = ink => {
  const tower =
    polygon(
      ink.base,
      [590, 690],
      [576, 560],
      [604, 400],
      [626, 270],
      [672, 190],
      [700, 150],
      [716, 190],
      [764, 276],
      [790, 410],
      [816, 560],
      [806, 690],
    ) +
    polygon(ink.light, [576, 560], [604, 400], [668, 520], [640, 690], [590, 690]) +
    polygon(ink.paper, [604, 400], [626, 270], [690, 356], [668, 520]) +
    polygon(ink.light, [626, 270], [700, 150], [690, 356]) +
    polygon(ink.base, [690, 356], [700, 150], [716, 190], [746, 420]) +
    polygon(ink.shade, [716, 190], [764, 276], [746, 420]) +
    polygon(ink.shade, [690, 356], [746, 420], [724, 560], [668, 520]) +
    polygon(ink.deep, [764, 276], [790, 410], [760, 500], [746, 420]) +
    polygon(ink.base, [668, 520], [724, 560], [720, 690], [640, 690]) +
    polygon(ink.shade, [746, 420], [760, 500], [790, 410], [816, 560], [770, 620], [724, 560]) +
    polygon(ink.deep, [724, 560], [770, 620], [816, 560], [806, 690], [720, 690])
  const floors = path(
    ink.deep,
    repeat(33, index => floor(232 + index * 13.5)),
  ).replace('<path', '<path opacity=".3"')
  const lights = ink.night
    ? path(
        ink.glow,
        repeat(30, index => `M${618 + ((index * 37) % 150)} ${290 + ((index * 53) % 370)}h14v4h-14z`),
      )
    : ''
  const needle =
    polygon(ink.paper, [694, 168], [700, 26], [704, 168]) + polygon(ink.shade, [700, 26], [704, 168], [700, 168])
  const low = (x: number, top: number, width: number, fill: string): string =>
    rect(fill, x, top, width, 690 - top) +
    path(
      glassOf(ink),
      repeat(Math.floor((670 - top) / 20), row =>
        repeat(Math.floor(width / 22), column => `M${x + 9 + column * 21} ${top + 14 + row * 20}h9v8h-9z`),
      ),
    ).replace('<path', '<path opacity=".7"')
  return (
    at(396, 640, klTower(ink), 1) +
    low(500, 470, 74, ink.shade) +
    low(826, 440, 88, ink.shade) +
    tower +
    floors +
    lights +
    needle +
    low(446, 560, 92, ink.base) +
    low(880, 540, 80, ink.base) +
    low(540, 610, 60, ink.light) +
    low(806, 600, 80, ink.light) +
    low(300, 600, 120, ink.shade) +
    rect(ink.paper, 800, 594, 92, 7) +
    rect(ink.paper, 440, 554, 104, 7) +
    path(
      ink.leaf,
      'M120 800Q150 690 200 676q14-22 40-12q30-40 70-14q30-30 66 6q40-34 80 4q30-40 80-10q40-34 76 6q40-36 90-6q40-30 80 4q40-34 80 0q40-30 70 10q50-10 60 20q60 30 110 116z',
    )
  )
}
