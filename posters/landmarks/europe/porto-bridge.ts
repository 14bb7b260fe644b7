import { painted } from '../../colours/own-colours.ts'
import { box, shape, stroke } from '../../strokes/brush.ts'
import { boxes } from '../../strokes/panes.ts'
import { at, repeat } from '../../strokes/shapes.ts'

/** Porto: the iron arch of the Dom Luís bridge, the steep houses of Ribeira and a boat with wine casks. */
export const portoBridge = painted({ base: '#4c5f73', accent: '#c8603a' }, ink => {
  const walls = [ink.paper, ink.glow, ink.accent, ink.paper, ink.light, '#7fa5a0']
  return (
    shape(ink.leaf, 'M760 660V420Q860 360 980 380T1300 300L2200 280V660z') +
    shape(ink.deep, 'M900 660V400L1300 300L2200 280V660z', 0.15) +
    shape(ink.paper, 'M930 380V300H1130V380zM990 300V250a50 40 0 0 1 100 0V300z') +
    shape(ink.accent, 'M984 252a56 46 0 0 1 112 0z') +
    shape(ink.shade, 'M-1000 660V220L-200 240L120 270L330 330L420 420V660z') +
    repeat(3, row =>
      repeat(14, i => {
        const [x, top] = [-520 + i * 64 + row * 22, 236 + row * 110 + ((i * 53 + row * 17) % 60)]
        return x > 350
          ? ''
          : box(walls[(i + row * 2) % 6] as string, x, top, 62, 660 - top) +
              shape(ink.accent, `M${x - 4} ${top}l8-22h54l8 22z`) +
              shape(ink.deep, boxes([x + 9, top + 14], [3, 4], [17, 36], [9, 20]), 0.7)
      }),
    ) +
    shape(ink.paper, 'M60 250V110H104V250z') +
    shape(ink.shade, 'M54 114Q60 70 82 60Q104 70 110 114z') +
    stroke(ink.base, 15, 'M396 300H1060') +
    stroke(ink.base, 9, 'M396 328H1060') +
    stroke(
      ink.base,
      5,
      repeat(22, i => `M${400 + i * 30} 300l15 28l15-28`),
    ) +
    stroke(ink.base, 13, 'M420 650Q480 340 690 336Q900 340 960 650') +
    stroke(ink.base, 9, 'M456 650Q520 400 690 392Q860 400 924 650') +
    stroke(
      ink.base,
      4,
      'M420 650L466 610L436 570L490 540L468 490L528 474L510 420L574 424L562 370L628 398L626 346L690 392L752 346L756 398L818 370L808 424L870 420L854 474L912 490L892 540L944 570L916 610L960 650',
    ) +
    stroke(ink.base, 8, 'M486 328V470M564 328V372M816 328V372M894 328V470') +
    box(ink.base, 400, 590, 580, 12) +
    shape(ink.base, 'M388 660V290H412V660zM968 660V290H992V660z') +
    box(ink.glow, 610, 262, 90, 32) +
    shape(ink.deep, boxes([618, 268], [4, 1], [20, 0], [14, 12]), 0.8) +
    box(ink.water, -1000, 654, 3200, 550) +
    stroke(ink.paper, 5, 'M80 690h140M880 700h160M260 800h120M900 790h120', 0.5) +
    at(
      560,
      742,
      stroke(ink.deep, 8, 'M20-10V-260') +
        shape(ink.paper, 'M-90-240H124Q150-150 116-70H-70Q-110-150-90-240z') +
        shape(ink.accent, 'M-4-180a24 24 0 1 0 48 0a24 24 0 1 0-48 0z') +
        shape(ink.shade, 'M-260-50Q-200 10-120 12H160Q240 6 280-70Q220-24 140-22H-140Q-210-24-260-50z') +
        shape(
          ink.base,
          'M-110-22v-26h36v26zM-70-22v-26h36v26zM-30-22v-26h36v26zM50-22v-26h36v26zM90-22v-26h36v26zM-90-48v-24h36v24zM-50-48v-24h36v24z',
        ) +
        stroke(ink.deep, 7, 'M270-66L370-120') +
        shape(ink.paper, 'M-270 14Q0 2 290 12Q0 30-270 14z', 0.7),
    )
  )
})
