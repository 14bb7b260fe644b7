import { painted } from '../../colours/own-colours.ts'
import { archPath, box, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

type Point = { x: number; y: number; width: number }

/** The way the wall takes, from the far tower to the foreground; `width` is that of the walkway. */
const way: Point[] = [
  { x: 742, y: 262, width: 16 },
  { x: 660, y: 300, width: 20 },
  { x: 560, y: 352, width: 26 },
  { x: 500, y: 400, width: 34 },
  { x: 560, y: 452, width: 48 },
  { x: 690, y: 505, width: 66 },
  { x: 770, y: 575, width: 96 },
  { x: 690, y: 680, width: 150 },
  { x: 520, y: 830, width: 230 },
  { x: 380, y: 1000, width: 330 },
]

const smooth = (a: number, b: number, c: number, d: number, t: number) =>
  b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))

const track = way.slice(1, -2).flatMap((_, leg) => {
  const [a, b, c, d] = way.slice(leg, leg + 4) as [Point, Point, Point, Point]
  return [0, 0.2, 0.4, 0.6, 0.8].map(t => ({
    x: smooth(a.x, b.x, c.x, d.x, t),
    y: smooth(a.y, b.y, c.y, d.y, t),
    width: smooth(a.width, b.width, c.width, d.width, t),
  }))
})

const parapet = (fill: string, a: Point, b: Point, side: number) => {
  const rise = a.width * 0.3
  const [ax, bx] = [a.x + side * a.width * 0.5, b.x + side * b.width * 0.5]
  const mid = (ax + bx) / 2
  const y = (a.y + b.y) / 2
  return shape(
    fill,
    `M${ax} ${a.y}L${bx} ${b.y}V${b.y - rise * 0.6}L${mid} ${y - rise * 0.6}V${y - rise * 1.2}L${ax} ${a.y - rise * 1.1}z`,
  )
}

const stretch = (ink: Ink, a: Point, b: Point) => {
  const edge = (p: Point, side: number) => `${p.x + side * p.width * 0.5} ${p.y}`
  const face = (side: number) =>
    `M${edge(a, side)}L${edge(b, side)}v${b.width * 0.95}L${a.x + side * a.width * 0.5} ${a.y + a.width * 0.95}z`
  const joint = `M${edge(b, -1)}L${edge(b, 1)}`
  return (
    shape(ink.base, face(-1)) +
    shape(ink.shade, face(1)) +
    parapet(ink.shade, a, b, 1) +
    shape(ink.light, `M${edge(a, -1)}L${edge(a, 1)}L${edge(b, 1)}L${edge(b, -1)}z`) +
    stroke(ink.base, Math.max(1, b.width * 0.03), joint) +
    parapet(ink.base, a, b, -1)
  )
}

const tower = (ink: Ink, x: number, y: number, w: number) =>
  box(ink.base, x - w / 2, y - w, w * 0.64, w * 1.4) +
  box(ink.shade, x + w * 0.14, y - w, w * 0.36, w * 1.4) +
  box(ink.light, x - w * 0.56, y - w * 1.02, w * 0.72, w * 0.09) +
  box(ink.deep, x + w * 0.16, y - w * 1.02, w * 0.4, w * 0.09, 0.6) +
  repeat(4, i => box(ink.base, x - w * 0.55 + i * w * 0.19, y - w * 1.18, w * 0.12, w * 0.17)) +
  repeat(2, i => box(ink.shade, x + w * 0.22 + i * w * 0.19, y - w * 1.18, w * 0.12, w * 0.17)) +
  shape(
    glassOf(ink),
    repeat(3, i => archPath(x - w * 0.36 + i * w * 0.18, y - w * 0.4, w * 0.1, w * 0.26)) +
      archPath(x + w * 0.33, y - w * 0.4, w * 0.09, w * 0.26),
  )

/** The Great Wall at Badaling: the walkway climbing in bends over green ridges from watchtower to watchtower. */
export const greatWall = painted(
  { base: '#cda671' },
  ink =>
    shape(
      ink.shade,
      'M-1000 560L-200 470L120 400L330 440L520 300L640 345L860 190L960 250L1180 330L1400 300L2200 520V900H-1000z',
      0.4,
    ) +
    shape(
      ink.leaf,
      'M-1000 620L-100 560L150 470L320 500L480 385L600 330L740 262L830 300L960 420L1300 470L2200 600V900H-1000z',
    ) +
    shape(
      ink.light,
      'M-1000 620L-100 560L150 470L320 500L480 385L600 330L740 262L830 300L960 420L1300 470L2200 600V900H-1000z',
      0.4,
    ) +
    tower(ink, 742, 262, 62) +
    shape(ink.leaf, 'M-1000 700L0 610L240 520L420 455L520 408L640 470L860 520L1000 500L1250 590L2200 690V1200H-1000z') +
    shape(ink.deep, 'M520 408L640 470L700 520L640 640L700 800L980 1200H300L420 800L300 700L440 560z', 0.2) +
    track
      .slice(0, 12)
      .map((p, i) => stretch(ink, p, track[i + 1] ?? p))
      .join('') +
    tower(ink, 500, 402, 92) +
    track
      .slice(12, 18)
      .map((p, i) => stretch(ink, p, track[i + 13] ?? p))
      .join('') +
    shape(ink.leaf, 'M800 560Q950 520 1100 600T1700 660T2200 700V1200H560L660 900Q690 760 800 660z') +
    shape(ink.deep, 'M800 560Q950 520 1100 600T1700 660T2200 700V1200H560L660 900Q690 760 800 660z', 0.28) +
    tower(ink, 800, 572, 160) +
    track
      .slice(18)
      .map((p, i) => stretch(ink, p, track[i + 19] ?? p))
      .join(''),
)
