import { painted } from '../../colours/own-colours.ts'
import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { at, palm, repeat } from '../../strokes/shapes.ts'

const swimmer = (ink: Ink, x: number, y: number, ring: string) =>
  at(
    x,
    y,
    disc(ring, 0, 6, 30, 15) +
      disc(ink.water, 0, 4, 15, 7) +
      shape(ink.deep, 'M-11 4V-14Q0-24 11-14V4z') +
      disc('#b97f55', 0, -26, 11) +
      stroke('#b97f55', 6, 'M-10-10L-24-32M10-10L24-32'),
  )

/** Sunway Lagoon: the footbridge hung across the old tin mine, and under it a beach with waves made by machine. */
export const lagoonFootbridge = painted(
  { base: '#c99a62', accent: '#e2653a' },
  ink =>
    shape(
      ink.base,
      'M-1000 700V330Q-600 300-300 350T120 400L200 520L160 700zM1040 700L1010 500L1100 380Q1400 310 1700 350T2200 330V700z',
    ) +
    shape(
      ink.deep,
      'M120 400L200 520L160 700H20Q100 560 120 400zM1040 700L1010 500L1100 380Q1120 560 1180 700z',
      0.22,
    ) +
    stroke(
      ink.shade,
      5,
      'M-900 430Q-400 400 120 470M-900 540Q-400 510 150 580M1060 450Q1400 420 1900 460M1050 560Q1400 530 1900 570',
      0.5,
    ) +
    repeat(9, i => disc(ink.leaf, -560 + i * 84, 350 + ((i * 29) % 24), 58, 42)) +
    repeat(9, i => disc(ink.leaf, 1070 + i * 90, 350 + ((i * 31) % 24), 58, 42)) +
    shape(ink.leaf, 'M100 640Q380 560 640 590T1100 640V700H100z') +
    palm(260, 650, 190, -24, ink.shade, ink.leaf, ink.leaf) +
    palm(940, 650, 200, 22, ink.shade, ink.leaf, ink.leaf) +
    palm(860, 640, 150, 12, ink.shade, ink.leaf, ink.leaf) +
    stroke(ink.shade, 16, 'M110 470V150M1090 470V150') +
    box(ink.accent, 92, 138, 36, 16) +
    box(ink.accent, 1072, 138, 36, 16) +
    stroke(ink.shade, 6, 'M110 160Q600 470 1090 160M110 160L-300 380M1090 160L1500 380') +
    stroke(
      ink.deep,
      3,
      repeat(23, i => {
        const x = 150 + i * 41
        const sag = 1 - ((x - 600) / 490) ** 2
        return `M${x} ${160 + sag * 155}V${360 + sag * 34}`
      }),
    ) +
    stroke(ink.paper, 13, 'M60 362Q600 430 1140 362') +
    stroke(ink.accent, 5, 'M60 372Q600 440 1140 372') +
    repeat(6, i =>
      at(
        280 + i * 124,
        372 + ([10, 17, 21, 21, 18, 11][i] ?? 0),
        shape([ink.accent, ink.paper, ink.water][i % 3] as string, 'M-9 0V-26Q0-38 9-26V0z') +
          disc('#a8714a', 0, -40, 8),
      ),
    ) +
    shape(ink.light, 'M-1000 660Q600 610 2200 660V760H-1000z') +
    repeat(
      5,
      i =>
        shape([ink.accent, ink.glow, ink.paper][i % 3] as string, `M${180 + i * 190} 660q50-60 100 0z`) +
        stroke(ink.shade, 4, `M${230 + i * 190} 630v48`),
    ) +
    shape(ink.water, 'M-1000 1200V720Q-400 690 0 716T700 700T1300 716T2200 700V1200z') +
    shape(
      ink.paper,
      'M-1000 720Q-400 690 0 716T700 700T1300 716T2200 700V714Q1700 716 1300 730T700 714T0 730T-1000 734z',
    ) +
    shape(ink.paper, 'M-200 800Q100 760 300 790T760 776T1300 800Q1000 806 760 790T300 804T-200 800z', 0.75) +
    swimmer(ink, 330, 770, ink.accent) +
    swimmer(ink, 560, 830, ink.glow) +
    swimmer(ink, 800, 770, ink.paper) +
    swimmer(ink, 980, 840, ink.accent),
)
