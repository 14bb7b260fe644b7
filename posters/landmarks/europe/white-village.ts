import { painted } from '../../colours/own-colours.ts'
import { archPath, box, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'

/** One whitewashed house under tiles: its gable to the street or its eaves, by turns; the right side in shade. */
function house(ink: Ink, x: number, y: number, size: number, index: number) {
  const [width, height] = [(48 + ((index * 29) % 26)) * size, (46 + ((index * 43) % 40)) * size]
  const side = width * 0.32
  const top = y - height
  const roof =
    index % 3 === 0
      ? shape(ink.paper, `M${x} ${top}L${x + width / 2} ${top - 20 * size}L${x + width} ${top}z`) +
        stroke(ink.accent, 8 * size, `M${x - 3} ${top}L${x + width / 2} ${top - 21 * size}L${x + width + 3} ${top}`)
      : shape(
          ink.accent,
          `M${x - 4} ${top + 2}l${8 * size} ${-18 * size}h${width - 8 * size}l${6 * size} ${18 * size}z`,
        ) +
        shape(
          ink.deep,
          `M${x + width - side} ${top - 16 * size}h${side - 4 * size}l${6 * size} ${18 * size}h${-side}z`,
          0.2,
        )
  return (
    box(ink.paper, x, top, width, height + 14 * size) +
    roof +
    box(ink.deep, x + width - side, top, side, height + 14 * size, 0.18) +
    box(ink.deep, x + width * 0.16, top + 13 * size, 8 * size, 12 * size, 0.8) +
    box(ink.deep, x + width * 0.46, top + 13 * size, 8 * size, 12 * size, 0.8) +
    shape(ink.deep, archPath(x + width * 0.3, y, 11 * size, 21 * size), index % 2 ? 0.75 : 0) +
    (index % 4 === 1
      ? shape(
          '#b8405a',
          `M${x + width * 0.1} ${y}q${-4 * size} ${-26 * size} ${14 * size} ${-24 * size}q${10 * size} ${10 * size} ${4 * size} ${24 * size}z`,
        )
      : '')
  )
}

/** A row of houses along the slope: it begins under the crag and falls away to the right. */
const row = (ink: Ink, from: number, to: number, y: number, size: number, fall: number) => {
  const step = 52 * size
  const count = Math.floor((to - from) / step)
  return repeat(count, i => {
    const share = i / count
    const foot = y + fall * share ** 1.5 + ((i * 37) % 17) * size - 8 * size
    const cypress = i % 5 === 3
    return (
      (cypress
        ? shape(
            ink.leaf,
            `M${from + i * step - 9 * size} ${foot}q${-4 * size} ${-60 * size} ${9 * size} ${-112 * size}q${13 * size} ${52 * size} ${9 * size} ${112 * size}z`,
          )
        : '') + house(ink, from + i * step, foot, size, i * 3 + Math.round(y / 7))
    )
  })
}

const church = (ink: Ink) =>
  box(ink.light, 560, 214, 120, 86) +
  shape(ink.accent, 'M550 218L572 188H676L692 218z') +
  [532, 672]
    .map(
      x =>
        box(ink.paper, x, 146, 40, 150) +
        box(ink.deep, x + 26, 146, 14, 150, 0.18) +
        shape(ink.deep, archPath(x + 16, 196, 16, 34), 0.85) +
        shape(ink.accent, `M${x - 6} 148L${x + 20} 96L${x + 46} 148z`) +
        stroke(ink.deep, 4, `M${x + 20} 98V76M${x + 13} 84h14`),
    )
    .join('') +
  shape(ink.deep, archPath(618, 298, 30, 54), 0.7)

const castle = (ink: Ink) =>
  shape(
    ink.shade,
    'M760 262V176h12v12h14v-12h14v12h14v-12h14v12h12v-12h10V262zM848 272V214h10v8h10v-8h10v8h10v-8h12v64z',
  ) +
  box(ink.deep, 832, 176, 18, 86, 0.3) +
  shape(ink.deep, archPath(800, 232, 14, 28), 0.8)

/** A white village of Andalusia under its church and a ruined castle: a cliff on one side, olive groves below. */
export const whiteVillage = painted(
  { base: '#b98a55', accent: '#c56a3d' },
  ink =>
    shape(ink.shade, 'M-1000 640L-300 470L0 540L200 440L420 520L700 400L900 480L1200 400L2200 520V660H-1000z', 0.4) +
    shape(
      ink.base,
      'M150 720L210 640L236 540L290 500L306 420L372 380L398 312L470 282L540 250H760L830 246L910 280Q990 350 1090 440Q1240 560 1460 720z',
    ) +
    shape(
      ink.shade,
      'M150 720L210 640L236 540L290 500L306 420L372 380L398 312L470 282L440 350L446 420L396 470L410 560L360 610L380 720z',
      0.55,
    ) +
    stroke(ink.deep, 5, 'M330 440l10 60M268 560l-6 70M410 350l-8 50M320 600l8 60M370 520l-4 40', 0.4) +
    castle(ink) +
    church(ink) +
    row(ink, 500, 760, 330, 0.62, 18) +
    row(ink, 462, 880, 384, 0.74, 44) +
    row(ink, 440, 980, 444, 0.88, 66) +
    row(ink, 400, 1060, 512, 1.02, 84) +
    row(ink, 370, 1150, 590, 1.18, 80) +
    row(ink, 330, 1240, 680, 1.36, 50) +
    shape(ink.base, 'M-1000 700Q0 640 330 690Q700 720 1100 700Q1500 650 2200 690V800H-1000z') +
    repeat(3, line =>
      shape(
        ink.leaf,
        repeat(
          26,
          i => `M${-260 + i * 70 + line * 30} ${716 + line * 36 + ((i * 5) % 9)}a22 18 0 0 1 44 0q-22 10-44 0z`,
        ),
      ),
    ),
)
