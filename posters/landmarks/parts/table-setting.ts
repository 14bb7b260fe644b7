import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { repeat, turned } from '../../strokes/shapes.ts'

/** A table seen from above, filling the picture: boards, with the light falling across from the left. */
export const tableTop = (board: string, line: string) =>
  box(board, -1000, -300, 3200, 1500) +
  stroke(
    line,
    4,
    repeat(10, i => `M-1000 ${-246 + i * 152}H2200`),
    0.4,
  ) +
  stroke(
    line,
    4,
    repeat(10, i => `M${-800 + ((i * 830) % 2700)} ${-246 + i * 152}v152`),
    0.4,
  ) +
  shape('#fff8e6', 'M-1000 -300H260L-420 1200H-1000zM520 -300H760L80 1200H-160z', 0.13)

const cast = (ink: Ink, x: number, y: number, radius: number) => disc(ink.deep, x + 16, y + 22, radius, radius, 0.26)

/** A plate from above with a coloured rim. */
export const plate = (ink: Ink, x: number, y: number, radius: number, rim: string, well = ink.paper) =>
  cast(ink, x, y, radius) +
  disc(well, x, y, radius) +
  ring(rim, x, y, radius - 12, 9) +
  disc(ink.deep, x, y, radius * 0.78, radius * 0.78, 0.06)

/** A full bowl from above: what it is made of, and what is in it. */
export const bowl = (ink: Ink, x: number, y: number, radius: number, wall: string, soup: string) =>
  cast(ink, x, y, radius) +
  disc(wall, x, y, radius) +
  disc(ink.paper, x, y, radius * 0.9) +
  disc(soup, x, y, radius * 0.84) +
  shape(
    ink.deep,
    `M${x - radius * 0.84} ${y}a${radius * 0.84} ${radius * 0.84} 0 0 1 ${radius * 1.68} 0a${radius * 0.9} ${radius * 0.78} 0 0 0 ${-radius * 1.68} 0z`,
    0.16,
  )

/** A ring around x, y. */
export const ring = (colour: string, x: number, y: number, radius: number, width: number, opacity = 1) =>
  stroke(
    colour,
    width,
    `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`,
    opacity,
  )

/** A pair of chopsticks; the turn is in degrees, 0 points to the right. */
export const chopsticks = (ink: Ink, x: number, y: number, length: number, degrees: number, colour: string) =>
  turned(
    degrees,
    x,
    y,
    stroke(ink.deep, 11, `M${x + 8} ${y + 18}h${length}M${x + 8} ${y + 48}l${length} -12`, 0.22) +
      stroke(colour, 11, `M${x} ${y}h${length}M${x} ${y + 30}l${length} -12`) +
      stroke(
        ink.glow,
        11,
        `M${x + length * 0.86} ${y}h${length * 0.14}M${x + length * 0.86} ${y + 20}l${length * 0.14} -2`,
      ),
  )

/** A spoon lying with its bowl at x, y. */
export const spoon = (ink: Ink, x: number, y: number, degrees: number, colour: string) =>
  turned(
    degrees,
    x,
    y,
    stroke(ink.deep, 13, `M${x + 12} ${y + 16}h190`, 0.22) +
      stroke(colour, 13, `M${x} ${y}h190`) +
      disc(colour, x - 24, y, 46, 32) +
      disc(ink.deep, x - 24, y, 34, 22, 0.16),
  )

/** What `draw` gives at places spread evenly over a round dish. */
export function sprinkled(
  count: number,
  x: number,
  y: number,
  radius: number,
  draw: (x: number, y: number, index: number) => string,
) {
  return repeat(count, index => {
    const [angle, far] = [index * 2.4 + 0.6, Math.sqrt((index + 0.4) / count) * radius]
    return draw(Math.round(x + Math.cos(angle) * far), Math.round(y + Math.sin(angle) * far), index)
  })
}
