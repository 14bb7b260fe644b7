import { painted } from '../../colours/own-colours.ts'
import { disc, shape, stroke } from '../../strokes/brush.ts'
import { at, repeat, turned } from '../../strokes/shapes.ts'
import { herb, slice } from '../parts/morsels.ts'
import { bowl, chopsticks, plate, sprinkled, tableTop } from '../parts/table-setting.ts'

const shell = '#c8281c'
const lit = '#ec5a3c'
const dark = '#8e1710'

const claw = (side: number) =>
  stroke(shell, 13, `M${side * 30} -60Q${side * 66} -92 ${side * 60} -122`) +
  shape(
    shell,
    `M${side * 48} -116Q${side * 34} -160 ${side * 52} -198Q${side * 62} -176 ${side * 60} -154Q${side * 72} -178 ${side * 88} -186Q${side * 92} -146 ${side * 70} -114z`,
  ) +
  stroke(lit, 5, `M${side * 50} -132Q${side * 46} -160 ${side * 52} -180`)

/** A boiled crayfish from above, head up, its middle at 0. */
const crayfish =
  stroke(
    dark,
    5,
    'M-12 -96Q-40 -150 -22 -214M12 -96Q44 -146 30 -220M-30 -30Q-70 -24 -84 6M-30 -10Q-66 6 -72 38M30 -30Q70 -24 84 6M30 -10Q66 6 72 38M-30 -48Q-74 -56 -92 -34M30 -48Q74 -56 92 -34',
  ) +
  claw(-1) +
  claw(1) +
  shape(shell, 'M0 -112Q38 -84 36 -30Q34 0 0 8Q-34 0 -36 -30Q-38 -84 0 -112z') +
  shape(lit, 'M-6 -98Q-28 -76 -26 -30Q-22 -10 -8 -4Q-16 -50 -6 -98z') +
  stroke(dark, 4, 'M-34 -38Q0 -22 34 -38') +
  disc('#1c1214', -15, -88, 6) +
  disc('#1c1214', 15, -88, 6) +
  repeat(5, i =>
    shape(
      i % 2 ? '#d9391f' : shell,
      `M${-33 + i * 4} ${4 + i * 22}Q0 ${16 + i * 22} ${33 - i * 4} ${4 + i * 22}L${30 - i * 4} ${26 + i * 22}Q0 ${40 + i * 22} ${-30 + i * 4} ${26 + i * 22}z`,
    ),
  ) +
  stroke(
    lit,
    4,
    repeat(5, i => `M${-22 + i * 3} ${16 + i * 22}q10 5 18 5`),
  ) +
  shape(shell, 'M-14 118L-50 150Q-44 172 -16 166L0 142L16 166Q44 172 50 150L14 118z') +
  stroke(dark, 3, 'M-14 124L-34 158M14 124L34 158M0 128V146')

const places = [
  [430, 330, -60],
  [800, 320, 58],
  [610, 250, 8],
  [400, 560, -118],
  [812, 560, 116],
  [612, 640, 176],
  [500, 430, -24],
  [716, 440, 32],
  [560, 560, -150],
  [690, 590, 140],
  [610, 440, 4],
] as const

const garlic = (x: number, y: number) =>
  shape('#fbf3dd', `M${x - 16} ${y + 12}q0 -28 18 -34q18 8 14 32q-16 12 -32 2z`) +
  stroke('#d9c8a0', 3, `M${x} ${y - 16}v24`)

const chilli = (x: number, y: number, degrees: number) =>
  turned(
    degrees,
    x,
    y,
    shape('#e0331f', `M${x - 30} ${y}q30 -20 64 -4q-30 24 -64 4z`) + stroke('#5e8c3a', 6, `M${x - 30} ${y}l-14 -4`),
  )

/** Kouwei xia as Changsha eats it on summer nights: crayfish by the basin with chilli, garlic and perilla, cold cucumber beside. */
export const crayfishBasin = painted(
  { base: '#c9a06a' },
  ink =>
    tableTop(ink.base, ink.shade) +
    disc(ink.deep, 632, 486, 408, 396, 0.3) +
    disc('#c3ccd0', 610, 452, 404, 392) +
    disc('#eef2f2', 610, 446, 392, 380) +
    disc('#aab4b9', 610, 452, 352, 340) +
    disc('#b8401f', 610, 452, 340, 328) +
    shape('#e0763a', 'M330 300Q420 160 600 140Q780 150 860 280Q720 200 600 210Q440 220 330 300z', 0.6) +
    sprinkled(30, 610, 452, 320, (x, y) => disc('#f08a4a', x, y, 9, 6)) +
    places
      .map(
        ([x, y, degrees]) =>
          disc('#4a0f0a', x + 8, y + 14, 70, 70, 0.3) + at(x, y, turned(degrees, 0, 0, crayfish), 1.02),
      )
      .join('') +
    sprinkled(9, 610, 460, 270, (x, y, i) => chilli(x, y, i * 67)) +
    sprinkled(8, 620, 440, 230, (x, y) => garlic(x, y)) +
    repeat(6, i =>
      herb(
        [360, 860, 470, 760, 540, 700][i] as number,
        [450, 440, 690, 700, 330, 330][i] as number,
        i * 61,
        56,
        i % 2 ? '#6b4a78' : '#3f8a45',
      ),
    ) +
    plate(ink, 1110, 230, 150, ink.accent) +
    repeat(7, i => slice(1046 + (i % 3) * 62, 176 + Math.floor(i / 3) * 56, 40, '#3c8a47', '#e4f2c4', 6)) +
    bowl(ink, 1120, 690, 130, ink.paper, '#7a3a1c') +
    sprinkled(16, 1120, 690, 88, (x, y, i) => disc(i % 2 ? '#e0331f' : '#f3e3b8', x, y, 7, 5)) +
    chopsticks(ink, 40, 830, 420, -72, '#6d2f1f') +
    disc('#f4f0e6', 92, 180, 104) +
    disc('#e8dfc8', 92, 180, 84) +
    disc('#d9a441', 92, 180, 70) +
    disc('#fff6dc', 70, 160, 30, 20, 0.7),
)
