import { archPath, box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { mirrored, onionOutline, repeat } from '../../strokes/shapes.ts'

const dome = (ink: Ink, x: number, y: number, width: number, height: number) =>
  shape(ink.paper, onionOutline(x, y, width, height)) +
  shape(
    ink.shade,
    `M${x + width * 0.08} ${y - height * 0.96}C${x + width * 0.16} ${y - height * 0.86} ${x + width * 0.3} ${y - height * 0.85} ${x + width * 0.3} ${y - height * 0.72}C${x + width * 0.53} ${y - height * 0.5} ${x + width * 0.58} ${y - height * 0.22} ${x + width * 0.43} ${y}H${x + width * 0.16}C${x + width * 0.34} ${y - height * 0.4} ${x + width * 0.24} ${y - height * 0.7} ${x + width * 0.08} ${y - height * 0.96}z`,
    0.42,
  ) +
  stroke(ink.accent, Math.max(2, width * 0.016), `M${x} ${y - height}v${-height * 0.2}`) +
  disc(ink.accent, x, y - height * 1.06, Math.max(3, width * 0.022))

/** A pointed arch in its frame: `y` is the sill. */
const iwan = (ink: Ink, x: number, y: number, w: number, h: number) => {
  const pointed = `M${x - w / 2} ${y}V${y - h * 0.62}Q${x - w * 0.44} ${y - h * 0.9} ${x} ${y - h}Q${x + w * 0.44} ${y - h * 0.9} ${x + w / 2} ${y - h * 0.62}V${y}z`
  return (
    shape(ink.base, pointed, 0.75) +
    shape(
      ink.deep,
      `M${x - w * 0.3} ${y}V${y - h * 0.5}Q${x - w * 0.26} ${y - h * 0.68} ${x} ${y - h * 0.78}Q${x + w * 0.26} ${y - h * 0.68} ${x + w * 0.3} ${y - h * 0.5}V${y}z`,
      0.55,
    ) +
    (ink.night ? shape(ink.glow, archPath(x, y, w * 0.3, h * 0.4)) : '') +
    stroke(ink.shade, 2.5, pointed)
  )
}

const minaret = (ink: Ink, x: number, y: number, h: number) =>
  shape(ink.paper, `M${x - 17} ${y}L${x - 11} ${y - h}H${x + 11}L${x + 17} ${y}z`) +
  shape(ink.shade, `M${x + 4} ${y}L${x + 3} ${y - h}H${x + 11}L${x + 17} ${y}z`, 0.5) +
  repeat(3, i => box(ink.base, x - 19 + i, y - h * (0.36 + i * 0.3), 38 - i * 2, 7)) +
  stroke(ink.paper, 3, `M${x - 9} ${y - h}v-20M${x} ${y - h}v-20M${x + 9} ${y - h}v-20`) +
  dome(ink, x, y - h - 18, 34, 30)

const cypress = (ink: Ink, x: number, y: number, h: number) =>
  shape(
    ink.leaf,
    `M${x} ${y - h}Q${x + h * 0.14} ${y - h * 0.4} ${x + h * 0.08} ${y}H${x - h * 0.08}Q${x - h * 0.14} ${y - h * 0.4} ${x} ${y - h}z`,
  ) + shape(ink.deep, `M${x} ${y - h}Q${x + h * 0.14} ${y - h * 0.4} ${x + h * 0.08} ${y}H${x + h * 0.01}z`, 0.35)

/** Taj Mahal, Agra: the white dome, four minarets, and the long pool between cypresses. */
export const tajMahal: Landmark = ink =>
  repeat(13, i => disc(ink.leaf, -420 + i * 170, 610, 120, 50 + ((i * 37) % 40), 0.5)) +
  minaret(ink, 352, 560, 300) +
  minaret(ink, 848, 560, 300) +
  box(ink.paper, 530, 300, 140, 60) +
  box(ink.shade, 620, 300, 50, 60, 0.4) +
  stroke(ink.base, 4, 'M530 312h140M530 346h140') +
  dome(ink, 600, 306, 190, 186) +
  mirrored(
    600,
    box(ink.paper, 470, 340, 56, 34) +
      stroke(ink.base, 4, 'M478 346v28M498 346v28M518 346v28') +
      dome(ink, 498, 344, 64, 58),
  ) +
  shape(ink.paper, 'M420 580V388L446 370H754L780 388V580z') +
  shape(ink.shade, 'M700 370H754L780 388V580H700z', 0.42) +
  shape(ink.paper, 'M524 580V344H676V580z') +
  stroke(ink.base, 5, 'M524 580V344H676V580M446 372V580M754 372V580') +
  iwan(ink, 600, 580, 112, 206) +
  mirrored(
    600,
    iwan(ink, 486, 470, 46, 82) +
      iwan(ink, 486, 576, 46, 88) +
      iwan(ink, 434, 470, 16, 70) +
      iwan(ink, 434, 576, 16, 76),
  ) +
  stroke(ink.accent, 3, 'M534 360H666M460 380H514M686 380H740', 0.8) +
  mirrored(600, shape(ink.paper, 'M528 344l6 -24l6 24zM440 374l5 -20l5 20z')) +
  box(ink.paper, 322, 580, 556, 34) +
  box(ink.shade, 322, 602, 556, 12, 0.6) +
  shape(
    ink.base,
    repeat(26, i => archPath(334 + i * 21.3, 604, 12, 16)),
    0.7,
  ) +
  box(ink.accent, -1000, 612, 3200, 12, 0.75) +
  shape(ink.leaf, 'M-1000 622H2200V1200H-1000z') +
  shape(ink.light, 'M520 622H680L860 900H340z') +
  shape(ink.water, 'M560 626H640L740 900H460z') +
  shape(ink.paper, 'M578 632Q580 676 600 712Q620 676 622 632z', 0.75) +
  shape(ink.paper, 'M562 632H574V690H560zM626 632H638L642 690H628z', 0.4) +
  stroke(ink.paper, 4, 'M560 730h70M580 752h60M540 778h90', 0.5) +
  mirrored(
    600,
    cypress(ink, 500, 650, 74) +
      cypress(ink, 470, 676, 104) +
      cypress(ink, 424, 712, 146) +
      cypress(ink, 356, 762, 214),
  ) +
  mirrored(600, stroke(ink.paper, 5, 'M520 622L340 900', 0.6))
