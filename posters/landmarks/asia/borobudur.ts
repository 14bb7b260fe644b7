import { painted } from '../../colours/own-colours.ts'
import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'

/** A latticed stupa, 300 high at scale 1, foot at 0: lotus base, bell with lozenge openings, square and pinnacle. */
const stupa = (ink: Ink, x: number, y: number, s: number, open = true) => {
  const bell = 'M-96 -40Q-104 -110 -88 -150Q-66 -196 -34 -204H34Q66 -196 88 -150Q104 -110 96 -40z'
  const [count, rows] = s < 0.4 ? [4, 2] : [7, 4]
  const holes = repeat(rows, row =>
    repeat(count - (row > 1 ? row - 1 : 0), i => {
      const across = (i + 0.5) / (count - (row > 1 ? row - 1 : 0)) - 0.5
      const [hx, hy] = [Math.sin(across * 2.7) * (row > 2 ? 70 : 92), -64 - row * (s < 0.4 ? 56 : 34)]
      const [w, h] = s < 0.4 ? [14, 22] : [11 * Math.cos(across * 2.4) + 2, 14]
      return `M${hx} ${hy - h}l${w} ${h}l${-w} ${h}l${-w} ${-h}z`
    }),
  )
  return at(
    x,
    y,
    shape(ink.shade, 'M-128 0V-18H-116L-108 -40H108L116 -18H128V0z') +
      shape(ink.light, 'M-128 0V-18H-116L-108 -40H-40L-46 -18V0z', 0.5) +
      shape(ink.base, bell) +
      shape(ink.light, 'M-96 -40Q-104 -110 -88 -150Q-66 -196 -34 -204H-6Q-44 -160 -50 -40z', 0.75) +
      (open ? shape(ink.night ? ink.glow : ink.deep, holes, 0.85) : '') +
      shape(ink.deep, 'M40 -202Q66 -196 88 -150Q104 -110 96 -40H108L116 -18H128V0H60L50 -40Q64 -150 20 -204z', 0.34) +
      shape(ink.shade, 'M-34 -200V-236H34V-200z') +
      shape(ink.light, 'M-40 -236H40V-246H-40z') +
      shape(ink.base, 'M-16 -246L-8 -300H8L16 -246z') +
      shape(ink.deep, 'M4 -300H8L16 -246H40V-236H34V-200H10V-246z', 0.34),
    s,
  )
}

const terrace = (ink: Ink, y: number, half: number, height: number) =>
  shape(ink.base, `M${600 - half} ${y}V${y - height}H${600 + half}V${y}z`) +
  box(ink.light, 600 - half, y - height, half * 2, height * 0.24) +
  shape(
    ink.deep,
    repeat(
      Math.floor(half / 17),
      i => `M${610 - half + i * 34} ${y - height * 0.2}v${-height * 0.36}q8 -9 16 0v${height * 0.36}z`,
    ),
    0.6,
  ) +
  box(ink.deep, 600 + half * 0.4, y - height, half * 0.6, height, 0.22)

/** Borobudur, Java: stone terraces crowded with small stupas rising to the great one; Merapi smokes behind. */
export const borobudur = painted({ base: '#94735a' }, ink => {
  const volcano = 'M-600 640Q-60 560 150 380L220 300L250 308L276 296L300 304Q420 500 760 580L1400 640z'
  return (
    stroke(ink.paper, 26, 'M260 286q-20 -40 14 -66q40 -26 20 -66', 0.7) +
    shape(ink.leaf, volcano) +
    shape(ink.paper, volcano, 0.5) +
    shape(ink.shade, 'M276 296L300 304Q420 500 760 580L1400 640H420Q330 480 276 296z', 0.25) +
    repeat(15, i => disc(ink.leaf, -400 + i * 150, 620, 110, 56 + ((i * 31) % 34), 0.7)) +
    stupa(ink, 600, 452, 0.98, false) +
    repeat(5, i => stupa(ink, 456 + i * 72, 474, 0.26)) +
    terrace(ink, 494, 190, 26) +
    repeat(8, i => stupa(ink, 376 + i * 64, 520, 0.29)) +
    terrace(ink, 542, 260, 28) +
    repeat(11, i => stupa(ink, 300 + i * 60, 572, 0.3)) +
    terrace(ink, 600, 340, 34) +
    terrace(ink, 646, 390, 46) +
    shape(ink.light, 'M568 470H632L668 660H532z') +
    stroke(
      ink.shade,
      3.5,
      repeat(13, i => `M${566 - i * 2.6} ${482 + i * 14}H${634 + i * 2.6}`),
    ) +
    shape(ink.leaf, 'M-1000 646H200Q600 630 1000 646H2200V700H-1000z') +
    shape(ink.shade, 'M-1000 690Q200 660 600 676T2200 690V1200H-1000z') +
    shape(ink.light, 'M-1000 690Q200 660 600 676T2200 690V704Q1000 690 600 692T-1000 704z') +
    stupa(ink, 330, 742, 0.92) +
    stupa(ink, 884, 762, 1.16) +
    stupa(ink, 560, 720, 0.5)
  )
})
