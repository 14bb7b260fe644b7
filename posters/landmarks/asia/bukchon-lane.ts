import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'

/** One tiled hanok roof seen at a slant: its eaves from x, y over a width, going down the lane. */
const hanok = (ink: Ink, x: number, y: number, width: number, side: 1 | -1, s: number) => {
  const to = x + side * width
  return (
    shape('#f4ead8', `M${x} ${y}H${to}V${y + 260 * s}H${x}z`) +
    shape('#8a7f74', `M${x} ${y + 130 * s}H${to}V${y + 300 * s}H${x}z`) +
    stroke(
      '#6a6058',
      4,
      repeat(4, i => `M${x} ${y + (160 + i * 36) * s}H${to}`),
      0.5,
    ) +
    stroke(
      '#6a3f28',
      9 * s,
      `${repeat(5, i => `M${x + (side * width * (i + 0.4)) / 5} ${y}v${130 * s}`)}M${x} ${y + 66 * s}H${to}`,
    ) +
    shape(
      ink.glow,
      `M${x + side * width * 0.3} ${y + 24 * s}h${side * width * 0.1}v${70 * s}h${-side * width * 0.1}z`,
      0.9,
    ) +
    shape(
      '#3a3f4a',
      `M${x - side * 60 * s} ${y + 6 * s}Q${x} ${y + 16 * s} ${x + side * 40 * s} ${y + 10 * s}H${to + side * 20}V${y - 120 * s}H${x + side * 70 * s}Q${x + side * 20 * s} ${y - 40 * s} ${x - side * 60 * s} ${y + 6 * s}z`,
    ) +
    shape(
      ink.paper,
      `M${x - side * 50 * s} ${y - 4 * s}Q${x} ${y + 2 * s} ${x + side * 40 * s} ${y - 6 * s}H${to + side * 20}V${y - 130 * s}H${x + side * 66 * s}Q${x + side * 20 * s} ${y - 50 * s} ${x - side * 50 * s} ${y - 4 * s}z`,
      0.92,
    ) +
    stroke(
      '#3a3f4a',
      5 * s,
      repeat(9, i => `M${x + side * (70 + i * 46) * s} ${y - 116 * s}L${x + side * (44 + i * 46) * s} ${y - 4 * s}`),
      0.4,
    )
  )
}

/** Seoul under snow: the lane between the tiled roofs of Bukchon, two walkers in hanbok, the tower on Namsan beyond. */
export const bukchonLane: Landmark = ink =>
  shape(ink.leaf, 'M-1000 620Q0 560 300 480Q520 370 640 360Q800 370 980 500T2200 620V700H-1000z', 0.75) +
  shape(ink.paper, 'M300 480Q520 370 640 360Q760 366 880 440Q740 410 660 430Q520 420 300 480z', 0.8) +
  box(ink.shade, 628, 260, 18, 110) +
  shape(ink.paper, 'M606 262h62l-8 -34h-46z') +
  shape(ink.accent, 'M612 228h50v-12h-50z') +
  stroke(ink.shade, 9, 'M637 216V150') +
  stroke(ink.accent, 5, 'M637 150V110') +
  repeat(16, i => box(i % 2 ? ink.shade : ink.base, 300 + i * 44, 520 - ((i * 37) % 50), 38, 120, 0.7)) +
  shape(ink.paper, 'M560 590H660L1200 1200H-60z') +
  shape(ink.water, 'M560 590H600L500 1200H-60z', 0.14) +
  hanok(ink, 520, 540, 900, -1, 0.44) +
  hanok(ink, 690, 540, 900, 1, 0.44) +
  hanok(ink, 440, 560, 1400, -1, 0.78) +
  hanok(ink, 770, 560, 1400, 1, 0.78) +
  hanok(ink, 280, 580, 1400, -1, 1.3) +
  hanok(ink, 930, 580, 1400, 1, 1.3) +
  shape('#d85a7a', 'M560 820Q556 700 592 690Q634 700 640 820Q600 832 560 820z') +
  shape('#f7e9c0', 'M572 700Q568 650 592 646Q620 650 616 700Q594 712 572 700z') +
  disc('#e2b48c', 594, 622, 21) +
  shape('#1d1720', 'M572 620q0 -26 22 -26t24 26q-2 20 -10 26v-20q-20 2 -36 -6z') +
  shape('#3f6f9a', 'M660 816Q660 700 686 690Q722 700 726 816Q694 826 660 816z') +
  shape('#f4efe4', 'M664 704Q662 656 688 650Q716 656 714 704Q690 714 664 704z') +
  disc('#d9a274', 688, 628, 21) +
  shape('#1d1720', 'M650 616h76l-4 -8h-16v-20h-36v20h-16z')
