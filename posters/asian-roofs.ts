import { shape, stroke } from './brush.ts'
import { repeat } from './shapes.ts'

/** A roof seen from the front. `y` is the height of the eaves in the middle, `eave` and `ridge` are half widths. */
export type SweptRoof = {
  x: number
  y: number
  eave: number
  ridge: number
  height: number
  /** How far the corners turn up above the middle of the eaves. */
  lift?: number
  /** Height of the upright gable part below the ridge (hip-and-gable roofs). */
  gable?: number
  /** How many lines of tiles are drawn. */
  tiles?: number
  /** Thickness of the eaves. */
  edge?: number
}

/** Colours of a roof: the tiles in the sun, their shaded side, the lines and the eaves. */
export type RoofInk = { tile: string; line: string; edge: string; ridge?: string }

/** The curved hip roof of East Asia: concave slopes, turned-up corners, a heavy ridge; shaded on the right. */
export function sweptRoof(roof: SweptRoof, ink: RoofInk) {
  const { x, y, eave, ridge, height, lift = height * 0.25, gable = 0, tiles = 9, edge = height * 0.1 } = roof
  const top = y - height
  const hip = top + gable
  const bend = ridge + (eave - ridge) * 0.34
  const low = y - lift * 0.55 - (height - gable) * 0.1
  const left = `M${x - eave} ${y - lift}Q${x - bend} ${low} ${x - ridge} ${hip}L${x - ridge * 0.96} ${top}`
  const right = `L${x + ridge * 0.96} ${top}L${x + ridge} ${hip}Q${x + bend} ${low} ${x + eave} ${y - lift}`
  const under = `Q${x + eave * 0.74} ${y} ${x + eave * 0.45} ${y}L${x - eave * 0.45} ${y}Q${x - eave * 0.74} ${y} ${x - eave} ${y - lift}z`
  const band = `M${x - eave} ${y - lift}Q${x - eave * 0.74} ${y - edge * 0.2} ${x - eave * 0.45} ${y - edge * 0.2}L${x + eave * 0.45} ${y - edge * 0.2}Q${x + eave * 0.74} ${y - edge * 0.2} ${x + eave} ${y - lift}Q${x + eave * 0.72} ${y + edge} ${x + eave * 0.43} ${y + edge}L${x - eave * 0.43} ${y + edge}Q${x - eave * 0.72} ${y + edge} ${x - eave} ${y - lift}z`
  const lines = repeat(tiles, index => {
    const side = ((index + 0.5) / tiles) * 2 - 1
    const foot = y - lift * Math.max(0, Math.abs(side) - 0.5) ** 2 * 2
    return `M${x + side * ridge} ${top + edge}Q${x + side * bend} ${low} ${x + side * eave * 0.9} ${foot - edge * 0.3}`
  })
  const dark = `M${x + ridge * 0.45} ${top}${right}Q${x + eave * 0.74} ${y} ${x + eave * 0.45} ${y}Q${x + bend * 0.6} ${low} ${x + ridge * 0.45} ${top}z`
  return (
    shape(ink.edge, band) +
    shape(ink.tile, left + right + under) +
    stroke(ink.line, Math.max(1.5, edge * 0.22), lines, 0.7) +
    shape(ink.edge, dark, 0.28) +
    shape(
      ink.ridge ?? ink.edge,
      `M${x - ridge - edge} ${top - edge * 1.3}l${edge * 1.2} ${edge * 0.7}H${x + ridge - edge * 0.2}l${edge * 1.2} ${-edge * 0.7}v${edge * 2}H${x - ridge - edge}z`,
    )
  )
}
