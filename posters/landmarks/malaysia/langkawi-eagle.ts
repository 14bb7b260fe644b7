import { painted } from '../../colours/own-colours.ts'
import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { at, mirrored, repeat } from '../../strokes/shapes.ts'

/** The right wing, its shoulder at 0, 0. */
const wing = (ink: Ink) =>
  shape(
    ink.shade,
    'M0 0Q60 -110 170 -150Q270 -190 330 -300Q352 -250 344 -206Q366 -226 384 -230Q388 -180 366 -140Q388 -150 404 -148Q396 -96 362 -68Q382 -70 394 -62Q372 -18 334 -2Q350 4 356 14Q280 66 190 70Q80 90 -10 130z',
  ) +
  shape(ink.base, 'M0 0Q60 -110 170 -150Q270 -190 330 -300Q340 -170 240 -90Q150 -20 -6 60z') +
  shape(ink.light, 'M20 -30Q80 -110 176 -142Q260 -176 316 -260Q300 -190 214 -140Q120 -90 60 -20z') +
  stroke(
    ink.deep,
    4,
    'M344 -206Q290 -130 200 -80M366 -140Q290 -80 180 -40M362 -68Q280 -30 160 -6M334 -2Q240 30 120 28',
    0.6,
  )

/** Dataran Lang, Kuah: the brahminy kite of red-brown stone, white-headed, lifting its wings on a stepped star by the water. */
export const langkawiEagle = painted({ base: '#a8522a', accent: '#e3a72f' }, ink =>
  [
    shape(ink.shade, 'M-1000 700H2200V760H-1000z'),
    shape(ink.paper, 'M-1000 690H2200V708H-1000z'),
    shape(ink.paper, 'M300 690L360 640H840L900 690z'),
    shape(ink.deep, 'M600 640H840L900 690H600z', 0.16),
    shape(ink.paper, 'M390 640L440 588H760L810 640z'),
    shape(ink.deep, 'M600 588H760L810 640H600z', 0.2),
    stroke(ink.base, 5, 'M300 690H900M360 640H840M440 588H760', 0.5),
    shape('#8f8676', 'M500 590Q520 540 560 530H640Q690 544 704 590z'),
    shape('#6c6558', 'M620 530H640Q690 544 704 590H640z'),
    mirrored(600, at(644, 330, wing(ink), 1.08)),
    shape(ink.shade, 'M560 470L520 586Q600 604 682 586L642 470z'),
    stroke(ink.deep, 4, 'M574 500l-18 84M600 500v92M628 500l18 84', 0.5),
    shape(ink.base, 'M532 360Q530 280 600 262Q672 280 670 360Q668 480 600 524Q534 480 532 360z'),
    shape('#fff6e4', 'M548 330Q546 250 584 214Q640 200 652 250Q664 320 656 370Q640 440 600 462Q556 430 548 330z'),
    shape(ink.deep, 'M626 226Q652 240 656 330Q660 420 606 460Q640 360 626 226z', 0.14),
    stroke(
      '#d9c8a8',
      4,
      repeat(8, i => `M${572 + (i % 3) * 26} ${310 + i * 16}q8 14 16 0`),
    ),
    shape('#fff6e4', 'M548 232Q552 170 612 168Q660 176 656 236Q650 280 600 284Q556 280 548 232z'),
    shape(ink.accent, 'M562 216Q524 214 506 246Q502 268 510 278Q520 254 562 252z'),
    shape(ink.deep, 'M506 246Q502 268 510 278Q514 262 528 256z', 0.35),
    disc(ink.deep, 590, 216, 11),
    disc('#fff6e4', 586, 212, 4),
    stroke(ink.deep, 5, 'M566 200q24 -12 46 0'),
    stroke(ink.accent, 15, 'M574 510v30M626 510v30'),
    stroke(ink.accent, 9, 'M574 542l-22 12M574 542l0 16M574 542l18 10M626 542l-18 10M626 542v16M626 542l22 12'),
  ].join(''),
)
