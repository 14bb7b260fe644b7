import { mix } from '../../colours/colour.ts'
import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { mirrored, repeat } from '../../strokes/shapes.ts'
import { sweptRoof } from '../parts/asian-roofs.ts'
import { glassOf } from '../parts/windows.ts'

/** A storey: white plaster, dark timber band, small windows, and the roof over it. */
const storey = (ink: Ink, y: number, half: number, height: number, eave: number, rise: number) =>
  box(ink.paper, 600 - half, y - height, half * 2, height) +
  box(ink.shade, 600 - half, y - height * 0.3, half * 2, height * 0.3, 0.5) +
  shape(
    glassOf(ink),
    repeat(
      Math.floor(half / 20),
      i =>
        `M${606 - half + i * 41} ${y - height * 0.76}h12v${height * 0.36}h-12zM${624 - half + i * 41} ${y - height * 0.76}h12v${height * 0.36}h-12z`,
    ),
  ) +
  box(ink.deep, 600 + half * 0.4, y - height, half * 0.6, height, 0.2) +
  sweptRoof(
    { x: 600, y: y - height, eave, ridge: half * 0.86, height: rise, lift: rise * 0.36, tiles: 23, edge: 8 },
    { tile: ink.base, line: ink.deep, edge: ink.deep, ridge: ink.light },
  )

/** A gable set on a roof: green boards, white face, gold ornament. */
const gable = (ink: Ink, x: number, y: number, half: number, height: number) =>
  shape(
    ink.base,
    `M${x - half - 16} ${y + 4}Q${x - half * 0.4} ${y - height * 0.3} ${x} ${y - height}Q${x + half * 0.4} ${y - height * 0.3} ${x + half + 16} ${y + 4}z`,
  ) +
  shape(
    ink.paper,
    `M${x - half * 0.7} ${y - 3}Q${x - half * 0.26} ${y - height * 0.34} ${x} ${y - height * 0.8}Q${x + half * 0.26} ${y - height * 0.34} ${x + half * 0.7} ${y - 3}z`,
  ) +
  shape(
    ink.deep,
    `M${x} ${y - height}Q${x + half * 0.4} ${y - height * 0.3} ${x + half + 16} ${y + 4}H${x + half * 0.5}z`,
    0.22,
  ) +
  shape(
    ink.accent,
    `M${x - half * 0.2} ${y - height * 0.3}L${x} ${y - height * 0.76}L${x + half * 0.2} ${y - height * 0.3}L${x} ${y - height * 0.16}z`,
  ) +
  disc(ink.accent, x, y - height - 2, 6)

const stones = (ink: Ink) =>
  shape(mix(ink.paper, ink.deep, 0.45), 'M338 560Q330 640 262 700H938Q870 640 862 560z') +
  shape(ink.paper, 'M338 560Q330 640 262 700H430Q420 640 440 560z', 0.45) +
  shape(ink.deep, 'M862 560Q870 640 938 700H720Q760 640 740 560z', 0.35) +
  stroke(
    ink.deep,
    3,
    repeat(5, i => `M${330 - i * i * 3.4} ${584 + i * 26}H${870 + i * i * 3.4}`) +
      repeat(5, i => repeat(9, k => `M${336 + k * 64 + (i % 2) * 30 - i * 6} ${560 + i * 26}v24`)),
    0.4,
  )

/** Osaka Castle: the keep with its green roofs, white walls and gilded gables on the great battered stone base. */
export const osakaCastle: Landmark = ink => {
  const pink = mix(ink.paper, ink.accent, 0.3)
  return (
    repeat(9, i => disc(ink.leaf, -300 + i * 220, 640, 150, 80, 0.55)) +
    stones(ink) +
    storey(ink, 560, 250, 66, 306, 60) +
    gable(ink, 600, 486, 96, 74) +
    storey(ink, 442, 196, 46, 246, 50) +
    mirrored(600, gable(ink, 496, 390, 58, 50)) +
    storey(ink, 348, 150, 42, 196, 46) +
    gable(ink, 600, 304, 70, 56) +
    storey(ink, 264, 112, 34, 150, 34) +
    // Top storey: black lacquer with gold cranes and tigers, balcony, hip-and-gable roof with two dolphins.
    box(ink.deep, 506, 156, 188, 50) +
    shape(ink.accent, 'M520 196q6 -20 24 -18q12 -8 18 4l-8 14zM680 196q-6 -20 -24 -18q-12 -8 -18 4l8 14z') +
    box(glassOf(ink, ink.paper), 578, 164, 44, 34) +
    box(ink.accent, 494, 200, 212, 8) +
    stroke(
      ink.accent,
      3,
      repeat(14, i => `M${502 + i * 15} 190v12`),
    ) +
    sweptRoof(
      { x: 600, y: 160, eave: 152, ridge: 84, height: 62, lift: 22, gable: 18, tiles: 15, edge: 8 },
      { tile: ink.base, line: ink.deep, edge: ink.deep, ridge: ink.light },
    ) +
    gable(ink, 600, 150, 46, 46) +
    shape(ink.accent, 'M508 100q-8 -26 10 -40q-2 22 16 30l-6 12zM692 100q8 -26 -10 -40q2 22 -16 30l6 12z') +
    shape(mix(ink.paper, ink.deep, 0.55), 'M-1000 690H2200V730H-1000z') +
    shape(ink.paper, 'M-1000 670H250V694H-1000zM950 670H2200V694H950z') +
    shape(ink.base, 'M-1000 670L-990 656H262L272 670zM928 670L938 656H2200V670z') +
    stroke(
      ink.deep,
      3,
      repeat(36, i => `M${-500 + i * 62} 696v32`),
      0.3,
    ) +
    mirrored(
      600,
      stroke(ink.deep, 12, 'M240 780Q260 700 220 640M250 720Q290 690 310 650') +
        disc(mix(pink, ink.shade, 0.3), 230, 650, 80, 56) +
        disc(pink, 180, 610, 76, 60) +
        disc(pink, 280, 620, 70, 56) +
        disc(pink, 226, 570, 66, 52) +
        disc(ink.paper, 190, 586, 34, 26, 0.6) +
        disc(ink.paper, 270, 596, 28, 20, 0.6),
    )
  )
}
