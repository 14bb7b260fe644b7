import { painted } from '../../colours/own-colours.ts'
import { box, shape, stroke } from '../../strokes/brush.ts'
import { boxes } from '../../strokes/panes.ts'
import { archOutline, at, palm, repeat } from '../../strokes/shapes.ts'

/** Gulangyu off Xiamen: a villa with a red dome and verandas, Sunlight Rock above it, a banyan, a ferry in the strait. */
export const gulangyu = painted(
  { base: '#b4523c', accent: '#b8322e' },
  ink =>
    repeat(9, i => box(ink.shade, -620 + i * 92, 600 - ((i * 61) % 120) - 40, 60, 200, 0.35)) +
    repeat(8, i => box(ink.shade, 1000 + i * 92, 600 - ((i * 47) % 110) - 40, 60, 200, 0.35)) +
    shape(ink.leaf, 'M40 680Q100 560 220 520Q300 440 420 440L800 430Q960 450 1040 540Q1140 580 1180 680z') +
    shape(ink.shade, 'M760 470Q740 380 790 320Q800 250 870 240Q950 236 960 310Q1010 360 990 470z') +
    shape(ink.deep, 'M880 240Q950 236 960 310Q1010 360 990 470H900Q930 340 880 240z', 0.28) +
    shape(ink.light, 'M800 262h140v-8h-140z') +
    stroke(ink.paper, 4, 'M806 254v-20h128v20M838 254v-20M870 254v-20M902 254v-20') +
    shape(ink.deep, 'M170 680Q200 560 300 540Q430 520 470 600Q500 640 480 680z', 0.2) +
    box(ink.base, 360, 450, 400, 220) +
    box(ink.deep, 690, 450, 70, 220, 0.16) +
    repeat(2, row => shape(ink.paper, boxes([366, 458 + row * 108], [9, 1], [47, 0], [14, 98]))) +
    repeat(
      2,
      row =>
        shape(
          ink.deep,
          repeat(8, i => archOutline(382 + i * 47, 548 + row * 108, 30, 78)),
          0.65,
        ) + box(ink.paper, 352, 548 + row * 108, 416, 12),
    ) +
    shape(ink.paper, boxes([386, 530], [24, 1], [15.4, 0], [5, 18])) +
    box(ink.paper, 352, 440, 416, 16) +
    box(ink.paper, 480, 370, 160, 70) +
    shape(
      ink.deep,
      repeat(5, i => archOutline(492 + i * 29, 434, 18, 46)),
      0.6,
    ) +
    shape(ink.accent, 'M470 372Q476 270 560 250Q644 270 650 372z') +
    shape(ink.deep, 'M560 250Q644 270 650 372H600Q606 300 560 250z', 0.24) +
    stroke(ink.paper, 5, 'M516 370Q520 290 556 254M560 370V250M604 370Q600 290 564 254') +
    box(ink.paper, 546, 222, 28, 30) +
    shape(ink.accent, 'M540 224L560 186L580 224z') +
    palm(300, 690, 190, -20, ink.shade, ink.leaf, ink.leaf) +
    palm(820, 690, 170, 24, ink.shade, ink.leaf, ink.leaf) +
    shape(ink.leaf, 'M860 690Q850 620 900 600Q930 550 1000 580Q1070 570 1080 640Q1110 660 1100 690z') +
    shape(ink.light, 'M20 690Q200 660 600 668T1200 680Q1180 716 600 716T20 690z') +
    stroke(ink.paper, 6, 'M10 716Q300 704 600 722T1200 712', 0.8) +
    at(
      180,
      770,
      shape(ink.paper, 'M-140-30H150L130 12H-120z') +
        box(ink.paper, -100, -76, 210, 46) +
        shape(ink.deep, boxes([-90, -66], [8, 1], [25, 0], [17, 22]), 0.75) +
        box(ink.accent, -110, -86, 230, 12) +
        stroke(ink.accent, 6, 'M-134-16H144') +
        shape(ink.paper, 'M-170 12Q0 2 170 12Q0 26-170 12z', 0.7),
    ),
)
