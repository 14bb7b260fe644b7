import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, mirrored, repeat } from '../../strokes/shapes.ts'
import { karst } from '../parts/karst.ts'

/** A mangrove on its stilt roots; it stands on 0, 0. */
const mangrove = (ink: Ink) =>
  stroke(
    ink.shade,
    10,
    repeat(9, i => `M0 -120Q${(i - 4) * 26} -110 ${(i - 4) * 36} 20`),
  ) +
  stroke(ink.shade, 16, 'M0 -110Q10 -180 -10 -260M0 -180Q40 -220 80 -250M0 -170Q-40 -220 -90 -240') +
  disc(ink.leaf, 0, -290, 130, 84) +
  disc(ink.leaf, 96, -250, 92, 60) +
  disc(ink.leaf, -104, -246, 96, 62) +
  disc(ink.light, -50, -320, 70, 34, 0.35) +
  shape(ink.deep, 'M-196 -236Q0 -180 188 -240Q150 -180 90 -196Q0 -170 -90 -190Q-160 -180 -196 -236z', 0.35)

const kite = (ink: Ink, x: number, y: number, size: number) =>
  at(
    x,
    y,
    shape(
      '#9c4f26',
      'M0 0Q-50 -44 -130 -30Q-156 -24 -170 -6Q-110 -14 -70 16Q-30 34 0 26Q30 34 70 16Q110 -14 170 -6Q156 -24 130 -30Q50 -44 0 0z',
    ) +
      shape(ink.paper, 'M-14 -6q14 -26 28 0l-4 24h-20z') +
      shape('#7a3a1a', 'M-16 22h32l12 38h-56z'),
    size,
  )

/** Kilim, Langkawi: a boat in the mangrove channel, limestone behind it and brahminy kites above. */
export const kilimMangroves: Landmark = ink =>
  karst(ink, { x: 300, y: 640, half: 330, height: 380, outline: 'tooth', haze: 0.4 }) +
  karst(ink, { x: 830, y: 650, half: 300, height: 470, outline: 'tooth' }) +
  shape(ink.water, 'M-1000 640H2200V900H-1000z', 0.9) +
  stroke(ink.paper, 5, 'M430 690h120M620 730h180M470 790h110M700 660h70', 0.5) +
  mirrored(
    600,
    repeat(3, i => at(-420 + i * 260, 690 + i * 20, mangrove(ink), 1 + i * 0.1)),
  ) +
  at(100, 740, mangrove(ink), 1.25) +
  at(1120, 740, mangrove(ink), -1.2, 1.2) +
  shape(ink.deep, 'M410 772Q600 800 800 772L780 800H440z', 0.3) +
  shape(ink.accent, 'M400 716Q480 744 620 742H760Q800 730 822 706Q818 760 776 778H450Q412 758 400 716z') +
  shape(ink.paper, 'M404 726Q480 752 620 750H770Q800 742 818 722L816 734Q796 752 768 760H450Q420 750 404 726z') +
  stroke(ink.deep, 6, 'M500 740V650M700 740V650') +
  shape(ink.base, 'M470 656Q600 612 734 656z') +
  shape(ink.deep, 'M540 742v-30q0 -12 14 -12t14 12v30zM630 742v-30q0 -12 14 -12t14 12v30z') +
  disc('#a86a44', 554, 688, 13) +
  disc('#a86a44', 644, 688, 13) +
  kite(ink, 460, 250, 1) +
  kite(ink, 700, 130, 0.6) +
  kite(ink, 250, 150, 0.42)
