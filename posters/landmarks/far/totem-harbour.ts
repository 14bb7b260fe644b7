import { painted } from '../../colours/own-colours.ts'
import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import { boxes } from '../../strokes/panes.ts'
import { at, repeat } from '../../strokes/shapes.ts'
import { firs } from '../parts/firs.ts'
import { mountain } from '../parts/ridge.ts'
import { glassOf } from '../parts/windows.ts'

/** South-east Alaska: a carved totem pole before painted houses on stilts over a creek, firs and snowy mountains. */
export const totemHarbour = painted({ base: '#8e5a3a', accent: '#c23c2e' }, ink => {
  const teal = '#2f8c8a'
  const house = (x: number, h: number, wall: string) =>
    stroke(
      ink.shade,
      8,
      `M${x + 14} 640V720M${x + 60} 640V724M${x + 106} 640V720M${x + 14} 660L${x + 60} 710M${x + 106} 660L${x + 60} 710`,
    ) +
    box(wall, x, 640 - h, 120, h) +
    shape(ink.shade, `M${x - 10} ${642 - h}L${x + 60} ${580 - h}L${x + 130} ${642 - h}z`) +
    shape(ink.paper, boxes([x + 16, 656 - h], [2, 1], [56, 0], [32, 40])) +
    shape(glassOf(ink), boxes([x + 20, 660 - h], [2, 1], [56, 0], [24, 32]), 0.8) +
    box(ink.paper, x + 44, 600, 32, 40) +
    stroke(ink.paper, 4, `M${x} 610h120`)
  return (
    mountain(ink, 180, 620, 420, 380, 0.45, ink.water) +
    mountain(ink, 700, 620, 420, 330, 0.45, ink.water) +
    mountain(ink, 1130, 620, 380, 390, 0.45, ink.water) +
    shape(ink.leaf, 'M-1000 640V520Q-300 440 200 530Q700 450 1100 530Q1600 450 2200 520V660z') +
    firs(ink, -640, 610, 58, 32, 110) +
    box(ink.shade, -1000, 636, 3200, 14) +
    repeat(6, i =>
      house(
        -460 + i * 140,
        90 + ((i * 37) % 40),
        [ink.accent, teal, ink.glow, ink.paper, '#5a6f9a', ink.accent][i] as string,
      ),
    ) +
    repeat(5, i =>
      house(780 + i * 140, 90 + ((i * 43) % 40), ['#5a6f9a', ink.glow, ink.accent, teal, ink.paper][i] as string),
    ) +
    box(ink.water, -1000, 712, 3200, 500) +
    stroke(ink.paper, 5, 'M100 750h120M780 740h150M300 800h160M900 800h130', 0.5) +
    shape(ink.leaf, 'M380 800Q420 690 560 690Q700 690 760 800V1200H300z') +
    at(
      560,
      720,
      box(ink.base, -46, -500, 92, 510) +
        box(ink.deep, 22, -500, 24, 510, 0.25) +
        shape(ink.base, 'M-46-470L-190-520Q-200-440-150-410L-46-400zM46-470L190-520Q200-440 150-410L46-400z') +
        stroke(teal, 8, 'M-60-452L-176-492M-60-428L-160-446M60-452L176-492M60-428L160-446') +
        shape(ink.paper, 'M-34-478a17 14 0 1 1 34 0zM0-478a17 14 0 1 1 34 0z') +
        disc(ink.deep, -17, -484, 7) +
        disc(ink.deep, 17, -484, 7) +
        shape(ink.accent, 'M-16-470H16L0-420z') +
        box(teal, -46, -390, 92, 12) +
        shape(ink.paper, 'M-38-340a17 15 0 1 1 34 0zM4-340a17 15 0 1 1 34 0z') +
        disc(ink.deep, -21, -347, 7) +
        disc(ink.deep, 21, -347, 7) +
        shape(ink.accent, 'M-36-310H36V-284H-36z') +
        shape(ink.paper, boxes([-32, -310], [5, 1], [14, 0], [8, 11]) + boxes([-32, -295], [5, 1], [14, 0], [8, 11])) +
        stroke(ink.deep, 7, 'M-40-366Q-20-378-4-366M4-366Q20-378 40-366') +
        box(teal, -46, -266, 92, 12) +
        disc(ink.paper, -20, -210, 18) +
        disc(ink.paper, 20, -210, 18) +
        disc(ink.deep, -20, -210, 9) +
        disc(ink.deep, 20, -210, 9) +
        shape(ink.deep, 'M-10-186h20l-10 16z') +
        shape(ink.accent, 'M-30-158Q0-140 30-158V-146Q0-128-30-146z') +
        shape(ink.base, 'M-46-250l-20-30 30 14zM46-250l20-30-30 14z') +
        box(teal, -46, -120, 92, 12) +
        shape(teal, 'M-36-90Q0-116 36-90Q36-30 0-20Q-36-30-36-90z') +
        disc(ink.accent, 0, -66, 20) +
        disc(ink.paper, 0, -66, 9),
    )
  )
})
