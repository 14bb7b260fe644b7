import { painted } from '../../colours/own-colours.ts'
import { box, shape, stroke } from '../../strokes/brush.ts'
import { boxes } from '../../strokes/panes.ts'
import { repeat } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

/** Cochem on the Moselle: a many-turreted castle on a cone of vineyards, half-timbered houses along the promenade. */
export const moselleCastle = painted({ base: '#566074', accent: '#8a5436' }, ink => {
  const turret = (x: number, foot: number, w: number, h: number) =>
    box(ink.paper, x - w / 2, foot - h, w, h) +
    box(ink.deep, x + w * 0.16, foot - h, w * 0.34, h, 0.18) +
    shape(ink.base, `M${x - w * 0.64} ${foot - h + 2}L${x} ${foot - h - w * 1.6}L${x + w * 0.64} ${foot - h + 2}z`) +
    shape(ink.deep, `M${x - 4} ${foot - h + 14}h8v18h-8z`, 0.75)
  const house = (x: number, h: number, i: number) =>
    box(ink.paper, x, 660 - h, 84, h) +
    shape(i % 2 ? ink.base : ink.accent, `M${x - 5} ${662 - h}L${x + 42} ${662 - h - 62}L${x + 89} ${662 - h}z`) +
    stroke(
      ink.accent,
      5,
      `M${x + 3} 660V${660 - h}H${x + 81}V660M${x + 3} ${660 - h / 2}H${x + 81}M${x + 3} ${660 - h / 2}L${x + 28} ${660 - h}M${x + 81} ${660 - h / 2}L${x + 56} ${660 - h}M${x + 42} ${660 - h}V660`,
    ) +
    shape(glassOf(ink), boxes([x + 14, 660 - h * 0.42], [2, 1], [40, 0], [16, 20]), 0.8)
  return (
    shape(
      ink.leaf,
      'M-1000 640V430Q-500 340-200 420Q60 470 240 560L300 640zM860 640Q960 480 1200 420Q1700 340 2200 420V660z',
      0.6,
    ) +
    shape(ink.leaf, 'M200 660Q330 560 430 440L500 380H720L790 440Q900 560 1040 660z') +
    stroke(
      ink.deep,
      5,
      repeat(7, i => `M${430 - i * 30} ${456 + i * 28}Q600 ${500 + i * 24} ${790 + i * 34} ${456 + i * 28}`),
      0.28,
    ) +
    stroke(
      ink.glow,
      4,
      repeat(7, i => `M${424 - i * 30} ${464 + i * 28}Q600 ${508 + i * 24} ${796 + i * 34} ${464 + i * 28}`),
      0.28,
    ) +
    shape(ink.shade, 'M470 420L520 370H710L750 420L720 446H500z') +
    box(ink.paper, 560, 200, 90, 190) +
    box(ink.deep, 618, 200, 32, 190, 0.18) +
    shape(ink.base, 'M548 204L572 150H638L662 204zM590 152L605 70L620 152z') +
    shape(ink.base, 'M552 206v-30l8-26 8 26v30zM642 206v-30l8-26 8 26v30z') +
    box(ink.paper, 500, 320, 230, 80) +
    shape(ink.base, 'M492 324L516 280H560V324zM650 324V276H700L738 324z') +
    shape(
      ink.deep,
      `${boxes([514, 340], [9, 1], [24, 0], [11, 22])}${boxes([576, 224], [3, 3], [24, 44], [11, 22])}`,
      0.75,
    ) +
    turret(490, 400, 40, 100) +
    turret(740, 410, 44, 110) +
    turret(690, 320, 26, 60) +
    turret(530, 320, 26, 60) +
    repeat(14, i => house(-560 + i * 92, 96 + ((i * 37) % 50), i)) +
    repeat(10, i => house(760 + i * 92, 90 + ((i * 41) % 50), i + 1)) +
    box(ink.paper, 690, 470, 56, 190) +
    shape(ink.base, 'M684 474Q688 430 704 420V396L718 350L732 396V420Q748 430 752 474z') +
    shape(ink.deep, 'M710 500h14v28h-14zM712 560h12v22h-12z', 0.7) +
    box(ink.shade, -1000, 654, 3200, 24) +
    shape(
      ink.leaf,
      repeat(26, i => `M${-700 + i * 90} 656a24 24 0 0 1 48 0z`),
    ) +
    box(ink.water, -1000, 676, 3200, 530) +
    shape(ink.paper, 'M500 690H740L700 760H560z', 0.22) +
    stroke(ink.paper, 5, 'M120 720h150M400 750h120M760 730h170M940 790h150M260 800h180', 0.5)
  )
})
