import { painted } from '../../colours/own-colours.ts'
import { disc, shape, stroke } from '../../strokes/brush.ts'
import { boxes } from '../../strokes/panes.ts'
import { repeat } from '../../strokes/shapes.ts'

/** A Turkish gulet of varnished wood at anchor below pines: two masts, a round stern, cushions under the awning. */
export const gulet = painted(
  { base: '#a9622f', accent: '#2a6f9e' },
  ink =>
    shape(
      ink.shade,
      'M-1000 610L-600 470L-300 520L0 400L260 440L520 540L700 610zM760 610L960 480L1200 400L1600 460L2200 380V610z',
      0.55,
    ) +
    shape(ink.leaf, 'M-1000 640V520Q-600 450-300 520T200 500T420 640zM820 640Q1000 500 1240 480T2200 470V640z') +
    repeat(
      9,
      i =>
        disc(ink.leaf, -260 + i * 74, 500 + ((i * 23) % 40), 48, 36) +
        disc(ink.deep, -246 + i * 74, 510 + ((i * 23) % 40), 34, 24, 0.16),
    ) +
    repeat(
      9,
      i =>
        disc(ink.leaf, 960 + i * 84, 510 + ((i * 29) % 30), 50, 36) +
        disc(ink.deep, 974 + i * 84, 520 + ((i * 29) % 30), 34, 24, 0.16),
    ) +
    stroke(ink.deep, 4, 'M470 600V120M760 600V190', 0.2) +
    stroke(ink.shade, 13, 'M464 590V110M754 590V180') +
    stroke(
      ink.deep,
      3,
      'M464 116L130 560M464 116L300 580M464 116L640 584M754 186L600 586M754 186L960 574M464 116L754 186',
    ) +
    shape(ink.paper, 'M450 150Q440 400 160 552Q330 520 440 566z') +
    shape(ink.deep, 'M450 150Q440 400 300 532Q400 530 440 566z', 0.12) +
    stroke(ink.shade, 10, 'M470 552L690 540M760 556L960 540') +
    shape(ink.paper, 'M476 548q100-34 210-12l-4 12q-100-12-206 8zM764 550q90-30 190-14l-4 10q-90-6-186 10z') +
    shape(ink.base, 'M60 560Q180 606 330 606H900Q960 596 1000 552Q1010 640 930 700H330Q170 660 60 560z') +
    shape(ink.deep, 'M170 640Q260 690 330 700H930Q980 662 996 610Q600 660 170 640z', 0.35) +
    stroke(ink.glow, 6, 'M60 562Q180 612 330 614H904Q968 602 1000 556') +
    stroke(ink.shade, 7, 'M60 560L-40 528') +
    stroke(ink.light, 4, `M150 566H990${repeat(22, i => `M${170 + i * 38} 566v34`)}`) +
    shape(ink.light, 'M520 606V572H700V606z') +
    shape(ink.deep, boxes([536, 580], [5, 1], [32, 0], [20, 15])) +
    shape(ink.paper, 'M790 506Q880 484 990 508L984 520Q880 500 796 518z') +
    stroke(ink.shade, 4, 'M800 516V590M976 518V570') +
    shape(ink.accent, 'M820 576h60v18h-60zM890 572h60v18h-60z') +
    shape(ink.glow, boxes([380, 640], [9, 1], [52, 0], [13, 13])) +
    shape('#c8202f', 'M1004 556V500h56v36z') +
    disc(ink.paper, 1026, 518, 9) +
    disc('#c8202f', 1030, 518, 8) +
    shape(ink.paper, 'M80 702Q300 686 560 700T1060 702Q600 720 80 702z', 0.7),
)
