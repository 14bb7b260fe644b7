import { shape } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'

/**
 * One mountain with the light from the left: the middle of its foot, half its width and its height.
 * `snow` is the share of the height that is white, 0 for a bare one.
 */
export function mountain(ink: Ink, x: number, y: number, half: number, height: number, snow = 0.4, rock = ink.base) {
  const top = y - height
  const across = (share: number) => half * share
  const line = top + height * snow
  return (
    shape(
      rock,
      `M${x - half} ${y}L${x - across(0.34)} ${top + height * 0.42}L${x} ${top}L${x + across(0.3)} ${top + height * 0.34}L${x + half} ${y}z`,
    ) +
    (snow
      ? shape(
          ink.paper,
          `M${x} ${top}L${x - across(snow * 0.82)} ${line}L${x - across(snow * 0.4)} ${line - height * snow * 0.22}L${x - across(snow * 0.2)} ${line + height * snow * 0.24}L${x + across(0.04)} ${line - height * snow * 0.16}L${x + across(snow * 0.4)} ${line + height * snow * 0.2}L${x + across(snow * 0.84)} ${line - height * snow * 0.06}z`,
        )
      : '') +
    shape(
      ink.deep,
      `M${x} ${top}L${x + across(0.3)} ${top + height * 0.34}L${x + half} ${y}H${x + across(0.2)}L${x + across(0.02)} ${top + height * 0.62}L${x + across(0.12)} ${top + height * 0.4}z`,
      0.25,
    )
  )
}
