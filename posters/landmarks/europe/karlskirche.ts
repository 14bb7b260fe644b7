import { painted } from '../../colours/own-colours.ts'
import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { boxes } from '../../strokes/panes.ts'
import { mirrored, repeat } from '../../strokes/shapes.ts'

const wing = (ink: Ink) =>
  box(ink.paper, 452, 270, 46, 380) +
  box(ink.deep, 482, 270, 16, 380, 0.16) +
  stroke(
    ink.base,
    9,
    repeat(9, i => `M452 ${630 - i * 40}Q475 ${612 - i * 40} 498 ${600 - i * 40}`),
    0.8,
  ) +
  box(ink.light, 442, 256, 66, 18) +
  shape(ink.leaf, 'M456 256V232H494V256zM460 232Q462 206 475 202Q488 206 490 232z') +
  box(ink.accent, 472, 184, 6, 20) +
  box(ink.paper, 330, 480, 112, 170) +
  box(ink.deep, 414, 480, 28, 170, 0.14) +
  shape(ink.light, 'M322 480h128v-14H322z') +
  shape(ink.leaf, 'M336 466V430Q386 386 436 430V466zM372 404h28v-24h-28z') +
  shape(ink.deep, 'M362 650V560a24 24 0 0 1 48 0V650z', 0.8)

/** Vienna: the green dome of Karlskirche between two spiral columns, mirrored in its pond. */
export const karlskirche = painted({ base: '#b79a6a', accent: '#d8a63a' }, ink => {
  const green = { ...ink, leaf: '#5d9c86' }
  return (
    mirrored(600, wing(green)) +
    box(ink.paper, 500, 470, 200, 190) +
    shape(green.leaf, 'M492 340Q496 216 570 176Q600 164 630 176Q704 216 708 340z') +
    shape(ink.deep, 'M640 182Q704 216 708 340H664Q668 240 630 176z', 0.2) +
    stroke(ink.deep, 3, 'M540 340Q546 240 586 176M600 340V170M660 340Q654 240 614 176', 0.35) +
    box(green.leaf, 576, 120, 48, 56) +
    shape(green.leaf, 'M572 122Q578 92 600 84Q622 92 628 122z') +
    shape(ink.accent, 'M596 84V40H604V84zM582 56h36v8h-36z') +
    disc(ink.accent, 600, 84, 8) +
    box(ink.paper, 496, 340, 208, 120) +
    box(ink.deep, 660, 340, 44, 120, 0.14) +
    shape(
      ink.deep,
      repeat(4, i => `M${514 + i * 48} 440v-56a14 14 0 0 1 28 0v56z`),
      0.75,
    ) +
    box(ink.light, 486, 456, 228, 16) +
    shape(ink.paper, 'M510 560L600 500L690 560z') +
    stroke(ink.base, 5, 'M510 560L600 500L690 560z') +
    box(ink.deep, 522, 566, 156, 90, 0.75) +
    shape(ink.paper, boxes([516, 562], [6, 1], [31, 0], [14, 94])) +
    box(ink.light, 500, 648, 200, 14) +
    shape(
      ink.leaf,
      'M60 664Q80 560 150 590Q170 520 240 560Q310 540 330 664zM870 664Q890 560 950 580Q1000 510 1060 570Q1130 560 1150 664z',
    ) +
    shape(ink.deep, 'M180 664Q240 590 330 664zM990 664Q1080 600 1150 664z', 0.2) +
    shape(ink.light, 'M-1000 660H2200V1200H-1000z') +
    shape(ink.water, 'M600 690Q1120 690 1180 780Q1100 880 600 884Q100 880 20 780Q80 690 600 690z') +
    stroke(ink.paper, 7, 'M600 690Q1120 690 1180 780Q1100 880 600 884Q100 880 20 780Q80 690 600 690z') +
    shape(green.leaf, 'M520 700H680Q690 810 600 836Q510 810 520 700z', 0.45) +
    shape(ink.paper, 'M456 700h38v120h-38zM706 700h38v120h-38z', 0.4) +
    stroke(ink.paper, 4, 'M260 760h180M700 800h200M380 840h160M820 740h120', 0.5)
  )
})
