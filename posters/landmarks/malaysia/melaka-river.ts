import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, circle, path, polygon, repeat, stroke } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

/** A river house in perspective: from the near edge x1 to the far edge x2, eaves and foot falling towards the vanishing point. */
function bankHouse(ink: Ink, x1: number, x2: number, tall: number, wall: string, shutter: string): string {
  const vx = 600
  const vy = 560
  const at1 = (x: number, y: number): string => `${x} ${Math.round(vy + (y - vy) * (Math.abs(x - vx) / 420))}`
  const top = vy - tall
  const side = Math.sign(x1 - vx)
  const step = (x2 - x1) / 7
  const openings = repeat(3, index => {
    const [a, b] = [x1 + step * (1 + index * 2), x1 + step * (2 + index * 2)]
    return `M${at1(a, top + 44)}L${at1(b, top + 44)}L${at1(b, top + 110)}L${at1(a, top + 110)}z`
  })
  const doors = repeat(3, index => {
    const [a, b] = [x1 + step * (1 + index * 2), x1 + step * (2 + index * 2)]
    return `M${at1(a, top + 160)}L${at1(b, top + 160)}L${at1(b, 660)}L${at1(a, 660)}z`
  })
  return (
    path(wall, `M${at1(x1, top)}L${at1(x2, top)}L${at1(x2, 668)}L${at1(x1, 668)}z`) +
    path(shutter, openings) +
    path(glassOf(ink), doors) +
    path(ink.paper, `M${at1(x1, top + 128)}L${at1(x2, top + 128)}L${at1(x2, top + 138)}L${at1(x1, top + 138)}z`) +
    path(ink.shade, `M${at1(x1 + side * 6, top + 8)}L${at1(x2, top + 8)}L${at1(x2, top - 40)}L${at1(x1, top - 40)}z`) +
    path(ink.deep, `M${at1(x1 + side * 6, top + 8)}L${at1(x2, top + 8)}L${at1(x2, top)}L${at1(x1, top)}z`)
  )
}

/** Melaka River: painted houses on both banks, a humped bridge, the old water wheel, a river boat. */
export const melakaRiver: Landmark = ink => {
  const walls = [ink.base, ink.paper, ink.accent, ink.light, ink.water]
  const shutters = [ink.paper, ink.leaf, ink.paper, ink.accent, ink.paper]
  const edges = [430, 372, 300, 206, 84, -90]
  const houses = repeat(5, index => {
    const [far, near] = [edges[index] as number, edges[index + 1] as number]
    return (
      bankHouse(ink, near, far, 270 - (index % 3) * 30, walls[index] as string, shutters[index] as string) +
      bankHouse(
        ink,
        1200 - near,
        1200 - far,
        256 - ((index + 1) % 3) * 34,
        walls[(index + 3) % 5] as string,
        shutters[(index + 3) % 5] as string,
      )
    )
  })
  const bridge =
    path(ink.shade, 'M400 612Q600 500 800 612V640H770Q600 540 430 640H400z') +
    path(ink.paper, 'M400 604Q600 490 800 604V614Q600 500 400 614z') +
    stroke(ink.paper, 4, 'M400 580Q600 466 800 580') +
    stroke(
      ink.paper,
      3,
      repeat(13, index => `M${424 + index * 29} ${Math.round(596 - 4 * 12.5 * (1 - ((index - 6) / 6.6) ** 2))}v-26`),
    ) +
    repeat(4, index => circle(ink.glow, 460 + index * 92, 540 - (index === 1 || index === 2 ? 26 : 0), 7))
  const wheel =
    stroke(ink.deep, 9, 'M0 0m-92 0a92 92 0 1 0 184 0a92 92 0 1 0-184 0M-66 0a66 66 0 1 0 132 0a66 66 0 1 0-132 0') +
    stroke(
      ink.base,
      8,
      repeat(6, index => {
        const a = (index * Math.PI) / 6
        const [c, s] = [Math.round(Math.cos(a) * 96), Math.round(Math.sin(a) * 96)]
        return `M${-c} ${-s}L${c} ${s}`
      }),
    ) +
    circle(ink.deep, 0, 0, 16) +
    circle(ink.accent, 0, 0, 8) +
    stroke(ink.deep, 13, 'M0 0L-52 130M0 0L52 130')
  const boat =
    path(ink.base, 'M-150-10Q-110 30-70 32H110Q150 30 176-26Q176 34 140 52H-110Q-146 34-150-10z') +
    path(ink.accent, 'M-100-66H110l18 16H-112z') +
    path(ink.deep, 'M-94-52h6v84h-6zM-20-52h5v84h-5zM50-52h5v84h-5zM106-52h6v84h-6z') +
    path(ink.paper, 'M-140 4Q-108 34-70 36H110Q148 34 170-4Q150 42 110 44H-72Q-116 42-140 4z') +
    path(
      ink.deep,
      repeat(4, index => `M${-76 + index * 46} 30q-2-34 12-36q14 2 12 36zM${-64 + index * 46}-16a9 9 0 1 0 .1 0z`),
    )
  return (
    polygon(ink.water, [430, 600], [770, 600], [1300, 1200], [-100, 1200]) +
    path(ink.leaf, 'M400 606q20-60 70-56q40-50 90-20q50-30 90 6q50-20 80 24q50 0 70 46z') +
    houses +
    bridge +
    path(ink.light, 'M380 640L410 628L-140 792V826zM820 640L790 628L1340 792V826z') +
    path(ink.shade, 'M410 628L436 622L-140 770V792zM790 628L764 622L1340 770V792z') +
    path(
      ink.paper,
      repeat(9, index => `M${520 + ((index * 53) % 150)} ${650 + index * 12}q24-4 50 0q-24 5-50 0z`),
    ).replace('<path', '<path opacity=".5"') +
    at(312, 560, wheel, 1) +
    at(640, 700, boat, 0.86)
  )
}
