import { painted } from '../../colours/own-colours.ts'
import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { boxes } from '../../strokes/panes.ts'
import { at, mirrored, repeat } from '../../strokes/shapes.ts'

const glaze = ['#2f8f6b', '#e0a93a', '#2f6fa3', '#c8402f', '#f4ead2']

/** A ridge of glazed pottery: a long stage with opera figures between small pavilions, fish with their tails up at the ends. */
const ridge = (ink: Ink, x: number, y: number, half: number) =>
  box('#7a4a2c', x - half, y - 8, half * 2, 14) +
  box('#2f8f6b', x - half, y - 16, half * 2, 9) +
  box('#b7553a', x - half + 8, y - 58, half * 2 - 16, 42) +
  box(ink.deep, x - half + 8, y - 58, half * 2 - 16, 8, 0.3) +
  repeat(Math.floor((half * 2 - 30) / 17), i => {
    const px = x - half + 22 + i * 17
    const coat = glaze[(i * 3 + 1) % 5] as string
    return shape(coat, `M${px - 6} ${y - 18}l2 -18h8l2 18z`) + disc('#f7dfb8', px, y - 41, 4.5)
  }) +
  repeat(Math.max(1, Math.round(half / 70)), i => {
    const px = x - half + half * 2 * ((i + 0.5) / Math.max(1, Math.round(half / 70)))
    return (
      box('#e0a93a', px - 19, y - 70, 38, 54) +
      box('#7a2f24', px - 12, y - 58, 24, 42) +
      shape(
        '#2f8f6b',
        `M${px - 32} ${y - 66}Q${px - 14} ${y - 74} ${px - 8} ${y - 92}H${px + 8}Q${px + 14} ${y - 74} ${px + 32} ${y - 66}z`,
      ) +
      disc('#e0a93a', px, y - 96, 5)
    )
  }) +
  box('#2f6fa3', x - half, y - 62, half * 2, 6) +
  fish(x - half + 16, y - 60, -1) +
  fish(x + half - 16, y - 60, 1)

const fish = (x: number, y: number, side: number) =>
  at(
    x,
    y,
    shape('#2f6fa3', 'M-8 4Q22 -4 16 -34Q10 -54 30 -66Q38 -48 30 -34Q40 0 8 8z') +
      shape('#e0a93a', 'M30 -66q-14 -6 -20 -20q18 4 26 -8q6 14 -6 28z'),
    side,
    1,
  )

/** A bay of grey brick under tiles, with its end walls in the shape of a wok's handle when `handles` is set. */
const roof = (ink: Ink, x: number, y: number, half: number, height: number) =>
  shape('#59636b', `M${x - half - 16} ${y}L${x - half + 6} ${y - height}H${x + half - 6}L${x + half + 16} ${y}z`) +
  stroke(
    '#3c454d',
    4,
    repeat(Math.floor(half / 9), i => {
      const share = (i + 0.5) / Math.floor(half / 9)
      return `M${x - half + 6 + (half * 2 - 12) * share} ${y - height + 4}L${x - half - 12 + (half * 2 + 24) * share} ${y - 3}`
    }),
  ) +
  box('#2f8f6b', x - half - 18, y - 4, half * 2 + 36, 9) +
  ridge(ink, x, y - height, half)

const brickwork = (ink: Ink, x: number, y: number, width: number, height: number) =>
  box(ink.base, x, y, width, height) +
  shape(ink.light, boxes([x + 8, y + 10], [Math.floor(width / 30), Math.floor(height / 22)], [30, 22], [16, 4]), 0.7) +
  shape(ink.shade, boxes([x + 22, y + 20], [Math.floor(width / 34), Math.floor(height / 26)], [34, 26], [12, 4]), 0.5)

const side = (ink: Ink) =>
  brickwork(ink, 250, 420, 184, 240) +
  // A relief carved in brick under the eaves, a small window, the granite foot.
  box('#a89a86', 276, 440, 130, 58) +
  box('#d8ccb4', 284, 448, 114, 42) +
  stroke('#8a7a66', 4, 'M296 484Q310 456 330 470T366 460T388 484M310 462l14 -8M352 456l14 -6') +
  shape('#8a7a66', 'M330 486h22v-20l-11 -10l-11 10z') +
  box('#d8ccb4', 312, 530, 58, 58) +
  box(ink.deep, 320, 538, 42, 42) +
  stroke('#2f8f6b', 4, 'M320 559h42M341 538v42') +
  box('#cfc6b4', 246, 628, 192, 40) +
  roof(ink, 342, 424, 104, 66)

/** The Chen Clan Hall in Guangzhou: grey brick, carved stone, and on each ridge an opera in glazed pottery. */
export const chenClanHall = painted(
  { base: '#8d9498' },
  ink =>
    shape(
      ink.leaf,
      'M-1000 660V480a90 90 0 0 1 170 -30a100 90 0 0 1 190 10a90 90 0 0 1 180 -20a100 90 0 0 1 190 20a80 80 0 0 1 150 0a80 90 0 0 1 130 60V660zM2200 660V480a90 90 0 0 0 -170 -30a100 90 0 0 0 -190 10a90 90 0 0 0 -180 -20a100 90 0 0 0 -190 20a80 80 0 0 0 -150 0a80 90 0 0 0 -130 60V660z',
      0.85,
    ) +
    mirrored(
      600,
      brickwork(ink, -200, 470, 440, 190) +
        box('#59636b', -220, 452, 470, 22) +
        box('#2f8f6b', -220, 446, 470, 8) +
        side(ink),
    ) +
    // The middle hall: six granite columns, black doors with the door gods, a wide flight of steps.
    brickwork(ink, 420, 380, 360, 280) +
    box('#3a2a24', 440, 410, 320, 250) +
    box('#7a3a24', 440, 410, 320, 30) +
    stroke(
      '#e0a93a',
      4,
      repeat(8, i => `M${456 + i * 40} 432q10 -16 20 0q10 -16 18 0`),
    ) +
    box('#1d1a1c', 526, 470, 148, 190) +
    box('#8e2f22', 516, 460, 168, 12) +
    mirrored(
      600,
      box('#26221f', 532, 476, 66, 184) +
        shape('#b8402f', 'M546 650Q540 560 552 530H580Q592 560 586 650z') +
        shape('#e0a93a', 'M552 560h28l4 40h-36z') +
        disc('#f2d9b0', 566, 514, 12) +
        shape('#2f6fa3', 'M550 510q16 -26 32 0z') +
        stroke('#f4ead2', 4, 'M590 480V650'),
    ) +
    repeat(
      4,
      i =>
        box('#d8ccb4', 452 + i * 92, 410, 18, 250) +
        box('#a89a86', 464 + i * 92, 410, 6, 250) +
        box('#efe6d2', 446 + i * 92, 640, 30, 22),
    ) +
    box('#1d4a3a', 540, 424, 120, 34) +
    stroke('#f0c860', 6, 'M558 441h14M582 441h14M606 441h14M630 441h14') +
    roof(ink, 600, 384, 196, 86) +
    mirrored(600, disc('#d8362a', 490, 476, 20, 24) + stroke('#f0c860', 4, 'M490 452v-14M490 500v16')) +
    // Steps, stone lions on their plinths, the paved court.
    shape('#e9dfca', 'M-1000 660H2200V1200H-1000z') +
    shape('#d8ccb4', 'M430 660H770L800 700H400z') +
    stroke('#a89a86', 4, 'M424 670H776M416 682H784M408 694H792') +
    stroke(
      '#c9bda4',
      4,
      'M-1000 730H2200M-1000 800H2200M-1000 880H2200M600 700V900M420 700L280 900M780 700L920 900M240 700L-60 900M960 700L1260 900',
    ) +
    mirrored(
      600,
      box('#b3a892', 352, 672, 62, 46) +
        shape('#cfc6b4', 'M358 672Q352 630 370 612Q362 586 386 580Q412 582 408 610Q414 640 410 672z') +
        disc('#b3a892', 386, 600, 8) +
        stroke('#8a7f6c', 3, 'M372 604q-10 14 4 24M400 604q8 14 -2 24M366 650h38'),
    ) +
    mirrored(
      600,
      disc('#7a4a34', 180, 704, 44, 12) +
        shape('#8a5638', 'M140 704H220L208 752H152z') +
        disc(ink.leaf, 180, 660, 54, 44) +
        disc(ink.leaf, 150, 690, 34, 26) +
        disc(ink.leaf, 212, 690, 34, 26) +
        disc('#e0662f', 164, 652, 10) +
        disc('#e0662f', 194, 676, 10) +
        disc('#e0662f', 198, 640, 10),
    ),
)
