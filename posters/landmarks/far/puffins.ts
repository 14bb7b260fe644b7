import { painted } from '../../colours/own-colours.ts'
import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'

const puffin = (ink: Ink, x: number, y: number, size: number, facing: 1 | -1) =>
  at(
    x,
    y,
    shape(ink.accent, 'M-26-8l-10 14h22zM14-8L6 6h24z') +
      shape(ink.base, 'M-66-40Q-90-110-50-170Q-60-230-10-246Q44-250 52-206Q76-150 60-80Q50-20 10-6H-30Q-60-16-66-40z') +
      shape(ink.paper, 'M4-160Q50-170 58-120Q60-50 12-8Q-24-10-20-70Q-18-130 4-160z') +
      shape(ink.paper, 'M-22-206Q-14-236 20-234Q50-228 50-200Q40-166 8-164Q-20-172-22-206z') +
      shape(ink.accent, 'M46-224Q84-220 100-184Q70-166 42-172Q54-196 46-224z') +
      shape(ink.deep, 'M46-224Q64-222 74-212Q66-190 60-170L42-172Q54-196 46-224z', 0.5) +
      stroke(ink.glow, 5, 'M76-210Q72-190 70-172') +
      shape(ink.deep, 'M-54-150Q-80-90-60-36Q-30-60-26-120z', 0.5) +
      shape(ink.deep, 'M14-216L26-208L14-196L6-206z') +
      disc(ink.accent, 18, -206, 8) +
      disc(ink.deep, 18, -206, 5),
    size * facing,
    size,
  )

/** Puffins on a tussock at the edge of an Icelandic bird cliff, others flying in over the sea. */
export const puffins = painted({ base: '#26303c', accent: '#ee7a2e' }, ink => {
  const flying = (x: number, y: number, size: number) =>
    at(
      x,
      y,
      shape(ink.base, 'M-30 0Q-10-14 20-8L60-44L44 0Q20 18-20 12zM-6-4L-50-40L-40 6z') +
        shape(ink.paper, 'M-20 10Q10 16 36 4Q10 8-24 4z') +
        shape(ink.accent, 'M-30 0l-16 4 16 6z'),
      size,
    )
  return (
    shape(ink.shade, 'M2200 640V230L1300 250L1160 300L1100 380L1060 480L1040 640z', 0.55) +
    shape(ink.leaf, 'M2200 230L1300 250L1160 300L1100 380L1180 340L1300 290L2200 280z', 0.8) +
    stroke(ink.paper, 5, 'M1130 380h40M1160 430h50M1110 470h60M1190 500h70M1100 540h50M1170 580h60', 0.6) +
    flying(250, 240, 1) +
    flying(380, 330, 0.7) +
    flying(900, 200, 0.8) +
    flying(140, 400, 0.5) +
    shape(ink.shade, 'M-1000 1200V780L0 760L120 720L300 730L380 690H960L1080 730L1200 760L2200 800V1200z') +
    shape(
      ink.leaf,
      'M-1000 780Q-400 700 0 740Q120 680 300 706Q380 660 660 664T1000 690Q1100 700 1200 740Q1600 700 2200 780V830H-1000z',
    ) +
    shape(
      ink.leaf,
      repeat(
        30,
        i => `M${-300 + i * 60} ${736 - Math.sin(((i - 2) / 26) * 3.1) * 50}l-10-30 16 24 4-36 8 36 14-26-6 34z`,
      ),
    ) +
    puffin(ink, 760, 706, 1.15, 1) +
    puffin(ink, 470, 712, 1.5, 1) +
    puffin(ink, 1000, 724, 0.8, -1) +
    shape(ink.deep, 'M280 760a50 34 0 0 1 100 0z', 0.75) +
    shape(
      ink.paper,
      repeat(14, i => `M${100 + ((i * 167) % 1000)} ${750 + ((i * 31) % 60)}a6 6 0 1 1 12 0z`),
    ) +
    shape(
      ink.accent,
      repeat(10, i => `M${140 + ((i * 227) % 980)} ${760 + ((i * 41) % 50)}a5 5 0 1 1 10 0z`),
    )
  )
})
