import { mix } from '../../colours/colour.ts'
import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, repeat, turned } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

/** Fronds of nipa palm fanning out of the bank. */
const nipa = (ink: Ink, x: number, y: number, size: number) =>
  repeat(7, i =>
    turned(
      -62 + i * 20.6,
      x,
      y,
      shape(
        i % 2 ? ink.leaf : mix(ink.leaf, ink.deep, 0.4),
        `M${x - 4} ${y}Q${x - size * 0.13} ${y - size * 0.5} ${x} ${y - size}Q${x + size * 0.13} ${y - size * 0.5} ${x + 4} ${y}z`,
      ),
    ),
  )

/** A trader's boat, bow to the left with painted eye; `x` amidships, `y` the water line. */
const boat = (ink: Ink, x: number, y: number, scale: number, hull: string, cargo: string) =>
  at(
    x,
    y,
    cargo +
      shape(hull, 'M-330 -96Q-260 -44 -160 -40H190Q260 -44 300 -84L330 -80Q316 -10 250 16H-220Q-300 -6 -330 -96z') +
      shape(
        ink.paper,
        'M-330 -96Q-260 -44 -160 -40H190Q260 -44 300 -84L330 -80L326 -62Q270 -24 190 -24H-160Q-270 -26 -324 -78z',
      ) +
      shape(ink.deep, 'M-290 -30Q-120 -4 322 -42Q306 -4 250 16H-220Q-268 4 -290 -30z', 0.32) +
      disc(ink.paper, -248, -26, 21, 14) +
      disc(ink.deep, -250, -26, 9, 10) +
      shape(ink.paper, 'M-360 18Q-240 2 -140 16T120 12T340 18Q260 30 0 28T-360 18z', 0.6),
    scale,
  )

const pineapple = (ink: Ink, x: number, y: number) =>
  shape(ink.leaf, `M${x} ${y - 26}l-14 -20l9 5l5 -12l5 12l9 -5z`) +
  disc(ink.glow, x, y - 10, 14, 18) +
  stroke(ink.shade, 2, `M${x - 10} ${y - 18}l18 16M${x + 10} ${y - 18}l-18 16`)

const rower = (ink: Ink) =>
  stroke(ink.shade, 7, 'M96 -150L330 20M150 -160L230 40') +
  shape(ink.deep, 'M96 -40L104 -116H166L176 -40H146L138 -80L128 -40z') +
  shape(ink.accent, 'M104 -196Q134 -212 162 -194L176 -110H100z') +
  shape(ink.deep, 'M140 -204Q154 -200 162 -194L176 -110H146Q156 -160 140 -204z', 0.28) +
  stroke(ink.accent, 18, 'M116 -184L96 -146L124 -138M156 -182L170 -146') +
  shape(ink.base, 'M118 -214h30v20q-16 10 -30 0z') +
  shape(ink.deep, 'M112 -226h40v16q-20 10 -40 0z', 0.85) +
  shape(ink.light, 'M66 -212L132 -266L200 -212Q132 -198 66 -212z') +
  shape(ink.shade, 'M132 -266L200 -212Q170 -206 144 -205z', 0.6)

/** A floating market on the Mekong: boats with painted eyes, fruit hung on the seller's pole, nipa palms on the banks. */
export const mekongBoats: Landmark = ink => {
  const heap = (fill: string, x: number, y: number) =>
    repeat(
      10,
      i =>
        disc(fill, x + (i % 4) * 34 + (i > 3 ? 17 : 0) + (i > 7 ? 26 : 0), y - Math.floor(i / 4) * 24, 19) +
        shape(
          ink.deep,
          `M${x + (i % 4) * 34 + (i > 3 ? 17 : 0) + (i > 7 ? 26 : 0) + 4} ${y - Math.floor(i / 4) * 24 - 18}a19 19 0 0 1 0 36q14 -18 0 -36z`,
          0.25,
        ),
    )
  const roof =
    shape(ink.shade, 'M-110 -34V-104Q0 -168 120 -104V-34z') +
    shape(ink.deep, 'M-86 -34V-92Q0 -134 40 -116V-34z', 0.7) +
    stroke(ink.light, 4, 'M-110 -104Q0 -168 120 -104M-40 -131V-40M50 -131V-40')
  return (
    shape(
      ink.leaf,
      'M-1000 640V560Q-600 520 -200 560Q0 500 160 560Q260 530 360 580Q460 610 520 640zM2200 640V540Q1500 500 1160 550Q1000 500 900 570Q800 590 720 640z',
      0.75,
    ) +
    repeat(6, i => nipa(ink, 20 + i * 62, 640, 200 - i * 22) + nipa(ink, 1170 - i * 58, 640, 210 - i * 24)) +
    stroke(ink.deep, 7, 'M780 596V660M830 596V660M880 596V660') +
    box(ink.base, 764, 540, 136, 60) +
    box(glassOf(ink), 790, 552, 30, 48) +
    shape(ink.accent, 'M744 544L786 492H884L922 544z') +
    shape(ink.deep, 'M850 492H884L922 544H870z', 0.3) +
    shape(ink.water, 'M-1000 634H2200V1200H-1000z') +
    stroke(ink.paper, 4, 'M520 648h100M560 664h60M700 654h70M420 690h60M880 690h90', 0.5) +
    boat(ink, 380, 664, 0.36, ink.shade, roof) +
    boat(ink, 840, 676, 0.42, ink.base, roof) +
    boat(ink, 566, 668, 0.3, ink.accent, heap(ink.glow, -100, -46)) +
    stroke(ink.deep, 3, 'M830 690Q600 720 300 700', 0.15) +
    boat(
      ink,
      590,
      764,
      1.12,
      ink.accent,
      stroke(ink.shade, 8, 'M-170 -40L-196 -420') +
        stroke(ink.deep, 2.5, 'M-194 -390L-226 -360M-193 -370L-160 -340M-190 -330L-222 -300M-188 -300L-156 -276') +
        pineapple(ink, -228, -330) +
        pineapple(ink, -158, -310) +
        disc(ink.leaf, -224, -284, 19, 22) +
        stroke(ink.deep, 2.5, 'M-232 -300q-4 16 0 34M-218 -300q4 16 0 34', 0.5) +
        shape(ink.glow, 'M-156 -280Q-176 -262 -172 -236Q-160 -236 -154 -262Q-148 -236 -136 -238Q-134 -262 -156 -280z') +
        heap(ink.leaf, -150, -56) +
        repeat(4, i => pineapple(ink, 6 + i * 24, -50 - (i % 2) * 14)) +
        rower(ink),
    )
  )
}
