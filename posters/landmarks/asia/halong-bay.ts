import { shape, stroke } from '../../strokes/brush.ts'
import type { Landmark } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'
import { junk } from '../parts/junk.ts'
import { karst } from '../parts/karst.ts'

/** Ha Long Bay: limestone islands standing in the sea, the Fighting Cocks rocks beak to beak, a junk with ribbed sails. */
export const halongBay: Landmark = ink => {
  /** One of the two cocks: a rock eaten away by the tide to a stem, leaning towards its rival. */
  const cock =
    shape(
      ink.leaf,
      'M792 676Q800 640 786 620Q766 590 778 548Q790 520 812 512Q828 500 846 512Q850 540 838 556Q852 566 848 590Q826 616 832 640Q838 664 846 676z',
    ) +
    shape(ink.paper, 'M790 610Q776 584 784 556Q800 560 800 590Q806 616 806 640Q800 650 798 640Q800 626 790 610z', 0.7) +
    shape(
      ink.deep,
      'M830 506Q842 506 846 512Q850 540 838 556Q852 566 848 590Q826 616 832 640Q838 664 846 676H820Q812 620 828 590Q816 560 830 506z',
      0.34,
    )
  return (
    repeat(12, i =>
      karst(ink, {
        x: -420 + i * 190,
        y: 612,
        half: 96,
        height: 110 + ((i * 83) % 120),
        outline: i % 3 ? 'dome' : 'twin',
        haze: 0.74,
      }),
    ) +
    repeat(6, i =>
      karst(ink, {
        x: -330 + i * 380,
        y: 628,
        half: 120,
        height: 190 + ((i * 127) % 110),
        outline: i % 2 ? 'cliff' : 'dome',
        haze: 0.5,
      }),
    ) +
    shape(ink.water, 'M-1000 626H2200V640H-1000z', 0.6) +
    karst(ink, { x: 336, y: 668, half: 150, height: 480, outline: 'cliff' }) +
    karst(ink, { x: 506, y: 662, half: 90, height: 300, outline: 'twin' }) +
    karst(ink, { x: 214, y: 684, half: 96, height: 230, outline: 'dome' }) +
    karst(ink, { x: 1030, y: 650, half: 90, height: 250, outline: 'tooth' }) +
    cock +
    `<g transform="matrix(-1 0 0 1 1732 14) scale(1 .98)">${cock}</g>` +
    shape(ink.deep, 'M120 686Q300 676 600 664L640 676Q400 700 200 704zM770 678H960L930 690H790z', 0.25) +
    stroke(ink.paper, 4, 'M130 690h210M420 672h170M776 682h90M880 688h80M660 652h90', 0.6) +
    junk(ink, 545, 746, 0.86, ink.accent)
  )
}
