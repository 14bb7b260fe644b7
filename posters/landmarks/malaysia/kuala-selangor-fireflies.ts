import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Landmark } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'

const trees = [
  [-640, 480, 150],
  [-380, 500, 170],
  [-120, 470, 150],
  [110, 450, 190],
  [360, 500, 140],
  [560, 520, 120],
  [760, 500, 150],
  [990, 440, 200],
  [1260, 470, 180],
  [1560, 480, 170],
] as const

/** Kuala Selangor: fireflies light the berembang trees along the river, and a boat is rowed past without a lamp. */
export const kualaSelangorFireflies: Landmark = ink => {
  const lights = (mirror: boolean) =>
    trees
      .map(([x, y, r], tree) =>
        repeat(46, i => {
          const [angle, far] = [i * 2.4 + tree, Math.sqrt((i + 0.5) / 46) * r]
          const [px, py] = [x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.9]
          const size = 2.5 + ((i * 7 + tree) % 4)
          return mirror
            ? `M${Math.round(px - size)} ${Math.round(1300 - py)}h${Math.round(size * 4)}`
            : `M${Math.round(px)} ${Math.round(py)}h0`
        }),
      )
      .join('')
  return (
    shape(ink.leaf, 'M-1000 660V520Q-700 420 -400 500T200 480T800 500T1400 470T2200 520V660z', 0.4) +
    trees
      .map(
        ([x, y, r]) =>
          stroke('#0d2420', 16, `M${x} ${y}V650`) +
          disc('#123a33', x, y, r, r * 0.92) +
          disc('#0b2823', x + r * 0.2, y + r * 0.2, r * 0.8, r * 0.72),
      )
      .join('') +
    shape('#0d2420', 'M-1000 660V630Q0 600 1200 630T2200 630V660z') +
    shape(ink.water, 'M-1000 656H2200V1200H-1000z') +
    shape('#071a24', 'M-1000 656H2200V740Q1200 800 600 760T-1000 770z', 0.45) +
    stroke('#d9f28a', 16, lights(false), 0.22) +
    stroke('#f4ffb0', 6, lights(false)) +
    stroke('#e6f59a', 4, lights(true), 0.42) +
    shape('#0a1c24', 'M330 764Q480 800 640 800T900 752Q880 830 790 838H450Q370 826 330 764z') +
    stroke('#3f5f5a', 5, 'M330 764Q480 800 640 800T900 752') +
    shape(
      '#0a1c24',
      'M440 794v-44q0 -22 22 -22t22 22v50zM540 800v-44q0 -22 22 -22t22 22v44zM640 800v-44q0 -22 22 -22t22 22v44zM770 790q-6 -80 24 -84t34 70z',
    ) +
    disc('#0a1c24', 462, 712, 17) +
    disc('#0a1c24', 562, 718, 17) +
    disc('#0a1c24', 662, 718, 17) +
    shape('#0a1c24', 'M760 694q34 -44 70 0z') +
    stroke('#0a1c24', 8, 'M800 730Q900 780 960 860') +
    stroke('#f4ffb0', 3, 'M340 850h120M600 860h180', 0.4)
  )
}
