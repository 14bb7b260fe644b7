import { painted } from '../../colours/own-colours.ts'
import { archPath, box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { onionOutline, palm, repeat } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

const dome = (ink: Ink, x: number, y: number, width: number, height: number) =>
  shape(ink.paper, onionOutline(x, y, width, height)) +
  shape(
    ink.deep,
    `M${x + width * 0.1} ${y - height}Q${x + width * 0.3} ${y - height * 0.8} ${x + width * 0.52} ${y - height * 0.4}Q${x + width * 0.52} ${y} ${x + width * 0.42} ${y}H${x + width * 0.2}z`,
    0.12,
  ) +
  stroke(ink.glow, 5, `M${x} ${y - height}v-26`)

const striped = (ink: Ink, x: number, y: number, width: number, height: number) =>
  box(ink.base, x, y, width, height) + repeat(Math.floor(height / 22), i => box(ink.paper, x, y + 6 + i * 22, width, 9))

const minaret = (ink: Ink, x: number) =>
  striped(ink, x - 26, 300, 52, 330) +
  box(ink.paper, x - 36, 288, 72, 16) +
  box(ink.paper, x - 22, 236, 44, 52) +
  shape(ink.deep, archPath(x - 9, 286, 13, 40) + archPath(x + 9, 286, 13, 40), 0.75) +
  box(ink.paper, x - 32, 226, 64, 12) +
  dome(ink, x, 228, 50, 66) +
  box(ink.deep, x + 10, 304, 16, 326, 0.16)

/** Kuala Lumpur: the striped mosque and its three white domes where the Gombak meets the Klang. */
export const masjidJamek = painted({ base: '#b5503c', accent: '#e2ad3c' }, ink => {
  const bay = (x: number) =>
    shape(ink.paper, archPath(x, 610, 62, 110)) + shape(glassOf(ink, ink.shade), archPath(x, 610, 44, 94))
  return (
    shape(
      ink.shade,
      'M-600 600V430h90v170zM-480 600V360h70v240zM-40 600V400h60v200zM1010 600V380h70v220zM1110 600V300l30-40 30 40v300zM1210 600V430h110v170zM1420 600V390h80v210z',
      0.4,
    ) +
    palm(200, 640, 240, -30, ink.shade, ink.leaf, ink.leaf) +
    palm(1010, 640, 260, 24, ink.shade, ink.leaf, ink.leaf) +
    palm(1100, 646, 200, 10, ink.shade, ink.leaf, ink.leaf) +
    dome(ink, 600, 400, 190, 190) +
    dome(ink, 436, 430, 110, 120) +
    dome(ink, 764, 430, 110, 120) +
    striped(ink, 350, 424, 500, 200) +
    shape(
      ink.paper,
      repeat(17, i => `M${350 + i * 30} 424v-18q10-16 20 0v18z`),
    ) +
    repeat(6, i => bay(400 + i * 80)) +
    striped(ink, 536, 380, 128, 250) +
    shape(
      ink.paper,
      repeat(5, i => `M${536 + i * 27} 382v-16q10-14 20 0v16z`),
    ) +
    shape(ink.paper, archPath(600, 630, 92, 180)) +
    shape(glassOf(ink), archPath(600, 630, 68, 160)) +
    minaret(ink, 306) +
    minaret(ink, 894) +
    box(ink.paper, 250, 622, 700, 18) +
    repeat(18, i => box(ink.shade, 262 + i * 38, 640, 12, 16)) +
    shape(ink.leaf, 'M120 660Q600 620 1080 660Q1200 668 1240 700H20Q60 668 120 660z') +
    shape(ink.light, 'M0 690Q600 660 1200 690L640 760Q600 780 560 760z') +
    disc(ink.leaf, 360, 650, 34, 22) +
    disc(ink.leaf, 850, 650, 34, 22) +
    shape(ink.paper, 'M600 770Q620 830 600 900H620Q640 830 606 770z', 0.4)
  )
})
