import { painted } from '../../colours/own-colours.ts'
import { shape, stroke } from '../../strokes/brush.ts'
import { repeat } from '../../strokes/shapes.ts'
import { whiteTerrace } from '../parts/white-houses.ts'

/** A white village of Andalusia: houses climb a rock to a church and a ruined castle, olive groves around. */
export const whiteVillage = painted(
  { base: '#b98a55', accent: '#c56a3d' },
  ink =>
    shape(ink.shade, 'M-1000 640L-300 470L0 540L200 440L420 520L700 400L900 480L1200 400L2200 520V660H-1000z', 0.4) +
    shape(
      ink.base,
      'M120 700Q240 560 330 470L400 330L450 262L520 240L600 210L690 190L760 230L800 300L860 420Q960 560 1080 700z',
    ) +
    shape(ink.deep, 'M690 190L760 230L800 300L860 420Q960 560 1080 700H900Q820 500 690 190z', 0.25) +
    shape(ink.shade, 'M600 212V150H622V164H640V150H662V164H680V128H720V146H734V128H752V230L690 210z') +
    shape(ink.deep, 'M700 160h14v24h-14z', 0.8) +
    whiteTerrace(ink, 466, 312, 6, 1, ink.accent) +
    shape(ink.paper, 'M480 270V150H524V270zM524 270V206H600V270z') +
    shape(ink.deep, 'M508 150H524V270H508z', 0.16) +
    shape(ink.accent, 'M472 152L502 104L532 152zM520 208L536 186H596L608 208z') +
    shape(ink.deep, 'M492 190v-16a10 10 0 0 1 20 0v16z') +
    whiteTerrace(ink, 420, 372, 8, 5, ink.accent) +
    whiteTerrace(ink, 380, 434, 9, 2, ink.accent) +
    whiteTerrace(ink, 330, 498, 11, 7, ink.accent) +
    whiteTerrace(ink, 280, 562, 13, 3, ink.accent) +
    whiteTerrace(ink, 220, 630, 16, 6, ink.accent) +
    stroke(ink.light, 12, 'M600 700Q500 670 560 640Q620 630 640 634') +
    shape(ink.base, 'M-1000 720Q0 610 260 640Q600 610 1000 636Q1400 620 2200 700V800H-1000z') +
    repeat(3, row =>
      shape(
        ink.leaf,
        repeat(22, i => `M${-160 + i * 70 + row * 30} ${664 + row * 40 + ((i * 5) % 9)}a22 18 0 0 1 44 0q-22 10-44 0z`),
      ),
    ),
)
