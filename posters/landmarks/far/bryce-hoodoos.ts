import { painted } from '../../colours/own-colours.ts'
import { shape, stroke } from '../../strokes/brush.ts'
import { repeat } from '../../strokes/shapes.ts'
import { firs } from '../parts/firs.ts'

/** Bryce Canyon: hundreds of orange hoodoos stand in an amphitheatre, banded with white, firs between their feet. */
export const bryceHoodoos = painted({ base: '#db6f3c' }, ink => {
  const hoodoo = (x: number, y: number, w: number, h: number) =>
    shape(
      ink.base,
      `M${x} ${y}L${x + w * 0.14} ${y - h * 0.4}L${x + w * 0.06} ${y - h * 0.5}L${x + w * 0.2} ${y - h * 0.62}L${x + w * 0.12} ${y - h * 0.74}L${x + w * 0.26} ${y - h * 0.82}L${x + w * 0.2} ${y - h * 0.92}L${x + w * 0.42} ${y - h}H${x + w * 0.62}L${x + w * 0.84} ${y - h * 0.92}L${x + w * 0.74} ${y - h * 0.82}L${x + w * 0.9} ${y - h * 0.72}L${x + w * 0.8} ${y - h * 0.62}L${x + w * 0.96} ${y - h * 0.5}L${x + w * 0.86} ${y - h * 0.4}L${x + w} ${y}z`,
    ) +
    shape(
      ink.paper,
      `M${x + w * 0.12} ${y - h * 0.74}L${x + w * 0.26} ${y - h * 0.82}H${x + w * 0.74}L${x + w * 0.9} ${y - h * 0.72}z`,
      0.55,
    ) +
    shape(
      ink.deep,
      `M${x + w * 0.56} ${y}L${x + w * 0.6} ${y - h}H${x + w * 0.62}L${x + w * 0.84} ${y - h * 0.92}L${x + w * 0.74} ${y - h * 0.82}L${x + w * 0.9} ${y - h * 0.72}L${x + w * 0.8} ${y - h * 0.62}L${x + w * 0.96} ${y - h * 0.5}L${x + w * 0.86} ${y - h * 0.4}L${x + w} ${y}z`,
      0.25,
    ) +
    stroke(
      ink.deep,
      4,
      `M${x + w * 0.12} ${y - h * 0.3}H${x + w * 0.9}M${x + w * 0.16} ${y - h * 0.5}H${x + w * 0.86}`,
      0.22,
    )
  return (
    shape(ink.shade, 'M-1000 620V430L-300 420L-100 450L400 440L900 420L1300 440L2200 410V640z', 0.6) +
    shape(
      ink.paper,
      'M-1000 430L-300 420L-100 450L400 440L900 420L1300 440L2200 410V440L1300 470L900 450L400 470L-100 480L-300 450L-1000 460z',
      0.5,
    ) +
    shape(
      ink.leaf,
      'M-1000 432Q-600 410-300 420T400 440T900 420T2200 410V424Q1300 440 900 430T400 450T-300 430T-1000 444z',
    ) +
    repeat(34, i => hoodoo(-500 + i * 58, 640, 54, 130 + ((i * 47) % 70))) +
    repeat(24, i => hoodoo(-520 + i * 88 + ((i * 13) % 20), 720, 84, 190 + ((i * 61) % 100))) +
    firs(ink, -420, 726, 24, 78, 90) +
    hoodoo(120, 800, 150, 420) +
    hoodoo(270, 800, 120, 320) +
    hoodoo(860, 800, 160, 520) +
    hoodoo(1010, 800, 130, 380) +
    hoodoo(740, 800, 120, 300) +
    firs(ink, 60, 830, 4, 70, 150) +
    firs(ink, 700, 830, 7, 74, 140) +
    shape(ink.base, 'M-1000 820Q200 750 600 800T2200 780V1200H-1000z') +
    shape(ink.light, 'M-1000 830Q200 760 600 810T2200 790V820Q1200 800 600 840T-1000 860z', 0.6)
  )
})
