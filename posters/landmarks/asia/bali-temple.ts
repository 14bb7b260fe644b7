import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

/** A meru: a shrine under an odd number of black thatched roofs, each smaller than the one below. */
const meru = (ink: Ink, x: number, y: number, tiers: number, half: number) => {
  const gap = half * (tiers > 5 ? 0.3 : 0.4)
  const first = y - half * 0.86
  const roof = (i: number) => {
    const [foot, wide] = [first - i * gap, half * (1 - (i / tiers) * 0.72)]
    const top = foot - gap * 0.84
    return (
      box(ink.accent, x - wide * 0.36, top - gap * 0.3, wide * 0.72, gap * 0.5) +
      shape(
        ink.deep,
        `M${x - wide} ${foot}Q${x - wide * 0.8} ${foot - gap * 0.2} ${x - wide * 0.4} ${top}H${x + wide * 0.4}Q${x + wide * 0.8} ${foot - gap * 0.2} ${x + wide} ${foot}Q${x} ${foot + gap * 0.24} ${x - wide} ${foot}z`,
      ) +
      shape(
        ink.shade,
        `M${x - wide} ${foot}Q${x - wide * 0.8} ${foot - gap * 0.2} ${x - wide * 0.4} ${top}H${x - wide * 0.04}Q${x - wide * 0.3} ${foot - gap * 0.3} ${x - wide * 0.36} ${foot + gap * 0.1}Q${x - wide * 0.7} ${foot + gap * 0.08} ${x - wide} ${foot}z`,
        0.85,
      ) +
      stroke(ink.base, 3, `M${x - wide} ${foot}Q${x} ${foot + gap * 0.24} ${x + wide} ${foot}`)
    )
  }
  return (
    shape(
      ink.base,
      `M${x - half * 0.86} ${y}V${y - half * 0.2}H${x - half * 0.66}V${y - half * 0.34}H${x + half * 0.66}V${y - half * 0.2}H${x + half * 0.86}V${y}z`,
    ) +
    shape(
      ink.deep,
      `M${x + half * 0.2} ${y}V${y - half * 0.34}H${x + half * 0.66}V${y - half * 0.2}H${x + half * 0.86}V${y}z`,
      0.3,
    ) +
    box(ink.accent, x - half * 0.46, first - 4, half * 0.92, half * 0.56) +
    box(glassOf(ink), x - half * 0.14, first + half * 0.06, half * 0.28, half * 0.46) +
    box(ink.deep, x + half * 0.16, first - 4, half * 0.3, half * 0.56, 0.3) +
    stroke(
      ink.glow,
      4,
      `M${x - half * 0.46} ${first + half * 0.5}h${half * 0.92}M${x - half * 0.2} ${first + half * 0.04}h${half * 0.4}`,
    ) +
    repeat(tiers, roof) +
    shape(
      ink.accent,
      `M${x - 7} ${first - tiers * gap + gap * 0.1}L${x} ${first - tiers * gap - gap * 0.9}L${x + 7} ${first - tiers * gap + gap * 0.1}z`,
    )
  )
}

/** A penjor: a bamboo pole bent by its own offerings. */
const penjor = (ink: Ink, x: number, y: number, s: number) =>
  stroke(
    ink.glow,
    8,
    `M${x} ${y}Q${x - 10 * s} ${y - 380} ${x + 40 * s} ${y - 500}Q${x + 80 * s} ${y - 560} ${x + 130 * s} ${y - 500}`,
  ) +
  stroke(
    ink.leaf,
    5,
    repeat(9, i => `M${x - 2 * s + (i > 5 ? (i - 5) * 9 * s : 0)} ${y - 120 - i * 42}q${26 * s} 10 ${34 * s} 34`),
  ) +
  stroke(ink.glow, 3, `M${x + 130 * s} ${y - 500}v70`) +
  shape(ink.accent, `M${x + 130 * s - 18} ${y - 400}l18 -46l18 46l-18 40z`) +
  stroke(
    ink.glow,
    4,
    `M${x + 130 * s - 10} ${y - 366}v34M${x + 130 * s} ${y - 362}v46M${x + 130 * s + 10} ${y - 366}v34`,
  )

/** Pura Ulun Danu on Lake Bratan, Bali: the eleven-roofed meru on its islet, a smaller one beside it, hills in mist. */
export const baliTemple: Landmark = ink =>
  shape(
    ink.leaf,
    'M-1000 606L-600 470Q-300 400 -80 470Q140 300 330 330Q520 400 640 430Q820 300 1000 330Q1200 420 1400 440Q1800 420 2200 540V606z',
  ) +
  shape(
    ink.paper,
    'M-1000 606L-600 470Q-300 400 -80 470Q140 300 330 330Q520 400 640 430Q820 300 1000 330Q1200 420 1400 440Q1800 420 2200 540V606z',
    0.5,
  ) +
  shape(ink.leaf, 'M-1000 610Q-400 500 0 550Q300 480 520 560Q760 490 980 550Q1400 500 2200 580V612z', 0.75) +
  stroke(ink.paper, 22, 'M-500 500h620M200 540h360M700 500h700', 0.6) +
  shape(ink.water, 'M-1000 606H2200V1200H-1000z', 0.85) +
  stroke(ink.paper, 4, 'M280 640h90M160 664h120M880 636h120M960 660h90', 0.5) +
  shape(ink.leaf, 'M330 690Q360 640 470 644Q640 630 780 646Q880 650 910 690z') +
  shape(ink.shade, 'M318 688Q600 668 922 688L900 708H340z') +
  stroke(
    ink.deep,
    3,
    repeat(14, i => `M${336 + i * 42} 684v20`),
    0.5,
  ) +
  disc(ink.leaf, 380, 640, 56, 38) +
  disc(ink.leaf, 880, 650, 44, 30) +
  meru(ink, 540, 674, 11, 124) +
  meru(ink, 776, 676, 3, 104) +
  stroke(ink.deep, 4, 'M664 676V540M424 680V556') +
  shape(
    ink.glow,
    'M628 546Q634 516 664 510Q694 516 700 546Q664 536 628 546zM390 562Q396 534 424 528Q452 534 458 562Q424 552 390 562z',
  ) +
  stroke(
    ink.accent,
    4,
    'M628 546l4 14M646 541v12M664 540v14M682 541v12M700 546l-4 14M390 562l4 12M424 556v12M458 562l-4 12',
  ) +
  shape(ink.deep, 'M430 712H690L640 800Q590 830 540 840Q500 830 470 800zM700 712H860L830 760H740z', 0.26) +
  stroke(ink.paper, 4, 'M400 724h90M520 744h120M700 734h130M460 776h90M600 790h70M840 716h90', 0.5) +
  penjor(ink, 286, 770, 1) +
  shape(ink.leaf, 'M-1000 760Q100 700 330 764Q400 790 420 830H-1000z') +
  repeat(8, i => disc(i % 2 ? ink.accent : ink.glow, 150 + i * 32, 752 + ((i * 23) % 30), 13, 11))
