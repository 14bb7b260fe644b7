import { painted } from '../../colours/own-colours.ts'
import { archPath, box, disc, shape, stroke } from '../../strokes/brush.ts'
import { boxes } from '../../strokes/panes.ts'
import { at, repeat } from '../../strokes/shapes.ts'
import { glassOf, windowRow } from '../parts/windows.ts'

/** A Uniworld ship: a small grand hotel afloat, dark hull, arched windows with awnings, a glazed pavilion at her bow. */
export const uniworldShip = painted(
  { base: '#22313f', accent: '#a8323e' },
  ink =>
    shape(ink.shade, 'M-1000 612V500L-600 470L-200 500L200 440L520 500L900 450L1300 500L2200 470V620H-1000z', 0.35) +
    repeat(15, i => shape(ink.leaf, `M${-760 + i * 190} 622q-34-120 20-190q54 70 20 190z`)) +
    shape(ink.leaf, 'M-1000 622Q-300 580 300 606T1300 600T2200 600V650H-1000z') +
    at(
      -30,
      98,
      shape(ink.base, 'M120 700Q80 640 70 596H1110L1096 640L1080 700z') +
        shape(ink.deep, 'M900 596H1110L1080 700H940z', 0.35) +
        box(ink.glow, 78, 606, 1030, 6) +
        shape(ink.glow, boxes([180, 640], [22, 1], [40, 0], [22, 14]), 0.9) +
        shape(ink.paper, 'M190 596V520H1090V596z') +
        shape(ink.paper, 'M270 520V440H1040V520z') +
        shape(ink.deep, 'M900 440H1040V520H1090V596H920z', 0.1) +
        box(ink.glow, 184, 514, 912, 8) +
        box(ink.glow, 264, 434, 782, 8) +
        windowRow(ink, 222, 534, 19, 45, 30, 50) +
        stroke(
          ink.glow,
          3,
          repeat(
            19,
            i =>
              `M${218 + i * 45} 568h38M${218 + i * 45} 584h38` +
              `M${224 + i * 45} 568v16M${237 + i * 45} 568v16M${250 + i * 45} 568v16`,
          ),
        ) +
        shape(
          glassOf(ink),
          repeat(16, i => archPath(310 + i * 46, 510, 28, 54)),
        ) +
        repeat(16, i => shape(ink.accent, `M${290 + i * 46} 464Q${310 + i * 46} 438 ${330 + i * 46} 464l-6 6h-28z`)) +
        shape(ink.paper, 'M110 596V556Q140 512 190 506V596z') +
        shape(ink.water, 'M120 590V560Q146 524 182 518V590z') +
        stroke(ink.paper, 4, 'M140 590V540M160 590V526M120 566H184') +
        box(ink.paper, 560, 392, 300, 42) +
        shape(ink.accent, `M540 394Q700 330 880 394z`) +
        shape(ink.paper, 'M620 394Q650 356 700 362V394zM770 394Q760 364 720 362V394z', 0.85) +
        windowRow(ink, 578, 404, 7, 40, 28, 26) +
        stroke(
          ink.shade,
          4,
          'M276 434V408H560M860 434V408H1030V434' +
            repeat(6, i => `M${316 + i * 42} 408v26`) +
            repeat(3, i => `M${900 + i * 42} 408v26`),
        ) +
        repeat(8, i => disc(ink.leaf, 300 + i * 34, 424, 13, 15)) +
        stroke(ink.shade, 6, 'M1000 408V336') +
        shape(ink.accent, 'M1003 338h50l-14 16 14 16h-50z') +
        disc(ink.glow, 700, 352, 7),
      1.05,
      0.86,
    ) +
    shape(ink.paper, 'M50 702Q100 688 140 706Q560 696 1110 704Q1180 708 1230 716Q500 724 50 702z', 0.85),
)
