import { painted } from '../../colours/own-colours.ts'
import { box, shape, stroke } from '../../strokes/brush.ts'
import { boxes } from '../../strokes/panes.ts'
import { at } from '../../strokes/shapes.ts'

/** The lower Danube: the ten towers of Golubac climb a cliff where the river enters the gorge, a ship turning in. */
export const golubacFortress = painted({ base: '#a88b6c', accent: '#a34a34' }, ink => {
  const tower = (x: number, foot: number, w: number, h: number, roof: boolean) =>
    box(ink.base, x - w / 2, foot - h, w, h) +
    box(ink.light, x - w / 2, foot - h, w * 0.26, h, 0.6) +
    box(ink.deep, x + w * 0.2, foot - h, w * 0.3, h, 0.28) +
    shape(ink.base, boxes([x - w / 2 - 4, foot - h - 14], [4, 1], [(w + 8) / 3.6, 0], [w * 0.18, 18])) +
    (roof
      ? shape(ink.accent, `M${x - w * 0.62} ${foot - h}L${x} ${foot - h - w * 0.9}L${x + w * 0.62} ${foot - h}z`)
      : '') +
    shape(ink.deep, `M${x - 5} ${foot - h + 26}h10v22h-10zM${x - 5} ${foot - h + 80}h10v22h-10z`, 0.75)
  return (
    shape(ink.leaf, 'M-1000 640V420L-500 340L-100 400L200 480L420 560L560 640z', 0.6) +
    shape(ink.leaf, 'M480 640L560 470L640 380L720 260L800 210L900 130L1000 150L1100 90L1300 110L2200 60V660z') +
    shape(
      ink.shade,
      'M480 640L560 470L600 560L640 380L690 480L720 260L770 400L800 210L840 400L900 130L930 400L1000 640z',
      0.55,
    ) +
    shape(ink.deep, 'M1000 150L1100 90L1300 110L2200 60V660H1040L980 400z', 0.2) +
    stroke(ink.base, 20, 'M560 650L640 540L720 470L790 380L850 310L900 240') +
    stroke(ink.base, 20, 'M900 240L960 360L990 480L1010 650') +
    tower(900, 260, 60, 100, true) +
    tower(836, 350, 56, 96, false) +
    tower(966, 410, 52, 96, false) +
    tower(766, 440, 58, 100, true) +
    tower(700, 520, 60, 110, false) +
    tower(994, 540, 54, 100, true) +
    tower(630, 600, 66, 120, true) +
    box(ink.base, 540, 600, 480, 60) +
    shape(ink.base, boxes([540, 588], [20, 1], [24.6, 0], [15, 16])) +
    tower(560, 670, 86, 150, true) +
    tower(790, 670, 76, 130, false) +
    tower(1010, 670, 86, 150, true) +
    box(ink.water, -1000, 656, 3200, 550) +
    shape(ink.base, 'M520 664H1056L1000 740H580z', 0.25) +
    at(
      250,
      728,
      shape(ink.paper, 'M-210-30Q-170-64-110-68H210L226 8H-176Q-204-8-210-30z') +
        shape(ink.deep, boxes([-100, -56], [12, 1], [25, 0], [18, 20]), 0.75) +
        shape(ink.glow, boxes([-50, -56], [4, 1], [75, 0], [18, 20])) +
        shape(ink.accent, 'M-204-24H216l2 8H-200z') +
        stroke(ink.accent, 6, 'M-80-92H160') +
        stroke(ink.deep, 4, 'M-70-90V-68M40-90V-68M150-90V-68') +
        shape(ink.paper, 'M-240 8Q0-4 240 8Q0 24-240 8z', 0.7),
    ) +
    stroke(ink.paper, 5, 'M60 780h150M420 700h90M900 780h160M640 800h120', 0.5)
  )
})
