import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { archOutline, at, path, rect, repeat, stroke } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

function dome(ink: Ink, half: number, rise: number): string {
  const shell = `M${-half} 0C${-half * 1.06}${-rise * 0.56} ${-half * 0.62}${-rise * 0.94} 0${-rise}C${half * 0.62}${-rise * 0.94} ${half * 1.06}${-rise * 0.56} ${half} 0z`
  const lattice = [0.25, 0.5, 0.75]
    .map(
      s =>
        `M${-half * s} 0Q${-half * s * 1.06}${-rise * 0.6} 0${-rise}M${half * s} 0Q${half * s * 1.06}${-rise * 0.6} 0${-rise}`,
    )
    .join('')
  const hoops = [0.22, 0.44, 0.66]
    .map(
      y =>
        `M${-half * Math.sqrt(1 - y * y)}${-rise * y}Q0${-rise * y + half * 0.09} ${half * Math.sqrt(1 - y * y)}${-rise * y}`,
    )
    .join('')
    .replace(/\d+\.\d+/g, n => String(Math.round(Number(n))))
  return (
    path(ink.base, shell) +
    path(
      ink.shade,
      `M${half * 0.3} 0Q${half * 0.6}${-rise * 0.6} 0${-rise}C${half * 0.62}${-rise * 0.94} ${half * 1.06}${-rise * 0.56} ${half} 0z`,
    ) +
    path(
      ink.light,
      `M${-half * 0.86} 0C${-half * 0.92}${-rise * 0.5} ${-half * 0.6}${-rise * 0.82} ${-half * 0.14}${-rise * 0.97}Q${-half * 0.6}${-rise * 0.6} ${-half * 0.56} 0z`,
    ) +
    stroke(ink.paper, Math.max(1.5, half / 50), lattice + hoops).replace('<path', '<path opacity=".75"') +
    stroke(ink.glow, 4, `M0${-rise}v${-half * 0.24 - 10}`) +
    path(ink.glow, `M-7${-rise - half * 0.24 - 16}a10 10 0 1 0 15-2a8 8 0 1 1-15 2z`)
  )
}

/** Putra Mosque, Putrajaya: the rose-granite dome, eight lesser domes, one five-tiered minaret, on the edge of the lake. */
export const putraMosque: Landmark = ink => {
  const open = glassOf(ink)
  const widths = [34, 30, 26, 22, 17]
  const minaret = widths
    .map((half, index) => {
      const foot = -index * 100
      return (
        rect(ink.paper, -half, foot - 92, half * 2, 92) +
        rect(ink.light, half * 0.2, foot - 92, half * 0.8, 92) +
        path(ink.base, archOutline(-half * 0.4, foot - 12, half * 0.8, 62)) +
        path(open, archOutline(-half * 0.26, foot - 12, half * 0.52, 54)) +
        rect(ink.base, -half - 8, foot - 100, half * 2 + 16, 9)
      )
    })
    .join('')
  const gallery =
    rect(ink.paper, 280, 530, 520, 140) +
    rect(ink.light, 660, 530, 140, 140) +
    rect(ink.base, 272, 522, 536, 11) +
    path(
      ink.base,
      repeat(9, index => archOutline(296 + index * 56, 668, 42, 112)),
    ) +
    path(
      open,
      repeat(9, index => archOutline(302 + index * 56, 668, 30, 100)),
    ) +
    path(
      ink.paper,
      repeat(26, index => `M${280 + index * 20} 522l7-14l7 14z`),
    )
  const drum =
    rect(ink.paper, 400, 440, 280, 84) +
    rect(ink.light, 600, 440, 80, 84) +
    path(
      open,
      repeat(9, index => archOutline(412 + index * 30, 516, 17, 56)),
    ) +
    rect(ink.base, 390, 434, 300, 10)
  return (
    path(ink.leaf, 'M100 680q20-60 70-50q40-50 90-14q40-30 80 10h520q40-50 90-14q60-20 80 20q50 0 60 48z') +
    at(880, 670, minaret + at(0, -500, rect(ink.paper, -12, -30, 24, 30) + at(0, -30, dome(ink, 18, 34)))) +
    at(540, 438, dome(ink, 140, 196)) +
    drum +
    at(340, 524, rect(ink.paper, -40, -26, 80, 26) + at(0, -26, dome(ink, 40, 54))) +
    at(740, 524, rect(ink.paper, -40, -26, 80, 26) + at(0, -26, dome(ink, 40, 54))) +
    gallery +
    rect(ink.paper, 490, 480, 100, 190) +
    rect(ink.base, 484, 474, 112, 9) +
    path(ink.base, archOutline(502, 670, 76, 160)) +
    path(open, archOutline(510, 670, 60, 148)) +
    rect(ink.shade, 180, 668, 860, 26) +
    rect(ink.light, 170, 662, 880, 10) +
    path(
      ink.base,
      repeat(14, index => archOutline(196 + index * 60, 694, 40, 20)),
    ).replace('<path', '<path opacity=".6"') +
    path(
      ink.base,
      repeat(
        8,
        index =>
          `M${500 - index * 9 + (index % 2) * 18} ${706 + index * 6}q50-5 ${100 + index * 10} 0q-50 6-${100 + index * 10} 0z`,
      ),
    ).replace('<path', '<path opacity=".6"')
  )
}
