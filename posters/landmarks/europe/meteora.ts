import { painted } from '../../colours/own-colours.ts'
import { box, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { boxes } from '../../strokes/panes.ts'
import { at } from '../../strokes/shapes.ts'

/** A monastery of red roofs and timber balconies, to stand on a rock: the middle of its foot. */
const monastery = (ink: Ink, x: number, y: number, size: number) =>
  at(
    x,
    y,
    box(ink.paper, -110, -70, 230, 80) +
      box(ink.deep, 70, -70, 50, 80, 0.16) +
      shape(ink.accent, 'M-120-68L-100-96H40V-68z') +
      box(ink.paper, 20, -110, 70, 60) +
      shape(ink.accent, 'M12-108L26-132H84L98-108z') +
      box(ink.paper, -40, -126, 50, 40) +
      shape(ink.accent, 'M-46-124Q-42-158-15-162Q12-158 16-124z') +
      stroke(ink.accent, 4, 'M-15-162V-184M-22-176H-8') +
      shape(
        ink.deep,
        `${boxes([-98, -52], [7, 1], [24, 0], [11, 18])}${boxes([32, -92], [3, 1], [18, 0], [9, 15])}`,
        0.8,
      ) +
      box(ink.shade, 88, -44, 46, 30) +
      stroke(ink.deep, 4, 'M90-14l16 22M112-14l14 18M88-44h46'),
    size,
  )

const pillar = (ink: Ink, d: string, shaded: string, cracks: string) =>
  shape(ink.base, d) + shape(ink.deep, shaded, 0.28) + stroke(ink.deep, 4, cracks, 0.35)

/** Meteora, Thessaly: monasteries on top of sandstone pillars, steps cut into the rock, the plain far below. */
export const meteora = painted(
  { base: '#9b8a78', accent: '#b9492f' },
  ink =>
    shape(
      ink.base,
      'M-1000 640V500L-300 420L-200 330L-120 340L-60 480L60 520L100 400L150 300L200 310L240 480V640zM900 640L960 420L1000 300L1090 290L1140 420L1240 460L1320 380L2200 460V640z',
      0.45,
    ) +
    shape(ink.leaf, 'M-1000 660Q-200 560 200 610Q600 560 1000 610Q1400 570 2200 640V720H-1000z', 0.8) +
    pillar(
      ink,
      'M150 720Q200 600 190 520Q180 440 230 390Q290 360 350 384Q400 440 380 520Q390 620 420 720z',
      'M300 368Q350 380 380 440Q380 620 420 720H340Q330 560 300 368z',
      'M230 430V560M262 400Q256 500 268 620M212 600V680',
    ) +
    monastery(ink, 284, 392, 0.7) +
    pillar(
      ink,
      'M400 760Q470 620 456 500Q440 380 470 320Q520 250 640 262Q740 250 780 320Q806 400 784 500Q800 640 860 760z',
      'M660 262Q740 250 780 320Q806 400 784 500Q800 640 860 760H740Q720 500 660 262z',
      'M510 330Q500 460 520 600M560 290V520M610 300Q620 440 600 640M480 580V700M690 560Q700 640 690 720',
    ) +
    monastery(ink, 622, 276, 1.18) +
    stroke(ink.paper, 4, 'M560 700l20-22h-14l22-24h-14l22-26h-14l22-26h-14l20-24h-12l18-24', 0.45) +
    pillar(
      ink,
      'M850 740Q890 620 880 540Q870 470 920 450Q980 440 1020 470Q1050 560 1030 620Q1060 680 1090 740z',
      'M970 446Q1010 450 1030 500Q1030 640 1090 740H1010Q1000 560 970 446z',
      'M910 490V620M944 470Q936 560 950 680',
    ) +
    monastery(ink, 952, 462, 0.62) +
    shape(
      ink.paper,
      'M-1000 640H300Q340 610 420 630Q470 620 500 650H-1000zM720 670Q760 640 860 656Q1000 640 1100 670H2200V690H760z',
      0.55,
    ) +
    shape(ink.leaf, 'M-1000 740Q0 690 300 722Q500 690 700 730Q900 690 1200 730L2200 700V800H-1000z'),
)
