import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Landmark } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'
import { karst } from '../parts/karst.ts'

/** Phang Nga Bay: Ko Tapu, a nail of rock wider above than below, in a green bay with canoes. */
export const phangNgaRock: Landmark = ink => {
  const canoe = (x: number, y: number, s: number, colour: string) =>
    shape(
      colour,
      `M${x - 90 * s} ${y - 14 * s}Q${x} ${y + 22 * s} ${x + 90 * s} ${y - 14 * s}Q${x + 50 * s} ${y + 26 * s} ${x} ${y + 26 * s}T${x - 90 * s} ${y - 14 * s}z`,
    ) +
    repeat(
      2,
      i =>
        shape(
          ink.deep,
          `M${x - 36 * s + i * 56 * s} ${y + 8 * s}v${-30 * s}q${10 * s} ${-14 * s} ${20 * s} 0v${30 * s}z`,
        ) + disc('#b27848', x - 26 * s + i * 56 * s, y - 42 * s, 11 * s),
    ) +
    stroke(ink.deep, 4, `M${x - 66 * s} ${y - 40 * s}l${70 * s} ${50 * s}`)
  return (
    karst(ink, { x: -220, y: 620, half: 300, height: 260, outline: 'tooth', haze: 0.45 }) +
    karst(ink, { x: 420, y: 616, half: 240, height: 200, outline: 'tooth', haze: 0.5 }) +
    karst(ink, { x: 1020, y: 640, half: 300, height: 430, outline: 'tooth' }) +
    karst(ink, { x: 130, y: 640, half: 230, height: 330, outline: 'tooth' }) +
    shape(
      '#c9b28e',
      'M548 690Q560 600 536 500Q500 420 470 330Q476 240 540 190Q620 150 690 200Q740 270 716 360Q680 450 660 520Q640 610 668 690z',
    ) +
    shape(
      '#8d7458',
      'M620 690Q640 600 630 500Q680 380 660 186Q680 190 690 200Q740 270 716 360Q680 450 660 520Q640 610 668 690z',
    ) +
    shape('#a98e6c', 'M500 400l30 -60l24 110l-14 40zM566 470l20 -130l26 60l-16 140zM560 620l14 -70l20 110z') +
    shape(
      ink.leaf,
      'M462 300Q450 220 520 170Q560 120 640 140Q720 160 740 240Q760 300 730 330Q720 280 690 290Q670 230 620 250Q580 210 540 250Q500 240 490 300Q470 330 462 300z',
    ) +
    shape(ink.deep, 'M640 140Q720 160 740 240Q760 300 730 330Q720 280 690 290Q690 210 640 140z', 0.28) +
    disc(ink.light, 550, 180, 46, 22, 0.4) +
    stroke('#6d5840', 4, 'M530 460Q560 540 556 640M600 300Q620 400 606 500M650 340Q640 420 640 470', 0.6) +
    shape(ink.deep, 'M540 686Q600 700 676 686L690 700H530z', 0.5) +
    stroke(ink.paper, 5, 'M480 704h90M640 710h110', 0.7) +
    canoe(820, 760, 1, ink.accent) +
    canoe(330, 726, 0.6, '#f2c230')
  )
}
