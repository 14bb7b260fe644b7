import { painted } from '../../colours/own-colours.ts'
import { archPath, box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { repeat, turned } from '../../strokes/shapes.ts'

/** One of the eight tiers that one counts from outside: a ring of arches below a skirt of tiles. `y` is its foot. */
function tier(ink: Ink, y: number, half: number, height: number) {
  const roof = y - height
  const eave = half + 30
  return (
    box(ink.paper, 600 - half, roof, half * 2, height) +
    shape(ink.deep, `M${600 + half * 0.4} ${roof}H${600 + half}V${y}H${600 + half * 0.4}z`, 0.16) +
    shape(
      ink.deep,
      repeat(5, i => archPath(600 + (i - 2) * half * 0.38, y - 4, half * 0.2, height * 0.62)),
      0.82,
    ) +
    shape(
      ink.accent,
      `M${600 - eave} ${roof + 10}Q${600 - half * 0.96} ${roof - 6} ${600 - half * 0.9} ${roof - 22}H${600 + half * 0.9}Q${600 + half * 0.96} ${roof - 6} ${600 + eave} ${roof + 10}z`,
    ) +
    shape(
      ink.deep,
      `M${600 + half * 0.36} ${roof - 22}H${600 + half * 0.9}Q${600 + half * 0.96} ${roof - 6} ${600 + eave} ${roof + 10}H${600 + half * 0.42}z`,
      0.28,
    ) +
    stroke(
      ink.deep,
      2,
      repeat(9, i => `M${600 + (i - 4) * half * 0.2} ${roof - 20}L${600 + (i - 4) * half * 0.26} ${roof + 6}`),
      0.5,
    ) +
    stroke(ink.paper, 4, `M${600 - eave} ${roof + 11}H${600 + eave}`)
  )
}

const clock = (ink: Ink) =>
  disc(ink.deep, 600, 196, 30) +
  disc(ink.paper, 600, 196, 25) +
  stroke(ink.deep, 4, 'M600 196V180M600 196L612 203') +
  stroke(ink.deep, 3, 'M600 174v3M600 215v3M578 196h3M619 196h3')

const shops = (ink: Ink) =>
  repeat(
    16,
    i =>
      box(i % 3 === 0 ? ink.light : i % 3 === 1 ? ink.base : ink.paper, -500 + i * 136, 566 - (i % 2) * 18, 136, 110) +
      box(ink.shade, -506 + i * 136, 548 - (i % 2) * 18, 146, 22) +
      shape(
        ink.deep,
        repeat(3, k => `M${-484 + i * 136 + k * 36} ${586 - (i % 2) * 18}h22v28h-22z`),
        0.6,
      ) +
      box(ink.deep, -490 + i * 136, 630, 116, 40, 0.7),
  )

/** The leaning tower of Teluk Intan: a water tower of 1885 in the form of a pagoda, with a clock at the top. */
export const leaningTower = painted({ accent: '#a63b2c' }, ink => {
  const tiers = [0, 1, 2, 3, 4, 5, 6]
  return (
    shops(ink) +
    box(ink.light, -1000, 664, 3200, 60) +
    shape(ink.deep, 'M600 690Q800 660 960 690Q800 716 600 712z', 0.25) +
    box(ink.paper, 420, 668, 360, 14) +
    box(ink.shade, 404, 680, 392, 14) +
    turned(
      -5,
      600,
      670,
      tiers.map(i => tier(ink, 670 - i * 60, 138 - i * 9, 58)).join('') +
        // The eighth storey carries the clock, below a small hat of tiles.
        box(ink.paper, 546, 160, 108, 76) +
        shape(ink.deep, 'M624 160H654V236H624z', 0.16) +
        clock(ink) +
        shape(ink.accent, 'M512 168Q550 150 570 116H630Q650 150 688 168z') +
        shape(ink.deep, 'M616 116H630Q650 150 688 168H640z', 0.28) +
        stroke(ink.paper, 4, 'M512 169H688') +
        shape(ink.accent, 'M578 116Q596 100 600 76Q604 100 622 116z') +
        stroke(ink.deep, 4, 'M600 80V46') +
        shape(ink.glow, 'M600 44h34l-8 9l8 9h-34z'),
    )
  )
})
