import { painted } from '../../colours/own-colours.ts'
import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import { repeat } from '../../strokes/shapes.ts'

/** Kanazawa: the two-legged stone lantern at the pond of Kenroku-en, old pines held up by ropes in the first snow. */
export const kenrokuGarden = painted({ base: '#8f9396', accent: '#b8432f' }, ink => {
  const pine = (x: number, y: number, s: number) =>
    `<g transform="translate(${x} ${y}) scale(${s})">${
      stroke('#6b4a35', 26, 'M0 0Q-30-120 10-240Q20-320-6-400') +
      stroke('#6b4a35', 12, 'M-8-120Q-90-150-150-150M4-200Q90-230 150-226M8-300Q-60-330-100-330') +
      repeat(5, i =>
        shape(
          ink.leaf,
          `M${[-220, 70, -160, 40, -90][i]} ${[-140, -216, -320, -330, -400][i]}q10-50 80-50q90-4 110 50q-90 24-190 0z`,
        ),
      ) +
      repeat(5, i =>
        shape(
          ink.paper,
          `M${[-206, 84, -146, 54, -76][i]} ${[-158, -234, -338, -348, -418][i]}q20-32 70-32q70-2 86 32q-70-12-156 0z`,
        ),
      ) +
      stroke(
        '#c9a468',
        3,
        repeat(9, i => `M-4-520L${-220 + i * 55} ${-110 - Math.abs(i - 4) * 6}`),
        0.9,
      ) +
      stroke('#c9a468', 6, 'M-4-400V-530')
    }</g>`
  return (
    shape(
      ink.leaf,
      'M-1000 620Q-600 460-300 520Q0 440 260 510Q560 440 800 510Q1100 430 1400 520Q1800 460 2200 540V640z',
      0.75,
    ) +
    shape(
      ink.paper,
      'M-1000 600Q-600 448-300 506Q0 426 260 496Q560 426 800 496Q1100 416 1400 506Q1800 446 2200 526V546Q1800 480 1400 540Q1100 460 800 530T260 530T-300 540T-1000 640z',
      0.7,
    ) +
    shape(ink.shade, 'M720 600L760 540H1060L1100 600z') +
    box('#d8c6a4', 770, 598, 280, 54) +
    box(ink.deep, 790, 606, 240, 40, 0.5) +
    stroke('#6b4a35', 7, 'M770 598V652M840 598V652M910 598V652M980 598V652M1050 598V652') +
    shape(ink.paper, 'M712 600L756 534H1064L1108 600Q1000 580 912 590T712 600z') +
    box(ink.water, -1000, 646, 3200, 560) +
    shape(ink.paper, 'M-1000 640H2200V654Q1400 668 900 654T-200 662T-1000 654z', 0.95) +
    shape(ink.paper, 'M2200 660H960Q900 690 980 712Q1100 730 1300 720T2200 740z') +
    pine(180, 690, 1) +
    pine(1090, 690, 0.86) +
    shape(ink.shade, 'M-1000 720Q-100 650 240 690Q420 700 440 760Q400 820 200 840L-1000 900z') +
    shape(ink.paper, 'M-1000 710Q-100 640 240 680Q420 690 440 750Q300 730 160 760T-1000 800z') +
    shape(ink.base, 'M520 820Q500 700 556 610H590Q560 700 556 820zM700 800Q720 700 644 610H610Q670 700 664 800z') +
    shape(ink.deep, 'M700 800Q720 700 644 610H628Q690 700 686 800z', 0.3) +
    shape(ink.base, 'M540 616H660L650 586H550z') +
    box(ink.base, 556, 520, 88, 68) +
    box(ink.glow, 574, 534, 52, 46) +
    stroke(ink.base, 6, 'M600 534V580M574 556H626') +
    shape(ink.base, 'M500 526Q560 500 574 468H626Q640 500 700 526Q600 540 500 526z') +
    shape(ink.deep, 'M626 468Q640 500 700 526Q660 532 620 532z', 0.28) +
    shape(ink.paper, 'M504 520Q560 496 574 462H626Q640 496 696 520Q600 504 504 520z') +
    disc(ink.base, 600, 454, 17, 20) +
    shape(ink.shade, 'M470 830Q500 800 570 812Q600 830 580 846H470zM640 806Q680 784 730 800Q750 820 720 830H650z') +
    shape(
      ink.accent,
      'M760 760q30-20 60 0l20-10-6 16 6 14-20-8q-30 18-60-12zM880 800q26-18 54 0l18-10-6 14 6 14-18-8q-28 16-54-10z',
    ) +
    stroke(ink.paper, 5, 'M820 700h140M480 720h60M700 860h160M900 740h120', 0.5)
  )
})
