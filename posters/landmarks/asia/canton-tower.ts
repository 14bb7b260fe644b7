import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'

const struts = 24
const twist = 1.75

/** Where a strut is: `t` runs from the foot (0) to the upper ring (1). */
const strut = (index: number, t: number) => {
  const foot = (index / struts) * Math.PI * 2
  const [x0, z0] = [Math.cos(foot) * 124, Math.sin(foot)]
  const [x1, z1] = [Math.cos(foot + twist) * 74, Math.sin(foot + twist)]
  const [y0, y1] = [668 + z0 * 16, 236 - Math.cos(foot + twist) * 16 + z1 * 10]
  return { x: 600 + x0 + (x1 - x0) * t, y: y0 + (y1 - y0) * t, near: z0 + (z1 - z0) * t > 0 }
}

/** Half width of the lattice at `t`: a hyperbola, narrowest above the middle. */
const half = (t: number) => Math.hypot(124 + (74 * Math.cos(twist) - 124) * t, 74 * Math.sin(twist) * t)

const lattice = (ink: Ink, near: boolean) => {
  const lines = repeat(struts, i =>
    repeat(10, k => {
      const [a, b] = [strut(i, k / 10), strut(i, (k + 1) / 10)]
      return a.near === near ? `M${a.x} ${a.y}L${b.x} ${b.y}` : ''
    }),
  )
  return stroke(near ? ink.light : ink.shade, near ? 4.5 : 3, lines, near ? 1 : 0.7)
}

const floors = (ink: Ink, from: number, to: number) => {
  const count = 7
  const edge = (side: number) =>
    repeat(count + 1, k => {
      const t = from + ((side < 0 ? k : count - k) / count) * (to - from)
      return `L${600 + side * half(t) * 0.72} ${668 - t * 432}`
    })
  return (
    shape(ink.base, `M${(edge(-1) + edge(1)).slice(1)}z`) +
    stroke(
      ink.glow,
      4,
      repeat(count, k => {
        const t = from + ((k + 0.5) / count) * (to - from)
        return `M${600 - half(t) * 0.62} ${668 - t * 432}h${half(t) * 1.24}`
      }),
      ink.night ? 1 : 0.55,
    )
  )
}

const tower = (ink: Ink, x: number, y: number, w: number, h: number, fill: string) =>
  shape(fill, `M${x} ${y}V${y - h}L${x + w * 0.8} ${y - h - w * 0.3}L${x + w} ${y - h}V${y}z`) +
  box(ink.deep, x + w * 0.62, y - h, w * 0.38, h, 0.22) +
  stroke(
    ink.night ? ink.glow : ink.paper,
    2,
    repeat(Math.floor(h / 16), i => `M${x + w * 0.14} ${y - 12 - i * 16}h${w * 0.4}`),
    0.5,
  )

/** Canton Tower, Guangzhou: the twisted steel lattice with its slim waist above the Pearl River. */
export const cantonTower: Landmark = ink =>
  repeat(22, i => box(ink.shade, -420 + i * 92, 596 - ((i * 47) % 84), 74, 90 + ((i * 47) % 84), 0.5)) +
  tower(ink, 300, 664, 62, 300, ink.shade) +
  tower(ink, 386, 664, 54, 236, ink.base) +
  tower(ink, 846, 664, 64, 262, ink.shade) +
  tower(ink, 774, 664, 50, 168, ink.base) +
  repeat(9, i => tower(ink, 262 + i * 78, 668, 58, 44 + ((i * 31) % 60), i % 2 ? ink.shade : ink.base)) +
  lattice(ink, false) +
  shape(ink.shade, 'M582 668L588 236H612L618 668z') +
  floors(ink, 0.02, 0.16) +
  floors(ink, 0.34, 0.46) +
  floors(ink, 0.68, 0.96) +
  lattice(ink, true) +
  stroke(
    ink.accent,
    5,
    repeat(4, k => {
      const t = [0.2, 0.3, 0.52, 0.62][k] ?? 0
      return `M${600 - half(t)} ${668 - t * 432}q${half(t)} 14 ${half(t) * 2} 0`
    }),
  ) +
  shape(ink.accent, 'M526 250Q560 274 600 270Q650 262 674 222Q640 206 600 212Q550 222 526 250z') +
  shape(ink.deep, 'M540 250Q600 226 660 226Q640 258 600 262Q560 266 540 250z', 0.45) +
  shape(ink.light, 'M590 236L594 170H606L610 236zM596 170L599 84H601L604 170z') +
  stroke(ink.accent, 4, 'M592 200h16M594 172h12M596 140h8') +
  disc(ink.deep, 600, 672, 138, 14, 0.5) +
  shape(
    ink.leaf,
    'M-1000 676H120Q200 650 262 664Q330 648 420 668H780Q860 648 940 664Q1010 650 1080 676H2200V700H-1000z',
  ) +
  stroke(ink.light, 6, 'M580 726h50M560 748h80M590 770h40', 0.6) +
  stroke(ink.accent, 6, 'M650 736h40M520 736h40', 0.7)
