import { painted } from '../../colours/own-colours.ts'
import { box, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'
import { sweptRoof } from '../parts/asian-roofs.ts'
import { glassOf } from '../parts/windows.ts'

const terrace = (ink: Ink, y: number, half: number) =>
  box(ink.paper, 600 - half, y, half * 2, 40) +
  box(ink.shade, 600 - half, y + 28, half * 2, 12) +
  box(ink.deep, 600 + half * 0.45, y, half * 0.55, 40, 0.16) +
  stroke(
    ink.base,
    4,
    repeat(Math.round(half / 14), i => `M${600 - half + 8 + i * 28} ${y - 14}v14`),
  ) +
  stroke(ink.paper, 5, `M${600 - half} ${y - 14}h${half * 2}`)

const stairs = (ink: Ink) =>
  shape(ink.light, 'M540 560L480 690H720L660 560z') +
  shape(ink.base, 'M578 560L556 690H644L622 560z') +
  stroke(
    ink.shade,
    2.5,
    repeat(10, i => `M${536 - i * 5.6} ${570 + i * 12.5}H${664 + i * 5.6}`),
  ) +
  stroke(ink.paper, 9, 'M540 552L474 690M660 552L726 690M578 556L556 690M622 556L644 690')

/** Hall of Supreme Harmony, Forbidden City, Beijing: double golden hip roof over red columns on three marble terraces. */
export const forbiddenCity = painted({ base: '#d99a2b', accent: '#a3272c' }, ink => {
  const gold = { tile: ink.base, line: ink.shade, edge: ink.deep, ridge: ink.light }
  return (
    box(ink.accent, 350, 420, 500, 140) +
    box(ink.deep, 350, 420, 500, 60, 0.45) +
    box(glassOf(ink), 384, 470, 432, 90, 0.72) +
    stroke(
      ink.accent,
      3,
      repeat(25, i => `M${392 + i * 17.4} 470v90`),
    ) +
    box(ink.deep, 680, 420, 170, 140, 0.2) +
    repeat(12, i => box(ink.accent, 342 + i * 45.6, 440, 15, 122) + box(ink.deep, 351 + i * 45.6, 440, 6, 122, 0.3)) +
    box(ink.leaf, 342, 440, 516, 14) +
    sweptRoof({ x: 600, y: 440, eave: 330, ridge: 262, height: 72, lift: 30, tiles: 31, edge: 9 }, gold) +
    box(ink.leaf, 380, 344, 440, 26) +
    box(ink.accent, 520, 338, 160, 32) +
    box(ink.glow, 588, 336, 24, 32) +
    box(ink.deep, 380, 344, 440, 10, 0.5) +
    sweptRoof({ x: 600, y: 346, eave: 296, ridge: 180, height: 128, lift: 40, tiles: 27, edge: 11 }, gold) +
    shape(ink.accent, 'M404 222q-6 -30 14 -40q-2 20 18 28zM796 222q6 -30 -14 -40q2 20 -18 28z') +
    terrace(ink, 560, 300) +
    terrace(ink, 602, 350) +
    terrace(ink, 644, 400) +
    stairs(ink)
  )
})
