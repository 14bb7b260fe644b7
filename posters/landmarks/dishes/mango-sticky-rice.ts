import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Landmark } from '../../strokes/landmark.ts'
import { repeat, turned } from '../../strokes/shapes.ts'
import { bowl, plate, sprinkled, tableTop } from '../parts/table-setting.ts'

const frangipani = (x: number, y: number, size: number) =>
  repeat(5, i =>
    turned(
      i * 72,
      x,
      y,
      shape(
        '#fffaf0',
        `M${x} ${y}q${-size * 0.7} ${-size * 0.5} ${-size * 0.1} ${-size}q${size * 0.7} ${size * 0.3} ${size * 0.1} ${size}z`,
      ),
    ),
  ) +
  repeat(5, i =>
    turned(
      i * 72,
      x,
      y,
      shape(
        '#f5b62f',
        `M${x} ${y}q${-size * 0.3} ${-size * 0.2} ${-size * 0.02} ${-size * 0.5}q${size * 0.3} ${size * 0.1} ${size * 0.02} ${size * 0.5}z`,
      ),
    ),
  )

const mango = (i: number) =>
  turned(
    -34 + i * 15,
    760,
    760,
    shape('#e08a1c', 'M716 330Q744 220 800 250Q850 300 826 420Q800 520 762 540Q700 470 716 330z') +
      shape('#f9b92f', 'M708 326Q736 216 790 246Q838 296 814 414Q790 512 752 532Q692 464 708 326z') +
      shape('#ffd768', 'M724 330Q744 250 778 270Q790 340 758 470Q720 410 724 330z'),
  )

/** Ripe mango with sticky rice and coconut cream, a Thai market's pudding. */
export const mangoStickyRice: Landmark = ink =>
  tableTop(ink.water, ink.deep) +
  plate(ink, 560, 470, 372, ink.accent) +
  shape('#4f9a4b', 'M250 520Q330 260 620 250Q840 280 860 470Q780 700 520 712Q300 690 250 520z') +
  stroke('#8cc46e', 6, 'M250 520Q560 470 860 470') +
  disc('#e9dfc6', 432, 520, 158, 138) +
  disc('#fffaf0', 420, 506, 154, 132) +
  sprinkled(44, 424, 508, 130, (x, y, i) => turned(i * 43, x, y, stroke('#e6dcc4', 6, `M${x} ${y}h17`))) +
  sprinkled(16, 410, 480, 80, (x, y, i) => turned(i * 57, x, y, disc('#e0b040', x, y, 8, 5))) +
  repeat(5, mango) +
  bowl(ink, 1010, 730, 132, ink.base, '#fffaf0') +
  stroke('#e9dfc6', 8, 'M960 720q50 -40 100 0M970 752q40 26 84 4') +
  frangipani(250, 230, 92) +
  frangipani(150, 320, 66) +
  frangipani(1050, 240, 74)
