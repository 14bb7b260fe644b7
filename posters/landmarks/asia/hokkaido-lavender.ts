import { mix } from '../../colours/colour.ts'
import { painted } from '../../colours/own-colours.ts'
import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

/** Rows of flowers running towards one point on the horizon. */
const rows = (
  colours: string[],
  from: number,
  to: number,
  foot: number,
  point: readonly [number, number],
  bend: number,
) =>
  repeat(colours.length, i => {
    const [a, b] = [from + ((to - from) * i) / colours.length, from + ((to - from) * (i + 1)) / colours.length]
    const [px, py] = point
    const [pa, pb] = [px + (a - px) * 0.1, px + (b - px) * 0.1]
    return shape(
      colours[i] ?? '',
      `M${a} ${foot}Q${px + (a - px) * 0.46 + bend} ${py + 90} ${pa} ${py}H${pb}Q${px + (b - px) * 0.46 + bend} ${py + 90} ${b} ${foot}z`,
    )
  })

/** Plump bushes along a row, smaller with distance. */
const bushes = (ink: Ink, fill: string, x: number, foot: number, point: readonly [number, number]) =>
  repeat(17, i => {
    const t = 1 - (i / 17) ** 0.6
    const [bx, by, r] = [
      point[0] + (x - point[0]) * (0.12 + t * 0.88),
      point[1] + 8 + (foot - point[1]) * t ** 1.4,
      10 + 52 * t,
    ]
    return disc(fill, bx, by, r, r * 0.62) + disc(ink.paper, bx - r * 0.3, by - r * 0.24, r * 0.34, r * 0.16, 0.3)
  })

const poplar = (ink: Ink, x: number, y: number, tall: number) =>
  stroke(ink.deep, 5, `M${x} ${y}v${-tall * 0.3}`) +
  shape(
    ink.leaf,
    `M${x} ${y - tall}Q${x + tall * 0.16} ${y - tall * 0.5} ${x + tall * 0.1} ${y - tall * 0.12}H${x - tall * 0.1}Q${x - tall * 0.16} ${y - tall * 0.5} ${x} ${y - tall}z`,
  ) +
  shape(
    ink.deep,
    `M${x} ${y - tall}Q${x + tall * 0.16} ${y - tall * 0.5} ${x + tall * 0.1} ${y - tall * 0.12}H${x + tall * 0.02}z`,
    0.3,
  )

/** Lavender at Furano, Hokkaido: bands of flowers over the hill, a red-roofed barn, the Tokachi range with its smoke. */
export const hokkaidoLavender = painted({ base: '#c9627f', accent: '#5a5fa8' }, ink => {
  const violet = mix(ink.base, ink.accent, 0.45)
  const pale = mix(violet, ink.paper, 0.4)
  const dark = mix(violet, ink.deep, 0.35)
  const point = [690, 548] as const
  return (
    stroke(ink.paper, 20, 'M520 250q20 -30 0 -56q-16 -26 10 -50', 0.7) +
    shape(
      mix(ink.accent, ink.paper, 0.35),
      'M-1000 560L-500 430L-200 470L100 350L240 390L400 280L480 250L540 256L640 330L730 300L860 380L1010 340L1200 430L1600 390L2200 520V640H-1000z',
    ) +
    shape(
      ink.paper,
      'M400 280L480 250L540 256L640 330L600 340L560 320L530 350L500 312L450 350L430 320L370 350zM730 300L800 344L760 346L730 336L700 346zM100 350L160 367L120 386L80 380z',
    ) +
    shape(ink.deep, 'M540 256L640 330L730 300L860 380L1010 340L1200 430L1300 600H700z', 0.14) +
    shape(ink.leaf, 'M-1000 600Q-400 520 100 550Q500 500 800 540Q1200 500 2200 580V700H-1000z') +
    shape(
      mix(ink.leaf, ink.paper, 0.35),
      'M-1000 620Q-300 560 240 580Q520 540 700 552Q900 560 1100 580Q1600 560 2200 620V720H-1000z',
    ) +
    rows(
      [
        pale,
        ink.leaf,
        violet,
        ink.glow,
        pale,
        ink.paper,
        violet,
        ink.leaf,
        ink.base,
        pale,
        violet,
        ink.leaf,
        ink.paper,
        ink.base,
      ],
      -1400,
      2300,
      960,
      point,
      0,
    ) +
    bushes(ink, dark, 300, 940, point) +
    bushes(ink, violet, 560, 950, point) +
    bushes(ink, dark, 820, 950, point) +
    bushes(ink, violet, 1100, 940, point) +
    bushes(ink, violet, 20, 930, point) +
    poplar(ink, 452, 560, 150) +
    poplar(ink, 486, 560, 190) +
    poplar(ink, 524, 560, 160) +
    disc(ink.leaf, 820, 530, 50, 36) +
    disc(ink.leaf, 880, 538, 40, 28) +
    // The barn.
    shape(ink.paper, 'M596 566V506L640 470L684 506V566z') +
    box(ink.light, 684, 506, 96, 60) +
    box(ink.deep, 684, 506, 96, 60, 0.2) +
    shape(ink.base, 'M586 512L612 476L640 456H740L790 512H690L640 468z') +
    shape(ink.deep, 'M640 456H740L790 512H690z', 0.18) +
    box(ink.deep, 626, 528, 28, 38) +
    shape(glassOf(ink), 'M704 524h20v18h-20zM744 524h20v18h-20zM632 494h16v16h-16z')
  )
})
