import { painted } from '../../colours/own-colours.ts'
import { box, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'
import { sweptRoof } from '../parts/asian-roofs.ts'

/** A maple in autumn: clusters of round leaves, lit from the left. */
const maple = (ink: Ink, x: number, y: number, size: number) => {
  const tuft = (dx: number, dy: number, r: number) =>
    `M${x + (dx - r) * size} ${y + dy * size}a${r * size} ${r * size * 0.86} 0 1 0 ${2 * r * size} 0a${r * size} ${r * size * 0.86} 0 1 0 ${-2 * r * size} 0z`
  return (
    stroke(
      ink.deep,
      size * 0.16,
      `M${x} ${y + size * 1.5}Q${x + size * 0.1} ${y + size * 0.6} ${x - size * 0.1} ${y}M${x} ${y + size}L${x + size * 0.5} ${y + size * 0.2}`,
    ) +
    shape(ink.accent, tuft(-0.5, 0.1, 0.55) + tuft(0.5, 0.2, 0.55) + tuft(0, -0.4, 0.62) + tuft(0.75, -0.2, 0.4)) +
    shape(ink.deep, tuft(0.55, 0.32, 0.46) + tuft(0.2, 0.36, 0.42), 0.26) +
    shape(ink.glow, tuft(-0.62, -0.06, 0.26) + tuft(-0.1, -0.6, 0.3) + tuft(0.5, -0.2, 0.18), 0.45)
  )
}

/** Aiwan Pavilion on Yuelu Hill, Changsha: two tiers of green tiles with soaring corners, red columns, maples in autumn. */
export const yueluPavilion = painted({ base: '#2f7f6c', accent: '#d3562e' }, ink => {
  const green = { tile: ink.base, line: ink.deep, edge: ink.deep, ridge: ink.light }
  return (
    shape(ink.leaf, 'M-1000 600Q-300 480 100 430Q360 330 640 360Q900 330 1100 440Q1500 520 2200 560V900H-1000z', 0.55) +
    repeat(9, i => maple(ink, 20 + i * 146, 470 - ((i * 61) % 80), 62)) +
    shape(ink.deep, 'M410 440H790V640H410z', 0.62) +
    (ink.night ? box(ink.glow, 486, 470, 228, 150, 0.8) : box(ink.light, 486, 470, 228, 150, 0.28)) +
    box(ink.deep, 478, 470, 12, 170, 0.7) +
    box(ink.deep, 708, 470, 12, 170, 0.7) +
    box(ink.accent, 400, 430, 400, 22) +
    stroke(ink.glow, 4, 'M420 441h120M560 441h80M660 441h120') +
    box(ink.accent, 410, 440, 24, 206) +
    box(ink.accent, 766, 440, 24, 206) +
    box(ink.deep, 424, 440, 10, 206, 0.3) +
    box(ink.deep, 780, 440, 10, 206, 0.3) +
    box(ink.accent, 548, 452, 20, 190) +
    box(ink.accent, 632, 452, 20, 190) +
    box(ink.deep, 560, 452, 8, 190, 0.3) +
    box(ink.deep, 644, 452, 8, 190, 0.3) +
    box(ink.accent, 434, 600, 116, 12) +
    box(ink.accent, 650, 600, 116, 12) +
    stroke(
      ink.accent,
      5,
      repeat(6, i => `M${444 + i * 20} 612v28M${664 + i * 20} 612v28`),
    ) +
    sweptRoof({ x: 600, y: 424, eave: 292, ridge: 150, height: 84, lift: 78, tiles: 17, edge: 10 }, green) +
    box(ink.accent, 476, 306, 248, 42) +
    box(ink.deep, 476, 306, 248, 16, 0.4) +
    box(ink.paper, 552, 312, 96, 32) +
    box(ink.deep, 558, 318, 84, 20) +
    stroke(ink.glow, 6, 'M574 328h12M594 328h12M614 328h12') +
    sweptRoof({ x: 600, y: 306, eave: 232, ridge: 12, height: 150, lift: 76, tiles: 13, edge: 10 }, green) +
    shape(ink.light, 'M588 156Q576 130 600 104Q624 130 612 156z') +
    shape(ink.deep, 'M604 110Q624 130 612 156H602z', 0.3) +
    shape(ink.paper, 'M370 640H830L846 668H354z') +
    shape(ink.shade, 'M354 668H846L852 690H348z') +
    shape(ink.deep, 'M720 640H830L852 690H740z', 0.2) +
    shape(ink.light, 'M548 652H652L690 760H510z') +
    stroke(
      ink.shade,
      4,
      repeat(6, i => `M${544 - i * 6} ${668 + i * 17}H${656 + i * 6}`),
    ) +
    maple(ink, 318, 540, 92) +
    maple(ink, 890, 560, 80)
  )
})
