import { painted } from '../../colours/own-colours.ts'
import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { boxes, panes } from '../../strokes/panes.ts'
import { repeat } from '../../strokes/shapes.ts'
import { karst } from '../parts/karst.ts'
import { windowRow } from '../parts/windows.ts'

/** The chain of buckets that scooped the bed of the pond, along its slanting ladder. */
const ladder = (ink: Ink) =>
  stroke(ink.deep, 26, 'M210 690L470 400') +
  repeat(
    11,
    i => disc(ink.accent, 216 + i * 25, 664 - i * 28, 22, 17) + disc(ink.deep, 212 + i * 25, 660 - i * 28, 13, 9, 0.6),
  )

/** Perak: the tin dredge of Tanjung Tualang, a rusty factory afloat on its own pond, limestone hills behind. */
export const tinDredge = painted(
  { base: '#a39a8c', accent: '#a8552c' },
  ink =>
    karst(ink, { x: 90, y: 620, half: 190, height: 210, outline: 'dome', haze: 0.45 }) +
    karst(ink, { x: 1080, y: 620, half: 240, height: 270, outline: 'twin', haze: 0.4 }) +
    shape(ink.leaf, 'M-1000 600Q-400 570 200 600T1300 590T2200 600V650H-1000z') +
    stroke(ink.deep, 9, 'M230 300L470 400M230 300V610M230 300L140 640M230 300L330 640M180 470H280') +
    stroke(ink.shade, 5, 'M230 300L560 250M230 300L214 640') +
    ladder(ink) +
    shape(ink.base, 'M420 400L470 250H760V150H880V250H960V640H420z') +
    shape(ink.light, 'M404 404L466 236H770L780 262L470 404zM744 156L770 126H868L894 156zM744 254H976V272H744z') +
    shape(ink.deep, 'M760 270H960V640H760z', 0.16) +
    stroke(
      ink.deep,
      3,
      repeat(17, i => `M${440 + i * 30} ${i < 11 ? 410 : 276}V640`),
      0.25,
    ) +
    shape(
      ink.accent,
      panes(
        [
          [430, 430],
          [640, 430],
          [640, 640],
          [430, 640],
        ],
        3,
        2,
        0.8,
        0.3,
      ),
      0.45,
    ) +
    windowRow(ink, 500, 300, 6, 40, 24, 40) +
    windowRow(ink, 450, 460, 7, 42, 26, 44) +
    windowRow(ink, 786, 180, 3, 30, 18, 44) +
    windowRow(ink, 784, 320, 4, 42, 26, 44) +
    windowRow(ink, 784, 460, 4, 42, 26, 44) +
    stroke(ink.shade, 11, 'M960 520L1110 600M960 560L1090 640') +
    shape(ink.deep, boxes([430, 560], [13, 1], [40, 0], [4, 60]), 0.5) +
    stroke(ink.deep, 4, 'M400 560H990') +
    shape(ink.accent, 'M380 630H1010L990 694H420z') +
    shape(ink.deep, 'M400 664H1000L990 694H420z', 0.4) +
    shape(ink.paper, 'M330 700Q700 686 1060 700Q700 714 330 700z', 0.6),
)
