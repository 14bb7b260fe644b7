import { box, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

/** A slender Tianshan spruce from its foot. */
const spruce = (ink: Ink, x: number, y: number, tall: number, fill: string) => {
  const tier = (i: number) => {
    const top = y - tall + i * tall * 0.2
    const half = tall * (0.06 + i * 0.034)
    return `M${x} ${top}L${x + half} ${top + tall * 0.3}Q${x} ${top + tall * 0.24} ${x - half} ${top + tall * 0.3}z`
  }
  const dark = (i: number) => {
    const top = y - tall + i * tall * 0.2
    const half = tall * (0.06 + i * 0.034)
    return `M${x} ${top}L${x + half} ${top + tall * 0.3}Q${x + half * 0.5} ${top + tall * 0.27} ${x} ${top + tall * 0.265}z`
  }
  return (
    box(ink.deep, x - tall * 0.02, y - tall * 0.14, tall * 0.04, tall * 0.14) +
    shape(fill, repeat(4, tier)) +
    shape(ink.deep, repeat(4, dark), 0.4)
  )
}

const yurt = (ink: Ink, x: number, y: number) =>
  shape(
    ink.paper,
    `M${x - 62} ${y}V${y - 46}Q${x - 40} ${y - 84} ${x} ${y - 92}Q${x + 40} ${y - 84} ${x + 62} ${y - 46}V${y}z`,
  ) +
  shape(
    ink.deep,
    `M${x + 20} ${y}V${y - 46}Q${x + 20} ${y - 80} ${x} ${y - 92}Q${x + 40} ${y - 84} ${x + 62} ${y - 46}V${y}z`,
    0.22,
  ) +
  stroke(ink.accent, 7, `M${x - 62} ${y - 46}Q${x} ${y - 34} ${x + 62} ${y - 46}`) +
  stroke(ink.accent, 3, `M${x - 50} ${y - 62}Q${x} ${y - 52} ${x + 50} ${y - 62}M${x} ${y - 92}v12`) +
  box(ink.accent, x - 14, y - 36, 28, 36) +
  box(glassOf(ink), x - 9, y - 31, 18, 31)

/** Heavenly Lake of the Tianshan below the snows of Bogda, between slopes of spruce; a Kazakh yurt on the shore. */
export const tianshanLake: Landmark = ink =>
  shape(
    ink.shade,
    'M-1000 600L-400 420L-160 470L100 330L250 380L390 290L470 250L520 190L556 216L610 130L668 218L704 196L770 284L860 320L980 410L1160 350L1500 470L2200 560V620H-1000z',
    0.75,
  ) +
  shape(
    ink.deep,
    'M610 130L700 300L664 370L760 480L700 620H1300L1160 350L980 410L860 320L770 284L704 196L668 218zM250 380L390 290L300 420L380 500L300 620H60L160 480z',
    0.2,
  ) +
  shape(
    ink.paper,
    'M390 290L470 250L520 190L556 216L610 130L668 218L704 196L770 284L860 320L930 372L860 356L806 372L770 330L736 372L700 300L664 370L624 300L590 390L548 310L500 372L470 320L420 352L360 330L300 356z',
  ) +
  shape(
    ink.base,
    'M610 130L668 218L704 196L770 284L860 320L930 372L860 356L806 372L770 330L736 372L700 300L664 370L624 300L636 210zM520 190L556 216L548 310L540 250zM470 250L480 300L500 372L470 320z',
    0.55,
  ) +
  shape(
    ink.leaf,
    'M-1000 620L-300 440L60 400Q260 470 420 566L560 622H-1000zM2200 620L1600 440L1180 380Q960 450 800 556L690 622z',
    0.8,
  ) +
  repeat(12, i => spruce(ink, 150 + i * 30, 520 + i * 9 + (i % 3) * 8, 120 - i * 4, ink.leaf)) +
  repeat(11, i => spruce(ink, 1090 - i * 32, 500 + i * 11 + (i % 3) * 8, 130 - i * 5, ink.leaf)) +
  shape(ink.water, 'M-1000 612H2200V1200H-1000z') +
  shape(ink.paper, 'M520 640L560 730L600 690L612 800L660 700L700 740L740 640z', 0.4) +
  shape(ink.leaf, 'M-1000 612H560L420 640L300 676L-1000 760zM2200 612H690L820 640L930 690L2200 760z', 0.5) +
  stroke(ink.paper, 4, 'M470 668h110M640 662h130M540 706h80M690 716h96M430 736h70M600 760h120M760 776h80', 0.6) +
  shape(
    ink.leaf,
    'M-1000 700Q0 650 330 690Q470 716 560 760Q300 800 -1000 820zM2200 720Q1200 680 940 706Q800 730 740 776Q1000 820 2200 830z',
  ) +
  shape(ink.deep, 'M-1000 760Q200 730 560 760Q300 800 -1000 820zM2200 770Q1000 740 740 776Q1000 820 2200 830z', 0.25) +
  yurt(ink, 400, 730) +
  spruce(ink, 262, 740, 330, ink.leaf) +
  spruce(ink, 318, 752, 220, ink.leaf) +
  spruce(ink, 200, 750, 240, ink.leaf) +
  spruce(ink, 880, 770, 300, ink.leaf) +
  spruce(ink, 950, 760, 400, ink.leaf) +
  spruce(ink, 1010, 780, 260, ink.leaf)
