import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { archOutline, at, circle, path, rect, repeat } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

/** A curved Chinese roof with upturned corners: half its width at the eaves, height. Middle of the eaves at 0, 0. */
function roof(half: number, height: number, fill: string, ridge: string): string {
  return (
    path(
      fill,
      `M${-half - 14}-16Q${-half * 0.8} 2${-half * 0.56}${-height * 0.35}L${-half * 0.5}${-height}H${half * 0.5}L${half * 0.56}${-height * 0.35}Q${half * 0.8} 2 ${half + 14}-16Q${half} 8 ${half * 0.9} 10H${-half * 0.9}Q${-half} 8${-half - 14}-16z`,
    ) +
    path(
      ridge,
      `M${-half * 0.56}${-height - 6}h${half * 1.12}v8h${-half * 1.12}zM${-half * 0.9} 6h${half * 1.8}v6h${-half * 1.8}z`,
    )
  )
}

/** One octagonal storey with three arched openings and a balustrade. */
function storey(ink: Ink, half: number, height: number): string {
  const open = glassOf(ink)
  return (
    rect(ink.paper, -half, -height, half * 2, height) +
    rect(ink.light, half * 0.42, -height, half * 0.58, height) +
    path(
      open,
      archOutline(-half * 0.22, -6, half * 0.44, height * 0.74) +
        archOutline(-half * 0.82, -6, half * 0.32, height * 0.62) +
        archOutline(half * 0.52, -6, half * 0.32, height * 0.62),
    ) +
    rect(ink.base, -half - 6, -10, half * 2 + 12, 8)
  )
}

/** Kek Lok Si, Air Itam, Penang: the pagoda with Chinese base, Thai middle and Burmese crown, temple roofs on the hill below. */
export const kekLokSi: Landmark = ink => {
  const tiers: [number, number, number][] = [
    [104, 620, 76],
    [92, 546, 66],
    [80, 482, 58],
    [69, 426, 52],
    [58, 376, 48],
    [48, 330, 44],
  ]
  const pagoda = tiers
    .map(
      ([half, foot, height], index) =>
        at(0, foot, storey(ink, half, height)) +
        at(
          0,
          foot - height,
          index < 4
            ? roof(half + 20, 22, ink.accent, ink.glow)
            : path(ink.paper, `M${-half - 12} 6l10-16h${half * 2 + 4}l10 16z`) +
                path(
                  ink.glow,
                  repeat(7, tip => `M${-half + (tip * half) / 3 - 6}-8l6-18l6 18z`),
                ),
        ),
    )
    .join('')
  const crown =
    path(ink.glow, 'M-42 284Q-42 250-30 236H30Q42 250 42 284z') +
    path(ink.base, 'M12 236H30Q42 250 42 284H16z') +
    path(ink.paper, 'M-34 240h68v7h-68z') +
    path(ink.glow, 'M-26 236Q-26 206-14 190L-5 130L0 96L5 130L14 190Q26 206 26 236z') +
    path(ink.base, 'M4 120L14 190Q26 206 26 236H8Q12 190 4 120z') +
    path(ink.paper, 'M-19 206h38v6h-38zM-13 184h26v5h-26zM-9 160h18v4h-18z') +
    circle(ink.glow, 0, 92, 7)
  const hall = (x: number, y: number, half: number, tall: number): string =>
    at(
      x,
      y,
      rect(ink.base, -half, -tall, half * 2, tall) +
        path(
          ink.deep,
          repeat(5, index => archOutline(-half * 0.84 + index * half * 0.35, 0, half * 0.24, tall * 0.74)),
        ) +
        path(
          ink.paper,
          repeat(6, index => `M${-half + index * half * 0.38}${-tall}h9V0h-9z`),
        ) +
        at(0, -tall, roof(half + 26, 46, ink.accent, ink.glow)),
    )
  return (
    path(ink.leaf, 'M-40 700Q100 520 260 470Q340 380 470 400Q600 340 760 400Q900 430 980 520Q1120 570 1260 700z') +
    path(ink.shade, 'M760 400Q900 430 980 520Q1120 570 1260 700H900Q880 560 800 500z').replace(
      '<path',
      '<path opacity=".35"',
    ) +
    hall(860, 560, 92, 50) +
    at(600, 0, pagoda + crown) +
    path(ink.leaf, 'M440 630q-10-50 34-56q20-30 46-6q20 20 10 60zM690 624q-6-46 30-50q30-16 44 14q20 20 8 44z') +
    hall(400, 640, 112, 58) +
    hall(330, 700, 128, 62) +
    hall(800, 672, 150, 66) +
    rect(ink.paper, 470, 640, 200, 12) +
    path(
      ink.light,
      repeat(6, index => `M${520 - index * 9} ${652 + index * 9}h${110 + index * 18}v9h-${110 + index * 18}z`),
    ) +
    path(ink.leaf, 'M120 710q20-60 80-40q40-20 60 40zM930 710q0-50 50-50q50-30 80 10q40 10 50 40z')
  )
}
