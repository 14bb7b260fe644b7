import { shape } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { boxes } from '../../strokes/panes.ts'
import { repeat } from '../../strokes/shapes.ts'

/** A whitewashed house, its right side in shade: left, foot, width, height; with tiles it has a low roof, without a flat one. */
function whiteHouse(ink: Ink, x: number, y: number, width: number, height: number, tiles?: string) {
  const side = width * 0.3
  return (
    shape(ink.paper, `M${x} ${y}v${-height}h${width}v${height}z`) +
    shape(ink.deep, `M${x + width - side} ${y}v${-height}h${side}v${height}z`, 0.16) +
    (tiles ? shape(tiles, `M${x - 4} ${y - height}l9-15h${width - 10}l9 15z`) : '') +
    shape(ink.deep, boxes([x + width * 0.18, y - height * 0.72], [2, 1], [width * 0.36, 0], [7, 11]), 0.8)
  )
}

/** A terrace of white houses of uneven size, from left to right along a foot line. */
export function whiteTerrace(ink: Ink, x: number, y: number, count: number, seed: number, tiles?: string) {
  let left = x
  return repeat(count, index => {
    const width = 40 + (((index + seed) * 29) % 28)
    const height = 40 + (((index + seed) * 43) % 34)
    const house = whiteHouse(ink, left, y, width, height, tiles)
    left += width - 2
    return house
  })
}
