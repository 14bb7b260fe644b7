import { painted } from '../../colours/own-colours.ts'
import { archPath, box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { mirrored, onionOutline, repeat } from '../../strokes/shapes.ts'

const cross = (ink: Ink, x: number, y: number, s: number) =>
  stroke(ink.glow, 5 * s, `M${x} ${y}v${-46 * s}M${x - 14 * s} ${y - 30 * s}h${28 * s}`)

const tent = (ink: Ink, x: number, y: number, half: number, height: number) =>
  shape(ink.accent, `M${x - half} ${y}L${x} ${y - height}L${x + half} ${y}z`) +
  shape(ink.deep, `M${x} ${y - height}L${x + half} ${y}H${x + half * 0.2}z`, 0.28) +
  shape(ink.paper, `M${x - half} ${y}l${half * 0.5} ${-height * 0.5}l${half * 0.1} ${height * 0.16}z`, 0.85) +
  cross(ink, x, y - height, 0.8)

/** Harbin: Saint Sophia, red brick under a great green onion dome, in the snow. */
export const harbinSophia = painted({ base: '#a8523a', accent: '#2f7a5c' }, ink => {
  const brick = (x: number, y: number, w: number, h: number) =>
    box(ink.base, x, y, w, h) + box(ink.deep, x + w * 0.72, y, w * 0.28, h, 0.25)
  const windows = (from: number, count: number, step: number, y: number, w: number, h: number) =>
    shape(
      ink.paper,
      repeat(count, i => archPath(from + i * step, y + 4, w + 12, h + 10)),
    ) +
    shape(
      ink.glow,
      repeat(count, i => archPath(from + i * step, y, w, h)),
      0.9,
    )
  return [
    box(ink.paper, -1000, 660, 3200, 70),
    box(ink.water, -1000, 704, 3200, 40, 0.3),
    mirrored(
      600,
      brick(330, 420, 130, 250) +
        box(ink.paper, 322, 414, 146, 10) +
        tent(ink, 395, 416, 82, 170) +
        windows(370, 2, 50, 540, 28, 80),
    ),
    brick(450, 380, 300, 290),
    box(ink.paper, 440, 374, 320, 10),
    brick(500, 270, 200, 110),
    box(ink.paper, 490, 264, 220, 10),
    windows(532, 4, 46, 366, 24, 80),
    shape(ink.accent, onionOutline(600, 266, 250, 210)),
    shape(ink.deep, 'M640 266h68Q760 170 600 60Q700 170 640 266z', 0.26),
    shape(ink.paper, 'M512 240Q480 180 540 130Q500 180 530 220Q560 232 600 236Q550 250 512 240z', 0.9),
    stroke(ink.deep, 3, 'M600 60V262M560 100Q520 180 550 262M640 100Q680 180 650 262', 0.35),
    cross(ink, 600, 60, 1.1),
    windows(500, 5, 50, 500, 26, 74),
    brick(520, 500, 160, 170),
    shape(ink.base, 'M506 504L600 420L694 504z'),
    stroke(ink.paper, 9, 'M506 504L600 420L694 504'),
    shape(ink.paper, archPath(600, 670, 104, 138)),
    shape(ink.deep, archPath(600, 670, 80, 122)),
    shape(ink.glow, archPath(600, 670, 44, 90), 0.7),
    disc(ink.paper, 600, 486, 18),
    box(ink.paper, 300, 660, 600, 16),
    stroke(ink.paper, 12, 'M322 412h146M732 412h146M500 264h50', 0.9),
    mirrored(
      600,
      repeat(
        3,
        i =>
          stroke(ink.deep, 5, `M${90 + i * 80} 680v-${90 + i * 12}`) +
          disc(ink.glow, 90 + i * 80, 584 - i * 12, 14) +
          disc(ink.glow, 90 + i * 80, 584 - i * 12, 34, 34, 0.2),
      ),
    ),
    repeat(
      3,
      i =>
        shape(i % 2 ? '#2f4f7a' : '#8a2f3a', `M${706 + i * 70} 712v-44q0 -16 15 -16t15 16v44z`) +
        disc('#e8c9a8', 721 + i * 70, 640, 12) +
        disc(i % 2 ? '#c83a34' : '#3f5f3a', 721 + i * 70, 634, 12, 8),
    ),
  ].join('')
})
