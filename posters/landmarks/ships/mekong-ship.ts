import { painted } from '../../colours/own-colours.ts'
import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import { palm, repeat } from '../../strokes/shapes.ts'
import { windowRow } from '../parts/windows.ts'

/** A ship of the Mekong: low enough for the palms, three short decks of teak with sliding glass and rails, an awning on top. */
export const mekongShip = painted(
  { base: '#8a4f2c', accent: '#d8a13a' },
  ink =>
    shape(ink.leaf, 'M-1000 620V560Q-400 510 60 560T1000 540T2200 556V640H-1000z', 0.65) +
    repeat(5, i => palm(-420 + i * 130, 630, 250 + ((i * 37) % 70), i % 2 ? 26 : -20, ink.shade, ink.leaf, ink.leaf)) +
    repeat(7, i => palm(1060 + i * 140, 630, 260 + ((i * 41) % 90), i % 2 ? 30 : -16, ink.shade, ink.leaf, ink.leaf)) +
    shape(ink.paper, 'M190 690Q130 660 110 604Q180 624 260 620H1000Q1040 616 1070 590Q1070 660 1030 690z') +
    shape(ink.deep, 'M150 662Q160 680 190 690H1030Q1056 672 1064 644Q700 676 150 662z', 0.3) +
    box(ink.accent, 236, 632, 790, 8) +
    box(ink.base, 250, 540, 760, 82) +
    box(ink.base, 280, 456, 700, 78) +
    box(ink.base, 330, 376, 560, 72) +
    shape(ink.deep, 'M840 376H890V448H980V534H1010V622H860z', 0.2) +
    windowRow(ink, 268, 554, 13, 57, 44, 54) +
    windowRow(ink, 298, 470, 12, 57, 44, 52) +
    windowRow(ink, 348, 390, 9, 60, 46, 48) +
    stroke(ink.paper, 3, repeat(13, i => `M${290 + i * 57} 554v54`) + repeat(12, i => `M${320 + i * 57} 470v52`)) +
    stroke(ink.accent, 5, 'M244 592H1016M274 508H986M324 424H896') +
    stroke(ink.accent, 3, repeat(34, i => `M${250 + i * 23} 592v28`) + repeat(30, i => `M${282 + i * 24} 508v26`)) +
    box(ink.paper, 236, 534, 788, 10) +
    box(ink.paper, 264, 448, 732, 10) +
    shape(ink.shade, 'M300 378L330 352H880L920 378z') +
    stroke(ink.shade, 5, 'M380 352V312M520 352V312M660 352V312M800 352V312') +
    shape(ink.paper, 'M340 314Q590 270 850 314L836 326Q590 292 354 326z') +
    repeat(7, i => disc(ink.glow, 380 + i * 70, 334, 9)) +
    stroke(ink.shade, 6, 'M250 620V470') +
    shape(ink.accent, 'M253 472h54l-14 17 14 17h-54z') +
    stroke(ink.shade, 5, 'M120 600L250 540') +
    shape(ink.paper, 'M80 694Q140 680 190 696Q560 688 1040 694Q1120 698 1180 708Q560 714 80 694z', 0.8) +
    shape(ink.base, 'M-60 730q90 34 210 6l-20 26h-150z') +
    shape(ink.accent, 'M10 738a30 22 0 0 1 60 0z') +
    disc('#c98f66', 92, 718, 11) +
    shape(ink.paper, 'M72 718L92 700 112 718z'),
)
