import { painted } from '../../colours/own-colours.ts'
import { shape, stroke } from '../../strokes/brush.ts'
import { at, palm, repeat } from '../../strokes/shapes.ts'

/** Aswan: feluccas under tall lateen sails on the Nile, boulders, date palms and golden dunes on the far bank. */
export const nileFelucca = painted({ base: '#a56b3f', accent: '#2b7a8c' }, ink => {
  const felucca = (x: number, y: number, size: number, facing: number) =>
    at(
      x,
      y,
      shape(ink.paper, 'M-30-30L150-560Q170-300 150-70Q60-40-30-30z') +
        shape(ink.deep, 'M150-560Q170-300 150-70Q110-54 80-46Q140-260 150-560z', 0.16) +
        stroke(ink.deep, 8, 'M-30-24L154-570M40-10V-300') +
        stroke(ink.shade, 3, 'M20-180Q90-190 164-180M-10-90Q80-100 160-90M70-320Q120-330 166-320', 0.5) +
        shape(ink.base, 'M-190-46Q-150 8-110 12H130Q180 6 210-36Q140-20 0-20T-190-46z') +
        stroke(ink.paper, 6, 'M-186-40Q-110-14 0-14T204-32') +
        shape(ink.accent, 'M-160-24Q-140 4-110 12H130Q160 8 184-14Q80 0 0 0T-160-24z') +
        shape(ink.deep, 'M-110-18v-30q12-22 24 0v30zM90-18v-30q12-22 24 0v30zM-60-18v-22q10-18 20 0v22z') +
        shape(ink.paper, 'M-220 12Q0 0 230 12Q0 28-220 12z', 0.7),
      size * facing,
      size,
    )
  const dune = '#dca35a'
  return (
    shape(dune, 'M-1000 620L-400 430L-100 520L200 360L440 500L620 560L860 400L1060 500L1400 380L2200 560V660H-1000z') +
    shape(
      ink.deep,
      'M200 360L440 500L620 560L560 620L380 620Q340 470 200 360zM860 400L1060 500L1160 620H980Q940 480 860 400zM-400 430L-100 520L-160 620H-260z',
      0.18,
    ) +
    shape(ink.shade, 'M330 410V380H372V410zM336 380Q340 356 351 352Q362 356 366 380z') +
    shape(ink.leaf, 'M-1000 640Q-200 590 200 622Q600 590 900 622Q1300 590 2200 630V660H-1000z') +
    repeat(11, i =>
      palm(
        -380 + i * 150 + ((i * 53) % 60),
        642,
        90 + ((i * 31) % 50),
        i % 2 ? 10 : -12,
        ink.shade,
        ink.leaf,
        ink.leaf,
      ),
    ) +
    shape(ink.water, 'M-1000 640H2200V1200H-1000z') +
    felucca(900, 676, 0.5, -1) +
    felucca(260, 690, 0.62, 1) +
    felucca(560, 760, 1, 1) +
    shape(
      ink.base,
      'M-100 800Q-60 720 20 730Q70 690 130 730Q200 730 220 800zM1000 790Q1020 730 1080 736Q1140 700 1190 760Q1260 760 1280 800z',
    ) +
    shape(
      ink.deep,
      'M70 710Q120 700 130 730Q200 730 220 800H120zM1120 716Q1170 720 1190 760Q1260 760 1280 800H1160z',
      0.28,
    ) +
    stroke(ink.paper, 5, 'M100 690h90M700 700h110M380 790h100M800 780h150M1000 700h90', 0.5)
  )
})
