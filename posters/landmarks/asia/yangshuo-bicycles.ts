import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'
import { karst } from '../parts/karst.ts'

/** A cyclist riding to the left; the wheels stand on 0, 0. */
const cyclist = (ink: Ink, shirt: string, frame: string, hair: string) =>
  stroke('#23283c', 7, 'M-150 -56a56 56 0 1 0 112 0a56 56 0 1 0 -112 0M52 -56a56 56 0 1 0 112 0a56 56 0 1 0 -112 0') +
  stroke(ink.paper, 2, 'M-94 -112V0M-150 -56h112M108 -112V0M52 -56h112', 0.7) +
  stroke(frame, 9, 'M-94 -56L-70 -150H60L108 -56M-66 -140L6 -56L56 -150M6 -56H108') +
  stroke('#23283c', 8, 'M-70 -150L-76 -184q-24 -8 -34 8M60 -150v-24M36 -176h50') +
  stroke('#3f4f7a', 26, 'M56 -190Q10 -160 -10 -120L4 -40') +
  shape(shirt, 'M28 -190Q24 -300 60 -330Q100 -330 96 -186z') +
  stroke(shirt, 26, 'M60 -306Q10 -280 -20 -236') +
  stroke('#d9a274', 18, 'M-20 -236L-80 -196') +
  disc('#d9a274', 58, -366, 32) +
  shape(hair, 'M28 -374Q36 -410 70 -402Q100 -390 88 -340Q76 -360 70 -376Q50 -366 28 -374z')

/** Yangshuo: two cyclists on a lane between rice fields, the pointed hills of Guilin in rows behind. */
export const yangshuoBicycles: Landmark = ink =>
  karst(ink, { x: -260, y: 600, half: 170, height: 300, outline: 'tooth', haze: 0.6 }) +
  karst(ink, { x: 130, y: 600, half: 130, height: 360, outline: 'tooth', haze: 0.62 }) +
  karst(ink, { x: 560, y: 600, half: 120, height: 300, outline: 'tooth', haze: 0.66 }) +
  karst(ink, { x: 1120, y: 600, half: 170, height: 400, outline: 'tooth', haze: 0.55 }) +
  karst(ink, { x: 330, y: 620, half: 150, height: 450, outline: 'tooth' }) +
  karst(ink, { x: 800, y: 620, half: 190, height: 500, outline: 'tooth' }) +
  karst(ink, { x: -60, y: 630, half: 170, height: 340, outline: 'tooth' }) +
  repeat(15, i => disc(ink.leaf, -700 + i * 150, 628, 90, 34)) +
  shape('#9dbb55', 'M-1000 640H2200V1200H-1000z') +
  shape(ink.leaf, 'M-1000 700Q0 670 2200 690V714Q0 694 -1000 726z', 0.8) +
  stroke(
    ink.leaf,
    7,
    repeat(26, i => `M${-900 + i * 120} 660q8 -18 14 -20M${-880 + i * 120} 664q-4 -18 -12 -20`),
    0.7,
  ) +
  shape('#e2cfa2', 'M-1000 800Q200 740 2200 760V860Q200 850 -1000 930z') +
  shape(ink.deep, 'M-1000 930Q200 850 2200 860V872Q200 866 -1000 950z', 0.2) +
  at(760, 820, cyclist(ink, ink.accent, '#2f66a8', '#2a1a18'), 1.05) +
  at(390, 836, cyclist(ink, '#f2c230', '#c8322f', '#17131c'), 1.12) +
  stroke(
    ink.leaf,
    9,
    repeat(
      40,
      i => `M${-960 + i * 76} 940q${10 + (i % 3) * 6} -34 ${20 + (i % 2) * 10} -40M${-950 + i * 76} 940q-6 -34 -18 -40`,
    ),
  )
