import { painted } from '../../colours/own-colours.ts'
import { box, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { archOutline, at, onionOutline, repeat } from '../../strokes/shapes.ts'

/** A bay window of five slim panes under a rounded roof, as wide as 64. */
const bay = (ink: Ink, x: number, y: number, h: number) =>
  box(ink.light, x, y - h, 64, h) +
  box(ink.deep, x + 48, y - h, 16, h, 0.14) +
  shape(ink.light, `M${x - 4} ${y - h}Q${x + 32} ${y - h - 40} ${x + 68} ${y - h}z`) +
  stroke(ink.paper, 4, `M${x - 4} ${y - h}Q${x + 32} ${y - h - 40} ${x + 68} ${y - h}zM${x} ${y - 14}h64`) +
  shape(
    ink.deep,
    archOutline(x + 6, y - 20, 12, h - 30) +
      archOutline(x + 25, y - 20, 14, h - 30) +
      archOutline(x + 46, y - 20, 12, h - 30),
    0.65,
  )

/** Jaipur: the pink honeycomb front of the Palace of Winds, five storeys of lattice windows, people in the street below. */
export const hawaMahal = painted({ base: '#d2694e', accent: '#e8a93a' }, ink => {
  const storey = (y: number, count: number, h: number) =>
    box(ink.base, 600 - count * 41 - 14, y - h - 26, count * 82 + 28, h + 34) +
    repeat(count, i => bay(ink, 600 - count * 41 + i * 82 + 9, y, h)) +
    box(ink.paper, 600 - count * 41 - 20, y, count * 82 + 40, 8)
  return (
    repeat(
      8,
      i =>
        box(ink.base, -700 + i * 230 + (i > 3 ? 500 : 0), 480 + ((i * 31) % 40), 210, 200, 0.7) +
        shape(
          ink.deep,
          repeat(4, k => archOutline(-680 + i * 230 + (i > 3 ? 500 : 0) + k * 48, 600, 24, 60)),
          0.4,
        ),
    ) +
    storey(650, 9, 90) +
    storey(532, 9, 82) +
    storey(424, 7, 76) +
    storey(322, 5, 70) +
    storey(226, 3, 64) +
    repeat(
      5,
      i =>
        shape(ink.accent, onionOutline(518 + i * 41, 136 - (2 - Math.abs(i - 2)) * 10, 30, 36)) +
        stroke(ink.accent, 3, `M${518 + i * 41} ${100 - (2 - Math.abs(i - 2)) * 10}v-18`),
    ) +
    repeat(2, i =>
      shape(
        ink.accent,
        onionOutline(i ? 790 : 410, 232, 34, 40) +
          onionOutline(i ? 872 : 328, 334, 34, 40) +
          onionOutline(i ? 952 : 248, 440, 34, 40),
      ),
    ) +
    box(ink.light, -1000, 656, 3200, 16) +
    box(ink.shade, -1000, 672, 3200, 120, 0.5) +
    repeat(8, i =>
      at(
        [700, 780, 860, 200, 420, 470, 560, 300][i] as number,
        752 - (i % 3) * 10,
        shape(
          [ink.accent, ink.leaf, ink.water, ink.paper][i % 4] as string,
          'M-22 0Q-26-60-8-84Q0-92 10-84Q26-60 22 0z',
        ) + shape(ink.deep, 'M-8-92a9 9 0 1 1 18 0a9 9 0 1 1-18 0z'),
      ),
    )
  )
})
