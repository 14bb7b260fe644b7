import { painted } from '../../colours/own-colours.ts'
import { box, shape, stroke } from '../../strokes/brush.ts'
import { boxes } from '../../strokes/panes.ts'
import { repeat } from '../../strokes/shapes.ts'
import { mountain } from '../parts/ridge.ts'

/** A Highland castle on its islet in a sea loch, reached over an arched stone bridge, heather hills behind. */
export const eileanDonan = painted(
  { base: '#857a6c', accent: '#8a4d78' },
  ink =>
    mountain(ink, 60, 640, 620, 300, 0, ink.leaf) +
    mountain(ink, 1040, 640, 640, 360, 0, ink.leaf) +
    mountain(ink, 560, 640, 460, 220, 0, ink.accent) +
    shape(ink.accent, 'M-1000 640V560Q-400 520 0 590Q300 600 500 640zM700 640Q900 570 1200 590T2200 540V640z', 0.75) +
    box(ink.water, -1000, 636, 3200, 130) +
    shape(ink.shade, 'M250 720L300 660L420 640H800L900 670L960 720L800 736H380z') +
    shape(ink.leaf, 'M300 664L420 636H800L890 668L700 676H420z') +
    shape(ink.base, 'M340 660V510H460V660zM640 660V470H800V660z') +
    shape(ink.base, 'M450 660V300H640V660z') +
    shape(ink.deep, 'M590 660V300H640V660zM440 660V510H460V660zM752 660V470H800V660z', 0.25) +
    shape(ink.light, 'M450 660V300H480V660z', 0.5) +
    shape(ink.shade, 'M440 304L470 240H620L650 304zM630 474L660 420H780L810 474zM330 514L356 470H444L470 514z') +
    shape(ink.base, 'M436 330V262H470V330zM620 330V262H654V330zM500 250V200H530V250zM700 430V390H724V430z') +
    shape(ink.shade, 'M432 264L453 226L474 264zM616 264L637 226L658 264z') +
    shape(
      ink.deep,
      boxes([496, 340], [4, 4], [30, 64], [12, 26]) +
        boxes([664, 500], [4, 2], [32, 60], [12, 26]) +
        boxes([362, 540], [3, 2], [30, 50], [11, 22]),
      0.8,
    ) +
    shape(ink.glow, boxes([526, 404], [2, 1], [30, 0], [12, 26]) + boxes([696, 560], [1, 1], [0, 0], [12, 26])) +
    stroke(ink.deep, 4, 'M546 240V180') +
    shape(ink.water, 'M548 180h50v34h-50z') +
    stroke(ink.paper, 5, 'M550 182l46 30M596 182l-46 30') +
    shape(
      ink.light,
      'M820 640L880 622H2200V690H1180V720H1140V690a50 44 0 0 0-100 0V724H1000V690a50 44 0 0 0-100 0V720H860V690L820 690z',
    ) +
    stroke(ink.base, 7, 'M820 640L880 622H2200') +
    shape(ink.deep, 'M1000 724V690a50 44 0 0 0-16-34h16zM1140 724V690a50 44 0 0 0-16-34h16z', 0.3) +
    shape(ink.base, 'M440 740H820L740 800H500z', 0.35) +
    stroke(
      ink.paper,
      5,
      repeat(5, i => `M${120 + i * 210} ${748 + (i % 2) * 12}h${110 - i * 8}`),
      0.5,
    ),
)
