import { archPath, box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'

const minaret = (ink: Ink, x: number, top: number) =>
  box('#f4ead6', x - 30, 380, 60, 280) +
  box('#f4ead6', x - 22, top + 110, 44, 280) +
  shape('#f4ead6', `M${x - 16} ${top + 116}V${top + 40}h32v76z`) +
  box(ink.shade, x + 4, top + 110, 18, 550, 0.16) +
  shape(
    '#dcc9a4',
    `M${x - 40} 384h80l-10 24h-60zM${x - 34} ${top + 116}h68l-10 22h-48zM${x - 26} ${top + 44}h52l-8 16h-36z`,
  ) +
  shape(ink.deep, `${archPath(x, 480, 20, 50)}${archPath(x, top + 220, 16, 40)}`, 0.5) +
  shape(
    '#dcc9a4',
    `M${x - 14} ${top + 40}Q${x - 16} ${top + 8} ${x} ${top - 8}Q${x + 16} ${top + 8} ${x + 14} ${top + 40}z`,
  ) +
  stroke('#d9a83a', 5, `M${x} ${top - 8}v-40`) +
  stroke('#d9a83a', 4, `M${x - 8} ${top - 54}a10 10 0 1 0 16 0`)

/** One of the great parasols of the court: a stem that opens into a square of cloth. */
const parasol = (ink: Ink, x: number, y: number, s: number) =>
  stroke('#c9b48a', 13 * s, `M${x} ${y}V${y - 170 * s}`) +
  shape(
    '#fdfaf2',
    `M${x - 130 * s} ${y - 250 * s}Q${x} ${y - 230 * s} ${x + 130 * s} ${y - 250 * s}Q${x + 40 * s} ${y - 220 * s} ${x + 8 * s} ${y - 150 * s}h${-16 * s}Q${x - 40 * s} ${y - 220 * s} ${x - 130 * s} ${y - 250 * s}z`,
  ) +
  shape(
    ink.deep,
    `M${x + 30 * s} ${y - 240 * s}L${x + 130 * s} ${y - 250 * s}Q${x + 40 * s} ${y - 220 * s} ${x + 8 * s} ${y - 150 * s}z`,
    0.14,
  ) +
  stroke(
    '#c9b48a',
    4 * s,
    `M${x - 66 * s} ${y - 242 * s}Q${x - 20 * s} ${y - 210 * s} ${x - 4 * s} ${y - 150 * s}M${x + 66 * s} ${y - 242 * s}Q${x + 20 * s} ${y - 210 * s} ${x + 4 * s} ${y - 150 * s}`,
  )

/** Madinah: the green dome and the tall minarets of the Prophet's Mosque, white parasols open in its court. */
export const madinahMosque: Landmark = ink =>
  minaret(ink, 300, 150) +
  minaret(ink, 920, 120) +
  minaret(ink, 30, 220) +
  minaret(ink, 1180, 210) +
  box('#f0e4cc', -1000, 470, 3200, 200) +
  box(ink.light, -1000, 462, 3200, 14) +
  shape(
    '#dcc9a4',
    repeat(64, i => `M${-1000 + i * 50} 462v-18q12 -12 24 0v18z`),
  ) +
  shape(
    ink.shade,
    repeat(32, i => archPath(-960 + i * 100, 668, 64, 140)),
    0.7,
  ) +
  stroke(
    '#b98458',
    7,
    repeat(32, i => `M${-996 + i * 100} 596a36 36 0 0 1 72 0`),
    0.5,
  ) +
  box('#e4d4b4', 500, 400, 200, 70) +
  shape(
    ink.shade,
    repeat(6, i => archPath(522 + i * 31, 460, 18, 44)),
    0.5,
  ) +
  shape('#2f8a4f', 'M498 404Q484 290 560 262Q586 250 600 226Q614 250 640 262Q716 290 702 404z') +
  shape('#1d5f36', 'M640 262Q716 290 702 404H640Q680 320 640 262z', 0.7) +
  shape('#6fbf86', 'M520 396Q514 310 566 280Q540 330 546 396z', 0.7) +
  stroke('#d9a83a', 6, 'M600 228V180') +
  disc('#d9a83a', 600, 196, 9) +
  shape('#ece2d0', 'M-1000 664H2200V1200H-1000z') +
  stroke(
    ink.shade,
    4,
    repeat(6, i => `M-1000 ${700 + i * 44}H2200`),
    0.2,
  ) +
  parasol(ink, 150, 800, 1) +
  parasol(ink, 450, 780, 0.86) +
  parasol(ink, 760, 780, 0.86) +
  parasol(ink, 1060, 800, 1) +
  repeat(16, i => {
    const [x, y] = [60 + i * 72, 800 + ((i * 47) % 70)]
    return (
      shape(i % 3 ? '#fdfaf2' : '#2f3f54', `M${x - 16} ${y + 40}q0 -60 16 -60t16 60z`) +
      disc(i % 3 ? '#b98458' : '#2f3f54', x, y - 28, 11)
    )
  })
