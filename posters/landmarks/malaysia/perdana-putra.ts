import { painted } from '../../colours/own-colours.ts'
import { archPath, box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { mirrored, onionOutline, palm, repeat } from '../../strokes/shapes.ts'

/** A dome of green mosaic on its drum, `y` its foot. */
const dome = (ink: Ink, x: number, y: number, width: number, height: number) =>
  box(ink.light, x - width * 0.46, y - 4, width * 0.92, width * 0.16) +
  shape(ink.accent, onionOutline(x, y, width, height)) +
  shape(
    ink.deep,
    `M${x + width * 0.04} ${y - height * 0.98}C${x + width * 0.06} ${y - height * 0.9} ${x + width * 0.16} ${y - height * 0.84} ${x + width * 0.3} ${y - height * 0.72}C${x + width * 0.53} ${y - height * 0.5} ${x + width * 0.58} ${y - height * 0.22} ${x + width * 0.43} ${y}H${x + width * 0.16}Q${x + width * 0.36} ${y - height * 0.5} ${x + width * 0.04} ${y - height * 0.98}z`,
    0.3,
  ) +
  stroke(
    ink.light,
    Math.max(2, width * 0.014),
    repeat(
      3,
      i =>
        `M${x} ${y - height}C${x - width * 0.12 * (i + 0.4)} ${y - height * 0.84} ${x - width * 0.22 * (i + 0.5)} ${y - height * 0.5} ${x - width * 0.16 * (i + 0.4)} ${y}`,
    ),
    0.5,
  ) +
  stroke(ink.glow, Math.max(3, width * 0.03), `M${x} ${y - height}v${-height * 0.24}`) +
  disc(ink.glow, x, y - height * 1.08, Math.max(4, width * 0.045))

/** A pavilion with a steep green roof that ends a wing. */
const pavilion = (ink: Ink) =>
  box(ink.base, 196, 470, 130, 190) +
  box(ink.light, 196, 470, 30, 190, 0.6) +
  shape(ink.deep, [228, 294].map(x => archPath(x, 560, 30, 64) + archPath(x, 650, 30, 74)).join(''), 0.75) +
  box(ink.paper, 188, 460, 146, 14) +
  box(ink.paper, 188, 568, 146, 8) +
  shape(ink.accent, 'M180 462Q226 440 236 396H286Q296 440 342 462z') +
  shape(ink.deep, 'M262 396H286Q296 440 342 462H280z', 0.26) +
  stroke(ink.glow, 5, 'M261 396V366')

const wing = (ink: Ink) =>
  box(ink.base, 320, 486, 160, 174) +
  shape(
    ink.deep,
    repeat(4, i => archPath(342 + i * 38, 562, 22, 56) + archPath(342 + i * 38, 654, 24, 72)),
    0.72,
  ) +
  box(ink.paper, 318, 570, 164, 8) +
  box(ink.paper, 318, 478, 164, 12) +
  shape(ink.accent, 'M318 480L334 446H482V480z') +
  stroke(
    ink.deep,
    3,
    repeat(9, i => `M${346 + i * 16} 450v26`),
    0.4,
  )

/** Perdana Putra in Putrajaya: sand-coloured wings with arches, a tall portal, the green onion dome over the middle. */
export const perdanaPutra = painted(
  { base: '#d9bd92', accent: '#2f9080' },
  ink =>
    shape(ink.leaf, 'M-1000 690Q-200 600 200 620Q600 590 1000 620Q1400 600 2200 690V760H-1000z', 0.9) +
    mirrored(600, wing(ink) + pavilion(ink)) +
    mirrored(600, dome(ink, 470, 420, 66, 58)) +
    // The middle rises in two steps below the dome.
    box(ink.base, 470, 400, 260, 262) +
    box(ink.shade, 676, 400, 54, 262, 0.35) +
    box(ink.light, 470, 400, 34, 262, 0.7) +
    mirrored(600, shape(ink.deep, archPath(508, 500, 26, 76) + archPath(508, 590, 26, 66), 0.72)) +
    box(ink.paper, 460, 392, 280, 14) +
    box(ink.base, 500, 340, 200, 54) +
    shape(
      ink.deep,
      repeat(7, i => archPath(518 + i * 27, 386, 15, 34)),
      0.6,
    ) +
    box(ink.paper, 490, 330, 220, 13) +
    shape(ink.paper, archPath(600, 662, 138, 252)) +
    shape(ink.light, archPath(600, 662, 118, 236)) +
    shape(ink.accent, archPath(600, 662, 94, 214)) +
    shape(ink.deep, archPath(600, 662, 94, 214), 0.5) +
    stroke(ink.glow, 4, 'M553 560H647M600 452V560M576 470V560M624 470V560M553 520H647', 0.9) +
    box(ink.deep, 574, 590, 52, 72) +
    dome(ink, 600, 334, 196, 186) +
    // Terraces, the drive, palms in rows.
    shape(ink.paper, 'M150 660H1050L1080 682H120z') +
    shape(ink.shade, 'M120 682H1080V692H120z', 0.6) +
    shape(ink.leaf, 'M-1000 700Q0 676 120 690H1080Q1200 676 2200 700V1200H-1000z') +
    shape(ink.light, 'M540 690H660L860 1000H340z', 0.95) +
    shape(ink.paper, 'M594 690H606L640 1000H560z', 0.9) +
    mirrored(
      600,
      stroke(ink.paper, 6, 'M532 690L300 1000', 0.8) +
        palm(420, 720, 96, -8, ink.shade, ink.deep, ink.leaf) +
        palm(340, 766, 130, -12, ink.shade, ink.deep, ink.leaf) +
        palm(214, 836, 190, -18, ink.shade, ink.deep, ink.leaf),
    ) +
    mirrored(
      600,
      repeat(5, i => disc(ink.accent, 500 - i * 40, 716 + i * 44, 12 + i * 4, 8 + i * 3, 0.9)),
    ),
)
