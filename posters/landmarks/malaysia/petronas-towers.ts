import type { Landmark } from '../../strokes/landmark.ts'
import { at, circle, path, polygon, rect, repeat } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

/** Petronas Twin Towers, Kuala Lumpur: two stepped towers, the sky bridge at floors 41–42 on its splayed legs, steel pinnacles. */
export const petronasTowers: Landmark = ink => {
  // Storeys from the foot up: half width and top edge, the tower narrowing in five set-backs.
  const tiers: [number, number, number][] = [
    [64, 660, 330],
    [56, 330, 262],
    [46, 262, 212],
    [34, 212, 176],
    [20, 176, 150],
  ]
  const tower = tiers
    .map(([half, foot, top]) => {
      const rows = Math.floor((foot - top) / 11)
      return (
        rect(ink.base, -half, top, half * 2, foot - top) +
        rect(ink.light, -half, top, half * 0.42, foot - top) +
        rect(glassOf(ink, ink.paper), -half * 0.34, top, half * 0.3, foot - top) +
        rect(ink.shade, half * 0.34, top, half * 0.66, foot - top) +
        path(
          ink.deep,
          repeat(rows, row => `M${-half} ${top + 5 + row * 11}h${half * 2}v3h${-half * 2}z`),
        ).replace('<path', '<path opacity=".42"') +
        rect(ink.deep, half * 0.74, top, half * 0.08, foot - top) +
        rect(ink.paper, -half - 4, top - 4, half * 2 + 8, 6) +
        (ink.night
          ? path(
              ink.glow,
              repeat(
                Math.floor(rows / 2),
                row =>
                  `M${-half * 0.8} ${top + 10 + row * 22}h${half * 0.5}v4h${-half * 0.5}zM${half * 0.1} ${top + 21 + row * 22}h${half * 0.3}v4h${-half * 0.3}z`,
              ),
            )
          : '')
      )
    })
    .join('')
  const pinnacle =
    polygon(ink.base, [-14, 150], [-7, 128], [7, 128], [14, 150]) +
    polygon(ink.shade, [2, 150], [2, 128], [7, 128], [14, 150]) +
    rect(ink.paper, -4, 108, 8, 22) +
    circle(ink.base, 0, 104, 8) +
    polygon(ink.night ? ink.paper : ink.base, [-2.4, 100], [0, 44], [2.4, 100])
  // The round annexe at each tower's shoulder.
  const annexe =
    rect(ink.shade, 58, 430, 36, 230) +
    rect(ink.base, 58, 430, 18, 230) +
    rect(ink.paper, 55, 426, 42, 6) +
    path(
      ink.deep,
      repeat(20, row => `M58 ${438 + row * 11}h36v3h-36z`),
    ).replace('<path', '<path opacity=".42"')
  const bridge =
    path(ink.deep, 'M600 458L546 536h9L600 470L645 536h9z') +
    rect(ink.shade, 532, 436, 136, 24) +
    rect(ink.paper, 532, 434, 136, 6) +
    rect(glassOf(ink, ink.light), 532, 446, 136, 6)
  const podium =
    rect(ink.shade, 330, 616, 540, 60) +
    rect(ink.base, 330, 616, 540, 14) +
    rect(ink.paper, 322, 610, 556, 7) +
    path(
      glassOf(ink),
      repeat(22, index => `M${342 + index * 24} 640h12v36h-12z`),
    )
  return bridge + at(474, 0, annexe, -1) + at(474, 0, tower + pinnacle) + at(726, 0, annexe + tower + pinnacle) + podium
}
