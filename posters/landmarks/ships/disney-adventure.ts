import { painted } from '../../colours/own-colours.ts'
import { box, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'
import { balconies, hullOf, lifeboats, wakeOf } from '../parts/ship.ts'

const hull = { bow: 150, stern: 1020, deck: 548, rake: 84 }

const funnel = (ink: Ink, x: number) =>
  at(
    x,
    0,
    shape(ink.accent, 'M-50 320L-34 196H62L50 320z') +
      shape(ink.deep, 'M-38 226L-34 196H62L59 226zM14 320L26 226H59L50 320z', 0.75) +
      stroke(ink.paper, 5, 'M-41 240H57'),
  )

/** A very tall family ship with a roller coaster looping over her top deck between two red funnels. */
export const disneyAdventure = painted(
  { base: '#222f55', accent: '#c8322f' },
  ink =>
    wakeOf(ink, hull) +
    funnel(ink, 700) +
    funnel(ink, 860) +
    stroke(
      ink.deep,
      5,
      repeat(9, i => `M${296 + i * 42} 330V${[290, 250, 216, 250, 270, 236, 220, 250, 290][i]}`),
      0.7,
    ) +
    stroke(
      ink.accent,
      13,
      'M270 312C320 300 330 206 386 206S430 286 480 264S520 150 470 150S440 240 520 226S600 250 640 306',
    ) +
    stroke(
      ink.glow,
      4,
      'M270 312C320 300 330 206 386 206S430 286 480 264S520 150 470 150S440 240 520 226S600 250 640 306',
    ) +
    at(566, 222, box(ink.glow, -30, -30, 26, 22) + box(ink.base, -2, -28, 26, 22) + box(ink.glow, 26, -24, 26, 22)) +
    shape(ink.paper, 'M232 556V420L262 360L300 322H940Q1004 330 1004 380V556z') +
    shape(ink.deep, 'M880 322H940Q1004 330 1004 380V556H900z', 0.13) +
    shape(ink.base, 'M244 392L268 360H400L394 380H274z') +
    box(ink.accent, 300, 334, 664, 9) +
    balconies(ink, 262, 402, 36, 6, 20, 23) +
    balconies(ink, 420, 354, 27, 2, 20, 23) +
    hullOf(ink, ink.base, hull) +
    lifeboats(ink, 370, 550, 10, 60, ink.glow) +
    stroke(ink.glow, 5, 'M154 558Q240 572 1016 566') +
    stroke(ink.glow, 5, 'M196 596q30-20 50 0t40 6q14-14-2-22t-18 8M250 626q40-14 60 0') +
    shape(ink.accent, 'M224 664Q560 678 1014 664L1004 690H236z'),
)
