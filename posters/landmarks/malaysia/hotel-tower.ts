import type { Landmark } from '../../strokes/landmark.ts'
import { grid, palm, path, polygon, rect, repeat, stroke } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

/** A city hotel: a slim curved tower with balconies, a porch with flags, a pool terrace among palms. */
export const hotelTower: Landmark = ink => {
  const lit = glassOf(ink)
  const balconies = repeat(19, row => {
    const y = 196 + row * 21
    return (
      rect(ink.paper, 450, y + 14, 214, 5) +
      path(lit, `M462 ${y}h26v14h-26zM502 ${y}h26v14h-26zM542 ${y}h26v14h-26zM582 ${y}h26v14h-26zM622 ${y}h26v14h-26z`)
    )
  })
  const tower =
    path(ink.base, 'M450 640V186Q560 130 664 170V640z') +
    path(ink.light, 'M450 640V186Q470 174 492 166V640z') +
    path(ink.shade, 'M664 640V170L750 214V640z') +
    grid(glassOf(ink, ink.light), {
      x: 680,
      y: 236,
      columns: 3,
      rows: 19,
      stepX: 23,
      stepY: 21,
      width: 12,
      height: 11,
    }) +
    balconies +
    path(ink.paper, 'M440 190Q556 128 668 164L758 208V220L664 176Q556 142 440 202z') +
    rect(ink.accent, 540, 96, 84, 46) +
    rect(ink.shade, 604, 96, 20, 46) +
    stroke(ink.deep, 4, 'M582 96V44') +
    path(ink.accent, 'M584 46h40l-8 10l8 10h-40z')
  const podium =
    rect(ink.paper, 330, 548, 540, 132) +
    rect(ink.light, 720, 548, 150, 132) +
    rect(ink.base, 320, 538, 560, 12) +
    path(
      lit,
      repeat(8, index => `M${348 + index * 62} 566h46v40h-46z`),
    ) +
    path(
      ink.leaf,
      repeat(14, index => `M${330 + index * 38} 538q4-20 20-16q16-10 22 16z`),
    ) +
    polygon(ink.accent, [470, 618], [730, 618], [760, 640], [440, 640]) +
    rect(ink.shade, 440, 640, 320, 7) +
    path(ink.paper, 'M458 646h10v40h-10zM732 646h10v40h-10z') +
    rect(lit, 520, 624, 160, 60) +
    stroke(ink.paper, 4, 'M600 648V684M560 648V684M640 648V684') +
    stroke(ink.deep, 3, 'M380 540V476M416 540V470M780 540V470M816 540V476') +
    path(ink.accent, 'M382 478h32v18h-32zM782 472h32v18h-32z') +
    path(ink.glow, 'M418 472h32v18h-32zM818 478h32v18h-32z')
  return (
    tower +
    podium +
    palm(300, 690, 210, -20, ink.deep, ink.deep, ink.leaf) +
    palm(258, 692, 150, -34, ink.deep, ink.deep, ink.leaf) +
    palm(916, 690, 230, 24, ink.deep, ink.deep, ink.leaf) +
    palm(956, 692, 160, 30, ink.deep, ink.deep, ink.leaf) +
    path(ink.paper, 'M440 686H760L820 720H380z') +
    path(ink.leaf, 'M160 706q6-40 50-36q40-30 80 0q50-10 60 36zM850 706q10-40 50-34q40-34 80 2q50-6 60 32z')
  )
}
