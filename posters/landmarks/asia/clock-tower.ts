import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { mirrored, repeat } from '../../strokes/shapes.ts'
import { litWindows } from '../parts/windows.ts'

/** A tongue of gold flame rising to the left of the axis; the curls that cover everything the artist builds. */
const flame = (colour: string, x: number, y: number, size: number) =>
  shape(
    colour,
    `M${x} ${y}Q${x - 40 * size} ${y - 20 * size} ${x - 36 * size} ${y - 60 * size}Q${x - 20 * size} ${y - 44 * size} ${x - 18 * size} ${y - 30 * size}Q${x - 14 * size} ${y - 70 * size} ${x - 30 * size} ${y - 104 * size}Q${x + 6 * size} ${y - 70 * size} ${x + 12 * size} ${y}z`,
  )

const side = (ink: Ink) =>
  // Buttress with its naga head, then flames up the shaft.
  shape(ink.shade, 'M600 676H436Q430 640 460 626Q500 590 496 540Q520 520 540 470H600z') +
  shape(ink.base, 'M600 676H460Q456 648 482 634Q520 590 514 546Q536 520 552 470H600z') +
  shape(
    ink.light,
    'M474 660Q478 640 498 632Q530 592 526 552Q540 530 556 490L562 500Q546 540 544 560Q540 610 512 640Q498 650 498 660z',
    0.8,
  ) +
  flame(ink.base, 470, 634, 0.8) +
  flame(ink.light, 506, 580, 0.66) +
  flame(ink.base, 530, 520, 0.6) +
  flame(ink.light, 548, 470, 0.5) +
  flame(ink.base, 540, 306, 0.62) +
  flame(ink.light, 560, 250, 0.5) +
  flame(ink.base, 572, 204, 0.36)

const clock = (ink: Ink) =>
  shape(ink.shade, 'M600 296L672 340L684 392L664 448L600 478L536 448L516 392L528 340z') +
  shape(ink.light, 'M600 306L664 346L674 392L656 440L600 466L544 440L526 392L536 346z') +
  disc(ink.deep, 600, 388, 62) +
  disc('#fff6dc', 600, 388, 54) +
  stroke(
    ink.shade,
    5,
    repeat(
      12,
      i =>
        `M${600 + Math.cos(i * 0.5236) * 42} ${388 + Math.sin(i * 0.5236) * 42}L${600 + Math.cos(i * 0.5236) * 48} ${388 + Math.sin(i * 0.5236) * 48}`,
    ),
  ) +
  stroke(ink.deep, 7, 'M600 388L580 412') +
  stroke(ink.deep, 5, 'M600 388V346') +
  disc(ink.accent, 600, 388, 7)

/** A three-wheeled taxi seen from the side, and a motorcycle's light: the traffic that goes round the tower. */
const samlor = (ink: Ink, x: number, y: number, colour: string) =>
  shape(colour, `M${x} ${y}Q${x + 4} ${y - 60} ${x + 50} ${y - 64}H${x + 130}L${x + 136} ${y}z`) +
  shape(ink.glow, `M${x + 22} ${y - 32}l14 -24h34v24zM${x + 80} ${y - 56}h40v24h-40z`) +
  disc(ink.deep, x + 30, y + 4, 16) +
  disc(ink.deep, x + 112, y + 4, 16) +
  disc('#fff6dc', x + 2, y - 18, 6) +
  shape('#fff6dc', `M${x} ${y - 20}L${x - 110} ${y - 6}V${y + 14}z`, 0.35)

const houses = (ink: Ink) =>
  repeat(10, i => {
    const [x, height] = [-760 + i * 280, 150 + ((i * 67) % 90)]
    return i === 4 || i === 5
      ? ''
      : box(i % 2 ? '#2f3157' : '#3a3a66', x, 670 - height, 262, height) +
          litWindows(ink, x + 24, 694 - height, [6, Math.floor(height / 60)], [38, 50], [22, 28], '#22244a') +
          box('#5a4a6e', x + 10, 620, 242, 14) +
          box(ink.glow, x + 18, 634, 226, 34, 0.75)
  })

/** The tower keeps its gold at night, since it is lit from all sides. */
const lit = (ink: Ink): Ink => ({ ...ink, base: '#eeb43a', light: '#ffe394', shade: '#b4762a', accent: '#c8402f' })

/** The golden clock tower of Chiang Rai at seven in the evening, when it is lit and changes its colours. */
export const clockTower: Landmark = night => {
  const ink = lit(night)
  return (
    houses(ink) +
    shape('#ffd98a', 'M600 60L980 676H220z', 0.1) +
    disc('#ffd98a', 600, 390, 240, 240, 0.14) +
    disc('#ffd98a', 600, 390, 160, 160, 0.16) +
    mirrored(600, side(ink)) +
    shape(ink.shade, 'M560 480H640L652 676H548z', 0.7) +
    shape(ink.accent, 'M572 676V590Q600 540 628 590V676z') +
    shape(ink.glow, 'M582 676V600Q600 564 618 600V676z', 0.8) +
    shape(ink.base, 'M548 306Q560 220 584 176H616Q640 220 652 306z') +
    shape(ink.shade, 'M600 176H616Q640 220 652 306H600z', 0.55) +
    stroke(ink.light, 5, 'M556 280H644M564 250H636M574 220H626') +
    clock(ink) +
    // Canopy of rings and the spire.
    repeat(6, i =>
      shape(
        i % 2 ? ink.light : ink.base,
        `M${566 + i * 5} ${178 - i * 17}h${68 - i * 10}l-6 -17h${22 - (68 - i * 10) - 10}z`,
      ),
    ) +
    shape(ink.base, 'M592 80H608L602 18H598z') +
    disc(ink.light, 600, 70, 11, 6) +
    disc(ink.light, 600, 44, 8, 5) +
    // The island it stands on, and the road round it.
    shape('#1f2344', 'M-1000 668H2200V1200H-1000z') +
    shape('#2b2f57', 'M-1000 700Q200 668 600 668T2200 700V760Q1100 720 600 720T-1000 770z') +
    disc('#e9d8b0', 600, 682, 220, 24) +
    disc(ink.leaf, 600, 676, 204, 18) +
    repeat(11, i => disc(i % 2 ? '#e86a8c' : ink.glow, 424 + i * 35, 684 - Math.abs(i - 5) * 1.6, 9, 7)) +
    shape('#ffd98a', 'M560 712H640Q650 800 620 880Q600 900 580 880Q550 800 560 712z', 0.3) +
    stroke('#e9e2d0', 6, 'M-300 840Q200 776 600 772T1500 840', 0.5) +
    samlor(ink, 250, 806, '#2f7fa8') +
    samlor(ink, 850, 770, '#c8402f')
  )
}
