import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'

/** One supertree: a planted trunk that opens into a crown of steel branches. */
const supertree = (ink: Ink, x: number, top: number, half: number) => {
  const foot = 690
  const neck = top + half * 0.62
  const branches = repeat(15, i => {
    const t = (i - 7) / 7
    return `M${x + t * 22} ${neck + 40}Q${x + t * 30} ${top + 40} ${x + t * half} ${top + Math.abs(t) * 6}`
  })
  return (
    shape(
      ink.leaf,
      `M${x - 46} ${foot}Q${x - 22} ${neck + 140} ${x - 24} ${neck}H${x + 24}Q${x + 22} ${neck + 140} ${x + 46} ${foot}z`,
    ) +
    shape(
      ink.deep,
      `M${x + 4} ${foot}Q${x + 8} ${neck + 140} ${x + 4} ${neck}H${x + 24}Q${x + 22} ${neck + 140} ${x + 46} ${foot}z`,
      0.28,
    ) +
    repeat(16, i =>
      disc(
        i % 3 ? ink.light : ink.accent,
        x - 24 + ((i * 29) % 50),
        neck + 24 + i * ((foot - neck - 40) / 16),
        9,
        7,
        0.7,
      ),
    ) +
    shape(
      ink.accent,
      `M${x - 24} ${neck + 30}Q${x - 34} ${top + 50} ${x - half} ${top}Q${x} ${top + 34} ${x + half} ${top}Q${x + 34} ${top + 50} ${x + 24} ${neck + 30}z`,
      0.35,
    ) +
    stroke(ink.accent, 5, branches) +
    stroke(
      ink.glow,
      4,
      `M${x - half} ${top}Q${x} ${top + 30} ${x + half} ${top}M${x - half * 0.72} ${top + 24}Q${x} ${top + 56} ${x + half * 0.72} ${top + 24}`,
    ) +
    repeat(9, i => disc(ink.glow, x - half + (i * half) / 4, top + 14 - Math.abs(i - 4) * 3.4, 5))
  )
}

/** Gardens by the Bay, Singapore: supertrees lit at night, the walkway slung between two of them, the ribbed glass of a cooled garden behind. */
export const supertrees: Landmark = ink => {
  const shell = 'M700 690Q720 470 880 430Q1060 420 1260 690z'
  return (
    shape(ink.water, shell) +
    shape(ink.glow, shell, ink.night ? 0.16 : 0.05) +
    stroke(
      ink.paper,
      5,
      `M700 690Q720 470 880 430Q1060 420 1260 690${repeat(6, i => `M${770 + i * 76} 690Q${780 + i * 62} 500 ${850 + i * 40} ${440 + i * 14}`)}`,
      0.7,
    ) +
    supertree(ink, 130, 400, 96) +
    supertree(ink, 1060, 380, 100) +
    supertree(ink, 300, 270, 140) +
    supertree(ink, 850, 250, 150) +
    stroke(ink.deep, 16, 'M300 486Q580 560 850 470') +
    stroke(ink.glow, 6, 'M300 474Q580 548 850 458') +
    repeat(7, i => shape(ink.deep, `M${400 + i * 62} ${510 - Math.abs(i - 3) * 4}v-22q6 -8 12 0v22z`)) +
    supertree(ink, 580, 130, 190) +
    repeat(12, i => disc(ink.leaf, -90 + i * 124, 706, 88, 52) + disc(ink.deep, -60 + i * 124, 722, 60, 36, 0.3)) +
    repeat(18, i => disc(i % 2 ? ink.glow : ink.accent, -100 + i * 78, 690 + (i % 3) * 16, 8))
  )
}
