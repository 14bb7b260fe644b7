import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, repeat, turned } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

/** The funicular's coach, level with its own rail; the slope turns it. */
const coach = (ink: Ink) =>
  box(ink.deep, -250, 6, 500, 26) +
  shape(ink.paper, 'M-268 -10Q-262 -120 -200 -140H230Q262 -120 268 -10z') +
  shape('#2f6fae', 'M-268 -10Q-267 -40 -262 -62H266L268 -10z') +
  box('#f2c230', -264, -66, 530, 8) +
  shape('#b9c6cc', 'M-196 -150H226V-138H-196z') +
  shape(glassOf(ink), `${repeat(5, i => `M${-196 + i * 88} -122h70l-14 52h-70z`)}M236 -118q20 20 22 50h-30z`) +
  shape(
    ink.paper,
    repeat(5, i => `M${-176 + i * 88} -122h16l-14 52h-16z`),
    0.25,
  ) +
  repeat(3, i => disc('#a8704c', -150 + i * 176, -84, 11)) +
  repeat(4, i => disc(ink.deep, -190 + i * 126, 34, 17))

const crown = (ink: Ink, x: number, y: number, r: number, dark: number) =>
  disc(ink.leaf, x, y, r, r * 0.8) +
  disc(ink.deep, x + r * 0.2, y + r * 0.2, r * 0.8, r * 0.6, dark) +
  disc(ink.light, x - r * 0.3, y - r * 0.3, r * 0.5, r * 0.3, 0.35)

/** Penang Hill: the blue and white funicular climbing its viaduct through the rainforest, the strait far below. */
export const penangHillTrain: Landmark = ink =>
  shape(ink.water, 'M-1000 470H2200V760H-1000z', 0.75) +
  shape(ink.leaf, 'M-1000 500Q-500 440 -200 470T300 452Q380 470 420 492H-1000z', 0.4) +
  stroke(ink.paper, 5, 'M80 512h160M300 550h110M-300 540h220', 0.5) +
  shape(ink.leaf, 'M-1000 900V830L1100 180Q1500 60 2200 40V900z') +
  shape(ink.deep, 'M-1000 900V860L1100 250Q1500 150 2200 130V900z', 0.25) +
  repeat(13, i => crown(ink, 1330 - i * 150, 210 + i * 47, 92 - (i % 3) * 14, 0.16)) +
  turned(
    -22,
    600,
    520,
    box(ink.shade, -900, 560, 3000, 26) +
      box(ink.light, -900, 556, 3000, 8) +
      stroke(
        ink.deep,
        5,
        repeat(40, i => `M${-880 + i * 70} 550v14`),
      ) +
      at(640, 520, coach(ink), 1.02),
  ) +
  shape(
    ink.shade,
    repeat(9, i => `M${-120 + i * 190} ${872 - i * 76.8}h30v260h-30z`),
  ) +
  shape(
    ink.deep,
    repeat(9, i => `M${-102 + i * 190} ${866 - i * 76.8}h12v260h-12z`),
    0.3,
  ) +
  repeat(10, i => crown(ink, -260 + i * 196, 930 - i * 40 + (i % 2) * 40, 120, 0.3))
