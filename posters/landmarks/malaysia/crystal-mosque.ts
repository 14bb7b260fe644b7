import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { archOutline, at, circle, onionOutline, path, rect, repeat, stroke } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

function crystalDome(ink: Ink, width: number, height: number): string {
  const rib = (share: number): string =>
    `M${width * 0.43 * share} 0C${width * 0.56 * share}${-height * 0.22} ${width * 0.52 * share}${-height * 0.5} ${width * 0.3 * share}${-height * 0.72}Q${width * 0.08 * share}${-height * 0.88} 0${-height}`
  const hoop = (y: number, half: number): string =>
    `M${-width * half}${-height * y}Q0${-height * y + 16} ${width * half}${-height * y}`
  return (
    path(ink.base, onionOutline(0, 0, width, height)) +
    path(
      ink.shade,
      `M0${-height}Q${width * 0.08}${-height * 0.88} ${width * 0.3}${-height * 0.72}C${width * 0.52}${-height * 0.5} ${width * 0.56}${-height * 0.22} ${width * 0.43} 0H${width * 0.1}Q${width * 0.3}${-height * 0.5} 0${-height}z`,
    ) +
    path(
      ink.light,
      `M${-width * 0.36}${-height * 0.06}C${-width * 0.48}${-height * 0.3} ${-width * 0.42}${-height * 0.52} ${-width * 0.22}${-height * 0.74}Q${-width * 0.32}${-height * 0.4} ${-width * 0.2}${-height * 0.06}z`,
    ) +
    stroke(
      ink.paper,
      2.5,
      rib(0.5) +
        rib(-0.5) +
        rib(0) +
        rib(1) +
        rib(-1) +
        hoop(0.16, 0.49) +
        hoop(0.36, 0.5) +
        hoop(0.56, 0.42) +
        hoop(0.74, 0.26),
    ) +
    stroke(ink.paper, 4, `M0${-height}v-34`) +
    path(ink.glow, `M-9${-height - 44}a13 13 0 1 0 20-2a10 10 0 1 1-20 2z`) +
    circle(ink.glow, 0, -height - 14, 5)
  )
}

function minaret(ink: Ink): string {
  return (
    rect(ink.base, -24, -330, 48, 330) +
    rect(ink.light, -24, -330, 16, 330) +
    rect(ink.shade, 10, -330, 14, 330) +
    stroke(
      ink.paper,
      2,
      repeat(
        9,
        index => `M-24 ${-20 - index * 36}L24 ${-56 - index * 36}M24 ${-20 - index * 36}L-24 ${-56 - index * 36}`,
      ),
    ) +
    rect(ink.paper, -34, -342, 68, 12) +
    rect(ink.base, -20, -392, 40, 50) +
    path(glassOf(ink), archOutline(-10, -344, 20, 40)) +
    rect(ink.paper, -26, -400, 52, 9) +
    at(0, -400, crystalDome(ink, 46, 58))
  )
}

/** Crystal Mosque, Kuala Terengganu: steel and glass domes and four minarets mirrored in the Terengganu River. */
export const crystalMosque: Landmark = ink => {
  const glass = glassOf(ink, ink.water)
  const wing = (x: number): string =>
    rect(ink.shade, x, 470, 210, 200) +
    rect(ink.base, x, 470, 210, 14) +
    path(
      glass,
      repeat(4, index => archOutline(x + 16 + index * 48, 660, 36, 150)),
    ) +
    stroke(
      ink.paper,
      2.5,
      repeat(4, index => `M${x + 34 + index * 48} 510v150M${x + 16 + index * 48} 580h36`),
    ) +
    rect(ink.paper, x - 8, 462, 226, 9)
  const mirror = path(
    ink.paper,
    repeat(11, index => `M${330 + ((index * 97) % 460)} ${690 + index * 5}q40-4 84 0q-42 5-84 0z`),
  ).replace('<path', '<path opacity=".6"')
  return (
    at(300, 672, minaret(ink), 0.9) +
    at(900, 672, minaret(ink), 0.9) +
    wing(330) +
    wing(660) +
    at(410, 464, crystalDome(ink, 110, 116)) +
    at(790, 464, crystalDome(ink, 110, 116)) +
    rect(ink.base, 470, 420, 260, 250) +
    rect(ink.light, 470, 420, 70, 250) +
    rect(ink.paper, 458, 410, 284, 12) +
    path(ink.paper, archOutline(524, 672, 152, 220)) +
    path(glass, archOutline(536, 672, 128, 206)) +
    stroke(ink.paper, 3, 'M568 490V672M600 470V672M632 490V672M540 540H660M536 600H664') +
    path(ink.deep, archOutline(576, 672, 48, 84)) +
    at(600, 412, crystalDome(ink, 250, 232)) +
    at(424, 676, minaret(ink), 0.74) +
    at(776, 676, minaret(ink), 0.74) +
    rect(ink.paper, 250, 668, 700, 12) +
    rect(ink.shade, 250, 680, 700, 8) +
    mirror
  )
}
