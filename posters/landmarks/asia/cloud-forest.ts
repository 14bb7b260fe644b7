import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'

const person = (ink: Ink, x: number, y: number, colour: string) =>
  at(
    x,
    y,
    shape(colour, 'M-11 0V-30Q-11-44 0-44T11-30V0z') +
      disc('#b98058', 0, -54, 9) +
      shape(ink.deep, 'M-9 0h7v16h-7zM2 0h7v16H2z'),
  )

/** Gardens by the Bay: under the ribs of the glasshouse, the planted mountain of the Cloud Forest and its waterfall. */
export const cloudForest: Landmark = ink =>
  box('#bfe0dc', -1000, -300, 3200, 1500) +
  shape(ink.paper, 'M-1000-300H700L-200 1200H-1000z', 0.4) +
  stroke(
    ink.paper,
    13,
    repeat(13, i => `M${-900 + i * 250} 1200Q${-500 + i * 190} 200 ${600 + (i - 6) * 34}-300`),
  ) +
  stroke(
    '#7fb3b4',
    4,
    repeat(9, i => `M-1000 ${-60 + i * 100}Q600 ${-220 + i * 120} 2200 ${-60 + i * 100}`),
    0.7,
  ) +
  shape(ink.deep, 'M300 780Q290 500 360 320Q420 120 600 100Q780 120 840 320Q920 520 910 780z') +
  shape(ink.leaf, 'M316 780Q306 500 376 330Q430 136 600 116Q770 136 824 330Q900 520 890 780z') +
  repeat(60, i => {
    const [angle, far] = [i * 2.4, Math.sqrt((i + 0.5) / 60)]
    const [x, y] = [
      600 + Math.cos(angle) * far * (150 + (0.5 + Math.sin(angle) / 2) * 110),
      460 + Math.sin(angle) * far * 310,
    ]
    return disc([ink.leaf, '#5fa05a', '#2f6f4c', '#7db35a'][i % 4] as string, x, y, 24 + ((i * 7) % 14), 19)
  }) +
  repeat(26, i => {
    const [angle, far] = [i * 2.4 + 1, Math.sqrt((i + 0.5) / 26)]
    return disc(
      ['#d8487a', '#f2b33d', '#f7ede0', '#b5518f'][i % 4] as string,
      600 + Math.cos(angle) * far * 210,
      460 + Math.sin(angle) * far * 290,
      9,
    )
  }) +
  shape('#e8f6f4', 'M540 210Q580 190 620 210L650 780H500z') +
  shape('#b6dcdc', 'M570 214L560 780H530zM610 214L632 780H606z') +
  disc('#e8f6f4', 575, 790, 190, 40) +
  disc('#f6fbf9', 560, 776, 130, 26) +
  stroke(ink.paper, 20, 'M-200 560Q240 620 420 560M780 470Q980 560 1400 500') +
  stroke(ink.shade, 5, 'M-200 574Q240 634 420 574M780 484Q980 574 1400 514') +
  stroke(ink.shade, 3, 'M-200 510Q240 570 420 510M780 420Q980 510 1400 450') +
  person(ink, 190, 566, ink.accent) +
  person(ink, 236, 572, ink.base) +
  person(ink, 960, 512, ink.glow) +
  person(ink, 1004, 518, ink.accent) +
  box('#3d6b5a', -1000, 800, 3200, 400) +
  repeat(22, i =>
    disc(['#2f6f4c', '#4f8f55', '#3a7a4e'][i % 3] as string, -260 + i * 84, 806 + ((i * 31) % 26), 60, 44),
  ) +
  repeat(12, i =>
    shape(
      ['#5fa05a', '#2b6246'][i % 2] as string,
      `M${-60 + i * 118} 860Q${-100 + i * 118} 760 ${-150 + i * 118} 740Q${-70 + i * 118} 740 ${-52 + i * 118} 820Q${-30 + i * 118} 740 ${40 + i * 118} 744Q${-10 + i * 118} 770 ${-36 + i * 118} 860z`,
    ),
  ) +
  repeat(3, i => disc('#f6fbf9', 260 + i * 330, 700 + (i % 2) * 40, 150, 18, 0.35))
