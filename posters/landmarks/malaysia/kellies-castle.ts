import { painted } from '../../colours/own-colours.ts'
import { archPath, box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'

type Row = { from: number; count: number; step: number; y: number; width: number; height: number }

/** A row of arches: plaster round each, deep shade within, the lit wall of the gallery behind, a sill. */
const arcade = (ink: Ink, { from, count, step, y, width, height }: Row) => {
  const arches = (grow: number, rise: number, move = 0) =>
    repeat(count, i => archPath(from + i * step + move, y, width + grow, height + rise))
  return (
    shape(ink.paper, arches(16, 10)) +
    shape(ink.deep, arches(0, 0)) +
    shape(ink.accent, arches(-width * 0.42, -height * 0.16, width * 0.16), 0.8) +
    stroke(
      ink.paper,
      5,
      repeat(count, i => `M${from + i * step - width / 2 - 8} ${y}h${width + 16}`),
    )
  )
}

const balustrade = (ink: Ink, from: number, count: number, step: number, y: number, width: number) =>
  stroke(
    ink.paper,
    4,
    repeat(count, i => {
      const left = from + i * step - width / 2
      return `M${left} ${y - 26}h${width}${repeat(4, post => `M${left + 6 + (post * (width - 12)) / 3} ${y - 24}v22`)}`
    }),
  )

const battlements = (colour: string, x: number, y: number, width: number) =>
  shape(
    colour,
    repeat(Math.floor(width / 26), i => `M${x + i * 26} ${y}v-18h15v18z`),
  )

/** A plaster band with the shadow that it throws. */
const band = (ink: Ink, x: number, y: number, width: number, height = 11) =>
  box(ink.paper, x, y, width, height) + box(ink.deep, x + 6, y + height, width - 12, 7, 0.22)

const courses = (x: number, y: number, columns: number, rows: number) =>
  repeat(rows, row =>
    repeat(columns, column =>
      (row * 5 + column * 3) % 7 < 3 ? `M${x + column * 44 + (row % 2) * 18} ${y + row * 15}h20` : '',
    ),
  )

const tree = (ink: Ink, x: number, y: number, s: number) =>
  stroke(ink.deep, 12 * s, `M${x} ${y}q${-6 * s} ${-40 * s} ${4 * s} ${-90 * s}`) +
  disc(ink.deep, x + 4 * s, y - 110 * s, 92 * s, 70 * s) +
  disc(ink.leaf, x - 4 * s, y - 119 * s, 86 * s, 61 * s) +
  disc(ink.paper, x - 30 * s, y - 144 * s, 36 * s, 18 * s, 0.16)

const visitor = (ink: Ink, x: number, y: number, shirt: string) =>
  disc(ink.deep, x, y - 47, 7) +
  shape(shirt, `M${x - 9} ${y - 38}h18l4 24h-26z`) +
  stroke(ink.deep, 5, `M${x - 4} ${y - 14}v14M${x + 4} ${y - 14}v14`)

/** Kellie's Castle near Batu Gajah: the unfinished mansion's arcades and square tower on a green rise, the jungle behind. */
export const kelliesCastle = painted({ base: '#cd8355', accent: '#a9532f' }, ink =>
  [
    shape(
      ink.leaf,
      'M-1000 620C-800 500 -560 480 -360 540C-200 450 0 430 180 520C420 440 560 470 700 500C900 380 1080 400 1240 480C1500 420 1800 470 2200 560V760H-1000z',
    ),
    shape(
      ink.paper,
      'M-1000 620C-800 500 -560 480 -360 540C-200 450 0 430 180 520C420 440 560 470 700 500C900 380 1080 400 1240 480C1500 420 1800 470 2200 560V760H-1000z',
      0.34,
    ),
    tree(ink, 150, 640, 1.05),
    tree(ink, 985, 640, 1.2),
    box(ink.base, 236, 330, 470, 310),
    box(ink.light, 236, 330, 120, 310, 0.35),
    stroke(ink.accent, 3, courses(250, 362, 10, 18), 0.5),
    battlements(ink.base, 236, 330, 470),
    shape(
      ink.accent,
      repeat(9, i => `M${262 + i * 52} 330v-18h15v18z`),
      0.5,
    ),
    band(ink, 226, 326, 480, 12),
    band(ink, 226, 486, 480),
    arcade(ink, { from: 284, count: 6, step: 74, y: 476, width: 46, height: 108 }),
    balustrade(ink, 284, 6, 74, 476, 46),
    arcade(ink, { from: 284, count: 6, step: 74, y: 634, width: 46, height: 114 }),
    box(ink.base, 690, 216, 210, 424),
    box(ink.shade, 838, 216, 62, 424, 0.55),
    stroke(ink.accent, 3, courses(702, 240, 3, 27), 0.5),
    battlements(ink.base, 690, 216, 208),
    band(ink, 680, 212, 230, 12),
    band(ink, 680, 346, 230),
    band(ink, 680, 486, 230),
    arcade(ink, { from: 732, count: 3, step: 63, y: 338, width: 36, height: 88 }),
    arcade(ink, { from: 732, count: 3, step: 63, y: 478, width: 36, height: 98 }),
    balustrade(ink, 732, 3, 63, 478, 36),
    arcade(ink, { from: 795, count: 1, step: 63, y: 636, width: 92, height: 132 }),
    box(ink.base, 738, 96, 114, 118),
    box(ink.shade, 812, 96, 40, 118, 0.55),
    battlements(ink.base, 738, 96, 114),
    band(ink, 730, 92, 130, 10),
    arcade(ink, { from: 772, count: 2, step: 46, y: 204, width: 26, height: 76 }),
    // Where it was never finished: a broken wall, and what grows on it.
    shape(ink.base, 'M160 640V470l14 -8v-30l18 6v-38l20 4l6 -26l24 -8V640z'),
    shape(ink.accent, 'M160 640V470l14 -8v-30l18 6v60l-12 30l10 112z', 0.45),
    shape(ink.deep, archPath(206, 634, 34, 84)),
    disc(ink.leaf, 196, 412, 26, 16),
    disc(ink.leaf, 222, 392, 18, 12),
    stroke(ink.leaf, 7, 'M236 342c-6 40 8 66 -4 104M700 224c-8 30 6 60 -6 92M250 336c4 20 -2 34 4 50'),
    shape(ink.deep, 'M150 636H910L1010 668H60z', 0.2),
    shape(
      ink.leaf,
      'M-1000 740C-300 690 40 650 240 640C520 628 800 628 960 640C1280 660 1700 700 2200 720V1200H-1000z',
    ),
    shape(ink.light, 'M-1000 740C-300 690 40 650 240 640C420 632 560 630 640 630C360 690 -200 740 -1000 790z', 0.28),
    shape(ink.paper, 'M738 640h116C872 716 960 770 990 900H560C680 820 742 760 738 640z', 0.85),
    shape(ink.deep, 'M820 640h34C872 716 960 770 990 900H920C900 780 830 716 820 640z', 0.12),
    shape(ink.accent, 'M736 636h118l10 14H726z'),
    visitor(ink, 800, 706, ink.accent),
    visitor(ink, 836, 716, ink.shade),
    tree(ink, 40, 720, 1.15),
    tree(ink, 1120, 716, 1.3),
    repeat(
      7,
      i =>
        disc(ink.deep, 110 + i * 56, 668 + (i % 2) * 8, 34, 18, 0.5) +
        disc(ink.leaf, 104 + i * 56, 662 + (i % 2) * 8, 32, 17),
    ),
  ].join(''),
)
