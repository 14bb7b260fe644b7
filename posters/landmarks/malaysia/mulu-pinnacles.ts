import type { Landmark } from '../../strokes/landmark.ts'
import { path, polygon, repeat } from '../../strokes/shapes.ts'

/** Gunung Mulu, Sarawak: razor-sharp limestone pinnacles above the forest, and the bats that stream out of Deer Cave at dusk. */
export const muluPinnacles: Landmark = ink => {
  const spike = (
    x: number,
    top: number,
    half: number,
    lean: number,
    tones: readonly [string, string, string],
  ): string => {
    const h = 700 - top
    return (
      polygon(
        tones[0],
        [x - half, 700],
        [x - half * 0.62, top + h * 0.42],
        [x - half * 0.38 + lean * 0.5, top + h * 0.2],
        [x + lean, top],
        [x + half * 0.26 + lean * 0.5, top + h * 0.22],
        [x + half * 0.48, top + h * 0.4],
        [x + half, 700],
      ) +
      polygon(
        tones[1],
        [x + lean, top],
        [x + half * 0.26 + lean * 0.5, top + h * 0.22],
        [x + half * 0.48, top + h * 0.4],
        [x + half, 700],
        [x + half * 0.1, 700],
        [x + half * 0.2, top + h * 0.5],
        [x - half * 0.06, top + h * 0.3],
      ) +
      polygon(
        tones[2],
        [x - half * 0.62, top + h * 0.42],
        [x - half * 0.38 + lean * 0.5, top + h * 0.2],
        [x + lean, top],
        [x - half * 0.14, top + h * 0.34],
        [x - half * 0.34, top + h * 0.62],
        [x - half * 0.6, 700],
        [x - half * 0.86, 700],
      )
    )
  }
  const far = [ink.base, ink.shade, ink.base] as const
  const near = [ink.light, ink.shade, ink.paper] as const
  const bats = repeat(30, index => {
    const t = index / 29
    const x = Math.round(1010 - 640 * t + Math.sin(t * 9) * 34)
    const y = Math.round(150 + Math.sin(t * 6) * 54 + ((index * 7) % 5) * 7)
    const s = 5 + Math.round(t * 5)
    return `M${x} ${y}q${-s} ${-s} ${-s * 2} 0q${s} 0 ${s * 2} ${s}q${s} ${-s} ${s * 2} ${-s}q${-s} ${-s} ${-s * 2} 0z`
  })
  return (
    path(ink.deep, bats) +
    spike(250, 400, 74, 10, far) +
    spike(410, 300, 80, -8, far) +
    spike(640, 250, 84, 12, far) +
    spike(800, 330, 76, -6, far) +
    spike(960, 410, 70, 8, far) +
    path(
      ink.leaf,
      'M60 700q10-90 70-90q30-50 80-20q40-50 90 0q50-30 80 10q60-50 110-4q50-40 100 0q50-44 110 0q60-40 100 6q50-34 90 10q60-30 90 30q60 0 80 58z',
    ) +
    spike(340, 330, 78, -14, near) +
    spike(520, 182, 92, 16, near) +
    spike(724, 230, 84, -10, near) +
    spike(882, 380, 66, 12, near) +
    spike(610, 420, 54, -6, near) +
    spike(440, 470, 52, 8, near) +
    path(
      ink.leaf,
      'M20 720q20-80 90-66q40-60 110-20q50-50 120-6q60-40 120 4q50-60 120-6q60-50 130 0q60-50 120 4q60-44 110 6q60-30 100 14q70 0 90 70z',
    )
  )
}
