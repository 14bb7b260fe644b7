import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { mirrored, repeat } from '../../strokes/shapes.ts'

/** One gable of the white roofs with its flaming edge and horned finial. */
const gable = (ink: Ink, y: number, half: number, height: number, wall: string) => {
  const flames = repeat(8, i => {
    const t = (i + 0.5) / 8
    const [x, h] = [half * (1 - t) ** 1.25, y - height * t]
    return `M${600 + x} ${h}l${16 + half * 0.05} ${-20 - half * 0.06}l${-half * 0.05 - 2} ${-14}z`
  })
  return (
    shape(
      wall,
      `M${600 - half} ${y}Q${600 - half * 0.34} ${y - height * 0.3} 600 ${y - height}Q${600 + half * 0.34} ${y - height * 0.3} ${600 + half} ${y}z`,
    ) +
    mirrored(
      600,
      shape('#ffffff', flames) +
        stroke(
          '#ffffff',
          7,
          `M${600 + half + 22} ${y - 26}Q${600 + half} ${y + 4} ${600 + half * 0.9} ${y - height * 0.06}Q${600 + half * 0.34} ${y - height * 0.32} 600 ${y - height}`,
        ),
    ) +
    stroke('#ffffff', 6, `M600 ${y - height}q-12 -30 4 -66`) +
    shape(
      ink.water,
      `M600 ${y - height * 0.94}Q${600 + half * 0.34} ${y - height * 0.3} ${600 + half} ${y}H${600 + half * 0.4}z`,
      0.16,
    )
  )
}

/** Chiang Rai: the White Temple, its horned roofs and bridge mirrored in the pond. */
export const watRongKhun: Landmark = ink => {
  const temple =
    gable(ink, 420, 150, 250, '#eef3f5') +
    gable(ink, 500, 220, 260, '#f7fafb') +
    gable(ink, 570, 300, 250, '#eef3f5') +
    box('#fbfdfd', 420, 540, 360, 120) +
    box(ink.water, 700, 540, 80, 120, 0.2) +
    shape(ink.shade, 'M570 660V560q30 -40 60 0v100z') +
    shape(
      ink.water,
      'M450 650v-70q16 -24 32 0v70zM512 650v-70q14 -24 28 0v70zM660 650v-70q14 -24 28 0v70zM718 650v-70q16 -24 32 0v70z',
      0.45,
    ) +
    mirrored(
      600,
      shape('#ffffff', 'M860 660V560l12 -60l10 -70l10 70l12 60v100zM960 660v-70l10 -50l8 -50l8 50l10 50v70z') +
        stroke(ink.water, 4, 'M866 590h44M866 620h44M964 616h32', 0.4),
    ) +
    box('#ffffff', -40, 652, 1280, 18)
  return (
    repeat(
      8,
      i =>
        disc(ink.leaf, -320 + i * 110, 620 - (i % 2) * 40, 90, 70) +
        disc(ink.leaf, 860 + i * 150, 620 - (i % 2) * 36, 96, 74),
    ) +
    shape(ink.water, 'M-1000 664H2200V1200H-1000z') +
    `<g opacity=".34" transform="matrix(1 0 0 -.52 0 1012)">${temple}</g>` +
    temple +
    shape('#ffffff', 'M530 670H670L760 900H440z') +
    shape(ink.water, 'M560 670H640L690 900H510z', 0.22) +
    mirrored(
      600,
      stroke('#ffffff', 10, 'M676 668Q700 740 790 880') +
        repeat(5, i => stroke('#ffffff', 6, `M${684 + i * 22} ${690 + i * 38}q26 -24 14 -50`)),
    ) +
    stroke(ink.paper, 5, 'M140 760h120M260 820h90M900 740h120M960 830h130M60 860h90', 0.6)
  )
}
