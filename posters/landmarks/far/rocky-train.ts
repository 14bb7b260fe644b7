import { painted } from '../../colours/own-colours.ts'
import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import { at, repeat } from '../../strokes/shapes.ts'
import { firs } from '../parts/firs.ts'
import { mountain } from '../parts/ridge.ts'

/** A train with glass domes curves along a green river through the Rockies. */
export const rockyTrain = painted({ base: '#6f7f8d', accent: '#d9a83a' }, ink => {
  const car = (x: number, y: number, size: number) =>
    at(
      x,
      y,
      box('#1f4a78', -100, -66, 200, 54) +
        shape(ink.light, 'M-96-64V-92Q-90-112-70-112H70Q90-112 96-92V-64z') +
        stroke(ink.paper, 5, 'M-96-66H96M-64-110V-66M-22-112V-66M22-112V-66M64-110V-66') +
        shape(ink.glow, 'M-90-54h36v18h-36zM-44-54h36v18h-36zM2-54h36v18H2zM48-54h36v18H48z') +
        box(ink.accent, -100, -24, 200, 7) +
        disc(ink.deep, -66, -6, 11) +
        disc(ink.deep, -36, -6, 11) +
        disc(ink.deep, 36, -6, 11) +
        disc(ink.deep, 66, -6, 11),
      size,
    )
  return (
    mountain(ink, 180, 620, 400, 420, 0.42) +
    mountain(ink, 980, 620, 420, 380, 0.4) +
    mountain(ink, 590, 620, 300, 300, 0.44) +
    shape(ink.leaf, 'M-1000 640Q-100 520 300 580Q600 520 900 570Q1400 520 2200 580V700H-1000z') +
    firs(ink, -400, 626, 46, 36, 80) +
    shape(ink.shade, 'M-1000 660H2200V690H-1000z') +
    box(ink.deep, -1000, 652, 3200, 8) +
    car(960, 652, 1.05) +
    car(742, 652, 1.05) +
    car(524, 652, 1.05) +
    at(
      290,
      652,
      shape('#1f4a78', 'M110-12V-96H-20L-60-70L-112-56V-12z') +
        shape(ink.accent, 'M110-36V-48H-40L-112-34V-12H-90L-50-36z') +
        shape(ink.light, 'M-18-90H14V-68H-50z') +
        box(ink.deep, 50, -104, 50, 9) +
        disc(ink.glow, -104, -42, 6) +
        repeat(4, i => disc(ink.deep, -76 + i * 46, -6, 12)),
      1.05,
    ) +
    car(1178, 652, 1.05) +
    car(1396, 652, 1.05) +
    shape(ink.base, 'M-1000 690H2200V716L1000 724L600 712L200 728L-1000 710z') +
    box('#3b9aa2', -1000, 712, 3200, 500) +
    stroke(
      ink.paper,
      5,
      repeat(9, i => `M${60 + ((i * 257) % 1000)} ${736 + i * 14}q50-8 ${90 + i * 8} 0`),
      0.5,
    ) +
    firs(ink, -60, 910, 4, 66, 250) +
    firs(ink, 980, 920, 5, 66, 230)
  )
})
