import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, circle, path, repeat, stroke } from '../../strokes/shapes.ts'

function karst(ink: Ink, x: number, foot: number, half: number, tall: number, tones: [string, string, string]): string {
  const p = (dx: number, dy: number): string => `${Math.round(x + dx * half)} ${Math.round(foot - dy * tall)}`
  return (
    path(
      tones[1],
      `M${p(-1, 0)}Q${p(-1.02, 0.5)} ${p(-0.72, 0.66)}Q${p(-0.6, 0.96)} ${p(-0.2, 0.94)}Q${p(0.02, 1.08)} ${p(0.3, 0.96)}Q${p(0.7, 0.92)} ${p(0.76, 0.6)}Q${p(1.04, 0.4)} ${p(1, 0)}z`,
    ) +
    path(
      tones[2],
      `M${p(0.1, 1)}Q${p(0.2, 1)} ${p(0.3, 0.96)}Q${p(0.7, 0.92)} ${p(0.76, 0.6)}Q${p(1.04, 0.4)} ${p(1, 0)}H${Math.round(x + half * 0.2)}Q${p(0.46, 0.4)} ${p(0.24, 0.62)}Q${p(0.3, 0.84)} ${p(0.1, 1)}z`,
    ) +
    path(
      tones[0],
      `M${p(-1, 0)}Q${p(-1.02, 0.5)} ${p(-0.72, 0.66)}Q${p(-0.62, 0.92)} ${p(-0.3, 0.94)}Q${p(-0.5, 0.7)} ${p(-0.48, 0.5)}Q${p(-0.7, 0.4)} ${p(-0.66, 0)}z`,
    ) +
    path(
      ink.leaf,
      `M${p(-0.74, 0.62)}Q${p(-0.66, 0.98)} ${p(-0.22, 0.98)}Q${p(0.02, 1.14)} ${p(0.32, 1)}Q${p(0.74, 0.96)} ${p(0.82, 0.56)}Q${p(0.62, 0.8)} ${p(0.44, 0.74)}Q${p(0.3, 0.94)} ${p(0.06, 0.82)}Q${p(-0.14, 0.98)} ${p(-0.28, 0.8)}Q${p(-0.54, 0.86)} ${p(-0.74, 0.62)}z`,
    )
  )
}

/** Perlis: limestone hills in a row over the Timah Tasoh lake, a sampan and a fisherman among the lotus. */
export const perlisLimestone: Landmark = ink => {
  const [near, far]: [[string, string, string], [string, string, string]] = [
    [ink.paper, ink.light, ink.shade],
    [ink.light, ink.light, ink.shade],
  ]
  const sampan =
    path(ink.deep, 'M-170-26Q-120 14-70 16H90Q140 12 190-36Q172 30 116 38H-100Q-150 28-170-26z') +
    path(ink.accent, 'M-160-12Q-116 20-70 22H90Q134 18 178-16Q140 28 90 30H-72Q-126 28-160-12z') +
    path(ink.deep, 'M20 14L24-46Q20-84 40-88Q58-84 54-46L62 14H48L40-30L34 14z') +
    path(ink.base, 'M18-30Q16-84 40-88Q62-84 58-30z') +
    path(ink.glow, 'M4-104Q40-136 76-104Q40-96 4-104z') +
    circle(ink.deep, 40, -98, 12) +
    path(ink.glow, 'M2-104Q40-140 78-104Q40-110 2-104z') +
    stroke(ink.deep, 4, 'M52-70L-120-150') +
    stroke(ink.paper, 1.5, 'M-120-150Q-150-60-150 44')
  return (
    karst(ink, 220, 660, 150, 250, far).replace(/^/, '<g opacity=".7">') +
    karst(ink, 1010, 660, 190, 280, far) +
    '</g>' +
    karst(ink, 820, 664, 150, 400, near) +
    karst(ink, 400, 664, 130, 330, near) +
    karst(ink, 610, 668, 160, 510, near) +
    karst(ink, 960, 668, 110, 220, near) +
    karst(ink, 290, 668, 90, 180, near) +
    path(ink.deep, 'M630 668q-4-60 28-70q34 8 34 70z') +
    path(
      ink.leaf,
      'M80 676q30-44 80-24q60-30 110 4q80-30 160 2q80-30 160 0q90-34 170 2q80-30 150 0q70-30 110 0q60-10 110 16z',
    ) +
    path(
      ink.paper,
      repeat(10, index => `M${240 + ((index * 131) % 720)} ${688 + (index % 4) * 14}q44-5 90 0q-46 6-90 0z`),
    ).replace('<path', '<path opacity=".5"') +
    at(560, 714, sampan, 0.92) +
    path(
      ink.leaf,
      repeat(8, index => `M${230 + ((index * 173) % 780)} ${708 + (index % 3) * 16}a30 8 0 1 0 60 0l-26-2z`),
    ) +
    repeat(4, index =>
      at(
        300 + index * 190,
        706 + (index % 2) * 20,
        path(ink.accent, 'M0 0Q-22-8-24-28Q-10-24-6-16Q-8-34 0-42Q8-34 6-16Q10-24 24-28Q22-8 0 0z'),
        0.8,
      ),
    )
  )
}
