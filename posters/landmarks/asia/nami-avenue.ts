import { painted } from '../../colours/own-colours.ts'
import { disc, shape, stroke } from '../../strokes/brush.ts'
import { at, repeat } from '../../strokes/shapes.ts'

/** Nami Island: an avenue of tall dawn redwoods in autumn, a couple under one umbrella far down the path. */
export const namiAvenue = painted({ base: '#7b4a32', accent: '#d9752e' }, ink => {
  const tones = [ink.accent, '#c75f2b', '#e39a45']
  const tree = (x: number, y: number, s: number, i: number) =>
    at(
      x,
      y,
      shape(ink.base, 'M-17 0L-8-620H8L17 0z') +
        shape(ink.deep, 'M4 0L2-620H8L17 0z', 0.35) +
        repeat(7, k =>
          shape(
            tones[(i + k) % 3] as string,
            `M0 ${-700 + k * 70}L${-44 - k * 15} ${-590 + k * 70}Q0 ${-566 + k * 70} ${44 + k * 15} ${-590 + k * 70}z`,
          ),
        ) +
        shape(ink.deep, 'M0-700L130-170Q80-150 20-156z', 0.14),
      s,
    )
  return (
    shape('#c98a4e', 'M-1000 600Q600 560 2200 600V700H-1000z', 0.8) +
    shape(ink.light, 'M-1000 640H2200V1200H-1000z') +
    shape('#c77a3c', 'M-1000 640H560L60 1200H-1000zM640 640H2200V1200H1140z') +
    shape(ink.paper, 'M560 640H640L1140 1200H60z', 0.75) +
    repeat(4, row => {
      const t = [0.22, 0.4, 0.66, 1.15][row] as number
      return (
        tree(600 - 56 - t * 360, 640 + t * 190, t * 1.05, row) +
        tree(600 + 56 + t * 360, 640 + t * 190, t * 1.05, row + 1)
      )
    }) +
    repeat(30, i => disc(tones[i % 3] as string, -40 + ((i * 197) % 1280), 690 + ((i * 61) % 200), 12, 5)) +
    at(
      600,
      730,
      shape(ink.deep, 'M-34 0V-56H-20V0zM-16 0V-56H-4V0zM8 0V-50H20V0zM24 0V-50H36V0z') +
        shape('#2f5a6e', 'M-38-50Q-40-112-18-114Q2-112-2-50z') +
        shape(ink.paper, 'M4-46Q0-102 20-104Q42-102 40-46z') +
        disc(ink.deep, -18, -126, 12) +
        disc(ink.deep, 21, -116, 11) +
        stroke(ink.deep, 4, 'M0-80V-180') +
        shape(
          '#c2332e',
          'M-74-150Q-60-206 0-210Q60-206 74-150Q56-162 38-150Q20-162 0-150Q-20-162-38-150Q-56-162-74-150z',
        ),
      0.9,
    )
  )
})
