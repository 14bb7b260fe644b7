import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { archOutline, at, circle, path, rect, repeat, stroke } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

/** One of the mosque's towers, more Victorian clock tower than minaret. Its foot is at 0, 0. */
function tower(ink: Ink, tall: number): string {
  const open = glassOf(ink)
  return (
    rect(ink.paper, -42, -tall, 84, tall) +
    rect(ink.light, 14, -tall, 28, tall) +
    rect(ink.base, -50, -tall - 6, 100, 12) +
    rect(ink.base, -48, -tall * 0.62, 96, 8) +
    rect(ink.base, -48, -tall * 0.34, 96, 8) +
    path(
      open,
      archOutline(-30, -tall * 0.66, 22, 62) +
        archOutline(6, -tall * 0.66, 22, 62) +
        archOutline(-16, -tall * 0.38, 32, 58) +
        archOutline(-18, 0, 36, 70),
    ) +
    rect(ink.paper, -34, -tall - 66, 68, 62) +
    rect(ink.light, 12, -tall - 66, 22, 62) +
    path(open, archOutline(-22, -tall - 8, 18, 44) + archOutline(4, -tall - 8, 18, 44)) +
    rect(ink.base, -42, -tall - 74, 84, 10) +
    path(ink.accent, `M-36 ${-tall - 74}Q-34 ${-tall - 124} 0 ${-tall - 132}Q34 ${-tall - 124} 36 ${-tall - 74}z`) +
    path(ink.shade, `M10 ${-tall - 130}Q34 ${-tall - 122} 36 ${-tall - 74}H14z`) +
    stroke(ink.deep, 4, `M0 ${-tall - 132}v-34`) +
    path(ink.glow, `M-7 ${-tall - 172}a11 11 0 1 0 16-2a8 8 0 1 1-16 2z`)
  )
}

/** Sultan Abu Bakar State Mosque, Johor Bahru: Victorian hall and four rounded towers on the hill above the strait. */
export const johorIstana: Landmark = ink => {
  const open = glassOf(ink)
  const wing = (x: number, width: number): string =>
    rect(ink.paper, x, 460, width, 180) +
    rect(ink.base, x - 6, 452, width + 12, 12) +
    path(
      open,
      repeat(Math.floor(width / 52), index => archOutline(x + 14 + index * 52, 616, 30, 116)),
    ) +
    path(
      ink.base,
      repeat(Math.floor(width / 52) + 1, index => `M${x + index * 52} 464h7v176h-7z`),
    ) +
    path(ink.accent, `M${x} 452l24-44h${width - 48}l24 44z`) +
    path(ink.shade, `M${x + width - 60} 408h36l24 44h-44z`)
  const hall =
    rect(ink.paper, 490, 404, 220, 240) +
    rect(ink.light, 640, 404, 70, 240) +
    rect(ink.base, 478, 394, 244, 14) +
    path(ink.accent, 'M486 394L530 334H670L714 394z') +
    path(ink.shade, 'M640 334H670L714 394H664z') +
    rect(ink.base, 522, 326, 156, 10) +
    path(ink.base, archOutline(540, 644, 120, 190)) +
    path(open, archOutline(552, 644, 96, 174)) +
    stroke(ink.paper, 4, 'M600 474V644M552 556H648') +
    path(open, archOutline(504, 540, 24, 84) + archOutline(672, 540, 24, 84)) +
    circle(ink.base, 600, 432, 15)
  return (
    path(ink.leaf, 'M-140 700Q120 640 300 630Q600 606 900 630Q1100 640 1340 700z') +
    at(470, 640, tower(ink, 250), 0.8) +
    at(730, 640, tower(ink, 250), 0.8) +
    wing(310, 180) +
    wing(710, 180) +
    hall +
    at(310, 644, tower(ink, 270), 1) +
    at(890, 644, tower(ink, 270), 1) +
    path(
      ink.paper,
      repeat(5, index => `M${536 - index * 14} ${640 + index * 8}h${128 + index * 28}v6h-${128 + index * 28}z`),
    ) +
    path(
      ink.leaf,
      'M120 690q0-50 50-50q30-40 70-10q40 0 40 60zM920 690q-6-50 40-56q30-40 76-10q50 0 50 66zM400 690q6-34 40-30q30-24 60 6q20 6 20 24zM690 690q0-30 30-30q30-24 60 4q30 4 30 26z',
    ) +
    path(ink.deep, 'M-140 702Q120 672 300 676Q600 664 900 676Q1100 672 1340 702V716H-140z').replace(
      '<path',
      '<path opacity=".5"',
    )
  )
}
