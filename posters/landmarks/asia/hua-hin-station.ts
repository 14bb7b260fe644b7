import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'
import { thaiGable } from '../parts/asian-roofs.ts'
import { glassOf } from '../parts/windows.ts'

/** An old tank engine on the siding, chimney to the left; wheels at 0. */
const engine = (ink: Ink) =>
  shape(ink.deep, 'M-190 -60H150V-24H-190z') +
  shape(ink.leaf, 'M-170 -128H40V-58H-170z') +
  shape(ink.deep, 'M-170 -84H40V-58H-170z', 0.35) +
  shape(ink.leaf, 'M36 -176H142V-58H36z') +
  shape(ink.light, 'M-166 -120H36V-110H-166z', 0.7) +
  shape(ink.deep, 'M28 -188H152V-174H28zM52 -160h30v36h-30zM98 -160h30v36h-30zM-190 -132h24v78h-24z') +
  shape(ink.deep, 'M-150 -176l8 48h28l8 -48zM-156 -188h56v14h-56zM-70 -128q0 -26 18 -26t18 26zM-14 -128v-20h20v20z') +
  stroke(ink.accent, 5, 'M-110 -128V-60M-50 -128V-60M10 -128V-60') +
  shape(ink.accent, 'M-210 -56h22v34h-22z') +
  disc(ink.glow, -180, -104, 13) +
  repeat(
    3,
    i =>
      disc(ink.deep, -120 + i * 92, -24, 33) +
      disc(ink.accent, -120 + i * 92, -24, 25) +
      disc(ink.deep, -120 + i * 92, -24, 17) +
      disc(ink.light, -120 + i * 92, -24, 6),
  ) +
  stroke(ink.light, 8, 'M-150 -18H80')

const bay = (ink: Ink, x: number) =>
  box(ink.accent, x - 5, 430, 11, 216) +
  stroke(ink.accent, 4, `M${x - 32} 446Q${x} 486 ${x} 520Q${x} 486 ${x + 32} 446`)

/** The royal waiting room of Hua Hin station: cream and red timber, crossed Thai gables, a small spire; rails before it. */
export const huaHinStation: Landmark = ink => {
  const roof = { tile: ink.base, line: ink.accent, edge: ink.deep, board: ink.accent, panel: ink.paper }
  return (
    shape(
      ink.leaf,
      'M-1000 650V560Q-500 480 -100 560Q60 470 220 540Q300 500 360 560H860Q960 470 1100 540Q1500 500 2200 570V650z',
      0.7,
    ) +
    // Waiting hall: long roof, open bays, railings.
    shape(ink.base, 'M268 440Q330 400 372 326H828Q870 400 932 440z') +
    shape(ink.deep, 'M700 326H828Q870 400 932 440H740Q700 400 700 326z', 0.25) +
    stroke(
      ink.shade,
      3,
      repeat(24, i => `M${384 + i * 19} 330L${292 + i * 26.8} 436`),
      0.5,
    ) +
    stroke(ink.accent, 8, 'M262 442Q330 404 372 326H828Q870 404 938 442') +
    box(ink.deep, 300, 440, 600, 206, 0.72) +
    box(glassOf(ink, ink.paper), 300, 470, 600, 176, ink.night ? 0.8 : 0.9) +
    box(ink.shade, 690, 440, 210, 206, 0.35) +
    shape(
      ink.deep,
      repeat(4, i => `M${330 + i * 160} 500h64v146h-64z`),
      0.6,
    ) +
    box(ink.accent, 290, 436, 620, 12) +
    repeat(9, i => bay(ink, 310 + i * 72.5)) +
    box(ink.accent, 300, 590, 600, 8) +
    stroke(
      ink.accent,
      4,
      repeat(38, i => `M${308 + i * 16} 598v44M${308 + i * 16} 598l16 44`),
    ) +
    // Crossed gables and the spire.
    box(ink.paper, 520, 318, 160, 90) +
    stroke(ink.accent, 7, 'M526 330V430M674 330V430M560 330V430M640 330V430') +
    thaiGable({ x: 600, y: 442, half: 168, height: 150, tiers: 2 }, roof) +
    box(ink.paper, 552, 250, 96, 46) +
    stroke(ink.accent, 5, 'M556 252V296M580 252V296M604 252V296M628 252V296M644 252V296') +
    thaiGable({ x: 600, y: 262, half: 78, height: 92, tiers: 2 }, roof) +
    shape(ink.accent, 'M590 178L600 92L610 178z') +
    stroke(ink.glow, 4, 'M592 160h16M594 142h12M596 124h8') +
    box(ink.paper, 500, 442, 200, 204) +
    box(ink.deep, 640, 442, 60, 204, 0.16) +
    box(ink.accent, 546, 500, 108, 146) +
    box(glassOf(ink), 558, 512, 84, 134, 0.85) +
    stroke(ink.accent, 5, 'M600 512V646M558 560H642M500 470H700') +
    box(ink.light, -1000, 644, 3200, 22) +
    box(ink.shade, -1000, 664, 3200, 22) +
    shape(
      ink.deep,
      repeat(50, i => `M${-700 + i * 54} 716h34l-8 14h-42z`),
      0.55,
    ) +
    stroke(ink.deep, 6, 'M-1000 712H2200') +
    stroke(ink.paper, 3, 'M-1000 709H2200') +
    stroke(ink.deep, 7, 'M-1000 734H2200') +
    at(902, 712, engine(ink), 0.84) +
    stroke(ink.paper, 30, 'M790 530q-10 -40 20 -60', 0.7) +
    stroke(ink.paper, 44, 'M820 440q30 -30 70 -30', 0.6)
  )
}
