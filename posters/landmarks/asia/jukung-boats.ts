import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'

/** A jukung: the slim Balinese outrigger with its triangular sail and a swordfish's snout; amidships at 0, 0. */
const jukung = (ink: Ink, one: string, two: string) =>
  stroke(ink.deep, 7, 'M-60 -20L-40 -300M-250 -120L190 -400M-40 -40L60 -300') +
  shape(one, 'M-250 -120L190 -400Q200 -200 130 -60Q-40 -110 -250 -120z') +
  shape(
    two,
    'M-140 -190L-30 -260Q20 -170 0 -92Q-60 -110 -130 -116zM80 -330L190 -400Q200 -200 130 -60L60 -80Q110 -200 80 -330z',
  ) +
  stroke('#8a5a34', 11, 'M-140 -36Q-170 -60 -190 20M120 -36Q160 -60 170 24') +
  stroke('#e9d3a6', 13, 'M-310 26H300') +
  shape('#fbf7ea', 'M-320 -70Q-200 -20 0 -18T260 -60L340 -110L300 -40Q260 20 160 24H-180Q-270 14 -320 -70z') +
  shape('#2f66b0', 'M-312 -54Q-200 -4 0 -4T270 -46L300 -40Q260 20 160 24H-180Q-270 14 -312 -54z') +
  stroke('#d8342f', 8, 'M-306 -46Q-200 2 0 2T272 -40') +
  disc('#fbf7ea', 270, -44, 15) +
  disc('#17131c', 274, -44, 7) +
  stroke('#fbf7ea', 7, 'M330 -104L400 -140')

/** Bali: outriggers with striped sails drawn up on the sand and out on the strait, the volcano Agung over the sea. */
export const jukungBoats: Landmark = ink =>
  shape(
    ink.shade,
    'M-200 604Q120 560 300 420Q400 330 450 290L480 282L520 296Q580 360 700 440Q860 560 1200 604z',
    0.75,
  ) +
  shape(ink.light, 'M300 420Q400 330 450 290L480 282Q460 380 360 470T60 592Q200 540 300 420z', 0.4) +
  shape(ink.paper, 'M380 470Q480 440 640 470Q560 490 500 482T380 470z', 0.5) +
  at(230, 640, jukung(ink, '#f4c338', '#fbf7ea'), 0.34) +
  at(930, 630, jukung(ink, '#fbf7ea', '#2f8f8a'), 0.3) +
  at(760, 722, jukung(ink, '#fbf7ea', ink.accent), 0.78) +
  at(360, 800, jukung(ink, '#2f8f8a', '#f4c338'), 1.05) +
  stroke(
    ink.deep,
    5,
    repeat(6, i => `M${620 + i * 60} ${850 + (i % 2) * 20}h34`),
    0.2,
  )
