import { type Point, short } from './shapes.ts'

/** A four-sided face, corner by corner from the top left, clockwise. */
export type Face = readonly [Point, Point, Point, Point]

const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
]

/**
 * Outlines of a grid of panes (balconies, windows, stones) fitted into a face that may be seen at a slant.
 * `width` and `height` are the shares of a cell that its pane fills.
 */
export function panes([a, b, c, d]: Face, columns: number, rows: number, width = 0.6, height = 0.6): string {
  const at = (across: number, down: number): string =>
    between(between(a, b, across), between(d, c, across), down)
      .map(short)
      .join(' ')
  let outline = ''
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [left, right] = [(column + 0.5 - width / 2) / columns, (column + 0.5 + width / 2) / columns]
      const [top, bottom] = [(row + 0.5 - height / 2) / rows, (row + 0.5 + height / 2) / rows]
      outline += `M${at(left, top)}L${at(right, top)} ${at(right, bottom)} ${at(left, bottom)}z`
    }
  return outline
}

/** Outlines of upright rectangles in columns and rows: the first corner, how many, how far apart, how large. */
export function boxes([x, y]: Point, [columns, rows]: Point, [stepX, stepY]: Point, [width, height]: Point): string {
  let outline = ''
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      outline += `M${short(x + column * stepX)} ${short(y + row * stepY)}h${width}v${height}h-${width}z`
  return outline
}
