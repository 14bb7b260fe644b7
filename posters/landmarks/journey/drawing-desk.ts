import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Landmark } from '../../strokes/landmark.ts'
import { repeat, turned } from '../../strokes/shapes.ts'
import { ring, tableTop } from '../parts/table-setting.ts'

/** A draughtsman's desk: a half-finished poster of a hill by the sea, pencils, brushes in a glass, and a row of colours. */
export const drawingDesk: Landmark = ink => {
  const pencil = (x: number, y: number, degrees: number, colour: string) =>
    turned(
      degrees,
      x,
      y,
      stroke(ink.deep, 20, `M${x + 10} ${y + 18}h250`, 0.22) +
        box(colour, x, y - 11, 240, 22) +
        box(ink.deep, x, y + 3, 240, 8, 0.2) +
        shape('#e9cfa2', `M${x + 240} ${y - 11}l50 11l-50 11z`) +
        shape(colour, `M${x + 274} ${y - 4}l16 4l-16 4z`) +
        box('#f2a0a8', x - 24, y - 11, 24, 22),
    )
  return (
    tableTop(ink.base, ink.deep) +
    turned(
      -5,
      560,
      450,
      box(ink.deep, 250, 170, 640, 540, 0.28) +
        box('#fdf8ee', 230, 146, 640, 540) +
        box('#8fcad0', 262, 178, 576, 476) +
        disc('#fff0c2', 660, 300, 70) +
        shape('#5f9f86', 'M262 470Q360 420 430 320Q480 260 530 330Q620 440 838 480V654H262z') +
        shape('#3f7f6a', 'M480 286Q500 290 530 330Q620 440 838 480V560H560Q560 420 480 286z') +
        box('#2f8fa0', 262, 540, 576, 114) +
        shape('#fdf8ee', 'M600 540H838V654H560z') +
        stroke('#8a9aa0', 4, 'M600 540L560 654M620 580h180M610 610h200M640 540l40 -30l30 30M700 600l60 -90v90z') +
        shape('#d8502a', 'M330 590h130l-20 26h-90zM392 586V510l50 70z'),
    ) +
    pencil(820, 250, 62, '#d8322f') +
    pencil(960, 240, 74, '#2f66b0') +
    pencil(560, 790, -8, '#f2c230') +
    repeat(
      6,
      i =>
        disc(ink.deep, 236 + i * 74 - 100, 806, 36, 36, 0.22) +
        disc('#fdf8ee', 230 + i * 74 - 100, 798, 36) +
        disc(
          ['#d8322f', '#f2a23a', '#f4d35a', '#3f8f57', '#2f66b0', '#7a4a8a'][i] as string,
          230 + i * 74 - 100,
          798,
          28,
        ),
    ) +
    disc(ink.deep, 1080, 700, 104, 104, 0.26) +
    disc('#dfeef0', 1064, 682, 104) +
    disc('#7fb0c8', 1064, 682, 86) +
    ring('#ffffff', 1064, 682, 96, 6, 0.8) +
    turned(
      -130,
      1064,
      682,
      stroke('#8a5a34', 15, 'M1064 682h230') + shape('#2a2230', 'M1040 682q20 -20 40 -8v16q-20 12 -40 -8z'),
    ) +
    turned(-100, 1064, 682, stroke('#d98a2f', 13, 'M1064 690h250'))
  )
}
