import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

const tower = (ink: Ink, i: number) => {
  const [x, top] = [-1000 + i * 130, 40 + ((i * 97) % 170)]
  return (
    box(i % 2 ? ink.shade : ink.base, x, top, 126, 620) +
    box(ink.deep, x + 90, top, 36, 620, 0.25) +
    shape(
      glassOf(ink, ink.paper),
      repeat(24, k =>
        (k * 7 + i) % 3 ? `M${x + 12 + (k % 3) * 28} ${top + 22 + Math.floor(k / 3) * 56}h18v24h-18z` : '',
      ),
      ink.night ? 0.7 : 0.4,
    )
  )
}

/** A sign that hangs over the street: its colour, its place, and bars in the place of words. */
const sign = (colour: string, x: number, y: number, width: number, height: number) =>
  stroke('#2a2230', 5, `M${x + width / 2} ${y}v-30M${x} ${y + 10}h${width}`) +
  box(colour, x, y, width, height) +
  stroke('#fff6dc', 5, `M${x + 7} ${y + 7}h${width - 14}v${height - 14}h${-width + 14}z`) +
  stroke(
    '#fff6dc',
    9,
    repeat(
      Math.max(1, Math.floor((height - 20) / 60)),
      i => `M${x + 22} ${y + 26 + i * 60}h${width - 44}M${x + 22} ${y + 46 + i * 60}h${(width - 44) * 0.6}`,
    ),
  )

/** Hennessy Road, Hong Kong: a double-decked tram between signs that hang over the street. */
export const hongKongTram: Landmark = ink => {
  const body = '#1f7a55'
  const dark = '#145a3e'
  return (
    repeat(25, i => tower(ink, i)) +
    box(ink.deep, -1000, 560, 3200, 110, 0.55) +
    repeat(
      20,
      i =>
        box(i % 2 ? ink.accent : ink.paper, -960 + i * 160, 560, 120, 22) +
        box(ink.glow, -950 + i * 160, 596, 100, 70, 0.7),
    ) +
    sign('#c8322f', 90, 200, 84, 250) +
    sign('#d98a1f', 236, 320, 150, 76) +
    sign('#2f66a8', 850, 150, 90, 290) +
    sign('#b92f6a', 1000, 330, 140, 80) +
    sign('#1f8a6a', 700, 60, 120, 76) +
    box('#3a3640', -1000, 664, 3200, 540) +
    stroke('#8d8a92', 6, 'M-1000 742H2200M-1000 800H2200') +
    stroke(
      '#f2e6c2',
      7,
      repeat(20, i => `M${-960 + i * 170} 868h90`),
      0.6,
    ) +
    stroke(ink.deep, 3, 'M-1000 120H2200M600 120L640 214') +
    box('#2a2230', 360, 746, 480, 26) +
    repeat(
      4,
      i =>
        disc('#17131c', 430 + i * 44 + (i > 1 ? 176 : 0), 768, 26) +
        disc('#8d8a92', 430 + i * 44 + (i > 1 ? 176 : 0), 768, 10),
    ) +
    shape(body, 'M396 250Q400 222 430 220H770Q800 222 804 250L812 750H388z') +
    shape(dark, 'M700 220H770Q800 222 804 250L812 750H716z', 0.55) +
    box('#f2e6c2', 392, 476, 418, 20) +
    box(dark, 388, 640, 424, 10) +
    shape(
      '#fff3cf',
      repeat(5, i => `M${420 + i * 74} 264h60v104h-60z`),
    ) +
    shape('#fff3cf', `${repeat(4, i => `M${420 + i * 74} 514h60v100h-60z`)}M730 514h58v220h-58z`) +
    shape(
      '#3b4a5c',
      repeat(
        5,
        i => `M${434 + i * 74} 368v-34q0 -18 16 -18t16 18v34zM${434 + (i % 4) * 74} 614v-30q0 -18 16 -18t16 18v30z`,
      ),
    ) +
    repeat(9, i => disc('#d9a27a', 450 + (i % 5) * 74, i < 5 ? 300 : 548, 14)) +
    stroke(dark, 5, 'M412 320h374M412 566h300') +
    box('#f2e6c2', 520, 394, 170, 54) +
    stroke('#c8322f', 10, 'M540 421h90M650 421h20') +
    disc('#fff3cf', 410, 690, 15) +
    disc('#c8322f', 796, 690, 10) +
    box('#f2e6c2', 560, 664, 90, 46) +
    stroke(dark, 8, 'M586 676v22M606 676v22M626 676v22')
  )
}
