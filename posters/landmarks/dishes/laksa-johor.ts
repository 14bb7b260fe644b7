import { painted } from '../../colours/own-colours.ts'
import { disc, shape, stroke } from '../../strokes/brush.ts'
import { repeat, turned } from '../../strokes/shapes.ts'
import { herb, slice } from '../parts/morsels.ts'
import { bowl, plate, ring, spoon, sprinkled, tableTop } from '../parts/table-setting.ts'

/** Spaghetti turned into a nest. */
const nest = (x: number, y: number, radius: number) =>
  disc('#e9c877', x, y, radius, radius * 0.94) +
  repeat(9, i =>
    ring(i % 2 ? '#f6dfa0' : '#d1a750', x + ((i * 7) % 11) - 5, y + ((i * 5) % 9) - 4, radius * (0.96 - i * 0.1), 9),
  ) +
  repeat(7, i =>
    turned(
      i * 51,
      x,
      y,
      stroke(
        '#f6dfa0',
        7,
        `M${x + radius * 0.2} ${y - radius * 0.86}q${radius * 0.4} ${radius * 0.2} ${radius * 0.5} ${radius * 0.6}`,
      ),
    ),
  )

const strips = (colour: string, edge: string, x: number, y: number) =>
  repeat(9, i =>
    turned(
      -30 + ((i * 37) % 60),
      x + (i % 3) * 22,
      y + i * 9,
      stroke(edge, 13, `M${x - 44 + (i % 3) * 22} ${y + i * 9}h86`) +
        stroke(colour, 7, `M${x - 42 + (i % 3) * 22} ${y + i * 9 - 1}h80`),
    ),
  )

const sprout = (x: number, y: number, i: number) =>
  turned(i * 49, x, y, stroke('#fbf6e4', 8, `M${x - 24} ${y}q20 -20 50 0`) + disc('#e6d48a', x + 28, y + 2, 9, 7))

const calamansi = (x: number, y: number) =>
  disc('#3f8a3a', x, y, 38) + disc('#f0b83a', x, y, 32) + slice(x, y, 30, '#f0b83a', '#f7d778', 8)

/** Laksa Johor: spaghetti under a thick gravy of fish and coconut, with ulam, sambal and calamansi. */
export const laksaJohor = painted(
  { base: '#2f6f78' },
  ink =>
    tableTop(ink.base, ink.deep) +
    plate(ink, 560, 460, 392, '#b8863a', '#fbf6ea') +
    ring('#2f5f8c', 560, 460, 352, 6) +
    disc('#8f5a22', 560, 470, 290, 276) +
    disc('#b8792f', 556, 462, 282, 266) +
    nest(570, 480, 176) +
    shape(
      '#a5672a',
      'M330 400Q380 270 540 256Q700 250 760 360Q720 350 690 400Q660 380 620 420Q590 390 540 440Q500 410 460 470Q420 440 380 500Q330 470 330 400z',
    ) +
    shape(
      '#cf9446',
      'M352 396Q400 290 540 276Q680 272 736 348Q690 320 640 350Q590 316 530 366Q470 340 430 400Q390 390 352 396z',
      0.75,
    ) +
    sprinkled(22, 540, 340, 160, (x, y, i) => disc(i % 3 ? '#7f4a1a' : '#e8b666', x, y, 6, 5)) +
    strips('#d6efc0', '#5fa04a', 420, 560) +
    strips('#fbf4ea', '#e2c9c0', 720, 520) +
    sprinkled(11, 610, 650, 80, sprout) +
    repeat(7, i => stroke(i % 2 ? '#b0467e' : '#d884ac', 8, `M${470 + i * 26} ${470 - (i % 3) * 24}q18 -26 40 -4`)) +
    repeat(9, i => herb(600 + (i % 3) * 26, 350 + Math.floor(i / 3) * 30, i * 43, 66, i % 2 ? '#4f9a48' : '#2f7a3c')) +
    shape('#d8321f', 'M770 380q40 -30 70 4q10 40 -30 54q-50 -8 -40 -58z') +
    sprinkled(8, 804, 408, 30, (x, y) => disc('#f4c56a', x, y, 4)) +
    bowl(ink, 1050, 220, 150, '#fbf6ea', '#b0281a') +
    sprinkled(24, 1050, 220, 104, (x, y, i) => disc(i % 2 ? '#e8573a' : '#f4c56a', x, y, 7, 5)) +
    calamansi(1010, 480) +
    calamansi(1100, 520) +
    calamansi(1020, 566) +
    turned(
      -70,
      1060,
      770,
      stroke(ink.deep, 14, 'M1072 786h210', 0.22) +
        stroke(
          '#d9dde0',
          13,
          'M1060 770h230M1060 756Q1000 750 960 756M1060 770H960M1060 784Q1000 790 960 784M1060 756v28',
        ),
    ) +
    spoon(ink, 150, 760, -112, '#d9dde0') +
    disc(ink.deep, 116, 176, 116, 116, 0.25) +
    disc('#f0ede4', 100, 156, 116) +
    disc('#c8742c', 100, 156, 92) +
    disc('#f0d2a0', 100, 156, 60, 56) +
    sprinkled(14, 100, 156, 48, (x, y) => disc('#fff6e4', x, y, 9)),
)
