import { mix } from '../../colours/colour.ts'
import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'
import { sweptRoof } from '../parts/asian-roofs.ts'
import { glassOf } from '../parts/windows.ts'

/** Paper screens in a wooden wall. */
const screens = (ink: Ink, x: number, y: number, width: number, height: number, panels: number) => {
  const step = width / panels
  return (
    box(glassOf(ink, ink.paper), x, y, width, height) +
    stroke(
      ink.shade,
      2,
      repeat(panels * 3, i => `M${x + (i + 0.5) * (step / 3)} ${y}v${height}`) +
        repeat(3, i => `M${x} ${y + ((i + 1) * height) / 4}h${width}`),
      0.75,
    ) +
    stroke(
      ink.deep,
      7,
      `${repeat(panels + 1, i => `M${x + i * step} ${y}v${height}`)}M${x} ${y}h${width}M${x} ${y + height}h${width}`,
    )
  )
}

/** A garden pine: leaning trunk, needles in flat clouds. */
const pine = (ink: Ink, x: number, y: number) => {
  const cloud = (dx: number, dy: number, r: number) =>
    shape(
      ink.leaf,
      `M${x + dx - r} ${y + dy}q${r * 0.1} ${-r * 0.4} ${r * 0.5} ${-r * 0.38}q${r * 0.3} ${-r * 0.3} ${r * 0.7} ${-r * 0.06}q${r * 0.6} ${-r * 0.06} ${r * 0.8} ${r * 0.44}z`,
    ) + shape(ink.deep, `M${x + dx - r} ${y + dy}h${r * 2}q${-r} ${r * 0.24} ${-r * 2} 0z`, 0.7)
  return (
    shape(
      ink.deep,
      `M${x - 16} ${y}Q${x + 30} ${y - 120} ${x - 20} ${y - 200}Q${x - 50} ${y - 270} ${x + 10} ${y - 350}L${x + 22} ${y - 344}Q${x - 20} ${y - 270} ${x + 8} ${y - 206}Q${x + 60} ${y - 120} ${x + 22} ${y}z`,
    ) +
    stroke(
      ink.deep,
      11,
      `M${x - 10} ${y - 190}Q${x - 80} ${y - 220} ${x - 120} ${y - 210}M${x + 24} ${y - 140}Q${x + 80} ${y - 170} ${x + 120} ${y - 160}M${x - 20} ${y - 270}Q${x + 40} ${y - 300} ${x + 80} ${y - 290}`,
    ) +
    cloud(-130, -206, 80) +
    cloud(110, -156, 84) +
    cloud(76, -286, 72) +
    cloud(-60, -310, 64) +
    cloud(8, -362, 70)
  )
}

const stoneLantern = (ink: Ink, x: number, y: number) =>
  shape(
    mix(ink.paper, ink.deep, 0.4),
    `M${x - 34} ${y}h68l-10 -18h-48zM${x - 13} ${y - 18}h26v-62h-26zM${x - 34} ${y - 96}h68l-10 16h-48zM${x - 26} ${y - 96}h52v-40h-52zM${x - 58} ${y - 132}Q${x - 20} ${y - 150} ${x - 10} ${y - 168}h20Q${x + 20} ${y - 150} ${x + 58} ${y - 132}z`,
  ) +
  disc(mix(ink.paper, ink.deep, 0.4), x, y - 174, 9, 12) +
  box(ink.glow, x - 15, y - 130, 30, 28) +
  shape(
    ink.deep,
    `M${x + 8} ${y - 168}h2Q${x + 20} ${y - 150} ${x + 58} ${y - 132}h-32v36h8l-10 16h-11v62h11l10 18h-30z`,
    0.35,
  )

/** Rocks round the pool: foot, half width. */
const rocks = [
  [330, 740, 50],
  [410, 700, 40],
  [860, 712, 56],
  [912, 752, 46],
  [640, 690, 34],
  [720, 694, 28],
] as const

const rock = (ink: Ink, x: number, y: number, r: number) =>
  shape(
    mix(ink.paper, ink.deep, 0.5),
    `M${x - r} ${y}Q${x - r * 0.9} ${y - r * 0.7} ${x - r * 0.3} ${y - r * 0.74}Q${x + r * 0.5} ${y - r * 0.8} ${x + r} ${y}z`,
  ) +
  shape(
    ink.paper,
    `M${x - r * 0.8} ${y - r * 0.3}Q${x - r * 0.7} ${y - r * 0.68} ${x - r * 0.2} ${y - r * 0.72}Q${x - r * 0.4} ${y - r * 0.5} ${x - r * 0.8} ${y - r * 0.3}z`,
    0.6,
  ) +
  shape(ink.deep, `M${x + r * 0.2} ${y - r * 0.76}Q${x + r * 0.6} ${y - r * 0.7} ${x + r} ${y}H${x + r * 0.1}z`, 0.4)

/** A hot-spring inn in Japan: tiled roofs, lit paper screens, pine, stone lantern, and the steaming pool among rocks. */
export const ryokanGarden: Landmark = ink => {
  const tiles = { tile: ink.shade, line: ink.deep, edge: ink.deep, ridge: ink.deep }
  return at(
    0,
    -46,
    shape(ink.leaf, 'M-1000 620L-400 480L0 520L300 360L560 300L800 380L1000 340L1300 470L2200 600V760H-1000z', 0.6) +
      repeat(16, i =>
        shape(ink.leaf, `M${-300 + i * 120} 640l50 ${-180 - ((i * 37) % 70)}l50 ${180 + ((i * 37) % 70)}z`),
      ) +
      // Upper floor, lower floor, veranda.
      box(ink.base, 330, 330, 420, 110) +
      screens(ink, 346, 344, 388, 84, 4) +
      sweptRoof(
        { x: 540, y: 336, eave: 266, ridge: 176, height: 92, lift: 16, gable: 28, tiles: 29, edge: 10 },
        tiles,
      ) +
      box(ink.shade, 318, 424, 444, 12) +
      stroke(
        ink.deep,
        4,
        repeat(24, i => `M${322 + i * 19} 436v-26`),
      ) +
      stroke(ink.deep, 5, 'M316 410H764') +
      box(ink.base, 270, 480, 580, 152) +
      screens(ink, 286, 504, 400, 122, 4) +
      box(ink.deep, 700, 500, 134, 132, 0.8) +
      shape(
        ink.accent,
        'M706 506h60v58q-10 -8 -20 0q-10 8 -20 0q-10 -8 -20 0zM770 506h60v58q-10 -8 -20 0q-10 8 -20 0q-10 -8 -20 0z',
      ) +
      repeat(2, i => disc(ink.paper, 736 + i * 64, 534, 13)) +
      sweptRoof({ x: 560, y: 486, eave: 346, ridge: 270, height: 58, lift: 14, tiles: 37, edge: 10 }, tiles) +
      box(ink.light, 250, 626, 620, 14) +
      box(ink.deep, 250, 640, 620, 18, 0.6) +
      stroke(ink.deep, 3, 'M880 470v20') +
      disc(ink.glow, 880, 512, 20, 25) +
      shape(ink.deep, 'M870 486h20v6h-20zM870 532h20v6h-20z') +
      // Garden and pool.
      shape(ink.leaf, 'M-1000 656H2200V1200H-1000z') +
      shape(ink.deep, 'M-1000 656H2200V700H-1000z', 0.3) +
      shape(ink.water, 'M330 722Q420 676 620 682Q860 680 900 730Q890 800 610 800Q330 800 330 722z') +
      shape(ink.paper, 'M380 724Q460 694 620 698Q820 696 850 730Q820 716 620 718Q460 716 380 724z', 0.35) +
      shape(ink.glow, 'M420 744h200v6h-200zM500 762h160v6h-160zM660 730h70v5h-70z', 0.6) +
      rocks.map(([x, y, r]) => rock(ink, x, y, r)).join('') +
      stroke(
        ink.paper,
        15,
        'M500 710q-22 -40 6 -74q26 -34 0 -70M600 700q-24 -44 8 -84q26 -40 -4 -76M690 712q-20 -34 6 -66q20 -30 0 -56',
        0.35,
      ) +
      pine(ink, 256, 760) +
      stoneLantern(ink, 800, 740),
  )
}
