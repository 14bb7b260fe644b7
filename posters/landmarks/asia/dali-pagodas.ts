import { painted } from '../../colours/own-colours.ts'
import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'
import { firs } from '../parts/firs.ts'

/** A brick tower that swells in its middle, with close rows of eaves: its foot, half its width, its height, its rows. */
function pagoda(ink: Ink, x: number, y: number, half: number, height: number, rows: number) {
  const swell = (up: number) => half * (0.86 + Math.sin(up * 2.6 + 0.5) * 0.2 - up * up * 0.42)
  const at = (up: number) => y - height * up
  const tier = (row: number) => {
    const up = 0.16 + (row / rows) * 0.78
    const wide = swell(up)
    return (
      shape(
        ink.light,
        `M${x - wide - 9} ${at(up) - 5}Q${x - wide * 0.6} ${at(up) + 3} ${x} ${at(up) + 3}T${x + wide + 9} ${at(up) - 5}L${x + wide} ${at(up) + 9}H${x - wide}z`,
      ) + shape(ink.deep, `M${x - wide} ${at(up) + 9}H${x + wide}v4H${x - wide}z`, 0.35)
    )
  }
  const edge = (side: number) =>
    repeat(9, i => {
      const up = side < 0 ? i / 8 : 1 - i / 8
      return `${side < 0 && i === 0 ? 'M' : 'L'}${x + side * swell(up * 0.95)} ${at(up * 0.95)}`
    })
  return (
    box(ink.shade, x - half - 24, y - 18, half * 2 + 48, 18) +
    box(ink.light, x - half - 12, y - 34, half * 2 + 24, 18) +
    shape(ink.paper, `${edge(-1)}${edge(1)}z`) +
    shape(ink.deep, `M${x + half * 0.3} ${y}L${x + half * 0.2} ${at(0.95)}${edge(1)}z`, 0.14) +
    repeat(rows, tier) +
    shape(
      ink.deep,
      `M${x - half * 0.2} ${y - 34}v-${half * 0.9}q${half * 0.2}-${half * 0.3} ${half * 0.4} 0v${half * 0.9}z`,
    ) +
    repeat(Math.floor(rows / 2), i => {
      const up = 0.16 + ((i * 2 + 1.1) / rows) * 0.78
      return box(ink.deep, x - 4, at(up) + 3, 8, 10, 0.8)
    }) +
    stroke(ink.accent, 5, `M${x} ${at(0.94)}V${at(1.06)}`) +
    shape(ink.accent, `M${x - half * 0.36} ${at(0.96)}Q${x} ${at(1.03)} ${x + half * 0.36} ${at(0.96)}z`) +
    disc(ink.accent, x, at(1.07), 7)
  )
}

/** Dali, Yunnan: the three pagodas of Chongsheng below the Cangshan range, doubled in their pond. */
export const daliPagodas = painted(
  { base: '#b89a6a', accent: '#c98a2c' },
  ink =>
    shape(
      ink.shade,
      'M-1000 620L-560 380L-360 450L-120 280L60 380L220 250L400 360L560 220L760 340L900 260L1100 380L1300 270L1600 420L2200 360V640H-1000z',
      0.55,
    ) +
    shape(
      ink.paper,
      'M220 250L160 300L210 292L236 318L262 290L300 300zM560 220L490 268L548 262L580 292L610 262L660 282zM900 260L840 294L892 292L930 312L960 300zM-120 280L-180 316L-124 312L-80 330L-60 306z',
      0.9,
    ) +
    firs(ink, -600, 640, 9, 82, 90) +
    firs(ink, 900, 640, 14, 80, 96) +
    pagoda(ink, 330, 652, 48, 300, 10) +
    pagoda(ink, 880, 652, 48, 300, 10) +
    pagoda(ink, 605, 640, 84, 520, 16) +
    shape(ink.leaf, 'M-1000 640Q0 620 400 652T1100 648T2200 640V700H-1000z'),
)
