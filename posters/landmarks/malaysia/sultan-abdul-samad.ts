import { painted } from '../../colours/own-colours.ts'
import { archPath, box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { mirrored, onionOutline, repeat } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

const arcade = (ink: Ink, from: number, count: number, step: number, y: number, width: number, height: number) =>
  shape(
    ink.paper,
    repeat(count, i => archPath(from + i * step, y, width + 12, height + 8)),
  ) +
  shape(
    ink.deep,
    repeat(count, i => archPath(from + i * step, y, width, height)),
    0.85,
  )

const dome = (ink: Ink, x: number, y: number, width: number, height: number) =>
  shape(ink.accent, onionOutline(x, y, width, height)) +
  shape(
    ink.paper,
    `M${x - width * 0.28} ${y - height * 0.1}q${-width * 0.2} ${-height * 0.3} ${width * 0.12} ${-height * 0.6}q${-width * 0.06} ${height * 0.3} 0 ${height * 0.6}z`,
    0.4,
  ) +
  shape(
    ink.deep,
    `M${x + width * 0.1} ${y}h${width * 0.33}q${width * 0.18} ${-height * 0.5} ${-width * 0.43} ${-height}q${width * 0.3} ${height * 0.6} ${width * 0.1} ${height}z`,
    0.22,
  ) +
  stroke(ink.deep, 4, `M${x} ${y - height}v${-height * 0.4}`)

/** Dataran Merdeka, Kuala Lumpur: the brick arcades, copper domes and clock tower of the Sultan Abdul Samad Building, the flagpole before them. */
export const sultanAbdulSamad = painted({ base: '#b9603f', accent: '#c08338' }, ink => {
  const bands = (x: number, y: number, w: number, h: number) =>
    stroke(
      ink.paper,
      5,
      repeat(Math.floor(h / 26), i => `M${x} ${y + 14 + i * 26}h${w}`),
      0.8,
    )
  const side =
    box(ink.base, 290, 390, 78, 280) +
    bands(290, 390, 78, 90) +
    box(ink.paper, 282, 384, 94, 12) +
    shape(ink.deep, archPath(329, 462, 34, 58)) +
    dome(ink, 329, 384, 96, 92)
  return (
    box(ink.base, -1000, 470, 3200, 200) +
    box(ink.light, -1000, 470, 1500, 200, 0.2) +
    shape(
      ink.base,
      repeat(64, i => `M${-1000 + i * 50} 470v-20h28v20z`),
    ) +
    box(ink.paper, -1000, 466, 3200, 8) +
    box(ink.paper, -1000, 562, 3200, 8) +
    arcade(ink, -980, 64, 50, 556, 24, 66) +
    arcade(ink, -972, 53, 60, 660, 36, 76) +
    mirrored(600, side) +
    box(ink.base, 536, 216, 128, 460) +
    box(ink.deep, 624, 216, 40, 460, 0.22) +
    bands(536, 392, 128, 84) +
    box(ink.paper, 526, 380, 148, 12) +
    box(ink.paper, 526, 210, 148, 14) +
    disc(ink.paper, 600, 316, 46) +
    disc(glassOf(ink, '#fffaf0'), 600, 316, 37) +
    stroke(ink.deep, 6, 'M600 316v-26M600 316l20 12') +
    shape(ink.deep, archPath(600, 470, 46, 74)) +
    shape(ink.paper, archPath(600, 668, 92, 150)) +
    shape(ink.deep, archPath(600, 668, 74, 136)) +
    shape(ink.base, 'M552 210v-56q48 -22 96 0v56z') +
    shape(
      ink.deep,
      repeat(3, i => archPath(572 + i * 28, 206, 18, 40)),
    ) +
    dome(ink, 600, 156, 124, 108) +
    stroke(ink.paper, 8, 'M930 690V60') +
    shape('#c8322f', 'M934 66q60 20 130 0v76q-70 20 -130 0z') +
    stroke('#fffaf0', 6, 'M934 80q60 20 130 0M934 100q60 20 130 0M934 120q60 20 130 0') +
    shape('#1f3f86', 'M934 66q34 10 66 8v40q-34 0 -66 -8z') +
    disc('#f4c63a', 964, 90, 10)
  )
})
