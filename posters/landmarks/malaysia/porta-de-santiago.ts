import { painted } from '../../colours/own-colours.ts'
import { archPath, box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { boxes } from '../../strokes/panes.ts'
import { at, mirrored, repeat } from '../../strokes/shapes.ts'

const cannon = (ink: Ink) =>
  shape('#2c2a2c', 'M-120 -64L70 -84Q92 -82 92 -58T70 -32L-120 -40z') +
  shape('#57534f', 'M-120 -64L70 -84V-74L-120 -56z') +
  shape('#2c2a2c', 'M-136 -70h18v34h-18zM84 -86h14v54h-14z') +
  shape(ink.shade, 'M-30 -36H70L56 0H-16z') +
  disc('#4a3424', -10, -10, 26) +
  disc('#4a3424', 50, -10, 26) +
  disc('#8a6a48', -10, -10, 10) +
  disc('#8a6a48', 50, -10, 10)

/** Blocks of laterite, dark and light, between two heights of the front. */
const blocks = (ink: Ink, x: number, y: number, columns: number, rows: number) =>
  shape(ink.light, boxes([x, y], [columns, rows], [56, 40], [38, 18]), 0.55) +
  shape(ink.shade, boxes([x + 30, y + 20], [columns, rows], [56, 40], [30, 16]), 0.4)

/** Stones of the arch, one by one round the opening. */
const voussoirs = (ink: Ink) =>
  repeat(13, i => {
    const [from, to] = [Math.PI * (i / 13), Math.PI * ((i + 0.82) / 13)]
    const along = (angle: number, radius: number) =>
      `${590 - Math.cos(angle) * radius} ${520 - Math.sin(angle) * radius}`
    return shape(
      i % 2 ? ink.paper : ink.light,
      `M${along(from, 104)}L${along(from, 150)}L${along(to, 150)}L${along(to, 104)}z`,
    )
  })

/** The arms over the gate: a ship in a shield between two standing figures, and the date below. */
const arms = (ink: Ink) =>
  box(ink.paper, 500, 262, 180, 92) +
  box(ink.base, 508, 270, 164, 76) +
  shape(ink.paper, 'M562 276H618V312Q612 336 590 342Q568 336 562 312z') +
  shape(ink.shade, 'M572 312H608L600 324H580zM588 312V284h4v28zM592 288l12 16h-12zM588 290l-10 14h10z') +
  mirrored(
    590,
    disc(ink.paper, 536, 288, 8) + shape(ink.paper, 'M526 298h20l4 42h-28z') + stroke(ink.paper, 6, 'M546 304L560 296'),
  ) +
  shape(ink.paper, 'M552 346h76v10h-76z')

const church = (ink: Ink) =>
  shape(ink.paper, 'M812 330V226L872 176L932 226V330z') +
  shape(ink.deep, 'M872 176L932 226V330H902V204z', 0.16) +
  shape(ink.deep, `${archPath(872, 330, 30, 64)}${archPath(838, 290, 16, 34)}${archPath(906, 290, 16, 34)}`, 0.8) +
  shape(ink.paper, 'M938 330V196H984V330z') +
  shape(ink.deep, 'M966 196H984V330H966z', 0.16) +
  box(ink.paper, 932, 186, 58, 12) +
  shape(ink.deep, archPath(960, 250, 18, 36), 0.8) +
  shape(ink.deep, archPath(960, 312, 16, 30), 0.6)

const tree = (ink: Ink, x: number, y: number, size: number) =>
  at(
    x,
    y,
    stroke(ink.shade, 16, 'M0 0Q-6 -60 4 -120M0 -60L-44 -110M2 -70L46 -116') +
      disc(ink.leaf, 0, -150, 96, 66) +
      disc(ink.leaf, -70, -120, 66, 46) +
      disc(ink.leaf, 72, -124, 68, 48) +
      disc(ink.deep, 40, -120, 80, 40, 0.18) +
      disc(ink.light, -24, -176, 48, 24, 0.4),
    size,
  )

/** Melaka: the Porta de Santiago, the gate that is left of the fortress, its cannons, and Saint Paul's on the hill. */
export const portaDeSantiago = painted(
  { base: '#9a8570' },
  ink =>
    shape(
      ink.leaf,
      'M-1000 700Q-400 600 0 540Q260 420 520 360Q800 300 1000 350Q1240 440 1500 580Q1800 650 2200 680V720H-1000z',
    ) +
    shape(ink.deep, 'M900 322Q960 330 1000 350Q1240 440 1500 580Q1800 650 2200 680V720H1080Q1040 480 900 322z', 0.18) +
    stroke(ink.paper, 8, 'M1060 660Q1010 560 1050 480Q1070 420 960 344', 0.7) +
    church(ink) +
    tree(ink, 150, 560, 0.9) +
    tree(ink, 1120, 560, 0.9) +
    tree(ink, 1040, 420, 0.44) +
    tree(ink, 740, 380, 0.5) +
    tree(ink, 280, 640, 0.7) +
    // The side in shadow with its window, then the front.
    shape(ink.shade, 'M790 670V372L930 396V648z') +
    shape(ink.deep, 'M790 372L930 396V412L790 392z', 0.4) +
    shape(ink.deep, `${archPath(862, 560, 40, 92)}`, 0.75) +
    shape(ink.base, boxes([806, 420], [4, 6], [32, 40], [20, 14]), 0.5) +
    shape(
      ink.base,
      'M390 672V372H412Q420 300 486 286V236Q490 214 520 212Q530 176 590 168Q650 176 660 212Q690 214 694 236V286Q760 300 768 372H790V672z',
    ) +
    shape(
      ink.light,
      'M390 672V372H412Q420 300 486 286V236Q490 214 520 212Q530 176 590 168Q520 220 510 290Q450 310 446 380V672z',
      0.45,
    ) +
    blocks(ink, 402, 402, 3, 6) +
    blocks(ink, 664, 402, 2, 6) +
    box(ink.paper, 470, 236, 240, 9) +
    box(ink.light, 380, 368, 420, 14) +
    box(ink.shade, 380, 382, 420, 7) +
    arms(ink) +
    mirrored(
      590,
      box(ink.light, 414, 390, 32, 282) +
        box(ink.shade, 440, 390, 8, 282) +
        box(ink.paper, 406, 388, 48, 12) +
        box(ink.paper, 404, 654, 52, 20),
    ) +
    shape(ink.paper, 'M474 672V520H492V672zM688 672V520H706V672z') +
    shape(ink.deep, archPath(590, 674, 208, 258)) +
    shape(ink.leaf, archPath(606, 674, 148, 226)) +
    shape(ink.light, 'M532 674V640Q600 620 680 640V674z', 0.8) +
    shape(ink.deep, archPath(590, 674, 208, 258).concat(archPath(606, 674, 148, 226)), 0.12) +
    voussoirs(ink) +
    shape(ink.light, 'M-1000 690Q200 660 590 668T2200 690V1200H-1000z') +
    shape(
      ink.leaf,
      'M-1000 700Q-200 664 330 684Q480 720 380 900L-1000 1200zM2200 700Q1400 664 850 684Q720 720 840 900L2200 1200z',
    ) +
    box(ink.shade, 380, 668, 430, 12) +
    at(230, 726, cannon(ink), 1.05) +
    at(990, 726, cannon(ink), -1.05, 1.05) +
    shape(ink.shade, 'M120 738h210v12H120zM890 738h210v12H890z', 0.6),
)
