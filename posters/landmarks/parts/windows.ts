import { shape } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { boxes } from '../../strokes/panes.ts'
import { repeat } from '../../strokes/shapes.ts'

/** What one sees in a window: the lit room at night; by day dark glass, or another colour. */
export const glassOf = (ink: Ink, byDay = ink.deep) => (ink.night ? ink.glow : byDay)

/** Equal windows in a row: the first one's corner, how many, how far apart, their width and height. */
export const windowRow = (ink: Ink, x: number, y: number, count: number, step: number, width: number, height: number) =>
  shape(glassOf(ink), boxes([x, y], [count, 1], [step, 0], [width, height]))

/** Rows of dark windows in which every fifth is lit, at another place in each row. */
export function litWindows(
  ink: Ink,
  x: number,
  y: number,
  [columns, rows]: readonly [number, number],
  [stepX, stepY]: readonly [number, number],
  [width, height]: readonly [number, number],
  dark = ink.deep,
) {
  return (
    shape(dark, boxes([x, y], [columns, rows], [stepX, stepY], [width, height])) +
    shape(
      ink.glow,
      repeat(rows, row =>
        repeat(Math.floor(columns / 5), column => {
          const left = x + (column * 5 + ((row * 2) % 5)) * stepX
          return `M${left} ${y + row * stepY}h${width}v${height}h-${width}z`
        }),
      ),
    )
  )
}
