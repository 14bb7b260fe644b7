import { archPath, box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'

/** One Sino-Portuguese front: stucco swags, three tall shutters, an arched walkway below. */
const front = (ink: Ink, x: number, wall: string, shutter: string, crest: boolean) =>
  box(wall, x, 210, 224, 480) +
  box('#fdf8ee', x, 196, 224, 18) +
  shape('#b5532f', `M${x - 4} 198l16 -44h200l16 44z`) +
  (crest
    ? shape(
        wall,
        `M${x + 40} 200V150Q${x + 50} 120 ${x + 80} 116Q${x + 112} 76 ${x + 144} 116Q${x + 174} 120 ${x + 184} 150V200z`,
      ) + shape('#fdf8ee', `M${x + 88} 160a24 24 0 1 0 48 0a24 24 0 1 0 -48 0z`)
    : '') +
  shape(
    '#fdf8ee',
    repeat(3, i => archPath(x + 48 + i * 64, 430, 56, 170)),
  ) +
  shape(
    shutter,
    repeat(3, i => archPath(x + 48 + i * 64, 428, 44, 160)),
  ) +
  stroke(
    ink.deep,
    3,
    repeat(
      3,
      i =>
        `M${x + 48 + i * 64} 272V428${repeat(9, k => `M${x + 30 + i * 64} ${306 + k * 13}h14M${x + 52 + i * 64} ${306 + k * 13}h14`)}`,
    ),
    0.35,
  ) +
  stroke(
    '#fdf8ee',
    6,
    repeat(3, i => `M${x + 24 + i * 64} 238q24 22 48 0`),
  ) +
  box('#fdf8ee', x, 452, 224, 14) +
  shape(ink.deep, archPath(x + 112, 690, 168, 206), 0.8) +
  shape(ink.glow, `M${x + 80} 690V560h64v130z`, 0.5) +
  shape('#fdf8ee', `M${x} 690V470h16V690zM${x + 208} 690V470h16V690z`) +
  box(shutter, x + 60, 480, 104, 24)

/** Thalang Road, Phuket Town: painted Sino-Portuguese shophouses with arched walkways, a blue wooden bus before them. */
export const phuketOldTown: Landmark = ink => {
  const colours = ['#f3c94f', '#e88f8a', '#8fc7d0', '#f6ead2', '#a9cf9a', '#f0a86a']
  return (
    shape(ink.leaf, 'M-1000 690V560Q-760 470 -520 540Q-300 500 -100 580V690z', 0.7) +
    repeat(
      7,
      i =>
        disc(ink.leaf, -960 + i * 140, 620 - (i % 2) * 24, 100, 76) +
        disc(ink.deep, -936 + i * 140, 640 - (i % 2) * 24, 70, 50, 0.2),
    ) +
    repeat(7, i => front(ink, -104 + i * 224, colours[i % 6] as string, i % 2 ? '#2f7f8a' : '#8a3f3a', i % 3 === 1)) +
    box('#c9bca8', -1000, 688, 3200, 26) +
    box('#7d7680', -1000, 712, 3200, 500) +
    stroke(
      '#fdf3d8',
      8,
      repeat(14, i => `M${-960 + i * 230} 866h120`),
      0.7,
    ) +
    at(
      620,
      830,
      disc('#17131c', 0, 6, 340, 18, 0.35) +
        shape('#2468a8', 'M-310 -10V-150H200L300 -130V-10z') +
        shape('#f4c338', 'M-310 -80H300V-64H-310z') +
        shape('#2468a8', 'M-330 -258Q-324 -280 -300 -280H190Q216 -280 222 -258V-246H-330z') +
        stroke('#f7edcf', 11, 'M-300 -246V-150M-180 -246V-150M-60 -246V-150M60 -246V-150M200 -246V-150') +
        shape('#bfe0ea', 'M206 -240h20l56 92h-76z', 0.8) +
        repeat(
          4,
          i =>
            disc(i % 2 ? '#a8704c' : '#d9a274', -240 + i * 120, -186, 26) +
            shape(
              ['#d8322f', '#f7edcf', '#3f8f57', '#f0a86a'][i] as string,
              `M${-280 + i * 120} -150q0 -24 40 -24t40 24z`,
            ) +
            shape('#1d1720', `M${-266 + i * 120} -190q4 -28 28 -28q24 2 26 28q-26 -14 -54 0z`),
        ) +
        disc('#fff3cf', 290, -104, 16) +
        disc('#17131c', -200, -10, 50) +
        disc('#c9c4bc', -200, -10, 24) +
        disc('#17131c', 190, -10, 50) +
        disc('#c9c4bc', 190, -10, 24),
    ) +
    stroke(ink.deep, 3, 'M-1000 120Q600 190 2200 110') +
    repeat(
      14,
      i =>
        disc('#d8322f', -900 + i * 210, 170 + (i % 2) * 10, 24, 20) +
        stroke('#f4c338', 4, `M${-900 + i * 210} ${190 + (i % 2) * 10}v22`),
    )
  )
}
