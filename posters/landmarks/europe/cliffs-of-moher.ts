import { painted } from '../../colours/own-colours.ts'
import { shape, stroke } from '../../strokes/brush.ts'
import { at, repeat } from '../../strokes/shapes.ts'

/** The Cliffs of Moher: dark walls in layers one behind the other, green on top, a round tower, surf and a curragh. */
export const cliffsOfMoher = painted({ base: '#6d665c' }, ink => {
  const cliff = (x: number, top: number, slant: number, opacity: number) =>
    shape(
      ink.base,
      `M${x} ${top + 20}L${x + 30} ${top + 120}L${x + 14} ${top + 240}L${x + 50} 700H2200V${top - slant}z`,
      opacity,
    ) +
    shape(
      ink.deep,
      `M${x} ${top + 20}L${x + 30} ${top + 120}L${x + 14} ${top + 240}L${x + 50} 700H${x + 180}L${x + 130} ${top + 200}L${x + 150} ${top + 10}z`,
      0.3 * opacity,
    ) +
    stroke(
      ink.deep,
      4,
      repeat(
        5,
        i =>
          `M${x + 26} ${top + 70 + i * 46}Q${x + 300} ${top + 50 + i * 46 - slant * 0.2} 2200 ${top + 60 + i * 46 - slant}`,
      ),
      0.22 * opacity,
    ) +
    shape(
      ink.leaf,
      `M${x} ${top + 20}Q${x + 20} ${top - 6} ${x + 120} ${top - 10}Q${x + 500} ${top - slant * 0.4 - 20} 2200 ${top - slant - 60}V${top - slant + 12}Q${x + 300} ${top + 6} ${x} ${top + 20}z`,
    )
  return (
    cliff(260, 440, 60, 0.55) +
    cliff(400, 360, 80, 0.75) +
    at(
      720,
      330,
      shape(ink.base, 'M-30 0V-96h-6v-22h12v10h12v-10h12v10h12v-10h12v10h12v-10h6v22h-6V0z') +
        shape(ink.deep, 'M10 0V-108H26V-96H26V0z', 0.3) +
        shape(ink.deep, 'M-8-66h12v24h-12z', 0.8),
    ) +
    cliff(560, 330, 110, 0.9) +
    cliff(780, 300, 140, 1) +
    shape(ink.base, 'M470 700L484 560L500 500L520 570L540 700z') +
    shape(ink.deep, 'M500 500L520 570L540 700H516z', 0.35) +
    shape(
      ink.paper,
      'M270 694Q330 672 380 692Q430 668 500 690Q560 664 640 688Q720 660 800 686Q900 664 1000 690Q1200 670 2200 690V712Q1000 700 800 710T270 706z',
      0.9,
    ) +
    shape(ink.paper, 'M200 742q60-14 120 0q-60 12-120 0zM620 736q80-14 160 0q-80 12-160 0z', 0.5) +
    at(
      240,
      720,
      shape(ink.deep, 'M-70-18Q-50 10-30 10H46Q68 4 76-26Q50-8 0-8T-70-18z') +
        shape(ink.deep, 'M-14-10v-20q8-16 16 0v20zM20-12v-20q8-16 16 0v20z') +
        stroke(ink.deep, 4, 'M-6-20L-50 14M28-20L-8 16'),
    )
  )
})
