import { painted } from '../../colours/own-colours.ts'
import { box, shape, stroke } from '../../strokes/brush.ts'
import { palm, repeat } from '../../strokes/shapes.ts'
import { glassOf, litWindows } from '../parts/windows.ts'

/** S.S. Sphinx on the Nile: tall and square as the ships there are, four decks of balconies, canopies on her roof, dates and desert behind. */
export const nileShip = painted(
  { base: '#b3884f', accent: '#7d2f3c' },
  ink =>
    shape(
      ink.light,
      'M-1000 600V470L-500 440L-200 500L200 420L520 470L860 400L1200 470L1600 430L2200 480V610H-1000z',
      0.75,
    ) +
    shape(ink.shade, 'M200 420L300 510L180 600H380L520 470zM860 400L940 520L820 600H1060L1200 470z', 0.25) +
    shape(ink.leaf, 'M-1000 612Q-300 572 200 600T1300 590T2200 600V640H-1000z') +
    repeat(4, i => palm(-260 + i * 120, 622, 170 + ((i * 37) % 60), i % 2 ? 14 : -12, ink.shade, ink.leaf, ink.leaf)) +
    repeat(6, i => palm(1080 + i * 120, 622, 170 + ((i * 41) % 70), i % 2 ? 16 : -12, ink.shade, ink.leaf, ink.leaf)) +
    shape(ink.paper, 'M180 690Q130 640 120 610H1060L1040 690z') +
    shape(ink.accent, 'M146 664Q160 680 180 690H1040L1046 664z') +
    shape(ink.paper, 'M190 612L214 340H1010L1040 612z') +
    shape(ink.deep, 'M880 340H1010L1040 612Q1050 640 1040 690H900z', 0.12) +
    repeat(4, row => box(ink.base, 250, 350 + row * 66, 740, 8)) +
    repeat(4, row => litWindows(ink, 262, 362 + row * 66, [16, 1], [46, 0], [36, 46], ink.shade)) +
    repeat(4, row =>
      stroke(ink.paper, 3, `M254 ${392 + row * 66}H996${repeat(33, i => `M${260 + i * 23} ${392 + row * 66}v18`)}`),
    ) +
    shape(glassOf(ink, ink.water), 'M206 580L222 396H246V580z') +
    stroke(ink.paper, 4, 'M200 530H250M204 480H250M210 430H250') +
    shape(ink.base, 'M206 340L220 326H1006L1018 340z') +
    shape(ink.paper, 'M300 326V286H330V326zM560 326V286H590V326zM820 326V286H850V326z') +
    repeat(
      3,
      i =>
        shape(ink.paper, `M${280 + i * 260} 290L${384 + i * 260} 246L${490 + i * 260} 290z`) +
        stroke(ink.shade, 5, `M${460 + i * 260} 326V290`),
    ) +
    repeat(3, i => shape(ink.accent, `M${384 + i * 260} 246L${490 + i * 260} 290H${420 + i * 260}z`, 0.85)) +
    stroke(ink.shade, 6, 'M240 326V230') +
    shape(ink.accent, 'M243 232h52l-14 16 14 16h-52z') +
    shape(ink.paper, 'M90 694Q140 680 190 696Q560 688 1050 694Q1120 698 1170 706Q560 714 90 694z', 0.8),
)
