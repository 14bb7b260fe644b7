import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'

/** One gate of the row: `s` is its size, x, y the middle of its foot. */
const gate = (ink: Ink, x: number, y: number, s: number, haze: number) => {
  const red = haze > 0.55 ? '#8f2f22' : haze > 0.3 ? '#b23c24' : '#d8502a'
  const post = (side: number) =>
    box(red, x + side * 270 * s - 34 * s, y - 760 * s, 68 * s, 760 * s) +
    box('#7a1f18', x + side * 270 * s + (side > 0 ? -34 : 8) * s, y - 760 * s, 26 * s, 760 * s, 0.5) +
    box('#1d1720', x + side * 270 * s - 40 * s, y - 90 * s, 80 * s, 90 * s)
  return (
    post(-1) +
    post(1) +
    box(red, x - 330 * s, y - 660 * s, 660 * s, 50 * s) +
    box('#7a1f18', x - 330 * s, y - 622 * s, 660 * s, 14 * s, 0.5) +
    shape(
      red,
      `M${x - 380 * s} ${y - 790 * s}Q${x} ${y - 760 * s} ${x + 380 * s} ${y - 790 * s}L${x + 372 * s} ${y - 730 * s}H${x - 372 * s}z`,
    ) +
    shape(
      '#1d1720',
      `M${x - 396 * s} ${y - 830 * s}Q${x} ${y - 796 * s} ${x + 396 * s} ${y - 830 * s}L${x + 384 * s} ${y - 786 * s}Q${x} ${y - 756 * s} ${x - 384 * s} ${y - 786 * s}z`,
    ) +
    (haze < 0.2
      ? box('#1d1720', x - 44 * s, y - 740 * s, 88 * s, 90 * s) +
        stroke(
          ink.glow,
          8 * s,
          `M${x - 20 * s} ${y - 722 * s}h${40 * s}M${x - 20 * s} ${y - 695 * s}h${40 * s}M${x - 20 * s} ${y - 668 * s}h${40 * s}`,
        )
      : '')
  )
}

/** Fushimi Inari, Kyoto: the tunnel of vermilion gates up the wooded mountain, a stone fox at its mouth. */
export const fushimiInari: Landmark = ink =>
  box(ink.leaf, -1000, -300, 3200, 1500) +
  repeat(26, i =>
    disc(i % 2 ? ink.deep : ink.light, -900 + ((i * 419) % 2900), -100 + ((i * 173) % 760), 150, 110, 0.16),
  ) +
  repeat(9, i => box('#4a3428', -760 + i * 330 + (i % 2) * 60, -300, 46, 1100, 0.6)) +
  shape('#b5a894', 'M560 560H640L1160 1200H40z') +
  stroke(
    '#8d8070',
    5,
    repeat(9, i => `M${550 - i * i * 6} ${590 + i * i * 5}H${650 + i * i * 6}`),
    0.7,
  ) +
  [
    [600, 560, 0.16, 0.9],
    [600, 574, 0.2, 0.8],
    [600, 590, 0.26, 0.66],
    [600, 612, 0.34, 0.5],
    [600, 642, 0.45, 0.36],
    [600, 690, 0.6, 0.24],
    [600, 760, 0.8, 0.1],
    [600, 870, 1.08, 0],
  ]
    .map(([x = 0, y = 0, s = 1, haze = 0]) => gate(ink, x, y, s, haze))
    .join('') +
  shape('#8d8478', 'M60 900V800H240V900z') +
  shape(
    '#c9c2b4',
    'M90 800Q80 700 110 640Q90 600 96 560L74 500L112 522L140 500L150 546Q176 570 152 596Q170 640 180 700Q210 660 236 640Q250 700 210 800z',
  ) +
  shape('#8d8478', 'M150 800Q170 720 152 596Q170 640 180 700Q210 660 236 640Q250 700 210 800z', 0.6) +
  shape('#d8342f', 'M92 606Q130 636 166 604L186 690Q130 716 92 690z') +
  stroke('#5a5248', 5, 'M104 552l12 4M132 552l10 -4')
