import type { Landmark } from '../landmark.ts'
import { path, polygon, repeat, short, stroke } from '../shapes.ts'

/** Langkawi Sky Bridge: the curved walkway on Gunung Mat Cincang, hung from one leaning pylon by eight cables. */
export const langkawiSkybridge: Landmark = ink => {
  const deckAt = (t: number): [number, number] => {
    const u = 1 - t
    return [u * u * 236 + 2 * u * t * 560 + t * t * 1000, u * u * 430 + 2 * u * t * 660 + t * t * 372]
  }
  const rim = 'M236 430Q560 660 1000 372'
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
  return (
    path(
      ink.shade,
      'M860 690Q880 560 930 500Q960 420 1010 392Q1060 400 1080 350Q1130 330 1160 360Q1230 380 1290 480Q1360 560 1400 690z',
    ) +
    path(
      ink.leaf,
      'M820 700Q860 600 930 540Q960 440 1004 404Q1040 430 1070 376Q1130 420 1170 400Q1260 470 1300 540Q1380 600 1420 700z',
    ) +
    path(
      ink.light,
      'M930 540Q960 440 1004 404Q1000 470 976 520Q964 580 920 640zM1070 376Q1084 450 1060 520L1040 450z',
    ) +
    path(ink.leaf, 'M-300 700Q-160 560-60 520Q20 430 96 420Q150 360 214 404Q262 430 280 500Q340 560 360 620L420 700z') +
    path(ink.light, 'M96 420Q150 360 214 404Q236 440 232 490Q190 440 150 460Q100 460 60 520Q70 450 96 420z') +
    path(ink.shade, 'M280 500Q340 560 360 620L420 700H250Q300 600 280 500z') +
    path(ink.deep, 'M-300 720Q0 600 240 640Q420 590 560 650Q760 600 900 650Q1100 610 1420 720V760H-300z').replace(
      '<path',
      '<path opacity=".55"',
    ) +
    path(ink.leaf, 'M-400 740Q100 640 420 676Q500 640 590 668Q720 640 840 680Q1100 650 1500 740V780H-400z') +
    stroke(ink.paper, 3, cables) +
    polygon(ink.shade, [512, 690], [662, 100], [676, 96], [544, 690]) +
    polygon(ink.paper, [512, 690], [662, 100], [668, 98], [528, 690]) +
    stroke(ink.paper, 3, 'M672 118L470 664M672 118L440 664') +
    stroke(ink.deep, 15, 'M236 442Q560 672 1000 384') +
    stroke(ink.base, 9, 'M236 436Q560 666 1000 378') +
    path(ink.base, 'M176 400L292 428L240 470z') +
    path(ink.deep, 'M240 470L292 428V440L240 484L176 412V400z') +
    path(ink.base, 'M970 384L1064 350L1040 404z') +
    path(ink.deep, 'M970 384L1040 404L1064 350V362L1042 418L970 396z') +
    path(ink.accent, walkers) +
    stroke(ink.paper, 2.4, posts) +
    stroke(ink.paper, 4, rim.replace('430', '406').replace('660', '636').replace('372', '348')) +
    stroke(ink.paper, 2, rim.replace('430', '418').replace('660', '648').replace('372', '360')) +
    path(ink.accent, 'M656 90h28l-6 18h-20z')
  )
}
