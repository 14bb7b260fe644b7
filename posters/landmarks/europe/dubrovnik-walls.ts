import { painted } from '../../colours/own-colours.ts'
import { box, shape, stroke } from '../../strokes/brush.ts'
import { boxes } from '../../strokes/panes.ts'
import { repeat } from '../../strokes/shapes.ts'

/** Dubrovnik: walls and round towers stand in the sea, red roofs and a domed church inside, bare mountains behind. */
export const dubrovnikWalls = painted(
  { base: '#c2ad8a', accent: '#c9552f' },
  ink =>
    shape(ink.shade, 'M-1000 640L-400 430L0 330L300 250L620 210L900 270L1200 230L1600 340L2200 400V640z', 0.55) +
    shape(ink.deep, 'M620 210L900 270L1200 230L1600 340L2200 400V640H760L700 420z', 0.12) +
    repeat(3, row =>
      repeat(11, i => {
        const [x, top] = [300 + i * 64 - row * 24, 400 + row * 52 + ((i * 41 + row * 23) % 34)]
        return (
          box(ink.paper, x, top, 60, 150) +
          shape(ink.accent, `M${x - 5} ${top + 2}l12-30h46l12 30z`) +
          shape(ink.deep, `M${x + 34} ${top - 28}h19l12 30H${x + 42}z`, 0.2) +
          shape(ink.deep, boxes([x + 12, top + 14], [2, 1], [24, 0], [9, 14]), 0.7)
        )
      }),
    ) +
    shape(ink.paper, 'M560 470V370H680V470zM588 372V330H652V372z') +
    shape(ink.base, 'M582 332Q584 280 620 268Q656 280 658 332z') +
    stroke(ink.deep, 5, 'M620 268V240M610 250H630') +
    shape(ink.paper, 'M410 470V290H452V470z') +
    shape(ink.base, 'M404 292Q408 262 431 250Q454 262 458 292z') +
    shape(ink.deep, 'M422 330v-20a9 9 0 0 1 18 0v20z') +
    shape(ink.base, 'M210 700V560L300 540H760V520H840V560L1010 540V700z') +
    shape(ink.light, 'M210 700V560L300 540V700z') +
    shape(ink.deep, 'M840 560L1010 540V700H840z', 0.25) +
    shape(ink.base, boxes([300, 528], [22, 1], [21, 0], [13, 14])) +
    shape(ink.light, 'M180 704L192 500H290L302 704zM186 500v-14h14v-10h16v10h16v-10h18v10h16v-10h16v10h14v14z') +
    shape(ink.deep, 'M262 500H290L302 704H270z', 0.22) +
    shape(ink.light, 'M700 704L716 470H850L866 704zM708 470v-16h20v-12h20v12h22v-12h22v12h22v-12h22v12h18v16z') +
    shape(ink.deep, 'M810 470H850L866 704H826z', 0.22) +
    shape(ink.deep, 'M234 560h12v24h-12zM774 540h14v28h-14zM480 700v-50a26 26 0 0 1 52 0v50z', 0.8) +
    shape(ink.shade, 'M150 712L220 690L400 700L560 688L760 702L900 690L1060 700L1120 716L900 728L500 722z') +
    stroke(ink.paper, 6, 'M150 722Q400 708 600 726T1120 722', 0.8),
)
