import { box, shape, stroke } from '../../strokes/brush.ts'
import type { Landmark } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

const [foot, head] = [664, 150]
/** Half the width of the lattice at a share of its height, 0 at the foot: straight rods between two turned rings draw in to a waist. */
const half = (t: number) => 14 + Math.sqrt((76 * (1 - t) - 44 * t * 0.86) ** 2 * 0.9 + 420 * t * (1 - t) + 60)
const at = (t: number) => foot - (foot - head) * t

/** Guangzhou: the Canton Tower with its narrow waist, a ring of lights at the top, and the towers of Zhujiang New Town along the Pearl River. */
export const cantonTower: Landmark = ink => {
  const outline = Array.from({ length: 21 }, (_, i) => i / 20)
  const side = (sign: number, steps: number[]) => steps.map(t => `${600 + sign * half(t)} ${at(t)}`).join('L')
  const rods = repeat(26, i => {
    const turn = (i / 26) * Math.PI * 2
    const points = outline.map(t => `${600 + Math.cos(turn + t * 2.5) * half(t)} ${at(t)}`)
    return `M${points.join('L')}`
  })
  const block = (x: number, width: number, height: number, i: number) =>
    box(i % 2 ? ink.shade : ink.base, x, foot - height, width, height) +
    box(ink.deep, x + width * 0.68, foot - height, width * 0.32, height, 0.25) +
    stroke(
      glassOf(ink, ink.paper),
      4,
      repeat(Math.floor(height / 26), k => `M${x + 9} ${foot - height + 18 + k * 26}h${width * 0.45}`),
      0.5,
    )
  return (
    repeat(34, i => block(-1000 + i * 96, 78, 80 + ((i * 83) % 110), i)) +
    block(200, 72, 340, 1) +
    shape(ink.shade, 'M200 324l36 -34l36 34z') +
    block(290, 66, 300, 0) +
    shape(ink.base, 'M900 664V330q36 -60 72 0v334z') +
    stroke(
      ink.paper,
      4,
      repeat(11, i => `M904 ${350 + i * 28}h64`),
      0.35,
    ) +
    block(990, 80, 250, 1) +
    shape(ink.deep, `M${side(-1, outline)}L${side(1, [...outline].reverse())}z`, 0.4) +
    shape(ink.accent, `M${side(-1, outline)}L${side(1, [...outline].reverse())}z`, 0.4) +
    stroke(ink.light, 3.4, rods) +
    stroke(
      ink.paper,
      4,
      repeat(15, i => `M${600 - half(i / 14)} ${at(i / 14)}q${half(i / 14)} 13 ${half(i / 14) * 2} 0`),
      0.85,
    ) +
    stroke(ink.glow, 10, `M${600 - half(1)} ${head}q${half(1)} 14 ${half(1) * 2} 0`) +
    shape(ink.paper, `M592 ${head + 6}L597 30h6L608 ${head + 6}z`) +
    stroke(ink.accent, 6, 'M600 96V64M600 48V30') +
    box(ink.shade, 470, 652, 260, 16) +
    box(ink.light, -1000, 664, 3200, 10)
  )
}
