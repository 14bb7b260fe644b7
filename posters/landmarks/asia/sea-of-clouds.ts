import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Landmark } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'

/** Tomamu, Hokkaido: people on a timber terrace at dawn, and below them a sea of clouds between the mountains. */
export const seaOfClouds: Landmark = ink => {
  const bank = (y: number, size: number, colour: string, opacity: number, shift: number) =>
    repeat(26, i => disc(colour, -980 + i * 126 + shift, y + ((i * 37) % 5) * 8, size, size * 0.42, opacity)) +
    box(colour, -1000, y, 3200, 700, opacity)
  const person = (x: number, coat: string, hair: string) =>
    shape('#2b2f42', `M${x - 26} 800v-90h52v90z`) +
    shape(coat, `M${x - 40} 716Q${x - 46} 610 ${x - 20} 594H${x + 20}Q${x + 46} 610 ${x + 40} 716z`) +
    shape(ink.deep, `M${x + 6} 594H${x + 20}Q${x + 46} 610 ${x + 40} 716H${x + 14}z`, 0.2) +
    disc('#d9a274', x, 562, 28) +
    disc(hair, x, 552, 31, 27)
  return (
    shape(
      ink.shade,
      'M-1000 500L-500 380L-160 450L200 330L420 410L640 300L900 400L1160 340L1500 430L2200 380V700H-1000z',
      0.55,
    ) +
    bank(470, 110, ink.paper, 0.5, 0) +
    shape(ink.base, 'M-1000 620L-600 470L-280 560L60 640zM620 640L900 470L1180 540L1500 450L2200 520V680H620z', 0.85) +
    bank(560, 120, ink.paper, 0.7, 50) +
    shape(ink.leaf, 'M-200 700L60 560L200 620L330 700z', 0.9) +
    bank(650, 140, ink.paper, 0.92, 20) +
    bank(730, 150, '#ffffff', 0.85, 80) +
    stroke('#6a4a34', 9, `M-1000 690H2200M-1000 740H2200${repeat(27, i => `M${-900 + i * 118} 676V830`)}`) +
    box('#8a6444', -1000, 672, 3200, 16) +
    shape('#a87c54', 'M-1000 800H2200V1200H-1000z') +
    stroke(
      '#7a5638',
      5,
      repeat(8, i => `M-1000 ${824 + i * 40}H2200`),
    ) +
    person(420, ink.accent, '#2a1a18') +
    person(540, '#2f66a8', '#17131c') +
    person(840, '#f2c230', '#3a2418') +
    person(940, '#3f8f57', '#f4f1ea') +
    stroke('#d9a274', 12, 'M858 640Q890 600 884 560')
  )
}
