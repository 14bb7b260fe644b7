import { painted } from '../../colours/own-colours.ts'
import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import { at, palm, repeat } from '../../strokes/shapes.ts'

/** A cay in the Bahamas: a red-and-white striped lighthouse, flamingos in the shallows, a thatched bar, a pier. */
export const caribbeanCay = painted({ base: '#d8473f', accent: '#ef7f8d' }, ink => {
  const flamingo = (x: number, y: number, s: number, facing: number) =>
    at(
      x,
      y,
      stroke('#d9616f', 5, 'M-4-80V0M10-84L16-44L6-40') +
        shape(ink.accent, 'M-40-90Q-60-120-20-134Q30-140 52-108Q60-90 40-84Q0-70-40-90z') +
        stroke(ink.accent, 13, 'M-30-104Q-70-130-50-170Q-30-196-50-214') +
        disc(ink.accent, -52, -216, 13) +
        shape(ink.deep, 'M-62-220Q-80-214-80-196L-70-204L-58-208z') +
        shape('#d9616f', 'M52-108Q60-90 40-84Q10-78-10-84Q30-90 52-108z'),
      s * facing,
      s,
    )
  return (
    shape('#f4e3bd', 'M-1000 700Q-200 640 200 650Q500 600 800 640Q1000 640 1200 680L2200 690V760H-1000z') +
    shape(ink.leaf, 'M420 640Q460 570 540 590Q600 540 680 580Q760 540 820 590Q900 580 930 640z') +
    box(ink.paper, 660, 250, 70, 370) +
    shape(ink.paper, 'M640 640L662 250H728L750 640z') +
    repeat(4, i =>
      shape(
        ink.base,
        `M${644 + i * 5} ${570 - i * 92}L${648 + i * 5} ${524 - i * 92}H${742 - i * 5}L${746 - i * 5} ${570 - i * 92}z`,
      ),
    ) +
    shape(ink.deep, 'M706 250H728L750 640H716z', 0.18) +
    box(ink.deep, 648, 236, 94, 14) +
    box(ink.glow, 668, 186, 54, 50) +
    stroke(ink.deep, 5, 'M668 186V236M695 186V236M722 186V236') +
    shape(ink.base, 'M656 188L695 140L734 188z') +
    palm(480, 650, 220, -30, ink.shade, ink.leaf, ink.leaf) +
    palm(560, 650, 170, 20, ink.shade, ink.leaf, ink.leaf) +
    palm(860, 660, 210, 34, ink.shade, ink.leaf, ink.leaf) +
    at(
      300,
      668,
      box(ink.shade, -76, -70, 10, 76) +
        box(ink.shade, 66, -70, 10, 76) +
        box(ink.shade, -80, -34, 160, 12) +
        shape('#caa055', 'M-110-66Q-40-90 0-130Q40-90 110-66Q0-54-110-66z'),
    ) +
    shape('#6fd0cd', 'M-1000 700Q0 660 600 690T2200 690V1200H-1000z') +
    shape(ink.water, 'M-1000 760Q100 720 700 756T2200 740V1200H-1000z') +
    shape(ink.paper, 'M-1000 704Q0 664 600 694T2200 694V702Q1000 690 600 702T-1000 716z', 0.9) +
    stroke(ink.shade, 9, 'M930 700L1300 690M960 700v50M1030 700v56M1100 698v60M1170 696v60') +
    flamingo(250, 790, 1.25, 1) +
    flamingo(390, 770, 1, -1) +
    flamingo(130, 760, 0.85, 1) +
    shape(
      '#bff0ea',
      'M80 786q60-10 120 0q-60 10-120 0zM200 806q70-12 140 0q-70 12-140 0zM350 782q50-8 100 0q-50 8-100 0z',
      0.7,
    )
  )
})
