import { painted } from '../../colours/own-colours.ts'
import { box, shape, stroke } from '../../strokes/brush.ts'
import { boxes } from '../../strokes/panes.ts'
import { repeat } from '../../strokes/shapes.ts'

/** Lucerne: the covered Chapel Bridge with geraniums, its eight-sided water tower, Pilatus behind the old town. */
export const lucerneBridge = painted(
  { base: '#8a5a3a', accent: '#b8432f' },
  ink =>
    shape(
      ink.shade,
      'M-1000 620L-200 520L80 440L240 330L330 250L400 290L460 220L540 180L600 240L680 230L780 340L940 440L1200 520L2200 560V640z',
      0.6,
    ) +
    shape(
      ink.paper,
      'M240 330L330 250L400 290L460 220L540 180L600 240L680 230L780 340L720 310L680 280L640 310L590 270L540 250L500 300L450 280L400 340L340 300L290 340z',
      0.9,
    ) +
    repeat(17, i => {
      const [x, top] = [-420 + i * 96, 470 + ((i * 37) % 50)]
      const wall = [ink.paper, ink.glow, ink.light, ink.paper][i % 4] as string
      return (
        box(wall, x, top, 92, 190) +
        shape(ink.accent, `M${x - 6} ${top}l26-46h52l26 46z`) +
        shape(ink.deep, boxes([x + 14, top + 18], [3, 3], [24, 40], [13, 20]), 0.65)
      )
    }) +
    shape(ink.paper, 'M-20 520V330H20V520zM60 520V330H100V520z') +
    shape(ink.leaf, 'M-26 332L0 200L26 332zM54 332L80 200L106 332z') +
    box(ink.water, -1000, 640, 3200, 560) +
    stroke(
      ink.base,
      12,
      repeat(22, i => `M${-240 + i * 70} 640V730`),
    ) +
    shape(ink.accent, 'M-1000 560H1240L2200 540V590L1240 612H-1000z') +
    stroke(ink.deep, 3, 'M-1000 578H1240M-1000 594H1240', 0.35) +
    box(ink.deep, -1000, 606, 3200, 34, 0.75) +
    shape(
      ink.base,
      repeat(46, i => `M${-1000 + i * 70} 604h12v40h-12z`),
    ) +
    box(ink.base, -1000, 636, 3200, 22) +
    shape(
      ink.leaf,
      repeat(40, i => `M${-1000 + i * 80} 662q8-14 20-8q14-10 26 0q12-4 14 8z`),
    ) +
    shape(
      ink.accent,
      repeat(40, i => `M${-996 + i * 80} 650a6 6 0 1 1 12 0zM${-976 + i * 80} 648a7 7 0 1 1 14 0z`),
    ) +
    shape(ink.paper, 'M640 720V360H830V720z') +
    shape(ink.deep, 'M770 360H830V720H770z', 0.24) +
    shape(ink.light, 'M640 720V360H690V720z', 0.7) +
    box(ink.light, 628, 346, 214, 18) +
    shape(ink.accent, 'M616 350Q690 300 735 170Q780 300 854 350z') +
    shape(ink.deep, 'M735 170Q780 300 854 350H780Q760 270 735 170z', 0.25) +
    stroke(ink.glow, 5, 'M735 170V130') +
    shape(
      ink.deep,
      'M722 420h26v40h-26zM662 430h14v30h-14zM790 430h14v30h-14zM728 540h16v34h-16zM664 550h12v28h-12zM790 550h12v28h-12z',
      0.85,
    ) +
    shape(ink.shade, 'M620 700H850V730H620z') +
    shape(ink.accent, 'M650 740H820L790 800H680z', 0.25) +
    stroke(ink.paper, 5, 'M160 700h160M380 740h200M880 720h220M240 790h140M900 780h120', 0.5),
)
