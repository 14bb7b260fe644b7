import { painted } from '../../colours/own-colours.ts'
import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import { boxes } from '../../strokes/panes.ts'
import { repeat } from '../../strokes/shapes.ts'

/** Beaune: the Hospices with their roofs of glazed tiles in lozenges, dormers with lead tips, a court with a well. */
export const beauneRoofs = painted({ base: '#c06a2e', accent: '#8e2f2a' }, ink => {
  const green = '#3f6b4a'
  const lozenges = (x: number, y: number, columns: number, rows: number) =>
    repeat(rows, row =>
      repeat(columns, i => {
        const [cx, cy] = [x + i * 64 + (row % 2) * 32, y + row * 34]
        const colour = [ink.glow, green, ink.accent][(i + row) % 3] as string
        return (
          shape(colour, `M${cx} ${cy - 30}l28 30-28 30-28-30z`) +
          shape(ink.base, `M${cx} ${cy - 12}l11 12-11 12-11-12z`)
        )
      }),
    )
  const dormer = (x: number, y: number) =>
    shape(ink.accent, `M${x - 40} ${y}L${x} ${y - 104}L${x + 40} ${y}z`) +
    shape(ink.deep, `M${x} ${y - 104}L${x + 40} ${y}H${x + 6}z`, 0.25) +
    box(ink.paper, x - 26, y - 44, 52, 44) +
    box(ink.deep, x - 16, y - 36, 32, 36, 0.8) +
    stroke(ink.deep, 5, `M${x} ${y - 104}v-44M${x - 9} ${y - 130}h18`) +
    disc(ink.glow, x, y - 152, 5)
  return (
    shape(ink.base, 'M-1000 480L-960 250H2160L2200 480z') +
    lozenges(-960, 276, 50, 6) +
    stroke(ink.shade, 10, 'M-1000 246H2200') +
    stroke(
      ink.deep,
      5,
      repeat(20, i => `M${-900 + i * 160} 246v-36`),
    ) +
    shape(ink.shade, 'M560 250L600 40L640 250z') +
    shape(ink.deep, 'M600 40L640 250H606z', 0.3) +
    stroke(ink.glow, 5, 'M600 44V6M588 20H612') +
    repeat(7, i => dormer(-300 + i * 300, 470)) +
    box(ink.light, -1000, 478, 3200, 16) +
    box(ink.shade, -1000, 494, 3200, 90) +
    shape(ink.deep, boxes([-1000, 506], [64, 1], [50, 0], [30, 66]), 0.5) +
    stroke(ink.base, 8, 'M-1000 500H2200M-1000 584H2200') +
    stroke(
      ink.base,
      7,
      repeat(33, i => `M${-1000 + i * 100} 496v90`),
    ) +
    box(ink.paper, -1000, 590, 3200, 90) +
    shape(
      ink.deep,
      repeat(16, i => `M${-960 + i * 200} 680v-60a22 22 0 0 1 44 0v60zM${-870 + i * 200} 680v-50h50v50z`),
      0.65,
    ) +
    stroke(
      ink.base,
      9,
      repeat(33, i => `M${-1000 + i * 100} 590v96`),
    ) +
    box(ink.light, -1000, 680, 3200, 520) +
    stroke(ink.shade, 3, 'M-1000 720H2200M-1000 770H2200M-1000 830H2200', 0.4) +
    box(ink.light, 520, 720, 160, 60) +
    box(ink.deep, 640, 720, 40, 60, 0.2) +
    stroke(ink.base, 9, 'M508 718H692') +
    stroke(ink.deep, 7, 'M530 716Q520 620 600 600Q680 620 670 716M600 600V566M600 620V690') +
    stroke(ink.deep, 5, 'M560 640q40-20 80 0M586 566h28') +
    shape(ink.leaf, 'M200 780q-10-70 40-80q40-30 70 10q50 10 30 70zM880 780q-10-70 40-80q40-30 70 10q50 10 30 70z') +
    repeat(10, i => disc(ink.accent, 220 + (i % 5) * 26 + (i > 4 ? 680 : 0), 726 + ((i * 17) % 40), 8))
  )
})
