import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'

const pennants = (colours: string[], x1: number, y1: number, x2: number, y2: number, count: number) =>
  stroke('#fffaf0', 2, `M${x1} ${y1}L${x2} ${y2}`) +
  repeat(count, i => {
    const [x, y] = [x1 + ((x2 - x1) * (i + 0.3)) / count, y1 + ((y2 - y1) * (i + 0.3)) / count]
    return shape(
      colours[i % colours.length] as string,
      `M${x} ${y}l${(x2 - x1) / count / 1.6} ${(y2 - y1) / count / 1.6}l-14 34z`,
    )
  })

/** A Bajau lepa under its stepped, patched sail; amidships on the water line at 0, 0. */
const lepa = (ink: Ink, cloths: string[]) =>
  stroke(ink.deep, 9, 'M0 -40V-470') +
  [
    ['M-150 -120H150V-210H-150z', 0],
    ['M-110 -216H110V-306H-110z', 1],
    ['M-70 -312H70V-400H-70z', 2],
    ['M-30 -406H30V-460H-30z', 3],
  ]
    .map(([d, i]) => shape(cloths[Number(i) % cloths.length] as string, String(d)))
    .join('') +
  repeat(5, i => box(cloths[(i + 2) % cloths.length] as string, -150 + i * 60, -210, 30, 90)) +
  repeat(4, i => box(cloths[(i + 3) % cloths.length] as string, -110 + i * 56, -306, 26, 90)) +
  repeat(2, i => box(cloths[i % cloths.length] as string, -50 + i * 60, -400, 26, 88)) +
  shape(ink.deep, 'M40 -120H150V-210H110V-306H70V-400H40z', 0.16) +
  pennants(cloths, 0, -466, -300, -66, 9) +
  pennants(cloths, 0, -466, 300, -66, 9) +
  shape(ink.shade, 'M-330 -96Q-240 -34 -60 -30H80Q250 -36 340 -100Q300 -10 190 16H-180Q-290 -6 -330 -96z') +
  shape(ink.base, 'M-330 -96Q-240 -34 -60 -30H80Q250 -36 340 -100L330 -76Q250 -14 80 -8H-60Q-240 -12 -322 -72z') +
  stroke(
    ink.glow,
    5,
    repeat(12, i => `M${-190 + i * 34} 2q8 -12 16 0t16 0`),
  ) +
  repeat(
    4,
    i => box(cloths[i % cloths.length] as string, -160 + i * 96, -76, 26, 48) + disc('#a86a44', -147 + i * 96, -90, 15),
  ) +
  shape(ink.paper, 'M-350 18Q-180 2 0 16T350 16Q180 36 0 32T-350 18z', 0.7)

/** Semporna: lepa boats of the Bajau dressed in patchwork sails and pennants for the regatta. */
export const lepaRegatta: Landmark = ink => {
  const bright = ['#d8352f', '#f4c338', '#2f8f57', '#f7f0dc', '#2f66a8', '#d9578f']
  return (
    at(930, 640, lepa(ink, ['#2f66a8', '#f7f0dc', '#f4c338', '#d8352f']), 0.5) +
    at(240, 650, lepa(ink, ['#2f8f57', '#f4c338', '#d9578f', '#f7f0dc']), 0.56) +
    at(590, 752, lepa(ink, bright), 1.14)
  )
}
