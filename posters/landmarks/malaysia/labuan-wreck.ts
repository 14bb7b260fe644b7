import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { boxes } from '../../strokes/panes.ts'
import { at, repeat, turned } from '../../strokes/shapes.ts'

const diver = (ink: Ink, x: number, y: number, size: number, degrees: number) =>
  turned(
    degrees,
    x,
    y,
    at(
      x,
      y,
      shape(ink.deep, 'M-70-14Q-20-30 40-20L64-8L40 12Q-20 16-70 8zM-70 4L-150 22L-190 16L-150 0L-76-10z') +
        shape(ink.accent, 'M-190 18L-260 8L-262 34L-196 28zM-60-44H30q16 8 0 20H-60q-14-10 0-20z') +
        disc('#c98f66', 74, -12, 21) +
        shape(ink.deep, 'M58-34q30-8 40 10L60-24z') +
        shape(ink.paper, 'M80-18h22v16H80z', 0.85) +
        stroke(ink.deep, 13, 'M44 4Q70 30 110 30') +
        shape(ink.glow, 'M110 22L330-20V92L110 40z', 0.28),
      size,
    ),
  )

const bubbles = (ink: Ink, x: number, y: number) =>
  repeat(7, i => disc(ink.paper, x + (i % 3) * 14 - (i % 2) * 9, y - i * 34, 5 + (i % 3) * 4, 5 + (i % 3) * 4, 0.5))

const coral = (fill: string, x: number, y: number, size: number) =>
  at(x, y, stroke(fill, 13, 'M0 0V-56M0-20Q-40-36-44-90M0-20Q40-36 44-90M0-56Q-16-80-14-120M0-56Q18-80 14-120'), size)

/** Labuan: a freighter on the sea bed, heeled to one side and grown over, two divers with lamps at her bow. */
export const labuanWreck: Landmark = ink =>
  box(ink.water, -1000, -300, 3200, 1500) +
  shape(ink.paper, 'M-300-300H60L-300 900H-760zM240-300H430L300 900H-20zM660-300H800L960 900H700z', 0.12) +
  shape(ink.paper, 'M-1000-300H2200V20Q2000 54 1800 24T1400 26T1000 24T600 30T200 24T-200 28T-600 24T-1000 26z', 0.3) +
  shape(ink.deep, 'M-1000 1200V700Q-500 620-100 690T700 660T1400 640T2200 690V1200z', 0.45) +
  turned(
    9,
    640,
    600,
    shape(ink.shade, 'M250 380H1180L1220 700H400Q300 560 250 380z') +
      shape(ink.deep, 'M330 560H1202L1220 700H400Q360 640 330 560z', 0.45) +
      shape(ink.base, 'M250 380H1180L1184 412H262z') +
      shape(ink.base, 'M760 210H1060V380H760zM800 140H1010V210H800z') +
      shape(
        ink.deep,
        `${boxes([786, 240], [6, 2], [44, 60], [26, 34])}${boxes([820, 158], [5, 1], [38, 0], [24, 34])}`,
        0.85,
      ) +
      shape(ink.shade, 'M960 60H1030V140H960z') +
      stroke(ink.shade, 13, 'M420 380V130M640 380V170M420 150L560 330M640 190L530 340M420 250L300 380') +
      shape(ink.deep, 'M560 470q60-30 110 10q30 60-30 90q-90 10-110-40q0-40 30-60z', 0.8) +
      shape(
        ink.deep,
        boxes([330, 440], [4, 1], [46, 0], [16, 16]) + boxes([800, 440], [8, 1], [46, 0], [16, 16]),
        0.8,
      ) +
      stroke(
        ink.leaf,
        9,
        repeat(16, i => `M${290 + i * 58} 380q${i % 2 ? 12 : -12} 22 0 ${34 + ((i * 17) % 30)}`),
      ) +
      repeat(9, i =>
        disc(
          [ink.accent, ink.light, ink.glow][i % 3] as string,
          300 + i * 104,
          376,
          18 + (i % 3) * 6,
          12 + (i % 3) * 4,
        ),
      ),
  ) +
  diver(ink, 300, 250, 0.8, 12) +
  diver(ink, 160, 420, 0.62, -6) +
  bubbles(ink, 384, 190) +
  bubbles(ink, 214, 380) +
  shape(
    ink.glow,
    repeat(13, i => `M${470 + ((i * 61) % 260)} ${90 + ((i * 37) % 130)}q12-10 24 0l9-7v14l-9-7q-12 10-24 0z`),
  ) +
  shape(ink.deep, 'M-1000 1200V800Q-300 720 120 790T900 800T1500 770T2200 800V1200z') +
  coral(ink.accent, 90, 806, 1.1) +
  coral(ink.light, 250, 820, 0.8) +
  coral(ink.glow, 1080, 806, 0.9) +
  coral(ink.accent, 900, 830, 0.7)
