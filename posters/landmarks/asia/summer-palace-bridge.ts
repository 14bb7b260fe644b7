import { archPath, box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { mirrored, repeat } from '../../strokes/shapes.ts'
import { sweptRoof } from '../parts/asian-roofs.ts'

const tower = (ink: Ink) => {
  const roof = { tile: '#c98f34', line: '#8a5a1e', edge: '#2f6f5c' }
  const storey = (y: number, half: number, height: number) =>
    box('#a83a2c', 300 - half, y - height, half * 2, height) +
    shape(
      '#2f5f7a',
      repeat(
        5,
        i => `M${300 - half + 6 + i * (half * 0.38)} ${y - height + 6}h${half * 0.22}v${height - 14}h${-half * 0.22}z`,
      ),
    )
  return (
    box(ink.light, 190, 420, 220, 70) +
    shape(ink.shade, 'M250 490h100l-20 -70h-60z', 0.5) +
    storey(420, 84, 40) +
    sweptRoof({ x: 300, y: 384, eave: 116, ridge: 76, height: 34 }, roof) +
    storey(352, 70, 34) +
    sweptRoof({ x: 300, y: 322, eave: 98, ridge: 62, height: 30 }, roof) +
    storey(294, 54, 30) +
    sweptRoof({ x: 300, y: 268, eave: 82, ridge: 4, height: 66 }, roof)
  )
}

/** Beijing's Summer Palace: the bridge of seventeen arches over Kunming Lake, the tower on Longevity Hill beyond. */
export const summerPalaceBridge: Landmark = ink => {
  const edge = (x: number) => 640 - 110 * (1 - ((x - 620) / 520) ** 2)
  const spans = [...Array(17).keys()].map(i => ({ x: 620 + (i - 8) * 57, h: 96 - Math.abs(i - 8) * 8.6 }))
  const bridge =
    shape(ink.paper, 'M60 690Q620 390 1180 690z') +
    shape(ink.paper, 'M20 690L100 640Q620 420 1140 640L1220 690z') +
    shape(ink.shade, 'M60 690L110 660Q620 446 1130 660L1180 690z', 0.22) +
    shape(ink.water, spans.map(({ x, h }) => archPath(x, 690, 42, h)).join('')) +
    stroke(ink.shade, 4, spans.map(({ x, h }) => `M${x - 21} 690v${21 - h}a21 21 0 0 1 42 0v${h - 21}`).join(''), 0.6) +
    stroke(ink.light, 5, 'M100 614Q620 394 1140 614') +
    stroke(
      ink.light,
      7,
      repeat(33, i => `M${110 + i * 32} ${edge(110 + i * 32) - 26}v26`),
    )
  return (
    shape(ink.leaf, 'M-1000 620Q-300 560 0 520Q140 470 300 466Q460 470 600 540T2200 600V640H-1000z') +
    shape(ink.deep, 'M300 466Q460 470 600 540T2200 600V640H480Q420 520 300 466z', 0.2) +
    tower(ink) +
    repeat(
      9,
      i =>
        disc(ink.leaf, 40 + i * 66, 560 - Math.abs(i - 4) * -6, 52, 42) +
        disc(ink.deep, 52 + i * 66, 572, 38, 28, 0.18),
    ) +
    shape(ink.water, 'M-1000 612H2200V1200H-1000z') +
    stroke(ink.paper, 5, 'M60 640h90M240 656h60M980 640h100', 0.5) +
    `<g opacity=".28" transform="matrix(1 0 0 -.4 0 970)">${bridge}</g>` +
    bridge +
    shape(ink.leaf, 'M1040 690Q1120 640 1260 640T2200 620V740H1080z') +
    mirrored(
      1150,
      stroke(ink.shade, 12, 'M1170 690Q1180 560 1150 470') +
        stroke(
          ink.leaf,
          7,
          repeat(7, i => `M1150 480q${20 + i * 14} ${-40 + i * 4} ${34 + i * 15} ${90 + (i % 3) * 34}`),
        ),
    )
  )
}
