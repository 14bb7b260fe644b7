import { painted } from '../../colours/own-colours.ts'
import { box, shape, stroke } from '../../strokes/brush.ts'
import { boxes } from '../../strokes/panes.ts'
import { at, repeat } from '../../strokes/shapes.ts'
import { litWindows } from '../parts/windows.ts'

/** An Avalon ship: low, long and white, two decks of glass walls from end to end, beds behind them facing the water. */
export const avalonShip = painted(
  { base: '#1f3d63', accent: '#c8963e' },
  ink =>
    shape(ink.leaf, 'M-1000 610V470Q-400 360 0 450Q340 330 700 420T1400 380T2200 430V620H-1000z', 0.5) +
    shape(ink.leaf, 'M-1000 620V540Q-200 460 240 530T900 500T1700 510T2200 500V640H-1000z') +
    stroke(
      ink.deep,
      4,
      repeat(7, i => `M${300 + i * 10} ${500 + i * 17}Q640 ${466 + i * 18} ${1100 + i * 10} ${490 + i * 16}`),
      0.3,
    ) +
    at(
      -40,
      168,
      shape(ink.paper, 'M110 700Q60 650 96 612L150 566H1040Q1090 600 1096 640L1080 700z') +
        shape(ink.paper, 'M170 570L206 474H1000L1034 570z') +
        shape(ink.deep, 'M860 474H1000L1034 570Q1090 600 1096 640L1080 700H900z', 0.1) +
        shape(ink.base, 'M210 488H986L1000 546H192zM164 580H1046L1062 636H128z') +
        litWindows(ink, 214, 491, [16, 1], [48, 0], [44, 52], ink.water) +
        litWindows(ink, 172, 583, [18, 1], [49, 0], [45, 50], ink.water) +
        stroke(ink.paper, 3, repeat(16, i => `M${236 + i * 48} 491v52`) + repeat(18, i => `M${194 + i * 49} 583v50`)) +
        stroke(ink.paper, 3, 'M206 528H990M170 616H1052') +
        stroke(ink.accent, 7, 'M112 648Q130 652 160 652H1094') +
        shape(ink.deep, boxes([190, 662], [34, 1], [25, 0], [14, 9]), 0.8) +
        shape(ink.base, 'M84 676Q96 692 110 700H1080L1086 684H120z') +
        box(ink.shade, 206, 462, 794, 14) +
        stroke(ink.shade, 4, `M220 462V434H990V462${repeat(18, i => `M${262 + i * 42} 434v28`)}`) +
        shape(ink.accent, 'M470 420H820L836 436H454z') +
        stroke(ink.shade, 5, 'M480 434v28M560 434v28M640 434v28M720 434v28M810 434v28') +
        shape(ink.paper, 'M300 462L318 412H408V462z') +
        shape(ink.water, 'M314 448L326 420H400V448z') +
        stroke(ink.shade, 6, 'M906 462V372M880 396H932') +
        shape(ink.accent, 'M910 374h46l-12 14 12 14h-46z'),
      1.08,
      0.76,
    ) +
    shape(ink.paper, 'M40 702Q90 686 130 704Q560 694 1110 702Q1180 706 1240 716Q500 722 40 702z', 0.85),
)
