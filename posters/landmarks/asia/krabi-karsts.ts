import { painted } from '../../colours/own-colours.ts'
import { shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { palm, repeat } from '../../strokes/shapes.ts'
import { karst } from '../parts/karst.ts'

/** The climbers' wall: an overhanging cliff with hanging stalactites, seen from the beach. */
const wall = (ink: Ink) => {
  const whole =
    'M-1000 690V300Q-300 260 -60 230Q60 120 220 130Q330 96 430 150Q500 170 512 240Q560 300 548 380Q580 430 556 480L540 520L552 560L528 540L520 590L508 548L496 612L484 560L470 640Q440 690 400 690z'
  return (
    shape(ink.base, whole) +
    shape(
      ink.light,
      'M120 690Q100 560 140 470Q110 360 170 260Q240 200 300 230Q340 330 300 420Q330 540 290 690zM340 260Q400 230 440 290Q470 360 440 430Q460 500 420 570Q400 640 380 690H340Q370 560 350 480Q380 380 340 260z',
    ) +
    shape(
      ink.paper,
      'M170 300Q190 420 170 520Q186 600 172 680H214Q204 560 224 480Q208 380 236 280zM380 300Q400 380 384 460Q396 520 384 580L404 560Q420 480 410 430Q430 360 412 300z',
      0.7,
    ) +
    shape(
      ink.accent,
      'M262 330Q282 430 264 520Q280 600 262 690H286Q300 560 292 470Q300 380 284 310zM440 330Q456 400 442 470L454 500Q470 420 462 350z',
      0.45,
    ) +
    shape(
      ink.deep,
      'M430 150Q500 170 512 240Q560 300 548 380Q580 430 556 480L540 520L552 560L528 540L520 590L508 548L496 612L484 560L470 640Q440 690 400 690H340Q430 640 440 560Q500 460 470 380Q490 280 430 150z',
      0.42,
    ) +
    stroke(
      ink.deep,
      4,
      'M100 300Q120 420 96 520M330 250Q350 340 326 430M220 540Q236 600 224 670M40 340Q60 460 30 600',
      0.3,
    ) +
    shape(
      ink.leaf,
      'M-1000 690V280Q-300 230 -70 210Q60 90 220 104Q340 70 440 130Q520 160 520 230Q500 214 480 232Q466 190 440 210Q420 176 390 200Q360 160 330 196Q296 160 262 198Q220 170 190 220Q150 220 130 280Q90 280 80 350Q30 360 20 450Q-200 470 -300 600L-400 690z',
    ) +
    shape(ink.deep, 'M-1000 690V420Q-300 380 -120 330Q-20 330 20 450Q-200 470 -300 600L-400 690z', 0.25) +
    stroke(ink.paper, 2.5, 'M404 300L398 668') +
    shape(ink.accent, 'M388 420q10 -16 20 0l2 30h-24z') +
    shape(ink.deep, 'M391 408a8 9 0 1 1 15 0a8 9 0 1 1 -15 0zM388 448l-12 26l8 4l14 -24l10 30l9 -3l-8 -34z')
  )
}

/** Railay and Phra Nang, Krabi: the overhanging cliff with its stalactites, islets in the bay, the beach below. */
export const krabiKarsts = painted(
  { base: '#a8623c' },
  ink =>
    repeat(7, i =>
      karst(ink, {
        x: 480 + i * 210,
        y: 612,
        half: 90,
        height: 80 + ((i * 71) % 90),
        outline: i % 2 ? 'dome' : 'twin',
        haze: 0.7,
      }),
    ) +
    karst(ink, { x: 706, y: 640, half: 70, height: 210, outline: 'tooth' }) +
    karst(ink, { x: 860, y: 650, half: 104, height: 340, outline: 'cliff' }) +
    karst(ink, { x: 960, y: 656, half: 80, height: 170, outline: 'dome' }) +
    stroke(ink.paper, 5, 'M640 644h130M770 654h180M900 662h130', 0.7) +
    wall(ink) +
    shape(ink.paper, 'M-1000 676Q200 660 430 676Q620 690 720 720Q900 752 1200 740T2200 730V790H-1000z') +
    shape(ink.light, 'M-1000 684Q200 668 420 686Q600 700 700 732Q900 764 1200 752T2200 744V1200H-1000z') +
    shape(ink.deep, 'M-1000 690Q200 680 400 690Q500 700 540 714Q300 724 -1000 720z', 0.2) +
    palm(452, 716, 250, 70, ink.deep, ink.leaf, ink.leaf) +
    palm(330, 740, 330, -60, ink.deep, ink.leaf, ink.leaf) +
    shape(ink.accent, 'M620 744Q700 760 800 752L838 738Q820 772 770 776H680Q640 772 620 744z') +
    shape(ink.deep, 'M640 760Q720 772 826 752Q812 774 770 776H680Q656 774 640 760z', 0.35) +
    stroke(ink.deep, 4, 'M690 736L760 768'),
)
