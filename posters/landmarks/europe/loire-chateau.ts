import { painted } from '../../colours/own-colours.ts'
import { box, shape, stroke } from '../../strokes/brush.ts'
import { boxes } from '../../strokes/panes.ts'
import { archOutline, repeat } from '../../strokes/shapes.ts'

/** Chenonceau: a white gallery on five arches across the river Cher, turrets and slate roofs, its reflection below. */
export const loireChateau = painted({ base: '#55657a', accent: '#c98c4a' }, ink => {
  const dormer = (x: number, y: number) =>
    shape(ink.paper, `M${x - 16} ${y}v-42l16-30 16 30v42z`) + shape(ink.deep, `M${x - 7} ${y - 6}v-28h14v28z`, 0.8)
  const turret = (x: number, top: number, foot: number) =>
    box(ink.paper, x - 27, top, 54, foot - top) +
    box(ink.deep, x + 6, top, 21, foot - top, 0.18) +
    shape(ink.base, `M${x - 34} ${top + 2}L${x} ${top - 110}L${x + 34} ${top + 2}z`) +
    shape(ink.deep, `M${x} ${top - 110}L${x + 34} ${top + 2}H${x + 4}z`, 0.3) +
    shape(ink.deep, `M${x - 8} ${top + 34}h14v28h-14zM${x - 8} ${top + 110}h14v28h-14z`, 0.75)
  return (
    shape(
      ink.leaf,
      'M-1000 660V500Q-700 420-460 480Q-300 400-100 470Q80 400 200 470Q300 430 340 520V660zM860 660V520Q960 420 1080 470Q1200 400 1400 460Q1700 400 2200 480V660z',
    ) +
    shape(
      ink.deep,
      'M-100 470Q80 400 200 470Q300 430 340 520V660H40zM1080 470Q1200 400 1400 460Q1700 400 2200 480V660H1180z',
      0.15,
    ) +
    box(ink.water, -1000, 650, 3200, 550) +
    box(ink.paper, 470, 440, 530, 160) +
    shape(ink.base, 'M460 444L490 370H980L1010 444z') +
    repeat(6, i => dormer(530 + i * 86, 440)) +
    shape(ink.deep, boxes([500, 470], [11, 2], [44, 64], [18, 40]), 0.75) +
    stroke(ink.accent, 5, 'M470 524H1000M470 592H1000') +
    shape(ink.paper, 'M470 596H1040V700H470z') +
    shape(
      ink.deep,
      repeat(4, i => archOutline(510 + i * 128, 700, 92, 84)),
      0.7,
    ) +
    repeat(5, i => shape(ink.light, `M${470 + i * 128} 700v-84l20-14 20 14v84z`)) +
    box(ink.paper, 250, 380, 230, 330) +
    box(ink.deep, 440, 380, 40, 330, 0.16) +
    shape(ink.base, 'M236 386L290 270H440L494 386z') +
    dormer(310, 386) +
    dormer(366, 386) +
    dormer(422, 386) +
    shape(ink.paper, 'M330 280V200H350V280zM400 280V190H420V280z') +
    shape(ink.deep, boxes([284, 420], [6, 3], [30, 72], [14, 38]), 0.75) +
    turret(252, 400, 700) +
    turret(480, 400, 700) +
    shape(ink.light, 'M200 700H520V726H200z') +
    shape(ink.paper, 'M240 734H1000V790H240z', 0.35) +
    shape(ink.base, 'M470 790H990L960 830H500zM250 800H490L440 870H300z', 0.3) +
    stroke(ink.paper, 5, 'M80 760h140M600 850h180M960 740h170', 0.5)
  )
})
