import type { Landmark } from '../../strokes/landmark.ts'
import { archOutline, at, circle, ellipse, path, polygon, rect, repeat, stroke } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

/** A boutique hotel in a three-bay Straits mansion: horse-head gables, air wells, louvred doors, a lantern at the gate. */
export const shophouseHotel: Landmark = ink => {
  const lit = glassOf(ink)
  const gable = (x: number, half: number, y: number): string =>
    path(
      ink.paper,
      `M${x - half} ${y}Q${x - half * 0.7} ${y - 20} ${x - half * 0.56} ${y - 64}Q${x - half * 0.3} ${y - 110} ${x} ${y - 116}Q${x + half * 0.3} ${y - 110} ${x + half * 0.56} ${y - 64}Q${x + half * 0.7} ${y - 20} ${x + half} ${y}z`,
    ) +
    path(
      ink.base,
      `M${x - half * 0.78} ${y}Q${x - half * 0.54} ${y - 20} ${x - half * 0.42} ${y - 58}Q${x - half * 0.22} ${y - 92} ${x} ${y - 96}Q${x + half * 0.22} ${y - 92} ${x + half * 0.42} ${y - 58}Q${x + half * 0.54} ${y - 20} ${x + half * 0.78} ${y}z`,
    ) +
    circle(ink.glow, x, y - 48, 15) +
    circle(ink.accent, x, y - 48, 8)
  const shutters = (x: number, y: number, w: number, tall: number): string =>
    path(ink.paper, archOutline(x - 7, y + 4, w + 14, tall + 12)) +
    path(lit, archOutline(x, y, w, tall)) +
    rect(ink.accent, x, y - tall * 0.66, w * 0.34, tall * 0.66) +
    rect(ink.accent, x + w * 0.66, y - tall * 0.66, w * 0.34, tall * 0.66) +
    path(
      ink.deep,
      repeat(
        7,
        row =>
          `M${x + 4} ${Math.round(y - tall * 0.6 + row * tall * 0.085)}h${Math.round(w * 0.28)}v3h-${Math.round(w * 0.28)}zM${Math.round(x + w * 0.69)} ${Math.round(y - tall * 0.6 + row * tall * 0.085)}h${Math.round(w * 0.28)}v3h-${Math.round(w * 0.28)}z`,
      ),
    ).replace('<path', '<path opacity=".4"')
  const lantern = (x: number, y: number): string =>
    at(
      x,
      y,
      stroke(ink.deep, 3, 'M0-46V-22') +
        ellipse(ink.accent, 0, 0, 22, 24) +
        ellipse(ink.glow, 0, 0, 9, 24) +
        stroke(ink.glow, 3, 'M-4 24v18M4 24v18'),
    )
  return (
    path(ink.leaf, 'M130 690q0-120 80-120q30-80 110-40l560 10q60-70 120-10q90 10 80 100q30 30 20 60z') +
    polygon(ink.shade, [250, 306], [310, 214], [890, 214], [950, 306]) +
    path(
      ink.deep,
      repeat(27, index => `M${316 + index * 21.6} 214h4l${Math.round((index - 13) * 4.4)} 92h-7z`),
    ).replace('<path', '<path opacity=".3"') +
    path(ink.deep, 'M296 206Q600 226 904 206L920 190V216H280V190z') +
    rect(ink.base, 270, 300, 660, 388) +
    rect(ink.shade, 820, 300, 110, 388).replace('<rect', '<rect opacity=".45"') +
    gable(330, 86, 316) +
    gable(870, 86, 316) +
    gable(600, 110, 300) +
    rect(ink.paper, 262, 312, 676, 11) +
    rect(ink.paper, 262, 488, 676, 13) +
    path(
      ink.glow,
      repeat(33, index => `M${268 + index * 20.4} 503h12l-6 10z`),
    ) +
    [300, 414, 546, 678, 792].map((x, index) => shutters(x, 470, index === 2 ? 108 : 80, 124)).join('') +
    path(
      ink.paper,
      repeat(30, index => `M${530 + index * 4.8} 440h2.4v34h-2.4z`),
    ) +
    rect(ink.paper, 524, 436, 152, 5) +
    rect(ink.paper, 524, 472, 152, 7) +
    shutters(304, 676, 76, 118) +
    shutters(418, 676, 76, 118) +
    shutters(706, 676, 76, 118) +
    shutters(820, 676, 76, 118) +
    path(ink.paper, archOutline(528, 690, 144, 172)) +
    path(lit, archOutline(540, 690, 120, 158)) +
    rect(ink.accent, 540, 586, 42, 104) +
    rect(ink.accent, 618, 586, 42, 104) +
    rect(ink.glow, 576, 636, 4, 18) +
    rect(ink.glow, 620, 636, 4, 18) +
    path(ink.paper, [270, 398, 512, 672, 788, 914].map(x => `M${x} 323h16v365h-16z`).join('')) +
    rect(ink.accent, 540, 512, 120, 26, 4) +
    rect(ink.glow, 546, 518, 108, 14, 2) +
    lantern(506, 566) +
    lantern(694, 566) +
    path(ink.light, 'M490 688h220l30 24H460z') +
    rect(ink.shade, 230, 686, 740, 9) +
    path(ink.leaf, 'M230 690q10-50 44-40q34-10 40 40zM890 690q6-46 40-40q36-10 44 40z') +
    path(
      ink.accent,
      repeat(
        6,
        index => `M${246 + (index % 3) * 22 + (index > 2 ? 660 : 0)} ${662 + (index % 2) * 10}a6 6 0 1 0 .1 0z`,
      ),
    )
  )
}
