import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, path, rect, repeat, stroke } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

/** A gently saddle-backed shingle roof with crossed finials. Middle of the eaves at 0, 0. */
function saddleRoof(ink: Ink, half: number, height: number): string {
  return (
    path(
      ink.shade,
      `M${-half - 26}-8Q${-half} -14 ${-half * 0.72}${-height}Q0 ${-height * 0.78} ${half * 0.72}${-height}Q${half}-14 ${half + 26}-8L${half + 12} 10H${-half - 12}z`,
    ) +
    path(
      ink.base,
      `M${-half - 26}-8Q${-half}-14 ${-half * 0.72}${-height}Q${-half * 0.5} ${-height * 0.9} ${-half * 0.36} ${-height * 0.87}L${-half * 0.5} 8H${-half - 12}z`,
    ) +
    stroke(
      ink.deep,
      2.5,
      repeat(
        4,
        index =>
          `M${Math.round(-half * (0.78 + index * 0.08))} ${Math.round(-height * (0.8 - index * 0.2))}Q0 ${Math.round(-height * (0.62 - index * 0.18))} ${Math.round(half * (0.78 + index * 0.08))} ${Math.round(-height * (0.8 - index * 0.2))}`,
      ),
    ).replace('<path', '<path opacity=".5"') +
    path(
      ink.deep,
      `M${-half * 0.72 + 4}${-height}l-22-26l32 18zM${half * 0.72 - 4}${-height}l22-26l-32 18zM${-half - 26}-8L${-half - 12} 12H${half + 12}L${half + 26}-8L${half + 10} 2H${-half - 10}z`,
    )
  )
}

function storey(ink: Ink, half: number, tall: number, bays: number): string {
  const step = (half * 2) / bays
  return (
    rect(ink.base, -half, -tall, half * 2, tall) +
    rect(ink.shade, half * 0.4, -tall, half * 0.6, tall) +
    path(
      glassOf(ink),
      repeat(
        bays,
        index =>
          `M${Math.round(-half + step * (index + 0.28))}${-tall + 12}h${Math.round(step * 0.44)}v${tall - 26}h${Math.round(-step * 0.44)}z`,
      ),
    ) +
    path(
      ink.glow,
      repeat(bays + 1, index => `M${Math.round(-half + step * index) - 4}${-tall}h8v${tall}h-8z`),
    ) +
    rect(ink.glow, -half, -16, half * 2, 5) +
    rect(ink.light, -half - 8, -6, half * 2 + 16, 8)
  )
}

/** Istana Lama Seri Menanti, Negeri Sembilan: the four-storey timber palace on 99 posts, built without a nail. */
export const minangkabauPalace: Landmark = ink =>
  path(
    ink.leaf,
    'M80 690q-10-110 60-120q10-90 90-80q50-50 100 0q40 10 40 90h480q10-90 70-90q60-50 110 10q80 0 70 100q50 20 40 90z',
  ) +
  path(
    ink.deep,
    repeat(23, index => `M${222 + index * 34} 590h11v96h-11z`),
  ) +
  path(
    ink.glow,
    repeat(23, index => `M${222 + index * 34} 612h11v7h-11z`),
  ) +
  at(600, 592, storey(ink, 380, 92, 15)) +
  at(600, 500, saddleRoof(ink, 400, 84)) +
  at(600, 424, storey(ink, 236, 62, 9)) +
  at(600, 362, saddleRoof(ink, 254, 62)) +
  at(600, 306, storey(ink, 128, 50, 5)) +
  at(600, 256, saddleRoof(ink, 146, 52)) +
  at(600, 210, storey(ink, 66, 38, 3)) +
  at(600, 172, saddleRoof(ink, 84, 46)) +
  stroke(ink.deep, 5, 'M600 134V76') +
  path(ink.accent, 'M602 78h46v14h-46z') +
  path(ink.glow, 'M602 92h46v12h-46z') +
  rect(ink.base, 520, 494, 160, 100) +
  rect(glassOf(ink), 556, 506, 88, 88) +
  rect(ink.glow, 596, 506, 7, 88) +
  at(600, 494, saddleRoof(ink, 98, 66)) +
  path(
    ink.light,
    repeat(7, index => `M${546 - index * 7} ${594 + index * 14}h${108 + index * 14}v10h-${108 + index * 14}z`),
  ) +
  stroke(ink.glow, 5, 'M540 584L494 690M660 584L706 690') +
  path(ink.light, 'M480 690H720L800 740H400z') +
  path(ink.leaf, 'M190 696q10-34 44-28q30-24 60 4q24 0 24 24zM880 696q4-30 34-28q30-24 60 4q24 4 26 24z')
