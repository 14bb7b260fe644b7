import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'

const suitcase = (ink: Ink, colour: string, width: number, height: number) =>
  disc(ink.deep, 6, 2, width * 0.56, 12, 0.25) +
  stroke(ink.deep, 9, `M${-width * 0.2} ${-height}v-24h${width * 0.4}v24`) +
  shape(
    colour,
    `M${-width / 2} -8V${14 - height}q0 -14 14 -14h${width - 28}q14 0 14 14V-8q0 8 -10 8H${10 - width / 2}q-10 0 -10 -8z`,
  ) +
  shape(ink.deep, `M${width * 0.26} ${-height}h${width * 0.24 - 14}q14 0 14 14V-8q0 8 -10 8H${width * 0.26}z`, 0.2) +
  stroke(
    ink.deep,
    4,
    `M${-width * 0.3} ${-height + 20}V-20M${-width * 0.06} ${-height + 20}V-20M${width * 0.18} ${-height + 20}V-20`,
    0.3,
  )

/** The baggage hall: cases come round on the belt, one in the middle tied with a ribbon, one space empty. */
export const luggageBelt: Landmark = ink =>
  box(ink.light, -1000, -300, 3200, 1000) +
  shape(
    ink.paper,
    repeat(12, i => `M${-1000 + i * 290} -300h150l-60 960h-150z`),
    0.25,
  ) +
  box(ink.shade, -1000, 120, 3200, 16) +
  box(ink.deep, 380, 150, 440, 130) +
  stroke(ink.glow, 11, 'M420 192h90M550 192h150M420 238h60M520 238h230') +
  disc(ink.glow, 768, 192, 15) +
  stroke(ink.shade, 8, 'M440 136v14M760 136v14') +
  shape(ink.paper, 'M-1000 620H2200V1200H-1000z') +
  box(ink.base, 60, 360, 240, 270) +
  shape(ink.deep, 'M86 390H274V630H86z') +
  shape(
    ink.shade,
    repeat(6, i => `M${88 + i * 31} 390h26v${150 + (i % 2) * 14}h-26z`),
  ) +
  shape(ink.deep, 'M40 760Q20 640 200 620H1000Q1190 640 1170 760Q1100 830 600 836Q110 830 40 760z', 0.2) +
  shape(ink.shade, 'M30 700Q20 610 190 596H1010Q1190 610 1176 700V750Q1100 816 600 820Q110 816 30 750z') +
  shape(ink.deep, 'M40 690Q40 618 200 604H1000Q1166 618 1164 690Q1090 760 600 766Q120 760 40 690z') +
  stroke(
    ink.shade,
    5,
    repeat(15, i => `M${110 + i * 70} ${626 + Math.abs(7 - i) * 2}l${(i - 7) * 5} ${122 - Math.abs(7 - i) * 4}`),
  ) +
  stroke(ink.accent, 9, 'M30 726Q110 796 600 800Q1100 796 1176 726') +
  at(250, 676, suitcase(ink, '#3f6f9a', 130, 170)) +
  at(420, 712, suitcase(ink, ink.leaf, 150, 120)) +
  at(610, 726, suitcase(ink, ink.accent, 170, 240)) +
  shape('#f7efdc', 'M525 600H695V622H525z') +
  shape(
    '#f7efdc',
    'M600 611q-50 -50 -60 -10q4 24 60 10zM616 611q50 -50 60 -10q-4 24 -60 10zM604 616l-24 44l22 -6l8 -30l10 32l22 2z',
  ) +
  at(930, 706, suitcase(ink, '#7a4a8a', 140, 190)) +
  at(1060, 668, suitcase(ink, '#d98a2f', 110, 120))
