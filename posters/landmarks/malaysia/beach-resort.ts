import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, palm, path, rect, repeat, stroke } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

function chalet(ink: Ink): string {
  const lit = glassOf(ink)
  return (
    path(ink.deep, 'M-110 0h9v36h-9zM-40 0h9v36h-9zM34 0h9v36h-9zM100 0h9v36h-9z') +
    rect(ink.light, -100, -84, 200, 86) +
    rect(ink.base, 40, -84, 60, 86) +
    path(lit, 'M-76-66h44v68h-44zM-10-60h36v36h-36zM56-60h28v36h-28z') +
    rect(ink.paper, -56, -66, 4, 68) +
    path(ink.shade, 'M-150-74Q-60-150-20-206H20Q60-150 150-74z') +
    path(ink.base, 'M-150-74Q-60-150-20-206H-2Q-40-140-90-74z') +
    stroke(ink.deep, 3, 'M-112-104H112M-78-138H78M-46-172H46').replace('<path', '<path opacity=".35"') +
    path(ink.deep, 'M-26-212h52v10h-52z') +
    path(
      ink.shade,
      repeat(17, index => `M${-150 + index * 18}-76h14l-7 16z`),
    ) +
    rect(ink.paper, -126, -4, 252, 9) +
    stroke(ink.paper, 4, 'M-122-36H-84M100-36H122M-122-36v36M122-36v36') +
    path(ink.light, 'M-70 5h44l10 34h-64z')
  )
}

function lounger(ink: Ink, cloth: string): string {
  return (
    path(ink.deep, 'M-60 0h6v22h-6zM50 0h6v22h-6z') +
    path(cloth, 'M-76-46L-60-52L-24-8H76V6H-34z') +
    rect(ink.paper, 20, -8, 14, 14)
  )
}

/** A beach resort: thatched chalets under coconut palms, loungers and a striped parasol on the sand. */
export const beachResort: Landmark = ink => {
  const parasol =
    rect(ink.deep, -4, -150, 8, 170) +
    path(
      ink.accent,
      'M-130-120Q-90-210 0-216Q90-210 130-120Q108-108 86-120Q64-108 43-120Q22-108 0-120Q-22-108-43-120Q-64-108-86-120Q-108-108-130-120z',
    ) +
    path(
      ink.paper,
      'M-86-120Q-70-200 0-216Q-36-190-43-120Q-64-108-86-120zM43-120Q36-190 0-216Q70-200 86-120Q64-108 43-120z',
    )
  return (
    path(
      ink.leaf,
      'M140 660q0-90 80-90q20-80 110-60q60-70 140-10q80-60 150 0q80-60 150 6q90-50 140 30q90-10 100 70q50 10 50 54z',
    ) +
    path(ink.shade, 'M140 660q60-60 130-20q80-50 160 0q90-40 170 0q90-40 170 0q90-40 150 4q80-20 140 16z').replace(
      '<path',
      '<path opacity=".6"',
    ) +
    palm(300, 664, 380, -50, ink.deep, ink.deep, ink.leaf) +
    palm(850, 664, 430, 60, ink.deep, ink.deep, ink.leaf) +
    at(410, 640, chalet(ink), 0.84) +
    at(790, 636, chalet(ink), 0.9) +
    palm(600, 664, 340, 26, ink.deep, ink.deep, ink.leaf) +
    at(596, 650, chalet(ink), 1.06) +
    path(ink.glow, 'M300 690Q450 668 600 686Q760 668 930 692Q760 706 600 700Q450 706 300 690z').replace(
      '<path',
      '<path opacity=".6"',
    ) +
    at(350, 752, parasol, 0.86) +
    at(440, 756, lounger(ink, ink.accent), 0.9) +
    at(264, 762, lounger(ink, ink.paper), -0.9)
  )
}
