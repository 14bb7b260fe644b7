import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'
import { karst } from '../parts/karst.ts'

const boat = (ink: Ink, x: number, y: number) =>
  shape(ink.paper, `M${x} ${y}h58q-6 16-18 16H${x + 14}q-10 0-14-16z`) +
  shape(ink.accent, `M${x + 10} ${y - 16}h32v12H${x + 10}z`) +
  shape(
    ink.paper,
    `M${x - 130} ${y + 10}Q${x - 40} ${y + 2} ${x + 4} ${y + 8}Q${x - 50} ${y + 18} ${x - 130} ${y + 10}z`,
    0.7,
  )

/** Ang Thong in the Gulf of Thailand: from the lookout, forty green islands, and the lake shut inside a hill. */
export const angThong: Landmark = ink => {
  const isle = (x: number, y: number, half: number, height: number, kind: number, haze = 0) =>
    karst(ink, {
      x,
      y,
      half,
      height,
      outline: (['dome', 'cliff', 'twin', 'tooth'] as const)[kind % 4] ?? 'dome',
      haze,
    }) +
    (haze
      ? ''
      : shape(ink.paper, `M${x - half} ${y}Q${x} ${y + 18} ${x + half} ${y}Q${x} ${y + 6} ${x - half} ${y}z`, 0.8))
  return (
    box(ink.water, -1000, 330, 3200, 900) +
    shape(ink.paper, 'M-1000 330H2200V350H-1000z', 0.35) +
    shape(ink.deep, 'M-1000 620Q600 560 2200 640V1200H-1000z', 0.12) +
    repeat(11, i => isle(-700 + i * 230, 372 + (i % 3) * 8, 84 + ((i * 31) % 50), 70 + ((i * 47) % 60), i, 0.5)) +
    repeat(8, i => isle(-560 + i * 300, 440 + (i % 3) * 14, 96 + ((i * 23) % 40), 100 + ((i * 41) % 50), i + 1, 0.22)) +
    isle(250, 540, 120, 150, 0) +
    isle(560, 500, 90, 120, 3) +
    isle(830, 560, 140, 180, 1) +
    isle(-220, 560, 150, 190, 2) +
    isle(1330, 540, 160, 190, 0) +
    boat(ink, 420, 590) +
    boat(ink, 1020, 640) +
    shape(
      ink.leaf,
      'M-1000 1200V760Q-300 640 80 700Q160 640 330 650Q460 600 620 630Q800 600 900 660Q1060 640 1180 720Q1700 680 2200 780V1200z',
    ) +
    shape(
      ink.paper,
      'M300 668Q420 620 600 640Q800 620 900 680Q930 740 860 800Q600 860 380 810Q270 750 300 668z',
      0.85,
    ) +
    shape(ink.shade, 'M300 668Q420 620 600 640Q800 620 900 680L870 730Q700 680 590 690Q420 680 330 730z', 0.5) +
    disc('#2fb08c', 600, 756, 262, 64) +
    disc('#57cba3', 570, 744, 190, 40) +
    shape(ink.leaf, 'M240 820Q420 780 600 826T980 810Q1060 900 900 940H260Q200 880 240 820z') +
    shape(ink.deep, 'M-1000 1200V860Q-200 790 120 850Q300 820 460 870T900 850T1300 860T2200 840V1200z', 0.55) +
    stroke(
      ink.deep,
      5,
      repeat(9, i => `M${330 + i * 66} ${664 - (i % 3) * 8}v${26 + ((i * 13) % 26)}`),
      0.35,
    )
  )
}
