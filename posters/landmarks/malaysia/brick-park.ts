import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'

const brick = {
  red: '#d8322f',
  yellow: '#f4c32f',
  blue: '#2468b4',
  green: '#3a9a4a',
  white: '#f7f3e8',
  grey: '#9aa0a6',
}

/** A wall of toy bricks from its top left corner: seams, a shaded right side, studs along the top. */
const wall = (ink: Ink, colour: string, x: number, y: number, width: number, height: number) =>
  shape(
    colour,
    repeat(Math.floor(width / 34), i => `M${x + 7 + i * 34} ${y}v-12h20v12z`),
  ) +
  box(colour, x, y, width, height) +
  stroke(
    ink.deep,
    3,
    `${repeat(Math.floor(height / 34), i => `M${x} ${y + 34 + i * 34}h${width}`)}${repeat(Math.floor(height / 34), row => repeat(Math.floor(width / 68), i => `M${x + 68 * i + (row % 2 ? 34 : 68)} ${y + row * 34}v34`))}`,
    0.16,
  ) +
  box(ink.deep, x + width - 20, y, 20, height, 0.16)

const turret = (ink: Ink, colour: string, roof: string, x: number, y: number, width: number) =>
  wall(ink, colour, x, y, width, 670 - y) +
  shape(
    roof,
    repeat(
      6,
      i =>
        `M${x - 14 + i * ((width + 28) / 12)} ${y - i * 30}h${width + 28 - (i * (width + 28)) / 6}v-30h${-(width + 28) + (i * (width + 28)) / 6}z`,
    ),
  ) +
  stroke(ink.deep, 5, `M${x + width / 2} ${y - 176}v-54`) +
  shape(brick.yellow, `M${x + width / 2} ${y - 230}l50 18l-50 18z`) +
  box('#23283c', x + width / 2 - 17, y + 54, 34, 54) +
  box('#23283c', x + width / 2 - 17, y + 158, 34, 54)

/** A figure as toys are, feet on 0, 0. */
const figure = (ink: Ink, top: string, legs: string) =>
  box(legs, -34, -66, 30, 66) +
  box(legs, 4, -66, 30, 66) +
  shape(top, 'M-40 -66L-30 -150H30L40 -66z') +
  stroke(top, 20, 'M-32 -136L-54 -84M32 -136L62 -170') +
  disc(brick.yellow, -56, -76, 12) +
  disc(brick.yellow, 66, -180, 12) +
  box(brick.yellow, -28, -204, 56, 50) +
  box(brick.yellow, -14, -216, 28, 14) +
  disc(ink.deep, -12, -184, 5) +
  disc(ink.deep, 12, -184, 5) +
  stroke(ink.deep, 4, 'M-12 -170q12 10 24 0')

/** A theme park of toy bricks: a castle with stepped roofs, a coaster behind it, a dragon on the wall and two figures that wave. */
export const brickPark: Landmark = ink =>
  stroke(
    brick.red,
    12,
    'M-1000 560Q-300 560 -60 300Q60 180 180 300Q320 560 520 420Q760 200 960 180Q1120 170 1180 330T1500 560T2200 480',
  ) +
  stroke(
    brick.white,
    6,
    repeat(16, i => `M${-40 + i * 82} ${640 - ((i * 71) % 200)}V680`),
    0.8,
  ) +
  turret(ink, brick.white, brick.blue, 250, 330, 136) +
  turret(ink, brick.white, brick.red, 816, 300, 136) +
  wall(ink, brick.grey, 386, 440, 430, 230) +
  shape(
    brick.grey,
    repeat(6, i => `M${392 + i * 74} 430v-46h44v46z`),
  ) +
  turret(ink, brick.yellow, brick.green, 530, 270, 150) +
  shape('#23283c', 'M540 670V560q60 -66 130 0v110z') +
  stroke(brick.grey, 5, 'M560 670V546M584 670V530M608 670V526M632 670V530M656 670V546M540 600h130M540 640h130') +
  at(
    420,
    420,
    shape(
      brick.green,
      'M-70 0h40v-40h-40zM-30 0h60v-60h-60zM30 0h50v-40h-50zM-110 -30h44v-70h-44zM-170 -92h104v-50h-104z',
    ) +
      box(brick.red, -206, -104, 36, 14) +
      disc('#fff', -130, -122, 8) +
      disc('#17131c', -132, -122, 4) +
      shape(brick.yellow, 'M-20 -60l20 -34l20 34zM-60 -142l14 -26l14 26z'),
    1,
  ) +
  box(brick.green, -1000, 664, 3200, 22) +
  shape(
    brick.green,
    repeat(94, i => `M${-990 + i * 34} 664v-10h20v10z`),
  ) +
  at(350, 716, figure(ink, brick.red, brick.blue), 1) +
  at(870, 718, figure(ink, brick.blue, brick.grey), -1, 1)
