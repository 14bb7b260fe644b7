import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, repeat, turned } from '../../strokes/shapes.ts'
import { herb } from '../parts/morsels.ts'
import { bowl, sprinkled, tableTop } from '../parts/table-setting.ts'

/** One half of a giant river prawn, split along its back and grilled: roe in the head, white meat, long blue claws. */
const prawn = (ink: Ink, x: number, y: number, degrees: number) =>
  turned(
    degrees,
    x,
    y,
    at(
      x,
      y,
      shape(ink.deep, 'M-200 20Q-120-50 40-30Q180-10 260 60Q160 90 20 76T-200 20z', 0.25) +
        stroke('#2f5f93', 11, 'M-150-10Q-230-60-300-40L-360-90M-150 20Q-240 10-310 50L-380 40') +
        stroke('#c8552c', 4, 'M-210-16Q-300-120-420-130M-210 0Q-330-60-460-60') +
        shape('#d9622f', 'M-216-2Q-150-70-30-62Q120-60 210 0Q240 20 262 58Q190 54 150 52Q20 70-90 48Q-180 40-216-2z') +
        shape('#f08a2c', 'M-190-4Q-140-50-64-46Q-44 0-70 32Q-150 28-190-4z') +
        shape('#ffb23e', 'M-160-6Q-120-36-78-32Q-66-4-84 18Q-134 16-160-6z') +
        shape('#fbeede', 'M-52-44Q110-48 196 8Q206 26 150 36Q40 54-54 34Q-34-4-52-44z') +
        stroke('#e8b79a', 6, 'M0-44Q18 0 0 40M54-40Q72 0 56 40M108-30Q122 4 108 38M156-12Q166 10 154 34') +
        stroke('#5d2f1c', 5, 'M-20-20l40 36M70-18l34 32M-140-14l20 20', 0.5) +
        shape('#b8431f', 'M204 10L286 10L262 46L292 78L206 50z') +
        disc(ink.deep, -186, -22, 9),
      1.28,
    ),
  )

/** Ayutthaya: giant river prawns split and grilled, orange roe in their heads, with a bowl of lime and chilli. */
export const riverPrawns: Landmark = ink =>
  tableTop('#7a5233', '#4c3020') +
  shape('#2f7446', 'M-60 470Q200 130 700 170T1240 420Q1000 800 520 790T-60 470z') +
  shape('#3f8a54', 'M-30 460Q220 160 700 196T1200 420Q900 470 560 474T-30 460z') +
  stroke(
    '#265f3a',
    7,
    `M-60 470Q560 500 1240 420${repeat(11, i => `M${80 + i * 94} ${474 - i * 4}l50-${160 + ((i * 31) % 50)}M${80 + i * 94} ${480 - i * 4}l50 ${150 + ((i * 17) % 50)}`)}`,
    0.45,
  ) +
  prawn(ink, 560, 250, -7) +
  prawn(ink, 640, 430, 3) +
  prawn(ink, 540, 610, -3) +
  bowl(ink, 1010, 720, 120, '#f4efe2', '#c9a23a') +
  sprinkled(13, 1010, 720, 78, (x, y, i) => disc(i % 2 ? '#c8301c' : '#3f8f3f', x, y, 11, 8)) +
  disc('#fbf7ea', 1010, 720, 15, 11) +
  repeat(
    3,
    i =>
      disc('#5f9a3c', 150 + i * 84, 720 + (i % 2) * 36, 48, 40) +
      disc('#d9e8a4', 150 + i * 84, 720 + (i % 2) * 36, 38, 31) +
      stroke('#8fb35a', 4, `M${112 + i * 84} ${720 + (i % 2) * 36}h76M${150 + i * 84} ${690 + (i % 2) * 36}v60`),
  ) +
  sprinkled(6, 1010, 250, 80, (x, y, i) => herb(x, y, i * 60, 36))
