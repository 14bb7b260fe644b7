import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'

const skier = (coat: string, s: number) =>
  at(
    0,
    0,
    stroke('#23283c', 7, 'M-80 26L70 -4M-70 44L80 12') +
      stroke('#23283c', 24, 'M-16 14L14 -26L-20 -58M4 24L30 -16L-10 -54') +
      shape(coat, 'M-44 -50Q-40 -120 10 -128Q44 -116 30 -80L0 -40z') +
      stroke(coat, 20, 'M14 -108Q50 -90 56 -60') +
      stroke('#5a565c', 5, 'M58 -62L110 10M-20 -80L-90 -30') +
      disc('#e2b48c', 30, -146, 22) +
      shape('#f2c230', 'M6 -146a26 26 0 0 1 50 -8l-20 6z') +
      stroke('#17131c', 7, 'M34 -150h20'),
    s,
  )

/** Kiroro, Hokkaido: skiers on a wide run between laden birches, a chairlift overhead, the resort lit at the foot of the mountain. */
export const skiSlope: Landmark = ink => {
  const birch = (x: number, y: number, s: number) =>
    stroke(ink.paper, 11 * s, `M${x} ${y}Q${x + 6 * s} ${y - 120 * s} ${x - 4 * s} ${y - 230 * s}`) +
    stroke(
      ink.paper,
      6 * s,
      `M${x} ${y - 90 * s}l${46 * s} ${-70 * s}M${x} ${y - 130 * s}l${-46 * s} ${-66 * s}M${x} ${y - 170 * s}l${30 * s} ${-56 * s}`,
    ) +
    stroke('#5a565c', 4 * s, `M${x - 3} ${y - 40 * s}h7M${x} ${y - 100 * s}h7M${x} ${y - 150 * s}h7`) +
    disc(ink.paper, x + 40 * s, y - 176 * s, 46 * s, 24 * s, 0.9) +
    disc(ink.paper, x - 44 * s, y - 210 * s, 50 * s, 26 * s, 0.9) +
    disc(ink.paper, x, y - 250 * s, 54 * s, 30 * s, 0.9)
  const chair = (x: number, y: number) =>
    stroke('#23283c', 5, `M${x} ${y}v70M${x - 46} ${y + 70}h92v40h-92zM${x - 46} ${y + 112}h92`) +
    repeat(
      2,
      i =>
        shape(i ? ink.accent : '#2f66a8', `M${x - 36 + i * 42} ${y + 110}v-46q16 -18 32 0v46z`) +
        disc('#e2b48c', x - 20 + i * 42, y + 50, 13),
    )
  const hotel = (ink2: Ink) =>
    box('#8a6a52', 60, 470, 300, 150) +
    box(ink2.deep, 280, 470, 80, 150, 0.25) +
    shape(ink2.paper, 'M40 476L120 396H300L380 476z') +
    shape('#8a6a52', 'M150 476L210 400L270 476z') +
    stroke(ink2.paper, 15, 'M138 482L210 392L282 482') +
    shape(
      ink2.glow,
      repeat(14, i => `M${80 + (i % 7) * 40} ${500 + Math.floor(i / 7) * 54}h24v32h-24z`),
    )
  return (
    shape(
      ink.water,
      'M-1000 560L-500 300L-200 420L160 180L330 300L520 130L760 330L980 220L1260 420L1600 280L2200 480V700H-1000z',
      0.55,
    ) +
    shape(
      ink.paper,
      'M160 180L330 300L520 130L760 330L640 320L560 250L500 310L420 290L330 380L240 300L120 340L20 300zM980 220L1140 336L1060 330L980 290L900 330L840 310z',
      0.95,
    ) +
    shape(ink.paper, 'M-1000 640Q-200 520 200 600Q600 420 1200 330Q1700 280 2200 300V1200H-1000z') +
    shape(
      ink.water,
      'M200 600Q600 420 1200 330Q1700 280 2200 300V360Q1500 360 1000 470T200 700T-1000 760V700Q-200 600 200 600z',
      0.14,
    ) +
    hotel(ink) +
    shape(ink.paper, 'M-1000 640Q-200 590 200 616Q500 600 700 640L-1000 800z') +
    stroke('#23283c', 4, 'M-1000 420L2200 -40M-1000 432L2200 -28') +
    stroke('#5a565c', 20, 'M1040 520V120M980 130h120') +
    chair(520, 204) +
    chair(760, 168) +
    chair(270, 240) +
    repeat(8, i => birch(760 + i * 90, 560 - i * 24 + (i % 2) * 36, 0.9 + (i % 3) * 0.16)) +
    stroke(
      ink.water,
      6,
      'M880 500Q760 600 800 680T560 900M920 504Q800 610 836 690T620 900M1100 560Q1000 700 1020 760T940 900',
      0.35,
    ) +
    at(560, 760, skier(ink.accent, 1.25)) +
    at(950, 690, skier('#2f66a8', 0.8)) +
    at(780, 610, skier('#3f8f57', 0.5))
  )
}
