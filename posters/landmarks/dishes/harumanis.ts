import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, repeat, turned } from '../../strokes/shapes.ts'
import { plate, tableTop } from '../parts/table-setting.ts'

const whole = (ink: Ink, x: number, y: number, degrees: number, size = 1) =>
  turned(
    degrees,
    x,
    y,
    at(
      x,
      y,
      shape(ink.deep, 'M-110 30Q-90 90 0 92Q110 86 142 26Q120 100 20 112T-110 30z', 0.28) +
        shape('#6f9d42', 'M-118 0Q-110-72-10-84Q96-90 136-14Q146 12 126 26Q60 92-30 84Q-124 74-118 0z') +
        shape('#a5c25a', 'M-100-8Q-86-60-6-70Q76-74 110-22Q60-44-10-40Q-70-34-100-8z') +
        shape('#e0b648', 'M-104 26Q-60 66 20 62Q-40 90-84 62Q-100 48-104 26z', 0.8) +
        stroke('#5a3d22', 9, 'M-114-10Q-132-18-138-34'),
      size,
    ),
  )

const cheek = (ink: Ink, x: number, y: number, degrees: number) =>
  turned(
    degrees,
    x,
    y,
    shape(ink.deep, `M${x - 90} ${y + 12}a104 76 0 0 0 208 0z`, 0.25) +
      disc('#5f8f3c', x, y + 6, 104, 74) +
      disc('#f29a27', x, y, 96, 66) +
      stroke(
        '#d27716',
        5,
        repeat(5, i => `M${x - 64 + i * 32} ${y - 50}V${y + 50}`) +
          repeat(3, i => `M${x - 88} ${y - 30 + i * 30}H${x + 88}`),
      ) +
      shape(
        '#ffc456',
        `M${x - 84} ${y - 20}Q${x - 40} ${y - 62} ${x + 30} ${y - 58}Q${x - 40} ${y - 44} ${x - 84} ${y - 20}z`,
        0.7,
      ),
  )

/** Perlis: harumanis mangoes, green outside, in a basket of rattan, and two of them cut open, deep orange within. */
export const harumanis: Landmark = ink =>
  tableTop(ink.base, ink.deep) +
  disc(ink.deep, 446, 476, 330, 290, 0.28) +
  disc('#9a6a34', 420, 440, 330, 290) +
  disc('#c8934e', 420, 430, 300, 262) +
  stroke(
    '#7a4f25',
    5,
    repeat(20, i => `M420 430L${420 + Math.cos(i * 0.314) * 326} ${438 + Math.sin(i * 0.314) * 286}`),
    0.6,
  ) +
  disc('#6e4a24', 420, 430, 246, 212) +
  whole(ink, 330, 330, -14, 0.95) +
  whole(ink, 510, 360, 24, 0.95) +
  whole(ink, 330, 520, 18, 0.95) +
  whole(ink, 500, 530, -20, 1.02) +
  whole(ink, 420, 430, 6, 1.04) +
  plate(ink, 900, 560, 250, ink.leaf) +
  cheek(ink, 850, 480, -12) +
  cheek(ink, 940, 650, 10) +
  shape(ink.leaf, 'M720 170Q820 70 960 120Q860 210 720 170zM760 220Q900 190 990 260Q870 310 760 220z') +
  stroke(ink.deep, 4, 'M720 170Q830 150 960 120M760 220Q880 240 990 260', 0.5)
