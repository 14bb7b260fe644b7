import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { archOutline, at, circle, path, rect, repeat, stroke } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

type House = { x: number; width: number; top: number; wall: string; shutter: string; roof: string; gable: boolean }

function house(ink: Ink, { x, width, top, wall, shutter, roof, gable }: House): string {
  const middle = x + width / 2
  const rail = wall === ink.paper ? shutter : ink.paper
  const glass = glassOf(ink)
  const tiles = path(
    ink.deep,
    repeat(9, index => `M${x + 8 + (index * (width - 16)) / 8} ${top}l4-44h2v44z`),
  ).replace('<path', '<path opacity=".35"')
  const upper = repeat(3, index => {
    const wx = x + width * (0.12 + index * 0.28)
    const w = width * 0.2
    return (
      path(ink.paper, archOutline(wx - 5, top + 176, w + 10, 122)) +
      path(index === 1 ? glass : shutter, archOutline(wx, top + 172, w, 112)) +
      (index === 1
        ? rect(shutter, wx, top + 106, w * 0.36, 66) + rect(shutter, wx + w * 0.64, top + 106, w * 0.36, 66)
        : path(
            ink.deep,
            repeat(7, row => `M${wx + 4} ${top + 100 + row * 10}h${w - 8}v3h${8 - w}z`),
          ).replace('<path', '<path opacity=".4"'))
    )
  })
  const crest = gable
    ? path(ink.paper, `M${middle - 62} ${top + 12}q8-26 30-28q6-32 32-36q26 4 32 36q22 2 30 28z`) +
      path(wall, `M${middle - 48} ${top + 12}q10-18 26-20q6-24 22-28q16 4 22 28q16 2 26 20z`) +
      circle(ink.paper, middle, top - 12, 9)
    : ''
  const street =
    rect(ink.deep, x + 8, 500, width - 16, 180) +
    rect(ink.shade, x + width * 0.2, 540, width * 0.16, 84) +
    rect(ink.shade, x + width * 0.64, 540, width * 0.16, 84) +
    rect(glass, x + width * 0.22, 544, width * 0.12, 40) +
    rect(glass, x + width * 0.66, 544, width * 0.12, 40) +
    rect(ink.accent, middle - width * 0.11, 540, width * 0.22, 140) +
    rect(ink.deep, middle - 1.5, 540, 3, 140) +
    path(wall, `M${x} 480h${width}v32h-14q0-14-14-14H${x + 28}q-14 0-14 14H${x}z`) +
    rect(ink.paper, x, 476, width, 8) +
    rect(shutter, x + width * 0.16, 484, width * 0.68, 22, 3)
  return (
    path(roof, `M${x - 6} ${top}l10-46h${width - 8}l10 46z`) +
    tiles +
    rect(wall, x, top, width, 490 - top) +
    crest +
    rect(ink.paper, x, top + 8, width, 10) +
    rect(ink.paper, x, top + 30, width, 4) +
    upper +
    path(
      rail,
      repeat(8, index => `M${x + 14 + (index * (width - 34)) / 7.4} ${top + 190}h9v28h-9z`),
    ) +
    rect(rail, x + 8, top + 186, width - 16, 5) +
    rect(rail, x + 8, top + 216, width - 16, 6) +
    street
  )
}

/** A trishaw with its hood, seen from the side. */
function trishaw(ink: Ink): string {
  const wheel = (x: number): string =>
    stroke(ink.deep, 5, `M${x - 34} 0a34 34 0 1 0 68 0a34 34 0 1 0-68 0M${x - 30} 0h60M${x} -30v60`) +
    circle(ink.deep, x, 0, 6)
  return (
    wheel(0) +
    wheel(128) +
    path(ink.accent, 'M-44-12q-6-50 20-66h60q6 40 24 66z') +
    path(ink.paper, 'M-40-78q4-58 62-54q22 14 18 54z') +
    path(ink.accent, 'M-22-78q2-44 30-54q12-2 18 2q-16 18-18 52zM40-78q2-30-8-46q10 16 8 46z') +
    stroke(ink.deep, 6, 'M60-14H92L120-66M92-14L110-66h22M128 0L118-70h-26') +
    rect(ink.deep, 96, -76, 34, 9, 4) +
    circle(ink.glow, -46, -30, 6)
  )
}

/** George Town, Penang: a row of shophouses with louvred shutters over the five-foot way, and a trishaw. */
export const penangShophouses: Landmark = ink => {
  const walls = [ink.light, ink.base, ink.paper, ink.water, ink.light, ink.accent, ink.paper]
  const shutters = [ink.water, ink.paper, ink.leaf, ink.light, ink.leaf, ink.paper, ink.base]
  const tops = [276, 236, 210, 250, 226, 262, 240]
  return (
    repeat(7, index =>
      house(ink, {
        x: 12 + index * 168,
        width: 168,
        top: tops[index] as number,
        wall: walls[index] as string,
        shutter: shutters[index] as string,
        roof: ink.shade,
        gable: index % 2 === 0,
      }),
    ) +
    path(
      ink.paper,
      repeat(8, index => `M${4 + index * 168} 470h16v214h-16z`),
    ) +
    path(
      ink.shade,
      repeat(8, index => `M${14 + index * 168} 470h6v214h-6z`),
    ) +
    rect(ink.shade, -10, 680, 1220, 18) +
    rect(ink.paper, -10, 678, 1220, 5) +
    at(560, 672, trishaw(ink), 1)
  )
}
