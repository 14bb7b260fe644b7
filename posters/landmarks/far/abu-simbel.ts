import { painted } from '../../colours/own-colours.ts'
import { box, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'

const colossus = (ink: Ink, x: number) =>
  at(
    x,
    640,
    shape(ink.deep, 'M-70 0V-256H70V0z', 0.45) +
      shape(ink.base, 'M-62 0V-30H-50V-130Q-54-160-58-176Q-66-240-40-256H40Q66-240 58-176Q54-160 50-130V-30H62V0z') +
      shape(ink.light, 'M-62 0V-30H-50V-130Q-54-160-58-176Q-66-240-40-256H-20V0z', 0.55) +
      shape(ink.deep, 'M-4-130h8V0h-8zM50-130V-30H62V0H30V-130z', 0.35) +
      box(ink.light, -58, -150, 116, 24) +
      shape(ink.base, 'M-46-256Q-60-330-34-360H34Q60-330 46-256Q30-276 24-280H-24Q-30-276-46-256z') +
      shape(ink.light, 'M-26-336H26Q30-290 14-276H-14Q-30-290-26-336z') +
      shape(ink.deep, 'M-18-318h12v5h-12zM6-318h12v5H6zM-6-294h12v4H-6z', 0.7) +
      shape(ink.base, 'M-8-276h16l-3 34h-10zM-30-358Q-34-400-22-412H22Q34-400 30-358z') +
      shape(ink.deep, 'M10-412H22Q34-400 30-358H16z', 0.28),
    1,
  )

/** Abu Simbel: four seated colossi cut into the cliff, a dark door between them, a palm and visitors at their feet. */
export const abuSimbel = painted(
  { base: '#cd9350' },
  ink =>
    shape(ink.base, 'M-1000 660V330L-300 280L60 200L220 150L420 110L780 110L980 150L1140 200L1500 290L2200 330V660z') +
    shape(
      ink.light,
      'M-1000 330L-300 280L60 200L220 150L420 110L780 110L900 134L700 140L400 150L200 200L0 260L-400 330L-1000 380z',
      0.4,
    ) +
    stroke(
      ink.deep,
      5,
      'M-200 400L120 380M-400 500L100 470M1100 380L1400 400M1110 480L1600 520M-100 570L90 550M1110 570L1500 590',
      0.25,
    ) +
    shape(ink.shade, 'M176 650L214 176H986L1024 650z') +
    shape(ink.deep, 'M950 176H986L1024 650H980z', 0.25) +
    box(ink.light, 206, 176, 788, 22) +
    shape(
      ink.shade,
      repeat(22, i => `M${222 + i * 35} 172q-4-22 8-28q12 6 8 28z`),
    ) +
    box(ink.shade, 200, 206, 800, 20) +
    shape(
      ink.deep,
      repeat(26, i => `M${212 + i * 30} 209h7v14h-7z`),
      0.4,
    ) +
    colossus(ink, 290) +
    colossus(ink, 470) +
    colossus(ink, 730) +
    colossus(ink, 910) +
    shape(ink.deep, 'M566 650V460H634V650z') +
    shape(ink.glow, 'M584 650V500H616V650z', 0.35) +
    stroke(ink.light, 6, 'M562 650V456H638V650') +
    shape(ink.base, 'M580 430V360Q584 340 600 336Q616 340 620 360V430z') +
    box(ink.light, 150, 640, 900, 16) +
    box(ink.base, 120, 656, 960, 20) +
    repeat(6, i =>
      at(
        380 + i * 92,
        690 + ((i * 7) % 12),
        shape([ink.paper, ink.water, ink.leaf][i % 3] as string, 'M-10 0Q-12-30 0-34Q12-30 10 0z') +
          shape(ink.deep, 'M-5-40a5 5 0 1 1 10 0a5 5 0 1 1-10 0z'),
      ),
    ),
)
