import { painted } from '../../colours/own-colours.ts'
import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'

const seated = (ink: Ink, x: number, y: number, shirt: string, hat: boolean) =>
  at(
    x,
    y,
    shape(shirt, 'M-24 0V-44Q-20-64 0-64T24-44V0z') +
      disc('#a36f48', 0, -82, 17) +
      (hat
        ? shape(ink.glow, 'M-42-84L0-116L42-84Q0-74-42-84z')
        : shape(ink.deep, 'M-18-84Q-18-104 0-104T18-84Q0-94-18-84z')),
  )

/** Sarawak: a longboat going up a forest river, a man with a pole in the bow, another at the engine. */
export const longboat = painted(
  { base: '#8a5a34', accent: '#c8402f' },
  ink =>
    shape(
      ink.leaf,
      'M-1000 610V240Q-700 140-440 220T40 200T440 320L560 600zM640 600L760 320Q960 180 1240 220T1700 160T2200 220V610z',
      0.6,
    ) +
    repeat(12, i => disc(ink.leaf, -500 + i * 84, 360 + ((i * 53) % 90) + i * 13, 100, 86)) +
    repeat(12, i => disc(ink.leaf, 780 + i * 96, 480 - ((i * 47) % 80) - i * 12, 104, 90)) +
    repeat(8, i => disc(ink.deep, -440 + i * 100, 460 + ((i * 41) % 60), 80, 60, 0.16)) +
    repeat(8, i => disc(ink.deep, 860 + i * 110, 480 - ((i * 37) % 40), 84, 60, 0.16)) +
    shape(ink.light, 'M-1000 612Q0 580 420 606L560 620H-1000zM640 620Q900 590 1300 606T2200 600V630z') +
    repeat(7, i => disc('#8f9489', 420 + i * 62, 640 + ((i * 29) % 26), 30 + ((i * 11) % 18), 17)) +
    stroke(ink.paper, 5, 'M360 660h90M760 650h120M500 690h60M880 690h130', 0.6) +
    shape(ink.base, 'M150 690Q240 742 360 750H900Q1010 744 1080 690L1060 684Q980 716 880 716H380Q260 712 176 676z') +
    shape(ink.deep, 'M240 730Q300 748 360 750H900Q980 746 1040 716Q640 748 240 730z', 0.4) +
    stroke(ink.accent, 5, 'M176 684Q280 722 390 724H880Q980 722 1062 692') +
    seated(ink, 470, 716, ink.accent, false) +
    seated(ink, 570, 718, ink.paper, false) +
    seated(ink, 670, 718, ink.water, false) +
    seated(ink, 770, 716, ink.glow, true) +
    at(
      290,
      704,
      shape(ink.deep, 'M-20 0L-10-70H14L26 0H8L2-40-4 0z') +
        shape(ink.accent, 'M-20-66Q-18-130 2-134T26-66z') +
        disc('#a36f48', 2, -152, 18) +
        shape(ink.deep, 'M-17-154Q-17-176 2-176T21-154Q2-164-17-154z') +
        stroke('#a36f48', 9, 'M-8-118L-50-90M14-118L-30-70'),
    ) +
    stroke(ink.shade, 9, 'M200 460L276 770') +
    at(
      940,
      712,
      shape(ink.water, 'M-24 0V-50Q-20-70 0-70T24-50V0z') +
        disc('#a36f48', 0, -88, 17) +
        shape(ink.deep, 'M-18-90Q-18-110 0-110T18-90Q0-100-18-90z') +
        stroke('#a36f48', 9, 'M18-50L60-30') +
        shape(ink.deep, 'M54-52h44v40H54z') +
        stroke(ink.deep, 8, 'M80-14L150 40'),
    ) +
    shape(ink.paper, 'M60 762Q400 740 1000 756Q1160 752 1260 776Q700 784 60 762z', 0.7),
)
