import { painted } from '../../colours/own-colours.ts'
import { box, shape, stroke } from '../../strokes/brush.ts'
import { at, repeat } from '../../strokes/shapes.ts'
import { gabledHouse } from '../parts/gabled-house.ts'

/** Copenhagen: the bright gabled houses of Nyhavn with their reflections, an old sailing ship at the quay. */
export const nyhavn = painted({ base: '#d9803a', accent: '#b53a34' }, ink => {
  const walls = [ink.accent, ink.glow, ink.water, ink.base, ink.paper, ink.light, ink.leaf]
  const house = (i: number) => ({
    x: -520 + i * 118,
    width: 118,
    top: 250 + ((i * 47) % 90),
    foot: 650,
    wall: walls[(i * 3) % 7] as string,
    roof: i % 2 ? ink.shade : ink.accent,
  })
  return (
    repeat(16, i => gabledHouse(ink, house(i), 'point')) +
    repeat(16, i =>
      shape([ink.accent, ink.paper, ink.leaf][i % 3] as string, `M${-510 + i * 118} 620l12-26h76l12 26z`),
    ) +
    box(ink.shade, -1000, 648, 3200, 34) +
    box(ink.water, -1000, 680, 3200, 520) +
    repeat(16, i => shape(house(i).wall, `M${-516 + i * 118} 690h108v${60 + ((i * 31) % 50)}h-108z`, 0.28)) +
    at(
      700,
      740,
      stroke(ink.deep, 9, 'M-120-20V-420M90-20V-460M-250-70L-340-130') +
        stroke(
          ink.deep,
          3,
          'M-120-400L-340-130M90-440L-120-300M90-440L230-60M-120-400L-200-40M-120-400L-50-40M90-440L20-40M90-440L160-40',
          0.8,
        ) +
        stroke(ink.deep, 6, 'M-120-110L60-130M90-110L240-150') +
        shape(ink.paper, 'M-116-130Q-20-160 56-146Q-20-120-116-116zM94-130Q170-180 236-168Q170-140 94-116z') +
        shape(ink.deep, 'M-280-80Q-200-30-120-26H170Q220-34 260-84Q260-10 210 22H-190Q-250-6-280-80z') +
        shape(ink.accent, 'M-236-20Q-200 0-180 2H228L210 22H-190Q-220 8-236-20z') +
        stroke(ink.glow, 5, 'M-270-66Q-200-16-120-12H170Q216-18 252-66') +
        shape(ink.paper, 'M-210 22Q0 12 230 22Q0 36-210 22z', 0.7) +
        shape(ink.accent, 'M90-460l44 12-44 12z'),
    ) +
    stroke(ink.paper, 5, 'M120 760h160M320 800h120M940 790h140M200 720h90', 0.5)
  )
})
