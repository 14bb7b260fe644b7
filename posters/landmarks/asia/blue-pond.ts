import { painted } from '../../colours/own-colours.ts'
import { box, shape, stroke } from '../../strokes/brush.ts'
import { repeat } from '../../strokes/shapes.ts'
import { firs } from '../parts/firs.ts'
import { mountain } from '../parts/ridge.ts'

/** Biei, Hokkaido: bare silver larches stand in the milky blue of the Blue Pond, the Tokachi range behind. */
export const bluePond = painted({ base: '#5d7391' }, ink => {
  const trunk = (x: number, y: number, h: number) =>
    shape(ink.paper, `M${x - 9} ${y}L${x - 4} ${y - h}L${x + 3} ${y - h - 8}L${x + 9} ${y}z`) +
    shape(ink.deep, `M${x + 2} ${y}L${x + 1} ${y - h}L${x + 3} ${y - h - 8}L${x + 9} ${y}z`, 0.3) +
    stroke(
      ink.paper,
      5,
      repeat(4, i => `M${x} ${y - h * (0.4 + i * 0.14)}l${(i % 2 ? 1 : -1) * (44 - i * 7)} ${-22}`),
    ) +
    shape(ink.paper, `M${x - 9} ${y + 4}L${x - 4} ${y + h * 0.6}L${x + 5} ${y + h * 0.6}L${x + 9} ${y + 4}z`, 0.4)
  return (
    mountain(ink, 240, 600, 400, 260, 0.5) +
    mountain(ink, 620, 600, 360, 300, 0.5) +
    mountain(ink, 1000, 600, 420, 250, 0.5) +
    shape(ink.leaf, 'M-1000 640V560Q-300 500 200 560Q600 520 1000 560Q1500 510 2200 560V640z') +
    firs(ink, -620, 640, 56, 32, 110) +
    box('#4fb6cf', -1000, 636, 3200, 570) +
    shape('#a5e0e4', 'M-1000 640Q100 660 600 690T2200 660V760Q1000 820 500 770T-1000 780z', 0.6) +
    shape(
      ink.leaf,
      repeat(40, i => `M${-700 + i * 46} 640l14 ${50 + ((i * 31) % 50)} 14-${50 + ((i * 31) % 50)}z`),
      0.3,
    ) +
    trunk(230, 690, 190) +
    trunk(340, 720, 260) +
    trunk(430, 680, 150) +
    trunk(560, 740, 300) +
    trunk(660, 690, 200) +
    trunk(740, 760, 280) +
    trunk(850, 700, 180) +
    trunk(960, 740, 260) +
    trunk(1060, 690, 160) +
    trunk(130, 750, 230) +
    stroke(ink.paper, 4, 'M180 800h120M420 830h160M700 810h100M900 840h150', 0.6)
  )
})
