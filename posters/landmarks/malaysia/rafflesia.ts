import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Landmark } from '../../strokes/landmark.ts'
import { repeat, turned } from '../../strokes/shapes.ts'
import { sprinkled } from '../parts/table-setting.ts'

const red = { petal: '#c03a2a', lit: '#dd6546', dark: '#8a2118', spot: '#f5cda6', rim: '#d9573a' }

const petal = (turn: number) =>
  turned(
    turn,
    0,
    0,
    shape(red.dark, 'M-70 -90Q-250 -190 -180 -350Q-90 -460 60 -440Q220 -400 200 -250Q180 -130 70 -90z') +
      shape(red.petal, 'M-70 -100Q-230 -190 -166 -340Q-84 -440 56 -424Q206 -390 186 -250Q164 -140 70 -100z') +
      shape(
        red.lit,
        'M-150 -320Q-84 -430 50 -416Q120 -400 150 -360Q0 -400 -80 -320Q-120 -270 -110 -200Q-176 -250 -150 -320z',
        0.6,
      ) +
      shape(
        red.spot,
        'M-120 -260q18 -20 40 -4q4 26 -22 30q-24 -4 -18 -26zM-40 -360q26 -20 50 0q0 28 -28 30q-26 -8 -22 -30zM70 -330q28 -14 44 8q-4 26 -30 22q-22 -8 -14 -30zM-20 -240q22 -16 40 2q0 22 -22 24q-22 -6 -18 -26zM90 -220q20 -14 36 4q-2 20 -22 20q-18 -6 -14 -24zM-90 -170q14 -10 26 4q-2 14 -16 14q-14 -6 -10 -18zM30 -160q14 -10 26 4q-2 14 -16 14q-14 -6 -10 -18z',
      ),
  )

/** A rafflesia in bloom on the floor of the rainforest below Mount Kinabalu, among roots and ferns. */
export const rafflesia: Landmark = ink =>
  shape(ink.deep, 'M-1000 900V560Q-400 500 200 540T1300 520T2200 560V900z', 0.55) +
  stroke(ink.shade, 40, 'M-1000 620Q-300 560 100 700T700 860M2200 560Q1500 560 1150 690T880 900') +
  stroke(ink.light, 8, 'M-1000 604Q-300 544 100 684T700 844M2200 546Q1500 546 1150 676', 0.35) +
  repeat(14, i =>
    turned(
      i * 67,
      -60 + i * 100,
      790 + (i % 3) * 40,
      shape(i % 2 ? ink.leaf : '#a8662f', `M${-60 + i * 100} ${790 + (i % 3) * 40}q50 -34 120 0q-70 34 -120 0z`, 0.85),
    ),
  ) +
  `<g transform="translate(600 520) scale(.98 .74)">${disc(ink.deep, 20, 70, 440, 400, 0.4)}${petal(36)}${petal(108)}${petal(180)}${petal(252)}${petal(324)}${disc(red.dark, 0, 0, 176)}${disc(red.rim, 0, -4, 166)}${disc('#5e120e', 0, 10, 124)}${disc('#f0a678', 0, 34, 100, 86)}${disc('#c9603c', 0, 44, 92, 74)}${sprinkled(22, 0, 40, 80, (x, y) => shape('#8a2118', `M${x - 7} ${y + 8}l7 -30l7 30z`))}${sprinkled(22, 0, 0, 20, () => '')}${repeat(18, i => turned(i * 20, 0, 0, disc(red.spot, 0, -146, 9, 6)))}</g>` +
  disc('#5a2c1c', 1010, 780, 62, 52) +
  disc('#8a4a30', 1000, 768, 46, 36) +
  stroke('#3a180e', 5, 'M960 770q50 -40 96 4M966 790q44 -20 88 0', 0.6)
