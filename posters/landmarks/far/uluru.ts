import { painted } from '../../colours/own-colours.ts'
import { disc, shape, stroke } from '../../strokes/brush.ts'
import { at, repeat } from '../../strokes/shapes.ts'

/** Uluru at sunset: one great red rock with its furrows, desert oaks and spinifex on red sand, a kangaroo. */
export const uluru = painted(
  { base: '#c4502c' },
  ink =>
    shape(ink.shade, 'M-1000 640V610Q-600 600-300 614Q0 600 200 612V640zM1000 612Q1400 590 2200 610V640H1000z', 0.5) +
    shape(
      ink.base,
      'M130 640Q150 560 190 500Q230 420 300 396Q420 362 560 360Q720 350 860 372Q950 390 990 450Q1040 540 1060 640z',
    ) +
    shape(
      ink.light,
      'M190 500Q230 420 300 396Q420 362 560 360Q720 350 860 372Q760 372 640 384Q420 390 330 430Q250 460 190 500z',
      0.75,
    ) +
    shape(ink.deep, 'M760 366Q860 370 860 372Q950 390 990 450Q1040 540 1060 640H860Q880 500 760 366z', 0.22) +
    stroke(
      ink.deep,
      9,
      'M250 440Q226 540 230 636M330 408Q300 520 310 636M420 396Q400 520 404 636M510 386Q500 520 496 636M600 382Q600 500 606 636M690 384Q700 520 700 636M780 392Q800 500 800 636M880 410Q910 520 916 636M950 440Q990 540 1000 636',
      0.25,
    ) +
    shape(
      ink.deep,
      'M360 560q20-20 36 0q-10 24-36 0zM560 520q26-16 40 6q-20 20-40-6zM740 580q20-16 34 4q-18 16-34-4z',
      0.4,
    ) +
    shape(ink.base, 'M-1000 634H2200V800H-1000z') +
    shape(ink.light, 'M-1000 660Q0 640 500 664T2200 650V690Q1000 700 500 690T-1000 690z', 0.4) +
    repeat(22, i =>
      at(
        -420 + i * 84,
        660 + ((i * 37) % 50),
        shape(ink.leaf, 'M-34 0Q-30-30 0-36Q30-30 34 0z') + shape(ink.deep, 'M0-36Q30-30 34 0H6z', 0.3),
        0.6 + ((i * 13) % 5) / 10,
      ),
    ) +
    repeat(4, i =>
      at(
        [180, 1000, 1110, -200][i] as number,
        [720, 700, 730, 710][i] as number,
        stroke(ink.deep, 8, 'M0 0Q4-70-4-140M-2-90Q30-120 40-150M0-70Q-30-100-44-120') +
          disc(ink.leaf, -4, -170, 50, 38) +
          disc(ink.leaf, 44, -160, 34, 26) +
          disc(ink.leaf, -46, -136, 34, 26) +
          disc(ink.deep, 20, -150, 50, 22, 0.2),
        [1, 0.8, 1.1, 1][i],
      ),
    ) +
    at(
      520,
      740,
      shape(
        ink.deep,
        'M-6-118Q4-130 16-126L14-150L22-152L26-126Q44-118 44-108Q36-100 24-102Q26-80 34-66L46-50L40-44L24-58Q14-40 10-24L40-6V2H-10Q-26-14-20-34Q-60 0-120 2Q-60-14-34-60Q-26-90-6-104z',
      ) + shape(ink.base, 'M10-100Q16-80 12-50Q4-40 0-50Q4-80 10-100z', 0.6),
      1.1,
    ),
)
