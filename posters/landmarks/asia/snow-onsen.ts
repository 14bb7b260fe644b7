import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Landmark } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'

/** An open-air hot spring in the snow: two bathers up to the shoulders, steam, a lantern of stone and laden firs. */
export const snowOnsen: Landmark = ink => {
  const fir = (x: number, y: number, s: number) =>
    repeat(4, i => {
      const [half, top] = [(50 + i * 26) * s, y - (330 - i * 74) * s]
      return (
        shape(ink.leaf, `M${x - half} ${top + 110 * s}L${x} ${top}L${x + half} ${top + 110 * s}z`) +
        shape(
          ink.paper,
          `M${x - half * 0.8} ${top + 90 * s}L${x} ${top}L${x + half * 0.8} ${top + 90 * s}Q${x + half * 0.3} ${top + 60 * s} ${x} ${top + 84 * s}T${x - half * 0.8} ${top + 90 * s}z`,
        )
      )
    })
  const rock = (x: number, y: number, w: number, h: number) =>
    shape(
      '#5a565c',
      `M${x} ${y}Q${x - w * 0.04} ${y - h * 0.8} ${x + w * 0.36} ${y - h}Q${x + w} ${y - h * 1.02} ${x + w} ${y}z`,
    ) +
    shape(
      ink.paper,
      `M${x + w * 0.02} ${y - h * 0.5}Q${x + w * 0.1} ${y - h * 1.06} ${x + w * 0.5} ${y - h * 1.1}Q${x + w} ${y - h * 1.1} ${x + w * 0.98} ${y - h * 0.5}Q${x + w * 0.7} ${y - h * 0.8} ${x + w * 0.5} ${y - h * 0.6}T${x + w * 0.02} ${y - h * 0.5}z`,
    )
  const bather = (x: number, y: number, skin: string, hair: string) =>
    shape(skin, `M${x - 62} ${y}Q${x - 66} ${y - 66} ${x - 20} ${y - 74}h40Q${x + 66} ${y - 66} ${x + 62} ${y}z`) +
    box(skin, x - 14, y - 96, 28, 30) +
    disc(skin, x, y - 124, 38, 42) +
    shape(
      hair,
      `M${x - 40} ${y - 116}Q${x - 46} ${y - 178} ${x} ${y - 176}Q${x + 46} ${y - 178} ${x + 40} ${y - 116}Q${x + 20} ${y - 150} ${x} ${y - 148}T${x - 40} ${y - 116}z`,
    ) +
    shape(ink.paper, `M${x - 30} ${y - 172}h60v-20h-60z`) +
    stroke('#5a2616', 4, `M${x - 20} ${y - 120}q7 5 14 0M${x + 6} ${y - 120}q7 5 14 0M${x - 8} ${y - 100}q8 6 16 0`) +
    stroke(ink.paper, 5, `M${x - 84} ${y}q84 16 168 0`, 0.7)
  return (
    shape(ink.paper, 'M-1000 560Q-500 380 -100 470Q300 330 640 430T1300 400T2200 500V700H-1000z', 0.5) +
    repeat(15, i => fir(-900 + i * 180, 600 + (i % 2) * 30, 0.9 + (i % 3) * 0.16)) +
    shape(ink.paper, 'M-1000 600Q0 540 600 580T2200 590V1200H-1000z') +
    shape(ink.water, 'M-1000 640Q-200 600 200 620T2200 660V700Q600 640 -1000 700z', 0.16) +
    rock(40, 700, 190, 130) +
    rock(940, 690, 210, 150) +
    rock(230, 650, 130, 80) +
    rock(760, 646, 150, 90) +
    shape('#3f8f96', 'M60 740Q100 630 400 624Q620 600 840 630Q1120 650 1140 760Q1100 900 600 910Q100 900 60 740z') +
    shape('#6fb9ba', 'M120 724Q200 650 420 646Q640 626 830 650Q1040 664 1080 740Q900 690 600 700T120 724z', 0.6) +
    bather(460, 770, '#d9a274', '#2a1a18') +
    bather(690, 784, '#c08a60', '#17131c') +
    stroke(ink.paper, 5, 'M220 780h90M840 800h120M300 850h140M620 860h110', 0.55) +
    repeat(6, i =>
      stroke(
        ink.paper,
        22,
        `M${240 + i * 140} ${650 - (i % 2) * 30}q${i % 2 ? 40 : -36} -60 0 -120t${i % 2 ? -10 : 20} -120`,
        0.24,
      ),
    ) +
    rock(-60, 880, 210, 120) +
    rock(330, 930, 200, 70) +
    rock(1000, 900, 260, 130) +
    shape('#77727a', 'M966 560h70l-16 -110h-38zM940 560h122v26h-122z') +
    shape(ink.glow, 'M964 400h74v54h-74z') +
    stroke('#5a565c', 7, 'M964 400v54M1038 400v54M1001 400v54') +
    shape('#5a565c', 'M924 400L1001 350L1078 400z') +
    shape(ink.paper, 'M918 398Q950 350 1001 336Q1052 350 1084 398Q1040 372 1001 374T918 398z') +
    disc(ink.glow, 1001, 426, 110, 90, 0.16)
  )
}
