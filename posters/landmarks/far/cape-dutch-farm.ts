import { painted } from '../../colours/own-colours.ts'
import { box, shape, stroke } from '../../strokes/brush.ts'
import { boxes } from '../../strokes/panes.ts'
import { repeat } from '../../strokes/shapes.ts'

/** A white gabled farmhouse of the Cape winelands under oaks, rows of vines, a jagged grey range. */
export const capeDutchFarm = painted(
  { base: '#7d8794', accent: '#7a5a3c' },
  ink =>
    shape(
      ink.base,
      'M-1000 640L-600 420L-400 480L-160 340L-60 400L80 270L170 340L260 240L360 330L430 280L540 380L640 250L740 330L840 220L940 320L1040 260L1180 400L1400 320L1700 440L2200 380V640z',
      0.85,
    ) +
    shape(
      ink.deep,
      'M80 270L170 340L120 460L260 560L60 600zM260 240L360 330L340 450L420 600L280 480zM640 250L740 330L700 450L780 600L640 480zM840 220L940 320L920 440L1060 600L860 470zM1040 260L1180 400L1240 600L1100 480z',
      0.2,
    ) +
    shape(ink.leaf, 'M-1000 660Q-100 560 200 600T900 590T2200 600V700H-1000z') +
    shape(
      ink.leaf,
      'M40 660Q20 560 90 540Q80 460 170 450Q240 400 310 460Q370 480 350 560Q380 640 340 660zM860 660Q830 560 900 530Q900 450 990 440Q1080 420 1110 500Q1170 540 1150 660z',
    ) +
    shape(
      ink.deep,
      'M230 440Q310 430 310 460Q370 480 350 560Q380 640 340 660H240Q300 540 230 440zM1020 440Q1080 430 1110 500Q1170 540 1150 660H1040Q1100 540 1020 440z',
      0.22,
    ) +
    box(ink.paper, 220, 540, 760, 130) +
    box(ink.deep, 900, 540, 80, 130, 0.14) +
    shape(ink.accent, 'M206 546L250 450H950L994 546z') +
    stroke(ink.deep, 3, 'M226 510H974M238 480H962', 0.3) +
    shape(
      ink.paper,
      'M500 670V480Q486 470 492 450Q520 448 520 420Q520 380 556 380Q566 340 600 336Q634 340 644 380Q680 380 680 420Q680 448 708 450Q714 470 700 480V670z',
    ) +
    stroke(
      ink.light,
      5,
      'M500 480Q486 470 492 450Q520 448 520 420Q520 380 556 380Q566 340 600 336Q634 340 644 380Q680 380 680 420Q680 448 708 450Q714 470 700 480',
    ) +
    shape(ink.deep, 'M586 450v-34a14 14 0 0 1 28 0v34z', 0.75) +
    shape(
      ink.leaf,
      `${boxes([250, 572], [4, 1], [62, 0], [12, 58])}${boxes([288, 572], [4, 1], [62, 0], [12, 58])}${boxes([720, 572], [4, 1], [62, 0], [12, 58])}${boxes([758, 572], [4, 1], [62, 0], [12, 58])}M526 520h12v62h-12zM560 520h12v62h-12zM628 520h12v62h-12zM662 520h12v62h-12z`,
    ) +
    shape(
      ink.deep,
      `${boxes([262, 572], [4, 1], [62, 0], [26, 58])}${boxes([732, 572], [4, 1], [62, 0], [26, 58])}M538 520h22v62h-22zM640 520h22v62h-22zM574 670v-84a26 26 0 0 1 52 0v84z`,
      0.75,
    ) +
    box(ink.light, 180, 668, 840, 14) +
    shape(ink.light, 'M560 682H640L760 1200H440z') +
    shape(
      ink.leaf,
      repeat(
        9,
        i => `M${540 - i * 60} 686h-40L${260 - i * 260} 1200h170zM${660 + i * 60} 686h40L${940 + i * 260} 1200h-170z`,
      ),
    ) +
    shape(
      ink.deep,
      repeat(
        9,
        i => `M${520 - i * 60} 686h-20L${260 - i * 260} 1200h80zM${680 + i * 60} 686h20L${940 + i * 260} 1200h-80z`,
      ),
      0.25,
    ),
)
