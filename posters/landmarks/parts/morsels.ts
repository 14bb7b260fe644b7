import { disc, shape, stroke } from '../../strokes/brush.ts'
import { at, repeat, turned } from '../../strokes/shapes.ts'
import { sprinkled } from './table-setting.ts'

/** A tangle of noodles on a round dish. */
export const noodles = (colour: string, line: string, x: number, y: number, radius: number) =>
  disc(colour, x, y, radius * 0.92, radius * 0.84) +
  sprinkled(16, x, y, radius * 0.6, (px, py, i) =>
    turned(
      i * 47,
      px,
      py,
      stroke(
        i % 3 ? colour : line,
        9,
        `M${px - radius * 0.36} ${py}q${radius * 0.3} ${-radius * 0.34} ${radius * 0.72} 0`,
      ),
    ),
  ) +
  sprinkled(14, x, y, radius * 0.66, (px, py, i) =>
    turned(
      i * 83,
      px,
      py,
      stroke(
        i % 2 ? line : colour,
        5,
        `M${px - radius * 0.3} ${py}q${radius * 0.3} ${radius * 0.3} ${radius * 0.6} 0`,
        0.8,
      ),
    ),
  )

/** A curled prawn. */
export const prawn = (x: number, y: number, degrees: number, size = 1) =>
  turned(
    degrees,
    x,
    y,
    at(
      x,
      y,
      stroke('#e8663c', 30, 'M-40 26Q-46 -40 16 -42Q60 -36 52 14') +
        stroke('#f6a27c', 10, 'M-30 20Q-34 -28 14 -30Q44 -26 40 10') +
        shape('#c4462a', 'M-40 26l-34 24l12 -34zM-40 26l-6 36l22 -26z'),
      size,
    ),
  )

/** A leaf of mint, basil or coriander. */
export const herb = (x: number, y: number, degrees: number, size: number, colour = '#3f8a45') =>
  turned(
    degrees,
    x,
    y,
    shape(
      colour,
      `M${x} ${y}q${size * 0.5} ${-size * 0.6} ${size * 1.4} 0q${-size * 0.9} ${size * 0.6} ${-size * 1.4} 0z`,
    ) + stroke('#26602f', 3, `M${x + 4} ${y}h${size}`, 0.7),
  )

/** Half a boiled egg. */
export const halfEgg = (x: number, y: number, degrees: number) =>
  turned(
    degrees,
    x,
    y,
    disc('#fffaf0', x, y, 58, 44) + disc('#f2a52c', x + 6, y, 27) + disc('#ffcf6a', x, y - 6, 10, 8),
  )

/** A slice of lime or cucumber. */
export const slice = (x: number, y: number, radius: number, skin: string, flesh: string, spokes = 0) =>
  disc(skin, x, y, radius) +
  disc(flesh, x, y, radius * 0.84) +
  stroke(
    skin,
    3,
    repeat(
      spokes,
      i =>
        `M${x} ${y}l${Math.cos((i * 6.283) / spokes) * radius * 0.8} ${Math.sin((i * 6.283) / spokes) * radius * 0.8}`,
    ),
    0.5,
  )
