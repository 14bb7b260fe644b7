import { box, shape } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { boxes } from '../../strokes/panes.ts'
import { glassOf } from './windows.ts'

/** A narrow town house: `top` is where its gable begins. */
export type GabledHouse = { x: number; width: number; top: number; foot: number; wall: string; roof: string }
export type Gable = 'point' | 'step' | 'bell'

/** The outline of a gable from its left corner, in shares of the house's width. */
const gables: Record<Gable, (w: number) => string> = {
  point: w => `l${w / 2} ${-w * 0.6} ${w / 2} ${w * 0.6}z`,
  step: w => {
    const [s, h] = [w / 10, w * 0.13]
    return `${`v${-h}h${s}`.repeat(5)}${`h${s}v${h}`.repeat(5)}z`
  },
  bell: w =>
    `q${w * 0.16} ${-w * 0.06} ${w * 0.2} ${-w * 0.34}q${w * 0.02} ${-w * 0.24} ${w * 0.3} ${-w * 0.3}q${w * 0.28} ${w * 0.06} ${w * 0.3} ${w * 0.3}q${w * 0.04} ${w * 0.28} ${w * 0.2} ${w * 0.34}z`,
}

/** A house with its gable to the street, as they stand along the canals and quays of the north. */
export function gabledHouse(ink: Ink, { x, width, top, foot, wall, roof }: GabledHouse, gable: Gable) {
  const rows = Math.floor((foot - top - 40) / 62)
  const glass = glassOf(ink)
  return (
    shape(gable === 'point' ? roof : ink.paper, `M${x - 3} ${top}${gables[gable](width + 6)}`) +
    shape(wall, `M${x + 7} ${top + 3}${gables[gable](width - 14)}`) +
    box(wall, x, top, width, foot - top) +
    box(ink.deep, x + width - 9, top, 9, foot - top, 0.16) +
    shape(
      ink.paper,
      boxes([x + width * 0.12, top + 16], [3, rows], [width * 0.28, 62], [Math.round(width * 0.19), 42]),
    ) +
    shape(
      glass,
      boxes([x + width * 0.12 + 4, top + 20], [3, rows], [width * 0.28, 62], [Math.round(width * 0.19) - 8, 34]),
    ) +
    shape(glass, `M${x + width / 2 - 7} ${top - 22}h14v20h-14z`)
  )
}
