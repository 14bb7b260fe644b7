import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Landmark } from '../../strokes/landmark.ts'
import { repeat, turned } from '../../strokes/shapes.ts'
import { herb } from '../parts/morsels.ts'
import { bowl, chopsticks, plate, sprinkled, tableTop } from '../parts/table-setting.ts'

/** Hainan: poached chicken sliced with its skin on, rice in a dome, cucumber, and saucers of ginger, chilli and soy. */
export const chickenRice: Landmark = ink =>
  tableTop(ink.water, ink.deep) +
  plate(ink, 470, 470, 370, ink.accent) +
  repeat(9, i =>
    turned(
      -12 + i,
      250 + i * 50,
      420,
      disc('#7fae4a', 214 + i * 58, 590, 42, 33) + disc('#dcebb0', 214 + i * 58, 590, 35, 27),
    ),
  ) +
  repeat(8, i =>
    turned(
      -16,
      470,
      440,
      shape(ink.deep, `M${238 + i * 60} 380q34-30 66 0v150q-32 26-66 0z`, 0.16) +
        shape('#f6e3b8', `M${230 + i * 60} 372q34-32 68 0v148q-34 28-68 0z`) +
        shape('#fffaf0', `M${242 + i * 60} 384q22-16 44 0v128q-22 14-44 0z`) +
        stroke('#e0b662', 6, `M${230 + i * 60} 374q34-32 68 0`),
    ),
  ) +
  sprinkled(7, 640, 330, 70, (x, y, i) => herb(x, y, i * 52, 36)) +
  plate(ink, 940, 300, 190, '#3d6f9e') +
  disc('#f2e6c4', 946, 306, 130, 124) +
  disc('#fdf6e0', 936, 294, 118, 110) +
  sprinkled(30, 936, 294, 100, (x, y, i) => turned(i * 47, x, y, stroke('#e6d6a6', 6, `M${x - 8} ${y}h16`))) +
  bowl(ink, 850, 640, 84, '#f4efe2', '#c8301c') +
  bowl(ink, 1030, 600, 84, '#f4efe2', '#e3d27a') +
  sprinkled(9, 1030, 600, 50, (x, y) => disc('#c4b04a', x, y, 9, 7)) +
  bowl(ink, 970, 780, 84, '#f4efe2', '#3a211a') +
  chopsticks(ink, 300, 850, 340, -4, '#8a3b2c')
