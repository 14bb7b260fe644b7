import { painted } from '../../colours/own-colours.ts'
import { box, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { boxes } from '../../strokes/panes.ts'
import { at, repeat } from '../../strokes/shapes.ts'

const bridgeTower = (ink: Ink, x: number, foot: number, size: number) =>
  at(
    x,
    foot,
    box(ink.shade, -46, -230, 92, 230) +
      box(ink.deep, 14, -230, 32, 230, 0.3) +
      shape(ink.deep, 'M-54-230L-34-340H34L54-230zM-56-226v-40l8-26 8 26v40zM40-226v-40l8-26 8 26v40z') +
      shape(ink.glow, 'M-6-340l6-34 6 34z') +
      shape(ink.deep, 'M-22 0v-60q22-40 44 0V0zM-20-130v-30q6-12 12 0v30zM8-130v-30q6-12 12 0v30z'),
    size,
  )

/** Prague: Charles Bridge with its saints and its tower, the castle and Saint Vitus on the hill behind. */
export const pragueBridge = painted(
  { base: '#a98d6b', accent: '#c2542f' },
  ink =>
    shape(ink.leaf, 'M-1000 620L-200 520L100 470L300 400L900 400L1100 450L1500 560L2200 600V640H-1000z', 0.75) +
    shape(ink.light, 'M250 410H960V360H250z') +
    shape(ink.accent, 'M244 362L262 336H950L966 362z') +
    shape(ink.deep, boxes([268, 374], [32, 1], [21.6, 0], [9, 14]), 0.7) +
    shape(ink.shade, 'M520 340V240H720V340z') +
    shape(ink.shade, 'M540 340V170L558 60L576 170V340zM588 340V170L606 60L624 170V340zM690 340V150H740V340z') +
    shape(ink.leaf, 'M690 150Q692 110 708 100L715 40L722 100Q738 110 740 150z') +
    shape(ink.deep, 'M612 250L640 200H690V250zM720 340V150H740V340z', 0.35) +
    shape(ink.glow, 'M552 220q6-12 12 0v40h-12zM600 220q6-12 12 0v40h-12zM706 190q9-14 18 0v36h-18z') +
    repeat(
      13,
      i =>
        shape(ink.paper, `M${170 + i * 66} 600V${470 + ((i * 31) % 40)}h58V600z`) +
        shape(ink.accent, `M${164 + i * 66} ${472 + ((i * 31) % 40)}l14-34h42l14 34z`) +
        shape(ink.deep, boxes([182 + i * 66, 492 + ((i * 31) % 40)], [2, 2], [20, 34], [9, 14]), 0.7),
    ) +
    shape(ink.water, 'M-1000 596H2200V800H-1000z') +
    shape(ink.light, 'M-1000 560H2200V620H-1000z') +
    shape(
      ink.light,
      repeat(17, i => `M${-980 + i * 190} 620V724l24 26 24-26V620z`),
    ) +
    shape(
      ink.base,
      repeat(17, i => `M${-956 + i * 190} 620V750l24-26V620z`),
    ) +
    shape(
      ink.light,
      repeat(17, i => `M${-932 + i * 190} 618h142v66a71 60 0 0 0-142 0z`),
    ) +
    stroke(ink.shade, 6, 'M-1000 564H2200') +
    repeat(11, i =>
      at(
        80 + i * 95,
        560,
        box(ink.base, -12, -22, 24, 22) + shape(ink.deep, 'M-10-22q-2-30 4-40a8 8 0 1 1 12 0q6 10 4 40z'),
        1,
      ),
    ) +
    bridgeTower(ink, 960, 640, 1.25) +
    shape(ink.paper, 'M200 780h140v7H200zM480 764h190v8H480zM760 790h130v7H760z', 0.4),
)
