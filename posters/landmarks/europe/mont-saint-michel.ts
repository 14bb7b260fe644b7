import { painted } from '../../colours/own-colours.ts'
import { box, shape, stroke } from '../../strokes/brush.ts'
import { boxes } from '../../strokes/panes.ts'
import { at, repeat } from '../../strokes/shapes.ts'

/** Mont-Saint-Michel: the abbey and its spire on the rock, houses and ramparts below, wet sand and grazing sheep. */
export const montSaintMichel = painted({ base: '#9a8468', accent: '#4f6378' }, ink => {
  const house = (x: number, y: number, w: number, h: number) =>
    box(ink.light, x, y - h, w, h) +
    shape(ink.accent, `M${x - 3} ${y - h}L${x + w / 2} ${y - h - w * 0.5}L${x + w + 3} ${y - h}z`) +
    shape(ink.deep, boxes([x + w * 0.2, y - h + 8], [2, 1], [w * 0.36, 0], [6, 10]), 0.7)
  const sheep = (x: number, y: number, size: number) =>
    at(
      x,
      y,
      shape(ink.paper, 'M-30-20a16 14 0 0 1 22-16a18 14 0 0 1 30 2a14 14 0 0 1 4 24q-28 12-54 0z') +
        shape(ink.deep, 'M22-34q16 0 16 14q-8 8-16 2zM-20-12h5V4h-5zM14-12h5V4h-5z'),
      size,
    )
  return (
    shape(ink.leaf, 'M270 660Q320 560 400 500L480 440L560 380H660L740 440Q860 540 920 660z') +
    shape(ink.base, 'M420 560L470 430L500 400H720L770 470L810 570z') +
    shape(ink.deep, 'M660 400H720L770 470L810 570H700z', 0.22) +
    box(ink.light, 500, 340, 200, 90) +
    box(ink.deep, 650, 340, 50, 90, 0.2) +
    shape(ink.accent, 'M490 344L520 300H680L710 344z') +
    shape(ink.light, 'M560 304V220H640V304z') +
    shape(ink.deep, 'M612 220H640V304H612z', 0.2) +
    shape(ink.accent, 'M554 224L570 196H630L646 224zM582 198L600 50L618 198z') +
    stroke(ink.glow, 5, 'M600 60V26M592 40h16') +
    shape(ink.accent, 'M556 224v-30l6-16 6 16v30zM632 224v-30l6-16 6 16v30z') +
    shape(
      ink.deep,
      `${boxes([516, 356], [7, 1], [26, 0], [11, 40])}${boxes([574, 240], [3, 1], [20, 0], [9, 40])}${boxes([490, 450], [10, 2], [26, 46], [10, 26])}`,
      0.75,
    ) +
    repeat(6, i => shape(ink.light, `M${468 + i * 52} 560V${452 + (i % 2) * 8}h14V560z`)) +
    repeat(7, i => house(400 + i * 58 + (i % 2) * 6, 596 - ((i * 3) % 4) * 6, 46, 44)) +
    repeat(9, i => house(330 + i * 60, 640 - ((i * 5) % 3) * 5, 50, 46)) +
    shape(ink.base, 'M262 670V640H310V624H340V640H480V626H510V640H690V622H722V640H860V626H890V640H936V670z') +
    shape(ink.deep, 'M700 640H860V626H890V640H936V670H700z', 0.2) +
    shape(ink.deep, 'M560 670v-22a12 12 0 0 1 24 0v22z', 0.8) +
    shape(ink.paper, 'M-1000 664H2200V700H-1000z', 0.5) +
    shape(ink.base, 'M330 674H870L720 730H640L600 860L560 730H470z', 0.32) +
    stroke(ink.light, 10, 'M860 662Q1200 650 2200 640') +
    stroke(
      ink.shade,
      4,
      repeat(16, i => `M${900 + i * 80} 660v24`),
    ) +
    shape(
      ink.paper,
      'M-1000 730Q-200 700 300 722Q500 730 240 742T-1000 760zM760 744Q1100 716 2200 730V750Q1100 736 900 760z',
      0.55,
    ) +
    sheep(180, 786, 1.2) +
    sheep(300, 760, 0.9) +
    sheep(960, 800, 1.3)
  )
})
