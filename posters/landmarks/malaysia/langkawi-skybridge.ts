import type { Landmark } from '../../strokes/landmark.ts'
import { path, polygon, repeat, short, stroke } from '../../strokes/shapes.ts'

/** Langkawi Sky Bridge: the curved walkway on Gunung Mat Cincang, hung from one leaning pylon by eight cables. */
export const langkawiSkybridge: Landmark = ink => {
  const deckAt = (t: number): [number, number] => {
    const u = 1 - t
    return [u * u * 236 + 2 * u * t * 560 + t * t * 1000, u * u * 430 + 2 * u * t * 660 + t * t * 372]
  }
  const posts = repeat(34, index => {
    const [x, y] = deckAt(index / 33)
    return `M${short(x)} ${short(y)}v-24`
  })
  const cables = [0.1, 0.22, 0.34, 0.46, 0.58, 0.7, 0.82, 0.92]
    .map(t => `M672 118L${deckAt(t).map(short).join(' ')}`)
    .join('')
  const walkers = [0.3, 0.36, 0.52, 0.66, 0.71]
    .map(t => {
      const [x, y] = deckAt(t)
      return `M${short(x - 5)} ${short(y - 8)}q0-24 5-24t5 24zM${short(x - 4.5)} ${short(y - 36)}a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0-9 0z`.replaceAll(
        '4.500',
        '4.5',
      )
    })
    .join('')
  const crags =
    polygon(
      ink.shade,
      [-400, 760],
      [-260, 600],
      [-140, 560],
      [-60, 470],
      [0, 440],
      [70, 372],
      [112, 388],
      [160, 352],
      [204, 396],
      [248, 404],
      [262, 450],
      [300, 520],
      [330, 560],
      [350, 640],
      [420, 760],
    ) +
    polygon(
      ink.base,
      [-400, 760],
      [-260, 600],
      [-140, 560],
      [-60, 470],
      [0, 440],
      [70, 372],
      [112, 388],
      [160, 352],
      [176, 420],
      [150, 480],
      [190, 560],
      [150, 640],
      [180, 760],
    ) +
    polygon(
      ink.light,
      [0, 440],
      [70, 372],
      [112, 388],
      [90, 450],
      [110, 500],
      [60, 580],
      [20, 540],
      [-20, 620],
      [-60, 560],
      [-60, 470],
    ) +
    polygon(ink.light, [160, 352], [204, 396], [210, 450], [186, 500], [176, 420]) +
    polygon(
      ink.shade,
      [820, 760],
      [860, 640],
      [900, 590],
      [920, 520],
      [960, 480],
      [976, 400],
      [1010, 372],
      [1046, 396],
      [1080, 332],
      [1120, 352],
      [1150, 420],
      [1220, 440],
      [1290, 540],
      [1400, 620],
      [1540, 760],
    ) +
    polygon(
      ink.base,
      [820, 760],
      [860, 640],
      [900, 590],
      [920, 520],
      [960, 480],
      [976, 400],
      [1010, 372],
      [1030, 450],
      [1004, 520],
      [1050, 600],
      [1000, 680],
      [1030, 760],
    ) +
    polygon(ink.base, [1046, 396], [1080, 332], [1120, 352], [1110, 430], [1140, 500], [1090, 560], [1070, 470]) +
    polygon(
      ink.light,
      [960, 480],
      [976, 400],
      [1010, 372],
      [1006, 440],
      [980, 500],
      [990, 560],
      [940, 640],
      [930, 560],
    ) +
    polygon(ink.light, [1046, 396], [1080, 332], [1086, 400], [1070, 470])
  const trees =
    path(
      ink.leaf,
      'M-40 470q16-34 44-30q12-34 40-26q10-36 40-30q20-24 44-10q20-30 48-10q30 4 30 30q40-4 40 28q30 6 20 34q-20-14-36-6q-16-20-40-8q-20-24-44-8q-24-20-46 0q-28-14-44 10q-30-4-44 24q-30-10-52 2zM940 500q0-36 26-42q-4-46 34-50q14-26 40-16q10-46 48-40q40-6 44 34q40 4 44 40q40 0 50 36q-30-10-48 2q-24-20-46-4q-20-26-46-8q-24-22-44 2q-30-6-40 22q-30-6-62 24z',
    ) +
    path(
      ink.leaf,
      'M-500 780V700q60-50 110-20q40-50 100-20q40-50 110-16q50-40 110-4q50-40 100 0q50-40 110 0q40-30 90 0q60-30 110 10q60-30 120 4q60-34 120 0q50-34 110 0q60-40 110 0q50-40 120 0q60-40 120 10q60-30 120 20q50-20 90 20V780z',
    )
  return (
    crags +
    trees +
    stroke(ink.paper, 3, cables) +
    polygon(ink.deep, [512, 690], [662, 100], [676, 96], [544, 690]) +
    polygon(ink.paper, [512, 690], [662, 100], [669, 98], [529, 690]) +
    stroke(ink.paper, 3, 'M672 118L470 664M672 118L440 664') +
    path(ink.accent, 'M654 88h32l-7 22h-20z') +
    stroke(ink.deep, 16, 'M236 443Q560 673 1000 385') +
    stroke(ink.light, 9, 'M236 436Q560 666 1000 378') +
    path(ink.light, 'M166 396L294 426L238 474z') +
    path(ink.deep, 'M238 474L294 426V440L238 490L166 410V396z') +
    path(ink.light, 'M966 384L1070 344L1042 408z') +
    path(ink.deep, 'M966 384L1042 408L1070 344V358L1044 424L966 398z') +
    path(ink.accent, walkers) +
    stroke(ink.paper, 2.4, posts) +
    stroke(ink.paper, 4, 'M236 406Q560 636 1000 348') +
    stroke(ink.paper, 2, 'M236 418Q560 648 1000 360')
  )
}
