import { painted } from '../../colours/own-colours.ts'
import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'
import { sweptRoof } from '../parts/asian-roofs.ts'
import { glassOf } from '../parts/windows.ts'

/** Half width of the tower at a height: legs sweeping in like Eiffel's. */
const half = (y: number) => 9 + 131 * ((y - 150) / 490) ** 2.3

/** Cross-bracing between two heights, in panels. */
const lattice = (from: number, to: number, panels: number) =>
  repeat(panels, i => {
    const [a, b] = [from + ((to - from) * i) / panels, from + ((to - from) * (i + 1)) / panels]
    return `M${600 - half(a)} ${a}L${600 + half(b)} ${b}M${600 + half(a)} ${a}L${600 - half(b)} ${b}M${600 - half(b)} ${b}H${600 + half(b)}`
  })

const legs = (side: number) => {
  const steps = Array.from({ length: 15 }, (_, i) => 150 + i * 35)
  return `M${steps.map(y => `${600 + side * half(y)} ${y}`).join('L')}`
}

const band = (fill: string, from: number, to: number) =>
  shape(
    fill,
    `M${600 - half(from)} ${from}L${600 - half(to)} ${to}H${600 + half(to)}L${600 + half(from)} ${from}z`,
    0.34,
  )

const deck = (ink: Ink, y: number, w: number, h: number) =>
  box(ink.paper, 600 - w, y - h, w * 2, h) +
  box(glassOf(ink), 600 - w + 4, y - h * 0.7, w * 2 - 8, h * 0.34) +
  box(ink.deep, 600 + w * 0.3, y - h, w * 0.7, h, 0.22) +
  box(ink.base, 600 - w - 4, y - 6, w * 2 + 8, 8) +
  box(ink.base, 600 - w * 0.8, y - h - 6, w * 1.6, 7)

const block = (ink: Ink, i: number) => {
  const [x, h] = [250 + i * 58, 60 + ((i * 47) % 120)]
  return (
    box(i % 2 ? ink.shade : ink.deep, x, 660 - h, 50, h, 0.9) +
    shape(
      glassOf(ink, ink.light),
      repeat(
        Math.floor(h / 20),
        r => `M${x + 8} ${670 - h + r * 20}h10v8h-10zM${x + 28} ${670 - h + r * 20}h10v8h-10z`,
      ),
      ink.night ? 0.9 : 0.35,
    )
  )
}

/** Tokyo Tower: red and white lattice, two decks, the roof of Zojoji at its foot. */
export const tokyoTower = painted(
  { base: '#cf4a30' },
  ink =>
    repeat(26, i => box(ink.shade, -480 + i * 84, 560 - ((i * 61) % 110), 64, 110 + ((i * 61) % 110), 0.5)) +
    band(ink.base, 190, 300) +
    band(ink.paper, 330, 400) +
    band(ink.base, 440, 640) +
    stroke(ink.base, 4, lattice(160, 300, 9) + lattice(300, 400, 4) + lattice(440, 560, 3)) +
    stroke(ink.paper, 4.5, lattice(214, 262, 3) + lattice(330, 400, 3) + lattice(474, 520, 1)) +
    stroke(ink.base, 6, 'M490 560H710M470 590H730M502 590L470 640M698 590L730 640M520 560L470 590M680 560L730 590') +
    stroke(ink.base, 13, legs(-1)) +
    stroke(ink.shade, 13, legs(1)) +
    stroke(
      ink.paper,
      13,
      `M${600 - half(474)} 474L${600 - half(520)} 520M${600 + half(474)} 474L${600 + half(520)} 520M${600 - half(335)} 335L${600 - half(380)} 380M${600 + half(335)} 335L${600 + half(380)} 380`,
    ) +
    shape(ink.deep, 'M504 640Q510 566 600 560Q690 566 696 640H680Q670 588 600 584Q530 588 520 640z', 0.75) +
    shape(ink.base, 'M600 72L606 150H594z') +
    stroke(ink.paper, 7, 'M600 100v20M600 140v16') +
    deck(ink, 438, 62, 42) +
    deck(ink, 264, 24, 24) +
    repeat(4, i => block(ink, i)) +
    repeat(4, i => block(ink, i + 8)) +
    repeat(9, i => disc(ink.leaf, 250 + i * 88, 662, 60, 26 + ((i * 13) % 12))) +
    at(
      372,
      684,
      box(ink.deep, -120, -46, 240, 50) +
        stroke(
          ink.accent,
          6,
          repeat(8, i => `M${-112 + i * 32} -42V4`),
        ) +
        box(ink.glow, -100, -30, 200, 34, ink.night ? 0.8 : 0.25) +
        sweptRoof(
          { x: 0, y: -40, eave: 160, ridge: 92, height: 64, lift: 16, gable: 20, tiles: 19, edge: 7 },
          { tile: ink.shade, line: ink.deep, edge: ink.deep, ridge: ink.deep },
        ) +
        shape(ink.accent, 'M-22 -82L0 -100L22 -82Q0 -86 -22 -82z') +
        box(ink.paper, -136, 2, 272, 10),
    ),
)
