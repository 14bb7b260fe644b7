import { painted } from '../../colours/own-colours.ts'
import { box, shape, stroke } from '../../strokes/brush.ts'
import { boxes } from '../../strokes/panes.ts'
import { repeat } from '../../strokes/shapes.ts'

/** Avignon: four arches of the broken bridge in the Rhône, the towers of the Palace of the Popes, lavender in front. */
export const avignonBridge = painted({ base: '#d6b98a', accent: '#7d66ad' }, ink => {
  const tower = (x: number, top: number, w: number) =>
    box(ink.base, x, top, w, 560 - top) +
    box(ink.deep, x + w * 0.68, top, w * 0.32, 560 - top, 0.2) +
    shape(ink.base, boxes([x - 4, top - 16], [Math.floor(w / 20), 1], [20, 0], [13, 20])) +
    shape(ink.deep, boxes([x + w * 0.2, top + 30], [2, 3], [w * 0.3, 70], [9, 26]), 0.6)
  return (
    shape(ink.shade, 'M-1000 600L-400 520L0 540L300 470L620 200L700 250L900 420L1100 500L1500 460L2200 540V620z', 0.3) +
    box(ink.base, 420, 390, 520, 180) +
    shape(
      ink.deep,
      repeat(8, i => `M${440 + i * 62} 540v-80a16 24 0 0 1 32 0v80z`),
      0.45,
    ) +
    tower(400, 310, 90) +
    tower(560, 350, 80) +
    tower(720, 280, 100) +
    tower(880, 330, 84) +
    box(ink.light, 640, 330, 60, 230) +
    shape(ink.light, 'M650 330V270H690V330zM656 270Q660 240 670 234Q680 240 684 270z') +
    stroke(ink.glow, 6, 'M670 234V196') +
    shape(ink.glow, 'M662 196a8 8 0 1 1 16 0l4 18h-24z') +
    shape(ink.leaf, 'M300 600Q340 520 420 550Q500 510 560 550Q660 510 740 550Q840 510 920 550Q1010 520 1060 600z') +
    box(ink.base, -1000, 560, 3200, 50) +
    shape(ink.base, boxes([-1000, 546], [110, 1], [30, 0], [18, 16])) +
    box(ink.deep, -1000, 590, 3200, 20, 0.15) +
    box(ink.water, -1000, 606, 3200, 200) +
    shape(
      ink.light,
      'M2200 500V720H1090V660a76 60 0 0 0-152 0V720H890V660a76 60 0 0 0-152 0V720H690V660a76 60 0 0 0-152 0V720H490V660a76 60 0 0 0-152 0V720H290L276 560L300 540z',
    ) +
    shape(
      ink.deep,
      'M1090 720V660a76 60 0 0 0-40-50l-20 20q34 20 34 50v40zM890 720V660a76 60 0 0 0-40-50l-20 20q34 20 34 50v40zM690 720V660a76 60 0 0 0-40-50l-20 20q34 20 34 50v40zM490 720V660a76 60 0 0 0-40-50l-20 20q34 20 34 50v40z',
      0.22,
    ) +
    box(ink.light, 700, 440, 120, 110) +
    shape(ink.shade, 'M690 444L760 400L830 444z') +
    shape(ink.deep, 'M740 550v-50a18 18 0 0 1 36 0v50zM786 440H820V550H796z', 0.4) +
    shape(ink.paper, 'M160 730h140v7H160zM380 744h90v7h-90zM600 750h110v7H600z', 0.6) +
    shape(ink.leaf, 'M-1000 800Q200 744 1200 770L2200 760V1200H-1000z') +
    repeat(5, row =>
      stroke(
        row % 2 ? ink.accent : '#9a85c6',
        26,
        `M-1000 ${846 + row * 34}Q300 ${780 + row * 36} 2200 ${806 + row * 36}`,
      ),
    ) +
    stroke(
      ink.leaf,
      5,
      repeat(5, row => `M-1000 ${864 + row * 34}Q300 ${798 + row * 36} 2200 ${824 + row * 36}`),
      0.8,
    )
  )
})
