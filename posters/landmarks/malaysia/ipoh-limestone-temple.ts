import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { archOutline, at, circle, path, rect, repeat, stroke } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

function eaves(half: number, height: number, fill: string, trim: string): string {
  return (
    path(
      fill,
      `M${-half - 22}-24Q${-half * 0.86} 4${-half * 0.6}${-height * 0.3}L${-half * 0.5}${-height}H${half * 0.5}L${half * 0.6}${-height * 0.3}Q${half * 0.86} 4 ${half + 22}-24Q${half} 10 ${half * 0.88} 12H${-half * 0.88}Q${-half} 10${-half - 22}-24z`,
    ) +
    path(
      trim,
      `M${-half * 0.58}${-height - 8}Q0${-height + 2} ${half * 0.58}${-height - 8}l14-16v20H${-half * 0.58 - 14}v-20zM${-half * 0.88} 8h${half * 1.76}v6h${-half * 1.76}z`,
    )
  )
}

function front(ink: Ink): string {
  const open = glassOf(ink)
  return (
    rect(ink.base, -180, -96, 360, 96) +
    path(open, archOutline(-38, 0, 76, 80) + archOutline(-132, 0, 54, 66) + archOutline(78, 0, 54, 66)) +
    path(
      ink.paper,
      repeat(6, index => `M${-178 + index * 68.4}-96h14V0h-14z`),
    ) +
    at(0, -96, eaves(214, 54, ink.accent, ink.glow)) +
    rect(ink.base, -110, -216, 220, 68) +
    path(
      open,
      repeat(4, index => archOutline(-92 + index * 50, -150, 34, 46)),
    ) +
    at(0, -212, eaves(140, 46, ink.accent, ink.glow)) +
    rect(ink.base, -58, -314, 116, 56) +
    path(open, archOutline(-18, -258, 36, 42)) +
    at(0, -312, eaves(84, 44, ink.accent, ink.glow)) +
    circle(ink.glow, 0, -372, 10) +
    path(
      ink.paper,
      repeat(4, index => `M${-60 - index * 12} ${index * 7}h${120 + index * 24}v7h-${120 + index * 24}z`),
    ) +
    repeat(4, index => circle(ink.glow, -96 + index * 64, -84, 9))
  )
}

/** Ipoh, Perak: a tiered cave temple at the foot of a sheer limestone hill, a pond before it and a red bridge. */
export const ipohLimestoneTemple: Landmark = ink =>
  path(
    ink.shade,
    'M700 690Q690 400 760 330Q780 250 850 250Q900 220 940 290Q1010 320 1020 420Q1090 500 1110 690z',
  ).replace('<path', '<path opacity=".7"') +
  path(
    ink.light,
    'M180 690Q150 540 200 440Q196 320 270 280Q290 180 380 160Q440 96 540 116Q640 90 710 150Q790 170 800 270Q860 350 850 470Q890 580 870 690z',
  ) +
  path(
    ink.shade,
    'M560 114Q640 92 710 150Q790 170 800 270Q860 350 850 470Q890 580 870 690H640Q700 560 670 430Q690 320 640 240Q620 160 560 114z',
  ) +
  path(
    ink.paper,
    'M270 280Q290 180 380 160Q420 120 470 114Q410 180 400 270Q350 320 340 420Q290 460 280 560Q240 520 220 600Q190 520 200 440Q196 320 270 280z',
  ) +
  path(
    ink.deep,
    'M470 150Q450 230 460 320L444 290Q440 210 470 150zM540 140Q560 220 540 300L560 270Q570 200 540 140zM730 210Q756 300 740 390L760 360Q770 280 730 210zM800 330Q820 420 806 500L824 470Q830 400 800 330zM330 300Q310 380 320 440L306 410Q306 350 330 300z',
  ).replace('<path', '<path opacity=".5"') +
  path(ink.deep, 'M400 560Q390 420 470 380Q540 350 610 384Q680 430 668 560z') +
  path(
    ink.shade,
    'M430 440Q470 386 540 384Q610 390 640 440L628 480L616 440L600 470L586 424L566 476L546 420L524 462L506 424L488 482L470 432L452 470z',
  ) +
  path(
    ink.leaf,
    'M260 300q0-50 44-60q10-60 70-70q40-60 110-60q60-40 110-6q70-20 110 36q70 10 90 80q-30-26-60-14q-20-50-70-44q-40-40-80-14q-50-34-90 0q-60-10-80 40q-50 0-70 50q-40 0-84 62zM190 460q20-50 50-30q20 30-10 60q0 40-50 40zM860 520q-40-40-70-6q-10 40 30 50q20 20 50 0z',
  ) +
  at(530, 640, front(ink)) +
  path(
    ink.leaf,
    'M120 700q0-70 60-70q30-50 80-20q40 10 40 60q20 30-10 34zM780 690q-20-60 30-76q30-50 80-16q50-20 70 30q40 10 40 66z',
  ) +
  path(ink.water, 'M160 700Q400 664 640 672Q900 668 1060 704V740H160z') +
  stroke(ink.accent, 11, 'M640 700Q740 630 840 700') +
  stroke(ink.accent, 4, 'M640 674Q740 604 840 674') +
  stroke(
    ink.accent,
    4,
    repeat(9, index => `M${644 + index * 24} ${Math.round(698 - 35 * (1 - ((index - 4) / 4.2) ** 2))}v-26`),
  ) +
  path(
    ink.leaf,
    repeat(5, index => `M${240 + index * 70} ${694 + (index % 2) * 10}a24 7 0 1 0 48 0a24 7 0 1 0-48 0z`),
  ) +
  repeat(3, index => circle(ink.accent, 276 + index * 140, 690, 8))
