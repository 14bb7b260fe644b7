import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Landmark } from '../../strokes/landmark.ts'
import { repeat, turned } from '../../strokes/shapes.ts'
import { ring, tableTop } from '../parts/table-setting.ts'

/** A phone that shows a map, a SIM card with its pin, a pocket router and a travel plug on a café table. */
export const phoneAndSim: Landmark = ink =>
  tableTop(ink.shade, ink.deep) +
  turned(
    -12,
    560,
    450,
    shape(ink.deep, 'M430 120H740q40 0 40 40V780q0 40 -40 40H430q-40 0 -40 -40V160q0 -40 40 -40z', 0.3) +
      shape('#1d2030', 'M410 90H720q40 0 40 40V750q0 40 -40 40H410q-40 0 -40 -40V130q0 -40 40 -40z') +
      box('#e9efdf', 388, 130, 354, 620) +
      shape(ink.water, 'M388 520Q500 480 560 560T742 560V750H388z') +
      shape(ink.leaf, 'M600 160h110v130q-60 30 -110 -10zM410 400h90v60h-90z', 0.7) +
      stroke('#ffffff', 22, 'M388 250H742M480 130V520M388 360Q560 340 742 440M620 130Q600 300 640 560') +
      stroke(ink.accent, 13, 'M480 690Q470 560 480 470V352Q560 340 612 300V220') +
      disc(ink.accent, 480, 690, 20) +
      disc('#ffffff', 480, 690, 9) +
      shape('#d8322f', 'M612 226q-46 -60 -46 -94a46 46 0 0 1 92 0q0 34 -46 94z') +
      disc('#ffffff', 612, 132, 18) +
      box('#ffffff', 408, 146, 120, 44) +
      stroke(ink.shade, 8, 'M424 160h70M424 176h44') +
      repeat(4, i => box('#1d2030', 676 + i * 13, 158 - i * 6, 9, 16 + i * 6)),
  ) +
  turned(
    16,
    950,
    250,
    box(ink.deep, 866, 166, 250, 160, 0.28) +
      shape('#fdf8ee', 'M850 146h250v160h-250z') +
      box(ink.accent, 850, 146, 250, 34) +
      shape('#d9b25a', 'M880 200h70l20 20v66h-90z') +
      stroke('#8a6420', 4, 'M880 230h90M880 256h90M925 200v86') +
      stroke(ink.shade, 8, 'M994 216h80M994 240h56'),
  ) +
  turned(40, 860, 420, stroke('#c9ced2', 7, 'M840 420h90') + ring('#c9ced2', 822, 420, 18, 7)) +
  turned(
    -8,
    960,
    640,
    shape(ink.deep, 'M856 566h220q24 0 24 24v120q0 24 -24 24H856q-24 0 -24 -24V590q0 -24 24 -24z', 0.28) +
      shape('#f4f1ea', 'M844 546h220q24 0 24 24v120q0 24 -24 24H844q-24 0 -24 -24V570q0 -24 24 -24z') +
      box('#1d2030', 850, 580, 130, 60) +
      stroke('#7fe0b0', 7, 'M880 624q36 -40 72 0M896 632q20 -20 40 0') +
      disc('#7fe0b0', 916, 634, 5) +
      repeat(3, i => disc(i ? '#c9ced2' : '#3fb06a', 1020 + i * 20, 610, 6)) +
      stroke('#3fb06a', 8, 'M860 676h120'),
  ) +
  repeat(3, i =>
    stroke(
      '#f4f1ea',
      9,
      `M${1090 - i * 4} ${500 - i * 34}a${60 + i * 40} ${60 + i * 40} 0 0 1 ${40 + i * 22} ${40 + i * 30}`,
      0.5,
    ),
  ) +
  disc(ink.deep, 196, 236, 138, 138, 0.26) +
  disc(ink.paper, 180, 214, 138) +
  ring(ink.accent, 180, 214, 120, 7) +
  disc(ink.paper, 180, 214, 90) +
  disc('#6a3a1e', 180, 214, 76) +
  disc('#e9cfa2', 180, 210, 56, 50, 0.8) +
  disc('#b98458', 186, 204, 26, 22) +
  stroke(ink.paper, 22, 'M258 270q60 20 50 -40') +
  turned(
    20,
    200,
    640,
    shape('#fdf8ee', 'M100 560h180v150q0 20 -20 20H120q-20 0 -20 -20z') +
      stroke('#9aa0a6', 22, 'M140 560v-60M190 560v-80M240 560v-60') +
      disc('#1d2030', 160, 660, 10) +
      disc('#1d2030', 220, 660, 10),
  )
