import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Landmark } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'

/** A kelong off Bintan: a fishermen's house on long stakes over the shallows, its nets hung to dry, a boat tied below. */
export const kelong: Landmark = ink =>
  stroke(
    ink.shade,
    9,
    repeat(22, i => `M${-40 + i * 60} ${700 - (i % 3) * 8}V${i < 6 || i > 16 ? 560 : 500}`),
  ) +
  stroke(
    ink.shade,
    6,
    repeat(11, i => `M${-40 + i * 120} 690l120 -130M${80 + i * 120} 690l-120 -130`),
    0.6,
  ) +
  box('#8a6444', -60, 560, 1300, 15) +
  box('#a87c54', 300, 516, 660, 18) +
  box(ink.base, 360, 380, 330, 136) +
  box(ink.light, 360, 380, 90, 136, 0.5) +
  stroke(
    ink.deep,
    3,
    repeat(11, i => `M${390 + i * 28} 384V516`),
    0.3,
  ) +
  shape(ink.accent, 'M320 392L400 270H660L740 392z') +
  shape(ink.deep, 'M560 270H660L740 392H600z', 0.25) +
  stroke(
    ink.deep,
    4,
    repeat(8, i => `M${412 + i * 34} 272l${(i - 4) * 12} 116`),
    0.25,
  ) +
  shape(ink.deep, 'M480 516v-90h60v90zM600 420h50v44h-50zM390 420h50v44h-50z') +
  box(ink.base, 740, 440, 160, 76) +
  shape(ink.shade, 'M720 446L760 380H890L926 446z') +
  stroke(ink.shade, 9, 'M980 560V300M1160 560V330') +
  stroke(
    ink.paper,
    3,
    `M980 310Q1070 360 1160 336${repeat(9, i => `M${990 + i * 20} ${318 + i * 5}Q${990 + i * 20} 430 ${986 + i * 20} 500`)}${repeat(6, i => `M984 ${350 + i * 28}Q1070 ${390 + i * 24} 1158 ${360 + i * 26}`)}`,
    0.75,
  ) +
  stroke(ink.shade, 7, 'M120 560V330L60 420M120 330L190 420') +
  at(
    190,
    722,
    shape(ink.accent, 'M-150 -40Q-90 6 -30 8H70Q130 2 160 -44Q140 34 80 40H-80Q-130 30 -150 -40z') +
      shape(ink.paper, 'M-144 -28Q-90 14 -30 16H70Q130 10 154 -30L150 -16Q126 26 70 26H-30Q-100 26 -140 -16z') +
      shape(ink.base, 'M-40 8V-44H50V8z') +
      shape(ink.shade, 'M-56 -44Q0 -70 66 -44z'),
    0.9,
  ) +
  shape(ink.deep, 'M800 516v-34q0 -16 14 -16t14 16v34z') +
  disc('#a86a44', 814, 454, 13) +
  stroke('#5d4630', 4, 'M826 480L960 420M960 420V690') +
  stroke(ink.paper, 5, 'M300 720h80M520 716h120M760 724h90M960 716h100', 0.6)
