import { painted } from '../../colours/own-colours.ts'
import { archPath, box, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { boxes } from '../../strokes/panes.ts'
import { repeat } from '../../strokes/shapes.ts'
import { windowRow } from '../parts/windows.ts'

const turret = (ink: Ink, x: number, y: number, half: number) =>
  box(ink.paper, x - half, y - half * 2, half * 2, half * 2) +
  shape(ink.base, `M${x - half - 4} ${y - half * 2}L${x} ${y - half * 4.6}L${x + half + 4} ${y - half * 2}z`) +
  shape(ink.deep, `M${x - 4} ${y - half * 1.5}h8v${half * 0.8}h-8z`, 0.8)

/** Kaub on the Rhine: the white toll castle like a ship on its island, slate spires, Gutenfels on the vineyard above. */
export const pfalzIsland = painted(
  { base: '#4a5468', accent: '#9c3a34' },
  ink =>
    shape(
      ink.leaf,
      'M-1000 620V380Q-500 280-100 380Q200 460 420 560L560 620zM480 620Q700 470 900 380Q1160 280 1500 340T2200 320V620z',
      0.62,
    ) +
    shape(ink.leaf, 'M560 620Q760 500 980 420Q1240 330 1600 400T2200 390V640H560z') +
    stroke(
      ink.deep,
      4,
      repeat(7, i => `M${760 - i * 24} ${500 + i * 18}Q1100 ${420 + i * 26} 1700 ${450 + i * 24}`),
      0.26,
    ) +
    box(ink.light, 930, 300, 150, 90) +
    box(ink.light, 1040, 220, 56, 180) +
    shape(ink.base, 'M922 302L960 262H1040V302zM1034 222L1068 170 1102 222z') +
    windowRow(ink, 946, 326, 4, 24, 10, 22) +
    windowRow(ink, 1060, 250, 1, 0, 14, 26) +
    repeat(
      8,
      i =>
        box(ink.paper, 700 + i * 74, 566 + (i % 2) * 6, 60, 50) +
        shape(ink.accent, `M${694 + i * 74} ${568 + (i % 2) * 6}l36-30 36 30z`),
    ) +
    shape(ink.leaf, 'M60 690Q140 650 240 640H940Q1060 650 1130 690z') +
    shape(ink.shade, 'M120 690Q180 668 250 664H960Q1040 670 1080 690z') +
    shape(ink.paper, 'M190 668L250 470H880L930 668z') +
    shape(ink.paper, 'M120 668L190 520L270 470V668z') +
    shape(ink.deep, 'M760 470H880L930 668H780zM120 668L190 520L220 500L200 668z', 0.13) +
    stroke(ink.accent, 5, 'M196 518L256 474H876') +
    shape(ink.base, 'M240 474L270 410H860L890 474z') +
    shape(ink.deep, 'M760 410H860L890 474H780z', 0.3) +
    box(ink.paper, 520, 300, 110, 120) +
    box(ink.deep, 594, 300, 36, 120, 0.14) +
    shape(ink.base, 'M510 304L530 240Q575 210 620 240L640 304z') +
    box(ink.paper, 556, 190, 38, 36) +
    shape(ink.base, 'M550 194L575 110 600 194z') +
    stroke(ink.deep, 4, 'M575 110V76') +
    turret(ink, 290, 470, 22) +
    turret(ink, 400, 470, 22) +
    turret(ink, 740, 470, 22) +
    turret(ink, 850, 470, 22) +
    windowRow(ink, 536, 330, 4, 22, 11, 26) +
    shape(ink.deep, boxes([280, 500], [14, 1], [42, 0], [14, 20]) + boxes([270, 570], [8, 1], [80, 0], [12, 26]), 0.8) +
    shape(ink.accent, archPath(600, 668, 40, 70)) +
    shape(ink.paper, 'M40 694Q600 678 1160 694Q600 706 40 694z', 0.7),
)
