import { shape, stroke } from '../../strokes/brush.ts'
import { repeat } from '../../strokes/shapes.ts'

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

/** A Thai gable seen from the front. `y` is the height of its feet, `half` its half width there. */
export type ThaiGable = { x: number; y: number; half: number; height: number; tiers?: number }

/** The steep, concave gable of Thai halls in overlapping tiers, with bargeboards, a tympanum and the hooked finial. */
export function thaiGable(
  { x, y, half, height, tiers = 2 }: ThaiGable,
  ink: RoofInk & { board: string; panel: string },
) {
  const gable = (foot: number, wide: number, tall: number) =>
    `M${x - wide} ${foot}Q${x - wide * 0.36} ${foot - tall * 0.36} ${x} ${foot - tall}Q${x + wide * 0.36} ${foot - tall * 0.36} ${x + wide} ${foot}z`
  const rise = height * 0.2
  return repeat(tiers, tier => {
    const last = tier === tiers - 1
    const foot = y - (tiers - 1 - tier) * rise
    const wide = half * (0.72 + (0.28 * (tier + 1)) / tiers)
    const tall = height - (tiers - 1) * rise * (last ? 0.9 : 0.3)
    const curl = wide * 0.1
    return (
      shape(ink.tile, gable(foot, wide, tall)) +
      shape(
        ink.edge,
        `M${x} ${foot - tall}Q${x + wide * 0.36} ${foot - tall * 0.36} ${x + wide} ${foot}H${x + wide * 0.4}z`,
        0.3,
      ) +
      stroke(
        ink.board,
        Math.max(3, half * 0.05),
        `M${x - wide - curl} ${foot - curl}Q${x - wide} ${foot + curl * 0.3} ${x - wide * 0.9} ${foot - tall * 0.06}Q${x - wide * 0.34} ${foot - tall * 0.38} ${x} ${foot - tall}Q${x + wide * 0.34} ${foot - tall * 0.38} ${x + wide * 0.9} ${foot - tall * 0.06}Q${x + wide} ${foot + curl * 0.3} ${x + wide + curl} ${foot - curl}`,
      ) +
      stroke(
        ink.board,
        Math.max(2, half * 0.035),
        `M${x} ${foot - tall}Q${x - half * 0.05} ${foot - tall - height * 0.1} ${x + half * 0.05} ${foot - tall - height * 0.2}`,
      ) +
      (last
        ? shape(ink.panel, gable(foot - tall * 0.08, wide * 0.6, tall * 0.62)) +
          stroke(
            ink.line,
            2,
            `M${x - wide * 0.4} ${foot - tall * 0.14}H${x + wide * 0.4}M${x} ${foot - tall * 0.6}V${foot - tall * 0.14}M${x - wide * 0.2} ${foot - tall * 0.26}H${x + wide * 0.2}`,
            0.8,
          )
        : '')
    )
  })
}
