import { painted } from '../../colours/own-colours.ts'
import { box, shape, stroke } from '../../strokes/brush.ts'
import { at, repeat } from '../../strokes/shapes.ts'
import { firs } from '../parts/firs.ts'
import { mountain } from '../parts/ridge.ts'

/** A lake of the Rockies: turquoise water below a row of snowy peaks, dark firs and a red canoe. */
export const moraineLake = painted({ base: '#73808d', accent: '#c8362b' }, ink => {
  const turquoise = { ...ink, water: '#2fa7b5' }
  return (
    mountain(ink, 100, 640, 260, 330, 0.34) +
    mountain(ink, 1090, 640, 280, 360, 0.34) +
    mountain(ink, 320, 640, 240, 420, 0.38) +
    mountain(ink, 880, 640, 260, 440, 0.36) +
    mountain(ink, 600, 640, 260, 490, 0.4) +
    shape(ink.light, 'M200 640L330 560L460 610L600 550L740 610L880 560L1000 640z', 0.5) +
    firs(ink, -560, 646, 20, 34, 90) +
    firs(ink, 940, 646, 36, 34, 96) +
    box(turquoise.water, -1000, 636, 3200, 600) +
    shape(ink.paper, 'M540 640H660L620 760L600 800L580 760z', 0.3) +
    stroke(
      ink.paper,
      5,
      repeat(8, i => `M${140 + ((i * 217) % 860)} ${668 + i * 16}h${90 + i * 9}`),
      0.5,
    ) +
    at(
      560,
      740,
      shape(ink.accent, 'M-170-44Q-150 10-120 14H120Q150 10 170-44Q130-14 0-14T-170-44z') +
        shape(ink.deep, 'M-146-10Q-134 12-120 14H120Q134 12 146-10Q100 4 0 4T-146-10z', 0.35) +
        shape(ink.deep, 'M-70-14v-30q12-22 24 0v30zM50-14v-30q12-22 24 0v30z') +
        shape(ink.glow, 'M-70-30h24v18h-24zM50-30h24v18H50z') +
        stroke(ink.base, 5, 'M-40-40L-96 30M80-40L26 30') +
        shape(ink.paper, 'M-200 14Q0 4 200 14Q0 28-200 14z', 0.7),
    ) +
    firs(ink, -40, 900, 5, 62, 230) +
    firs(ink, 1010, 900, 5, 62, 260)
  )
})
