import { painted } from '../../colours/own-colours.ts'
import { box, shape, stroke } from '../../strokes/brush.ts'
import { boxes } from '../../strokes/panes.ts'
import { repeat } from '../../strokes/shapes.ts'

/** Cape Town: Table Mountain under its tablecloth of cloud, Lion's Head, the bright houses of Bo-Kaap. */
export const tableMountain = painted({ base: '#6c7f8c', accent: '#e5683c' }, ink => {
  const walls = [ink.accent, '#3f9d9a', ink.glow, '#d9678f', '#6a9ed0', ink.leaf, ink.paper]
  const row = (y: number, height: number, step: number, shift: number) =>
    repeat(Math.ceil(3200 / step), i => {
      const x = -1000 + i * step + shift
      const wall = walls[(i * 3 + shift) % 7] as string
      return (
        box(wall, x, y - height, step - 4, height) +
        box(ink.paper, x, y - height - 8, step - 4, 12) +
        shape(
          ink.paper,
          boxes([x + step * 0.14, y - height * 0.72], [3, 1], [step * 0.27, 0], [step * 0.2, height * 0.42]),
        ) +
        shape(
          ink.deep,
          boxes([x + step * 0.17, y - height * 0.68], [3, 1], [step * 0.27, 0], [step * 0.14, height * 0.34]),
          0.75,
        ) +
        box(ink.deep, x + step - 12, y - height, 8, height, 0.16)
      )
    })
  return (
    shape(
      ink.base,
      'M-1000 640L-500 560L-200 500L40 420L120 340L160 300L860 292L900 330L960 420L1010 470L1060 400L1100 380L1130 410L1200 520L1400 600L2200 620V680H-1000z',
    ) +
    shape(
      ink.light,
      'M120 340L160 300L860 292L890 320L820 360L760 330L700 380L620 340L560 390L480 340L400 390L320 344L250 390L190 350z',
      0.6,
    ) +
    shape(
      ink.deep,
      'M190 350L250 390L240 520L180 480zM320 344L400 390L410 540L330 480zM480 340L560 390L580 540L500 500zM620 340L700 380L720 540L640 500zM760 330L820 360L890 320L960 420L1010 470L1060 400L1100 380L1130 410L1200 520L1400 600H900z',
      0.25,
    ) +
    shape(
      ink.paper,
      'M110 310Q140 270 220 280Q300 250 400 270Q520 240 620 268Q740 244 830 270Q900 270 910 310Q880 330 860 310Q800 340 760 306Q700 340 640 306Q580 346 520 306Q460 340 400 306Q340 350 290 308Q240 340 200 310Q150 340 110 310z',
      0.95,
    ) +
    shape(ink.leaf, 'M-1000 660Q-200 560 100 600Q400 540 600 590Q900 540 1100 600Q1500 570 2200 620V700H-1000z', 0.8) +
    row(646, 70, 92, 10) +
    row(708, 92, 128, 40) +
    row(780, 110, 170, 0) +
    box(ink.light, -1000, 776, 3200, 30) +
    stroke(ink.shade, 4, 'M-1000 790H2200', 0.6)
  )
})
