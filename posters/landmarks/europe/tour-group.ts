import { painted } from '../../colours/own-colours.ts'
import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { archOutline, at, repeat } from '../../strokes/shapes.ts'

/** A traveller seen from the front: where she stands, how tall, the colours of coat, skin and hair. */
const traveller = (ink: Ink, x: number, y: number, s: number, coat: string, skin: string, hair: string) =>
  at(
    x,
    y,
    shape(ink.deep, 'M-30 0L-24-120H-2V0zM2 0V-120H24L30 0z') +
      shape(coat, 'M-44-104Q-52-230-20-244H20Q52-230 44-104z') +
      shape(ink.deep, 'M10-244H20Q52-230 44-104H20z', 0.2) +
      disc(skin, 0, -276, 30) +
      shape(hair, 'M-33-270Q-38-316 0-316Q38-316 33-270Q26-292 0-294T-33-270z') +
      stroke(ink.paper, 4, 'M-18-240Q0-190 18-240') +
      box(ink.deep, -13, -206, 26, 18),
    s,
  )

/** A guide with a raised orange paddle leads a small group across the square of an old town. */
export const tourGroup = painted({ base: '#b98a5e', accent: '#ee7a2e' }, ink => {
  const coats = ['#c23d4f', '#2f7f86', '#e3b23c', '#54639c', '#6d9a52', '#b0647e']
  const skins = ['#e6b48c', '#8a5a3c', '#d79f74', '#f0c9a4', '#a9744e', '#c98f66']
  return (
    repeat(8, i => {
      const [x, top] = [-540 + i * 220, 240 + ((i * 61) % 90)]
      const wall = [ink.light, ink.paper, ink.glow, ink.base][i % 4] as string
      return (
        box(wall, x, top, 216, 440) +
        shape(ink.shade, `M${x - 8} ${top}l24-44h184l24 44z`) +
        repeat(
          3,
          k => box(ink.leaf, x + 18 + k * 66, top + 44, 50, 84) + box(ink.deep, x + 30 + k * 66, top + 48, 26, 76),
        ) +
        shape(
          ink.shade,
          repeat(2, k => archOutline(x + 20 + k * 98, 664, 78, 130)),
        ) +
        shape(ink.accent, `M${x + 8} ${top + 196}h200l14 34h-228z`, 0.8)
      )
    }) +
    box(ink.paper, 920, 90, 110, 570) +
    box(ink.deep, 1000, 90, 30, 570, 0.16) +
    shape(ink.shade, 'M906 94L975-20L1044 94z') +
    disc(ink.deep, 968, 180, 36) +
    disc(ink.paper, 968, 180, 29) +
    stroke(ink.deep, 5, 'M968 180V158M968 180L984 188') +
    shape(ink.deep, archOutline(944, 330, 50, 80), 0.6) +
    box(ink.light, -1000, 660, 3200, 540) +
    stroke(
      ink.shade,
      3,
      repeat(5, i => `M-1000 ${690 + i * i * 14}H2200`) +
        repeat(15, i => `M${600 + (i - 7) * 90} 660L${600 + (i - 7) * 320} 1200`),
      0.4,
    ) +
    repeat(6, i =>
      traveller(
        ink,
        560 + i * 84,
        730 + (i % 2) * 34,
        0.86,
        coats[i] as string,
        skins[(i * 2) % 6] as string,
        ['#2d2320', '#5a3a28', '#d9d2c6', '#2d2320', '#7a4a2c', '#241d1d'][i] as string,
      ),
    ) +
    stroke(ink.deep, 8, 'M392 560L420 250') +
    disc(ink.accent, 424, 220, 56) +
    shape(ink.paper, 'M402 226l40-30-12 46-10-14z') +
    traveller(ink, 340, 800, 1.2, ink.accent, '#c98f66', '#2d2320') +
    stroke(ink.accent, 26, 'M376 528Q400 520 398 490') +
    disc('#c98f66', 398, 478, 15)
  )
})
