import { painted } from '../../colours/own-colours.ts'
import { box, shape, stroke } from '../../strokes/brush.ts'
import { at, palm, repeat } from '../../strokes/shapes.ts'

/** Ubud: rice terraces step down a valley between coconut palms, a thatched shrine, a farmer with a bamboo hat. */
export const ubudTerraces = painted({ base: '#8a6a45', accent: '#e0b04a' }, ink => {
  const greens = ['#a9c65a', '#8db84f', '#6fa648', '#55913f', '#417c38', '#33692f']
  return (
    shape(ink.leaf, 'M-1000 640V400Q-400 300 0 400Q300 300 600 390Q900 290 1200 390Q1700 300 2200 390V660z', 0.6) +
    repeat(11, i =>
      palm(
        -260 + i * 150 + ((i * 37) % 50),
        520 + ((i * 29) % 40),
        190 + ((i * 53) % 80),
        i % 2 ? 24 : -20,
        ink.shade,
        ink.leaf,
        greens[3] as string,
      ),
    ) +
    repeat(6, i => {
      const y = 470 + i * 66
      const d = `M-1000 ${y + 40}Q${-200 - i * 30} ${y - 60} ${200 + i * 40} ${y + 20}Q${560 + i * 20} ${y + 90} ${860 - i * 30} ${y + 10}Q${1200 + i * 20} ${y - 70} 2200 ${y + 30}V1200H-1000z`
      return (
        shape(greens[i] as string, d) +
        stroke(
          '#c9e07a',
          7,
          `M-1000 ${y + 40}Q${-200 - i * 30} ${y - 60} ${200 + i * 40} ${y + 20}Q${560 + i * 20} ${y + 90} ${860 - i * 30} ${y + 10}Q${1200 + i * 20} ${y - 70} 2200 ${y + 30}`,
          0.8,
        ) +
        shape(
          ink.light,
          `M${240 + i * 50} ${y + 50}Q${560 + i * 20} ${y + 106} ${830 - i * 30} ${y + 34}Q${600} ${y + 84} ${240 + i * 50} ${y + 50}z`,
          0.4,
        ) +
        stroke(
          ink.deep,
          3,
          repeat(9, k => `M${-60 + k * 150 + i * 20} ${y + 70 - Math.sin(k + i) * 12}q6-16 14 0`),
          0.22,
        )
      )
    }) +
    at(
      910,
      560,
      box(ink.base, -60, -70, 12, 90) +
        box(ink.base, 48, -70, 12, 90) +
        box(ink.shade, -66, -34, 132, 14) +
        shape(ink.accent, 'M-96-66Q-40-90-16-140H16Q40-90 96-66Q0-54-96-66z') +
        shape(ink.deep, 'M16-140Q40-90 96-66Q50-60 20-60z', 0.25) +
        stroke(ink.deep, 3, 'M-60-74L-10-134M-24-66L-4-136M24-66L4-136', 0.4),
    ) +
    at(
      380,
      760,
      shape(ink.deep, 'M-16 0V-50H-4V0zM4 0V-50H16V0z') +
        shape('#8f2440', 'M-24-44Q-30-110 0-112Q30-110 24-44z') +
        shape(ink.accent, 'M-54-112L0-150L54-112Q0-100-54-112z') +
        stroke(ink.base, 6, 'M-90-96Q0-116 90-96') +
        shape(ink.base, 'M-110-60h40l-6 34h-28zM70-60h40l-6 34H76z') +
        stroke(ink.deep, 3, 'M-90-96L-106-60M-90-96L-74-60M90-96L106-60M90-96L74-60'),
      1.3,
    ) +
    palm(90, 960, 560, 50, ink.shade, greens[5] as string, greens[3] as string)
  )
})
