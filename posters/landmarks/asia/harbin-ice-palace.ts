import { archPath, box, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { mirrored, repeat } from '../../strokes/shapes.ts'

/** A tower of ice blocks: `x` is its middle, `y` its foot. Light shines through the courses. */
const tower = (ink: Ink, x: number, y: number, half: number, height: number, spire: number, lamp: string) => {
  const top = y - height
  const courses = Math.floor(height / 26)
  return (
    box(ink.light, x - half, top, half * 2, height) +
    box(lamp, x - half * 0.5, top + 20, half, height - 20, 0.5) +
    box(ink.base, x + half * 0.4, top, half * 0.6, height, 0.75) +
    stroke(
      ink.paper,
      2,
      repeat(
        courses,
        i =>
          `M${x - half} ${top + 24 + i * 26}h${half * 2}M${x - half * 0.5 + (i % 2) * half} ${top + 24 + i * 26}v-26`,
      ),
      0.55,
    ) +
    shape(
      ink.paper,
      repeat(4, i => `M${x - half * 1.12 + i * half * 0.62} ${top + 6}v-24h${half * 0.38}v24z`),
    ) +
    box(ink.paper, x - half * 1.12, top - 2, half * 2.24, 16) +
    box(ink.base, x + half * 0.4, top - 2, half * 0.72, 16, 0.5) +
    (spire
      ? shape(ink.paper, `M${x - half * 0.8} ${top - 16}L${x} ${top - 16 - spire}L${x + half * 0.8} ${top - 16}z`) +
        shape(lamp, `M${x - half * 0.3} ${top - 16}L${x} ${top - 16 - spire}L${x + half * 0.3} ${top - 16}z`, 0.6) +
        shape(ink.base, `M${x + half * 0.2} ${top - 16}L${x} ${top - 16 - spire}L${x + half * 0.8} ${top - 16}z`, 0.7) +
        stroke(ink.paper, 3, `M${x} ${top - 10 - spire}v-26`)
      : '') +
    shape(
      lamp,
      repeat(Math.max(1, Math.floor(height / 110)), i => archPath(x, top + 92 + i * 104, half * 0.62, 54)),
    )
  )
}

const wall = (ink: Ink, x: number, y: number, width: number, height: number, lamp: string) =>
  box(ink.light, x, y - height, width, height) +
  box(lamp, x, y - height * 0.7, width, height * 0.7, 0.34) +
  stroke(
    ink.paper,
    2,
    repeat(Math.floor(height / 24), i => `M${x} ${y - i * 24}h${width}`),
    0.5,
  ) +
  shape(
    ink.paper,
    repeat(Math.floor(width / 30), i => `M${x + i * 30 + 4} ${y - height + 4}v-20h18v20z`),
  ) +
  shape(ink.paper, `M${x} ${y - height}h${width}v10h${-width}z`)

/** Ice and Snow World, Harbin: a palace of ice blocks with lights frozen inside, towers, a great gate, an ice slide. */
export const harbinIcePalace: Landmark = ink =>
  shape(ink.shade, 'M-1000 610Q-400 560 0 590T600 570T1200 585T2200 560V700H-1000z', 0.45) +
  mirrored(600, tower(ink, 300, 660, 34, 190, 74, ink.accent) + wall(ink, 326, 660, 150, 120, ink.accent)) +
  mirrored(600, tower(ink, 372, 660, 44, 270, 100, ink.glow) + wall(ink, 410, 660, 100, 190, ink.glow)) +
  tower(ink, 600, 420, 60, 170, 128, ink.glow) +
  mirrored(600, tower(ink, 506, 470, 40, 120, 90, ink.accent)) +
  wall(ink, 470, 500, 260, 60, ink.accent) +
  wall(ink, 440, 664, 320, 190, ink.glow) +
  mirrored(600, tower(ink, 470, 668, 42, 250, 84, ink.accent)) +
  shape(ink.paper, archPath(600, 668, 150, 170)) +
  shape(ink.accent, archPath(600, 668, 122, 150)) +
  shape(ink.glow, archPath(600, 668, 92, 128)) +
  shape(ink.deep, archPath(600, 668, 54, 96), 0.55) +
  box(ink.deep, 740, 420, 200, 250, 0.14) +
  shape(ink.paper, 'M-1000 690Q100 650 330 664Q460 650 540 668H660Q760 650 880 664Q1100 650 2200 690V760H-1000z') +
  shape(ink.light, 'M548 668H652L720 760H480z', 0.8) +
  stroke(ink.glow, 6, 'M560 690h80M548 712h104M536 736h128', 0.7) +
  shape(ink.base, 'M-1000 730Q200 690 480 720T1000 716T2200 730V760H-1000z', 0.3)
