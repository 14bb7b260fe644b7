import { painted } from '../../colours/own-colours.ts'
import { archPath, box, shape, stroke } from '../../strokes/brush.ts'
import { palm, repeat } from '../../strokes/shapes.ts'
import { thaiGable } from '../parts/asian-roofs.ts'
import { glassOf } from '../parts/windows.ts'

/** Chiang Rai: Baan Dam, the black house, a tall hall of dark teak with four stacked gables like horns. */
export const blackHouse = painted({ base: '#3b2f2e', accent: '#8a5a33' }, ink => {
  const roof = { tile: ink.base, line: ink.accent, edge: ink.deep, board: ink.accent, panel: ink.shade }
  const small = (x: number) =>
    box(ink.shade, x - 70, 560, 140, 96) +
    box(glassOf(ink, ink.deep), x - 18, 588, 36, 68) +
    thaiGable({ x, y: 566, half: 110, height: 150, tiers: 2 }, roof)
  return (
    palm(130, 640, 260, -20, ink.accent, ink.leaf, ink.leaf) +
    palm(1080, 640, 280, 24, ink.accent, ink.leaf, ink.leaf) +
    small(180) +
    small(1030) +
    box(ink.base, 410, 470, 380, 186) +
    repeat(9, i => box(ink.accent, 414 + i * 46, 470, 8, 186, 0.8)) +
    shape(ink.shade, archPath(600, 656, 130, 170)) +
    shape(glassOf(ink, ink.accent), archPath(600, 656, 96, 148)) +
    stroke(ink.deep, 6, 'M600 512V656M560 560H640M560 610H640') +
    thaiGable({ x: 600, y: 486, half: 300, height: 330, tiers: 4 }, roof) +
    stroke(ink.accent, 8, 'M300 486Q262 470 250 430M900 486Q938 470 950 430') +
    shape(ink.shade, 'M430 656H770L800 690H400z') +
    shape(ink.accent, 'M440 660H760L766 670H434z') +
    shape(ink.paper, 'M360 700q10-50 4-80q30 30 36 80zM840 700q-10-50-4-80q-30 30-36 80z', 0.9)
  )
})
