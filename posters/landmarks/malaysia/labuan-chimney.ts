import { painted } from '../../colours/own-colours.ts'
import { archPath, box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { palm, repeat } from '../../strokes/shapes.ts'

/** Courses of bricks as short lines on the two visible sides, fewer on the shaded one. */
const bricks = (ink: Ink) =>
  stroke(
    ink.deep,
    3,
    repeat(34, i => `M${536 + ((i * 37) % 60)} ${196 + i * 13}h${10 + ((i * 11) % 14)}`),
    0.4,
  ) +
  stroke(
    ink.light,
    3,
    repeat(22, i => `M${530 + ((i * 53) % 66)} ${204 + i * 19}h12`),
    0.8,
  ) +
  stroke(
    ink.deep,
    3,
    repeat(20, i => `M${640 + ((i * 23) % 40)} ${214 + i * 21}l14 2`),
    0.4,
  )

const figure = (ink: Ink, x: number, y: number, shirt: string) =>
  disc(ink.deep, x, y - 52, 7) + shape(shirt, `M${x - 9} ${y - 44}h18l3 26h-24z`) + box(ink.deep, x - 8, y - 18, 16, 20)

/** The Chimney of Labuan: a square shaft of red brick about thirty metres high on its lawn, that never showed smoke. */
export const labuanChimney = painted(
  { base: '#b4513a' },
  ink =>
    shape(
      ink.leaf,
      'M-1000 640V520Q-640 470 -300 520Q-60 440 160 520Q300 470 420 540H780Q900 460 1060 520Q1500 450 2200 520V640z',
      0.75,
    ) +
    palm(214, 664, 250, -40, ink.shade, ink.deep, ink.leaf) +
    palm(1010, 668, 300, 50, ink.shade, ink.deep, ink.leaf) +
    shape(ink.leaf, 'M-1000 660Q300 600 620 606T2200 650V1200H-1000z') +
    shape(ink.light, 'M-1000 690Q300 628 620 634T2200 680V700Q1200 640 620 648T-1000 716z', 0.35) +
    // Shaft: the lit front, the side in shadow.
    shape(ink.base, 'M520 662L534 172H632V662z') +
    shape(ink.shade, 'M632 662V172L690 184L708 650z') +
    shape(ink.light, 'M520 662L534 172H552L544 662z', 0.75) +
    bricks(ink) +
    shape(ink.deep, archPath(583, 470, 34, 96) + archPath(583, 330, 22, 66), 0.8) +
    shape(ink.deep, 'M658 466V390q10 -24 20 -4v78z', 0.75) +
    // The crown steps out twice.
    shape(ink.light, 'M522 176H634V160H522z') +
    shape(ink.shade, 'M634 176V160L700 174L698 188z') +
    shape(ink.base, 'M528 160H634V138H528z') +
    shape(ink.shade, 'M634 160V138L694 152L695 172z') +
    shape(ink.light, 'M514 140H636V120H514z') +
    shape(ink.deep, 'M636 140V120L706 136L704 156z') +
    // The foot, with the arch one looks up through.
    shape(ink.light, 'M502 560H636V576H502z') +
    shape(ink.shade, 'M636 560L718 548V564L636 576z') +
    shape(ink.base, 'M504 576H636V672H500z') +
    shape(ink.shade, 'M636 576L716 564L722 658L636 672z') +
    shape(ink.paper, archPath(568, 674, 76, 92)) +
    shape(ink.deep, archPath(568, 674, 62, 82)) +
    shape(ink.deep, 'M662 668V620q14 -36 28 -8v52z') +
    shape(ink.deep, 'M722 658L1180 700Q960 716 640 680z', 0.22) +
    figure(ink, 470, 694, ink.accent) +
    figure(ink, 446, 698, ink.paper) +
    stroke(ink.paper, 5, 'M-200 760Q260 690 560 676', 0.8),
)
