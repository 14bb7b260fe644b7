import { painted } from '../../colours/own-colours.ts'
import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

/** One storey with its row of pointed openings. */
const storey = (ink: Ink, y: number, half: number, height: number, arches: number, tall: number) => {
  const step = (half * 2) / arches
  const pointed = (x: number, w: number, h: number) =>
    `M${x - w / 2} ${y}V${y - h * 0.5}Q${x - w * 0.46} ${y - h * 0.86} ${x} ${y - h}Q${x + w * 0.46} ${y - h * 0.86} ${x + w / 2} ${y - h * 0.5}V${y}z`
  return (
    box(ink.base, 600 - half, y - height, half * 2, height) +
    box(ink.light, 600 - half, y - height, half * 0.5, height) +
    shape(
      ink.paper,
      repeat(arches, i => pointed(600 - half + step * (i + 0.5), step * 0.7, tall + 12)),
      0.8,
    ) +
    shape(
      glassOf(ink),
      repeat(arches, i => pointed(600 - half + step * (i + 0.5), step * 0.52, tall)),
    ) +
    box(ink.deep, 600 + half * 0.36, y - height, half * 0.64, height, 0.26) +
    box(ink.paper, 600 - half - 10, y - height - 6, half * 2 + 20, 14) +
    box(ink.shade, 600 - half - 10, y - height + 4, half * 2 + 20, 6) +
    shape(
      ink.shade,
      `M${600 - half - 16} ${y - height - 16}q14 -2 14 10h-10zM${600 + half + 16} ${y - height - 16}q-14 -2 -14 10h10z`,
    )
  )
}

const tree = (ink: Ink, x: number, y: number, r: number) =>
  stroke(ink.deep, r * 0.14, `M${x} ${y}Q${x - r * 0.1} ${y - r * 0.7} ${x + r * 0.1} ${y - r * 1.2}`) +
  disc(ink.leaf, x - r * 0.4, y - r * 1.2, r * 0.6, r * 0.44) +
  disc(ink.leaf, x + r * 0.4, y - r * 1.3, r * 0.66, r * 0.5) +
  disc(ink.leaf, x, y - r * 1.66, r * 0.56, r * 0.44) +
  disc(ink.deep, x + r * 0.5, y - r * 1.14, r * 0.46, r * 0.3, 0.3)

/** The Huc, the red footbridge: its near end, arching over the lake on round piles. */
const hucBridge = (ink: Ink) => {
  const deck = (x: number) => 742 - Math.sin(((x - 700) / 1000) * Math.PI) * 84
  const posts = repeat(16, i => `M${720 + i * 52} ${deck(720 + i * 52)}v-44`)
  const piles = repeat(9, i => `M${746 + i * 92} ${deck(746 + i * 92)}V830`)
  return (
    stroke(ink.accent, 13, piles) +
    stroke(ink.deep, 4, piles, 0.4) +
    stroke(ink.accent, 7, posts) +
    shape(ink.accent, 'M700 742Q950 580 1200 576T1700 742V760Q1450 600 1200 594T700 760z') +
    shape(ink.deep, 'M700 754Q950 594 1200 588T1700 754V766Q1450 606 1200 602T700 766z', 0.5) +
    stroke(ink.accent, 9, 'M700 698Q950 536 1200 532T1700 698') +
    stroke(ink.accent, 4, 'M700 722Q950 560 1200 556T1700 722')
  )
}

/** Turtle Tower on its islet in Hoan Kiem Lake, Hanoi, with the red bridge, The Huc, in front. */
export const hanoiTurtleTower = painted(
  { base: '#cfb98c', accent: '#c23b2c' },
  ink =>
    repeat(13, i => disc(ink.leaf, -420 + i * 170, 600, 120, 66 + ((i * 37) % 50), 0.42)) +
    shape(ink.water, 'M-1000 622H2200V720H-1000z', 0.6) +
    tree(ink, 356, 660, 96) +
    tree(ink, 836, 664, 64) +
    storey(ink, 652, 164, 150, 3, 104) +
    storey(ink, 500, 124, 118, 3, 80) +
    storey(ink, 380, 78, 84, 1, 0) +
    disc(ink.paper, 600, 336, 30) +
    disc(glassOf(ink), 600, 336, 21) +
    shape(
      ink.shade,
      'M482 292Q534 296 540 250Q550 216 600 206Q650 216 660 250Q666 296 718 292Q690 308 600 308Q510 308 482 292z',
    ) +
    shape(ink.deep, 'M600 206Q650 216 660 250Q666 296 718 292Q690 308 640 308Q640 240 600 206z', 0.4) +
    stroke(ink.paper, 5, 'M600 206Q550 216 540 250Q534 290 492 293M600 206Q650 216 660 250Q666 290 708 293') +
    shape(ink.accent, 'M594 208L600 168L606 208z') +
    shape(ink.leaf, 'M240 690Q250 648 330 650Q380 630 430 646H770Q850 636 880 656Q950 660 960 690Q600 706 240 690z') +
    shape(ink.deep, 'M240 690Q600 672 960 690Q600 712 240 690z', 0.35) +
    shape(ink.base, 'M446 700H754L730 830H470z', 0.3) +
    stroke(ink.paper, 4, 'M330 716h130M480 736h230M440 760h90M560 780h150M300 748h70', 0.5) +
    hucBridge(ink) +
    shape(
      ink.leaf,
      'M-1000 -200H300Q330 -60 250 40Q236 200 214 260Q206 130 190 60Q170 220 130 330Q120 180 110 70Q80 200 40 280Q30 150 20 60Q-200 60 -1000 40z',
      0.9,
    ) +
    shape(
      ink.deep,
      'M-1000 -200H120Q160 -60 130 40Q120 140 96 210Q90 120 80 50Q40 160 10 200Q0 120 -20 40Q-300 40 -1000 0z',
      0.25,
    ),
)
