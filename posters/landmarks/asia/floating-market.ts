import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'

const heap = (colours: [string, string], count: number, size: number, wide: number) =>
  repeat(count, i => {
    const row = Math.floor(i / wide)
    const x = ((i % wide) - (wide - 1) / 2) * size * 1.7 + (row % 2) * size * 0.8
    return disc(colours[i % 2] as string, x, -row * size * 1.3, size)
  })

/** A trader in her sampan; amidships on the water at 0, 0. */
const trader = (ink: Ink, cloth: string, hull: string, goods: string) =>
  shape(ink.deep, 'M-330 26Q0 60 330 26L300 46H-300z', 0.25) +
  goods +
  shape(cloth, 'M92 -10Q88 -120 140 -136Q200 -128 204 -10z') +
  stroke(cloth, 26, 'M116 -108Q60 -80 30 -40M184 -108Q230 -70 236 -30') +
  disc('#b27848', 146, -158, 30) +
  shape('#d9ac5c', 'M84 -166Q146 -250 210 -166Q146 -146 84 -166z') +
  shape('#a5742c', 'M146 -224Q176 -210 210 -166Q180 -154 150 -154z', 0.5) +
  stroke('#4a2a16', 4, 'M134 -152v5M158 -152v5M140 -138q8 5 14 0') +
  shape(hull, 'M-340 -56Q-250 -14 -60 -12H80Q250 -14 340 -56Q300 40 190 44H-190Q-300 40 -340 -56z') +
  shape(ink.deep, 'M-340 -56Q-250 -14 -60 -12H80Q250 -14 340 -56L332 -36Q250 6 80 8H-60Q-250 6 -330 -34z', 0.35) +
  stroke(ink.paper, 5, 'M-360 40Q-300 52 -230 48M240 48Q310 52 370 38', 0.6)

/** Damnoen Saduak: women under straw hats sell mangoes, mangosteens and greens from their boats. */
export const floatingMarket: Landmark = ink => {
  const house = (x: number, wall: string) =>
    at(
      x,
      640,
      box(ink.shade, -130, -40, 12, 70) +
        box(ink.shade, 110, -40, 12, 70) +
        box(wall, -140, -190, 280, 150) +
        shape(ink.shade, 'M-180 -180L-110 -280H110L180 -180z') +
        shape(ink.deep, 'M0 -280H110L180 -180H40z', 0.3) +
        box(ink.deep, -110, -160, 60, 110, 0.6) +
        box(ink.deep, 10, -150, 100, 60, 0.5) +
        box(ink.accent, 0, -90, 120, 12) +
        box(ink.shade, -160, -44, 320, 14),
    )
  const mango = at(-110, -24, heap(['#f4b52f', '#ee9a24'], 17, 19, 7))
  const greens =
    at(-250, -20, heap(['#5aa052', '#3f8a45'], 8, 16, 4)) + at(-90, -22, heap(['#7a2f56', '#5c2142'], 14, 18, 6))
  const melons =
    at(-200, -24, heap(['#3f8a45', '#2c6e3a'], 5, 30, 3)) + at(-60, -20, heap(['#d8442a', '#ee6b42'], 9, 17, 4))
  return (
    [-360, 40, 420, 860, 1260].map((x, i) => house(x, i % 2 ? ink.light : ink.paper)).join('') +
    repeat(6, i => disc(ink.leaf, -120 + i * 250, 430 - (i % 2) * 30, 90, 70)) +
    shape(ink.water, 'M-1000 650H2200V1200H-1000z') +
    shape(ink.deep, 'M-1000 650H2200V676H-1000z', 0.25) +
    at(860, 670, trader(ink, '#2f66a8', ink.shade, melons), -0.66, 0.66) +
    at(240, 700, trader(ink, '#c8452f', '#7a4a2a', greens), 0.86) +
    at(720, 830, trader(ink, ink.accent, '#8a5a34', mango), 1.2) +
    stroke(ink.paper, 5, 'M60 790h110M980 720h120M1000 860h130M200 870h140', 0.5)
  )
}
