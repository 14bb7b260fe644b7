import { painted } from '../../colours/own-colours.ts'
import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'

const tube = (ink: Ink, x: number, lean: number) =>
  shape(ink.deep, `M${x + 30} 690L${x + 30 + lean} 300h20L${x + 56} 690z`, 0.2) +
  shape(ink.base, `M${x} 690L${x + lean} 300h44L${x + 50} 690z`) +
  shape(ink.light, `M${x + 6} 690L${x + lean + 5} 300h11L${x + 20} 690z`) +
  stroke(ink.shade, 5, `M${x + lean * 0.3 + 1} 574h49M${x + lean * 0.64 + 1} 440h46`) +
  shape(ink.shade, `M${x + 2} 690L${x + lean * 0.2} 616h49L${x + 50} 690z`, 0.7) +
  shape(ink.leaf, `M${x + lean - 6} 302q6-46 28-50q24 4 28 50z`) +
  shape(ink.paper, `M${x + lean + 6} 302q16-22 32 0z`)

const flame = (ink: Ink, x: number, y: number, size: number) =>
  at(
    x,
    y,
    shape(ink.accent, 'M-40 0Q-50-50-16-80Q-10-60 4-110Q40-70 40 0z') +
      shape(ink.glow, 'M-20 0Q-24-30-6-46Q4-30 8-56Q24-30 20 0z'),
    size,
  )

/** Negeri Sembilan: lemang by the roadside, rice in bamboo leaning on a rail over embers, some cut open on a leaf. */
export const lemang = painted({ base: '#6f9a4c', accent: '#dd5a26' }, ink => {
  const bark = '#6a4527'
  return (
    box(ink.light, -1000, 640, 3200, 600) +
    box('#d7bd8c', -1000, 640, 3200, 600) +
    shape(ink.deep, 'M100 700Q600 640 1100 700Q1160 760 1080 780H120Q40 760 100 700z', 0.35) +
    stroke(ink.paper, 15, 'M250 250q-30-50 10-90t0-110M560 240q-30-50 10-90t0-120M860 250q-30-50 10-90t0-110', 0.35) +
    stroke(bark, 17, 'M90 700L140 380M1110 700L1060 380') +
    repeat(13, i => tube(ink, 150 + i * 68, ((i * 7) % 5) * 5 - 4)) +
    stroke(bark, 17, 'M70 420H1130') +
    repeat(12, i => flame(ink, 150 + i * 82, 726, 0.62 + ((i * 5) % 4) * 0.12)) +
    shape(
      '#3d2a22',
      repeat(15, i => `M${96 + i * 68} 726q34-26 66 0v18h-66z`),
    ) +
    shape(ink.leaf, 'M330 850Q560 760 900 806Q960 830 900 870Q600 930 330 850z') +
    repeat(5, i => {
      const x = 450 + i * 84
      return (
        disc(ink.deep, x + 6, 842, 40, 26, 0.25) +
        disc(ink.leaf, x, 834, 40, 26) +
        disc(ink.paper, x, 828, 38, 24) +
        disc(ink.shade, x, 828, 26, 15, 0.14)
      )
    })
  )
})
