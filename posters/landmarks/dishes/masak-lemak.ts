import { painted } from '../../colours/own-colours.ts'
import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { at, repeat, turned } from '../../strokes/shapes.ts'
import { herb, slice } from '../parts/morsels.ts'
import { plate, ring, sprinkled, tableTop } from '../parts/table-setting.ts'

/** A bird's eye chilli, not longer than a fingernail at the size of the pot. */
const chilli = (x: number, y: number, degrees: number, colour: string) =>
  turned(
    degrees,
    x,
    y,
    shape(colour, `M${x - 26} ${y - 7}q34 -8 58 8q-30 14 -58 4z`) +
      stroke('#fff1d8', 3, `M${x - 18} ${y - 3}q16 -4 30 2`, 0.7) +
      stroke('#4f7f35', 6, `M${x - 28} ${y - 1}l-14 -3`),
  )

const smokedBeef = (x: number, y: number, degrees: number) =>
  turned(
    degrees,
    x,
    y,
    shape(
      '#4a2418',
      `M${x - 62} ${y - 22}Q${x} ${y - 46} ${x + 62} ${y - 18}Q${x + 70} ${y + 20} ${x + 40} ${y + 32}Q${x - 20} ${y + 44} ${x - 66} ${y + 20}z`,
    ) +
      shape('#7d4226', `M${x - 52} ${y - 20}Q${x} ${y - 38} ${x + 54} ${y - 14}Q${x} ${y - 10} ${x - 56} ${y + 6}z`) +
      stroke('#2d140e', 4, `M${x - 44} ${y + 12}q40 -10 86 4M${x - 30} ${y + 26}q30 -8 56 0`),
  )

/** The clay pot with its two lugs, full of yellow gravy. */
const pot = (ink: Ink) =>
  disc(ink.deep, 500, 494, 352, 346, 0.3) +
  shape('#6e3d26', 'M120 400Q70 400 70 460Q70 520 120 520zM840 400Q890 400 890 460Q890 520 840 520z') +
  disc('#8a4d2e', 480, 460, 366, 352) +
  disc('#b06a40', 474, 450, 346, 332) +
  disc('#5a2f1d', 480, 460, 312, 298) +
  disc('#e2a516', 480, 464, 300, 286) +
  shape(
    '#f6c83a',
    'M200 420Q260 220 470 200Q640 200 730 320Q640 250 500 256Q330 260 270 420Q240 520 280 620Q200 540 200 420z',
  ) +
  stroke('#fbe08a', 8, 'M300 330Q370 250 480 246M650 640Q600 690 520 704M320 600Q300 560 300 520', 0.8) +
  sprinkled(30, 480, 464, 262, (x, y, i) => disc(i % 2 ? '#fbe59a' : '#c98608', x, y, 6 + (i % 3) * 3, 5 + (i % 3) * 2))

/** A mortar of stone from above, chillies being pounded in it, the pestle across. */
const mortar = (ink: Ink) =>
  disc(ink.deep, 22, 26, 176, 170, 0.28) +
  disc('#6c7076', 0, 0, 176, 170) +
  disc('#8b9096', -6, -8, 162, 154) +
  disc('#4d5157', 0, 0, 122, 116) +
  disc('#c83a1c', 0, 8, 104, 96) +
  sprinkled(20, 0, 8, 84, (x, y, i) => disc(i % 3 ? '#e8782c' : '#f2cf52', x, y, 8, 6)) +
  repeat(8, i => chilli(((i * 53) % 130) - 62, ((i * 37) % 110) - 50, i * 61, i % 3 ? '#d8261a' : '#5f9a3a')) +
  turned(
    -38,
    20,
    0,
    shape('#5a5e64', 'M-20 -34H210Q246 -30 246 0Q246 30 210 34H-20Q-54 24 -54 0Q-54 -24 -20 -34z') +
      shape('#9ba0a6', 'M-14 -26H206Q226 -24 232 -8H-40Q-34 -22 -14 -26z'),
  )

/** Masak lemak cili api of Negeri Sembilan: smoked beef in yellow coconut gravy, bird's eye chillies in the mortar, rice. */
export const masakLemak = painted(
  { base: '#7a5a3c' },
  ink =>
    tableTop(ink.base, ink.deep) +
    shape(ink.deep, 'M-60 840Q260 700 620 800Q760 860 640 920L-60 960z', 0.25) +
    shape('#4f9a4b', 'M-90 830Q240 670 640 780Q720 820 620 900L-90 960z') +
    stroke('#8cc46e', 6, 'M-80 880Q260 760 640 800') +
    pot(ink) +
    (
      [
        [380, 390, -16],
        [560, 350, 14],
        [470, 500, 6],
        [620, 500, -24],
        [360, 580, 20],
        [530, 630, -8],
      ] as const
    )
      .map(([x, y, degrees]) => smokedBeef(x, y, degrees))
      .join('') +
    repeat(5, i => stroke('#3f8a45', 7, `M${400 + i * 40} ${440 + (i % 2) * 90}q30 -16 70 -4`)) +
    sprinkled(15, 480, 464, 230, (x, y, i) =>
      chilli(x, y, i * 77, ['#d8261a', '#3f8a35', '#e8742a'][i % 3] as string),
    ) +
    at(1000, 270, mortar(ink)) +
    plate(ink, 1010, 700, 200, ink.accent) +
    disc('#fffdf6', 1000, 690, 128, 116) +
    sprinkled(54, 1000, 690, 112, (x, y, i) =>
      turned(i * 41, x, y, shape(i % 2 ? '#ffffff' : '#e9e2d2', `M${x - 11} ${y}q11 -9 22 0q-11 9 -22 0z`)),
    ) +
    repeat(4, i => slice(896 + i * 34, 800 + Math.abs(i - 1.5) * -10, 34, '#3c8a47', '#e4f2c4', 6)) +
    repeat(5, i => herb(1120, 770, -120 + i * 30, 74, i % 2 ? '#5aa052' : '#3f8a45')) +
    repeat(6, i => chilli(100 + ((i * 71) % 130), 90 + ((i * 47) % 120), i * 58, i % 3 ? '#d8261a' : '#3f8a35')) +
    ring(ink.deep, 480, 456, 346, 3, 0.2),
)
