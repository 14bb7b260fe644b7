import { box, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'
import { sweptRoof } from '../parts/asian-roofs.ts'

/**
 * One limestone blade from its foot, fluted by rain, cracked across, broken off at the top.
 * `haze` is how far away it stands: 0 near, 1 lost in the air.
 */
const blade = (ink: Ink, x: number, foot: number, top: number, half: number, lean: number, haze = 0) => {
  const tall = foot - top
  const p = (dx: number, down: number) => `${x + dx * half + lean * (1 - down) ** 2} ${top + tall * down}`
  const whole = `M${p(-1, 1)}L${p(-0.86, 0.5)}L${p(-0.96, 0.42)}L${p(-0.82, 0.16)}L${p(-0.5, 0.12)}L${p(-0.34, 0)}L${p(0.1, 0.03)}L${p(0.3, 0.1)}L${p(0.62, 0.13)}L${p(0.9, 0.34)}L${p(0.8, 0.4)}L${p(1, 1)}z`
  const dark = `M${p(0.1, 0.03)}L${p(0.3, 0.1)}L${p(0.62, 0.13)}L${p(0.9, 0.34)}L${p(0.8, 0.4)}L${p(1, 1)}L${p(0.3, 1)}L${p(0.42, 0.44)}L${p(0.26, 0.38)}z`
  const flute = `M${p(-0.5, 0.12)}L${p(-0.24, 0.34)}L${p(-0.34, 0.4)}L${p(-0.3, 1)}L${p(-0.12, 1)}L${p(-0.1, 0.3)}L${p(-0.34, 0)}z`
  return haze
    ? shape(ink.shade, whole, 1 - haze) + shape(ink.deep, dark, 0.3)
    : shape(ink.paper, whole) +
        shape(ink.deep, whole, 0.2) +
        shape(ink.deep, flute, 0.22) +
        shape(ink.deep, dark, 0.48) +
        stroke(
          ink.deep,
          3,
          `M${p(-0.7, 0.3)}L${p(-0.62, 0.7)}M${p(0.06, 0.4)}L${p(0.1, 0.86)}M${p(-0.9, 0.62)}L${p(0.9, 0.58)}`,
          0.35,
        )
}

const pavilion = (ink: Ink, x: number, y: number) =>
  box(ink.deep, x - 34, y - 50, 68, 50, 0.5) +
  stroke(
    ink.accent,
    8,
    `M${x - 40} ${y - 46}V${y}M${x - 14} ${y - 46}V${y}M${x + 14} ${y - 46}V${y}M${x + 40} ${y - 46}V${y}`,
  ) +
  box(ink.accent, x - 50, y - 14, 100, 16) +
  sweptRoof(
    { x, y: y - 46, eave: 78, ridge: 8, height: 62, lift: 20, tiles: 7, edge: 6 },
    { tile: ink.accent, line: ink.deep, edge: ink.deep },
  ) +
  shape(ink.deep, `M${x - 6} ${y - 108}L${x} ${y - 140}L${x + 6} ${y - 108}z`)

/** The Stone Forest of Shilin, Yunnan: fluted limestone blades crowded together, a lookout pavilion among them. */
export const stoneForest: Landmark = ink =>
  repeat(14, i => blade(ink, -250 + i * 128, 700, 400 + ((i * 53) % 110), 66, ((i % 3) - 1) * 26, 0.55)) +
  blade(ink, 312, 720, 330, 64, 30) +
  blade(ink, 904, 720, 300, 66, -30) +
  pavilion(ink, 612, 300) +
  blade(ink, 600, 720, 290, 96, 10) +
  blade(ink, 424, 720, 180, 76, -34) +
  blade(ink, 790, 720, 206, 82, 40) +
  blade(ink, 700, 740, 380, 62, -20) +
  blade(ink, 510, 740, 400, 66, 24) +
  blade(ink, 360, 760, 450, 70, -20) +
  blade(ink, 868, 770, 440, 72, 22) +
  blade(ink, 604, 780, 500, 74, -26) +
  blade(ink, 452, 790, 540, 60, 14) +
  blade(ink, 756, 790, 530, 66, -20) +
  shape(
    ink.leaf,
    'M-1000 770Q100 700 260 730Q300 690 350 716Q400 690 440 730Q520 700 570 740Q640 716 700 752Q760 720 820 746Q880 710 940 740Q1100 700 2200 760V1200H-1000z',
  ) +
  shape(ink.deep, 'M-1000 830Q300 770 620 800T1300 790T2200 820V1200H-1000z', 0.25)
