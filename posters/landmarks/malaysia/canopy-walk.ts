import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, path, repeat, short, stroke } from '../../strokes/shapes.ts'

function trunk(ink: Ink, x: number, half: number): string {
  return (
    path(
      ink.base,
      `M${x - half * 2.6} 900Q${x - half * 1.1} 760 ${x - half} 600L${x - half * 0.8}-300H${x + half * 0.8}L${x + half} 600Q${x + half * 1.1} 760 ${x + half * 2.6} 900z`,
    ) +
    path(
      ink.shade,
      `M${x + half * 0.2}-300H${x + half * 0.8}L${x + half} 600Q${x + half * 1.1} 760 ${x + half * 2.6} 900H${x + half * 0.6}Q${x + half * 0.3} 500 ${x + half * 0.2}-300z`,
    ) +
    path(ink.light, `M${x - half * 0.9} 500L${x - half * 0.72}-300H${x - half * 0.5}L${x - half * 0.6} 560z`)
  )
}

function hiker(ink: Ink, shirt: string): string {
  return (
    path(ink.deep, 'M-12 0L-8-46H12L16 0H6L2-34L-4 0zM2-104a13 13 0 1 0 .1 0z') +
    path(shirt, 'M-14-40Q-16-76 2-78Q18-76 16-40z') +
    path(ink.accent, 'M-14-72Q-32-70-30-42L-14-44z') +
    path(ink.paper, 'M-12-94q14-20 28 0h8v4h-38z') +
    stroke(shirt, 7, 'M10-68L30-50')
  )
}

/** Taman Negara canopy walk: a plank-and-rope bridge slung between great tualang trees high over the forest. */
export const canopyWalk: Landmark = ink => {
  const deckAt = (t: number): [number, number] => [250 + 700 * t, 470 + 400 * t * (1 - t) - 40 * t]
  const deck = 'M250 470Q600 650 950 430'
  const ropes = repeat(33, index => {
    const [x, y] = deckAt(index / 32)
    return `M${short(x)} ${short(y)}L${short(x)} ${short(y - 92 + 10 * Math.sin((Math.PI * index) / 32))}`
  })
  const walkers = [0.34, 0.52, 0.68]
    .map((t, index) => {
      const [x, y] = deckAt(t)
      return at(x, y - 12, hiker(ink, [ink.paper, ink.glow, ink.water][index] as string), 0.9)
    })
    .join('')
  const leaves = (x: number, y: number, fill: string): string =>
    path(
      fill,
      `M${x} ${y}q20-60 70-46q20-50 76-30q50-40 90 4q60-10 60 44q40 20 10 54q-40 30-80 6q-40 40-90 10q-50 30-86-8q-60 10-50-34z`,
    )
  return (
    path(
      ink.leaf,
      'M-1000 1200V600q60-70 130-30q60-70 140-10q70-60 140 0q60-60 130 0q80-70 150 0q70-50 130 6q60-70 140-6q60-40 120 6q80-60 140 6q60-50 120 0q80-60 150 0q60-50 130 6q70-60 140 0q60-50 130 0q70-60 140 0q80-50 130 6q60-50 120 0q70-40 120 0V1200z',
    ).replace('<path', '<path opacity=".6"') +
    leaves(-30, 160, ink.shade) +
    leaves(900, 120, ink.shade) +
    trunk(ink, 222, 46) +
    trunk(ink, 972, 54) +
    stroke(ink.deep, 5, 'M250 470L-320-30M950 430L1560-120') +
    stroke(ink.shade, 4, `${deck.replace('470', '392').replace('650', '556').replace('430', '340')}`) +
    stroke(ink.deep, 2.5, ropes) +
    stroke(ink.deep, 17, deck) +
    stroke(ink.glow, 9, 'M250 466Q600 646 950 426').replace('<path', '<path stroke-dasharray="15 5"') +
    walkers +
    stroke(ink.paper, 4, 'M250 384Q600 566 950 338') +
    stroke(ink.paper, 2, 'M250 426Q600 606 950 382') +
    path(ink.shade, 'M160 466h136v16H160zM900 426h140v16H900z') +
    path(ink.deep, 'M160 482h136v8H160zM900 442h140v8H900z') +
    stroke(ink.shade, 5, 'M168 466v-74h120v74M908 426v-80h124v80') +
    leaves(90, 70, ink.leaf) +
    leaves(-60, 60, ink.leaf) +
    leaves(820, 30, ink.leaf) +
    leaves(1000, 60, ink.leaf) +
    leaves(180, 600, ink.leaf).replace('<path', '<path opacity=".9"') +
    leaves(860, 580, ink.leaf) +
    stroke(ink.leaf, 6, 'M330 120Q350 240 334 330M350 130Q380 200 372 270M880 90Q860 210 878 290')
  )
}
