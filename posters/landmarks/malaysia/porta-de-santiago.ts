import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'

const cannon = (ink: Ink) =>
  shape(ink.deep, 'M-110 -66L60 -78Q86 -76 86 -52T60 -26L-110 -42z') +
  box(ink.deep, -122, -72, 16, 36) +
  disc(ink.shade, 20, -22, 34) +
  disc(ink.deep, 20, -22, 10) +
  stroke(ink.deep, 5, 'M-8 -22h56M20 -50v56')

/** Melaka: the Porta de Santiago, last gate of the Portuguese fort, and the walls of Saint Paul's on the hill above it. */
export const portaDeSantiago: Landmark = ink => {
  const stone = (x: number, y: number, w: number) => `M${x} ${y}h${w}v26h${-w}z`
  return (
    shape(ink.leaf, 'M-1000 700Q-400 600 0 520Q300 380 620 340Q940 350 1180 500Q1600 620 2200 680V720H-1000z') +
    shape(ink.deep, 'M700 346Q960 360 1180 500Q1600 620 2200 680V720H1000Q900 480 700 346z', 0.2) +
    shape(ink.paper, 'M720 344V210L800 150L880 210V352z') +
    shape(ink.deep, 'M840 180L880 210V352H840z', 0.16) +
    shape(ink.deep, 'M786 344v-60q14 -22 28 0v60zM748 260h18v34h-18zM834 260h18v34h-18z') +
    box(ink.paper, 890, 180, 44, 176) +
    shape(ink.deep, 'M902 220h20v30h-20z') +
    repeat(
      5,
      i => disc(ink.leaf, 120 + i * 80, 500 - i * 26, 70, 50) + disc(ink.deep, 136 + i * 80, 514 - i * 26, 50, 34, 0.2),
    ) +
    shape(ink.light, 'M330 680V380Q340 330 400 322Q430 250 600 236Q770 250 800 322Q860 330 870 380V680z') +
    shape(ink.shade, 'M770 290Q800 322 800 322Q860 330 870 380V680H770z', 0.45) +
    shape(ink.base, 'M330 400h540v16H330zM380 322h440v14H380z') +
    shape(
      ink.shade,
      repeat(7, row => repeat(6, i => stone(346 + i * 88 + (row % 2) * 36, 430 + row * 36, 54))),
      0.22,
    ) +
    shape(ink.paper, 'M520 316q-10 -60 80 -66q90 6 80 66z') +
    shape(ink.base, 'M560 306q0 -36 40 -40q40 4 40 40zM540 310h-12v-30zM660 310h12v-30z') +
    stroke(ink.shade, 6, 'M600 268v36M578 290h44') +
    shape(ink.paper, 'M430 680V540a120 120 0 0 1 340 0V680z') +
    shape(ink.deep, 'M470 680V556a90 90 0 0 1 260 0V680z') +
    shape(ink.leaf, 'M500 680V560a80 80 0 0 1 200 0V680z', 0.6) +
    shape(ink.paper, 'M540 680q40 -60 60 -120q20 60 60 120z', 0.5) +
    stroke(
      ink.base,
      8,
      repeat(
        9,
        i =>
          `M${600 - Math.cos((i * Math.PI) / 8) * 134} ${560 - Math.sin((i * Math.PI) / 8) * 88}l${-Math.cos((i * Math.PI) / 8) * 30} ${-Math.sin((i * Math.PI) / 8) * 26}`,
      ),
    ) +
    box(ink.shade, 310, 672, 580, 16) +
    at(220, 690, cannon(ink), 1.1) +
    at(990, 690, cannon(ink), -1.1, 1.1)
  )
}
