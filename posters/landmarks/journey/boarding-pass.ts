import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { repeat, turned } from '../../strokes/shapes.ts'
import { tableTop } from '../parts/table-setting.ts'

const pass = (ink: Ink, colour: string) =>
  shape(ink.deep, 'M170 270H1030V610H170z', 0.26) +
  shape('#fdf8ee', 'M150 240H1010V580H150z') +
  box(colour, 150, 240, 860, 74) +
  shape('#fdf8ee', 'M210 284l30 -10h44l-24 -32h18l46 32h50q14 2 14 9t-14 9h-50l-46 28h-18l24 -28h-44z') +
  stroke('#fdf8ee', 13, 'M440 278h180M830 278h110') +
  stroke('#2a3448', 26, 'M200 380h110M560 380h110') +
  stroke(colour, 9, 'M350 380h140M490 380l-26 -20M490 380l-26 20') +
  stroke(
    '#8a94a4',
    9,
    'M200 440h150M200 470h100M440 440h80M440 470h120M600 440h70M600 470h50M830 370h120M830 400h80M830 430h110',
  ) +
  stroke(
    '#2a3448',
    7,
    repeat(26, i => `M${206 + i * 17 + (i % 3) * 4} 506v46`),
  ) +
  box('#2a3448', 830, 460, 90, 90) +
  shape(
    '#fdf8ee',
    repeat(16, i => ((i * 7) % 5 > 1 ? `M${838 + (i % 4) * 19} ${468 + Math.floor(i / 4) * 19}h12v12h-12z` : '')),
  ) +
  stroke(
    '#c9c2b4',
    5,
    repeat(14, i => `M780 ${322 + i * 19}v9`),
  ) +
  disc('#8a94a4', 780, 240, 15) +
  disc('#8a94a4', 780, 580, 15)

/** Two boarding passes on a passport, and a window seat's view of blue beside them. */
export const boardingPass: Landmark = ink =>
  tableTop(ink.water, ink.deep) +
  turned(
    9,
    760,
    640,
    box(ink.deep, 700, 330, 330, 460, 0.28) +
      shape('#7a1f2c', 'M680 300H990q16 0 16 16V740q0 16 -16 16H680z') +
      box('#5a1420', 680, 300, 26, 456) +
      disc('#e0b65a', 850, 480, 66) +
      disc('#7a1f2c', 850, 480, 52) +
      shape('#e0b65a', 'M850 436l12 32h34l-28 20l11 34l-29 -21l-29 21l11 -34l-28 -20h34z') +
      stroke('#e0b65a', 9, 'M780 380h140M790 600h120M810 640h80'),
  ) +
  turned(-14, 520, 420, `<g transform="translate(-60 130)">${pass(ink, '#2f66b0')}</g>`) +
  turned(5, 560, 380, `<g transform="translate(-10 -60)">${pass(ink, ink.accent)}</g>`)
