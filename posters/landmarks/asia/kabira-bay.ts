import { painted } from '../../colours/own-colours.ts'
import { box, shape, stroke } from '../../strokes/brush.ts'
import { at, repeat } from '../../strokes/shapes.ts'

/** Ishigaki: the green islets and bands of turquoise of Kabira Bay seen from its lookout, glass boats, hibiscus. */
export const kabiraBay = painted({ base: '#2aa3b4', accent: '#dc3a4c' }, ink => {
  const islet = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      shape('#f3e6c4', 'M-130 6Q-60-8 0-4T140 4Q60 20 0 18T-130 6z') +
        shape(ink.leaf, 'M-110 2Q-110-40-70-50Q-60-90-20-84Q20-110 50-76Q96-70 100-36Q120-20 112 2Q0 12-110 2z') +
        shape(ink.deep, 'M50-76Q96-70 100-36Q120-20 112 2H40Q70-40 50-76z', 0.22),
      s,
    )
  const boat = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      shape(ink.paper, 'M-70-14Q-50 10-30 10H60Q76 2 80-16Q0-8-70-14z') +
        box(ink.paper, -30, -40, 84, 8) +
        stroke(ink.shade, 4, 'M-24-34V-12M46-34V-12') +
        stroke(ink.accent, 5, 'M-62-4H72') +
        shape(ink.deep, 'M-60 14Q0 26 70 14z', 0.2),
      s,
    )
  return (
    box('#1d7fa6', -1000, 596, 3200, 40) +
    box(ink.base, -1000, 626, 3200, 580) +
    shape('#f7f0d8', 'M-1000 640Q0 616 600 630T2200 622V634Q900 640 500 640T-1000 654z', 0.9) +
    shape('#7fd3d0', 'M-1000 700Q-200 660 200 690T800 680T2200 690V800Q1200 760 700 790T-1000 800z', 0.8) +
    shape('#f3e6c4', 'M-1000 840Q-500 740 0 780Q200 800 160 830Q0 880-300 900H-1000z') +
    shape('#bfe8df', 'M-200 780Q100 770 200 800Q300 780 500 800Q300 820 180 850Q100 820-200 800z', 0.8) +
    islet(300, 650, 0.8) +
    islet(560, 640, 0.55) +
    islet(900, 660, 1.1) +
    islet(60, 690, 1) +
    islet(690, 710, 1.35) +
    boat(430, 740, 1) +
    boat(300, 790, 1.2) +
    boat(880, 770, 1.1) +
    boat(560, 690, 0.7) +
    shape(
      ink.leaf,
      'M2200 1200V700Q1500 660 1260 740Q1120 760 1060 840Q900 850 760 920L700 1200zM-1000 1200V860Q-200 850 60 900T400 1000V1200z',
    ) +
    shape(ink.deep, 'M2200 1200V800Q1500 760 1200 850Q1000 900 900 1200z', 0.25) +
    repeat(3, i =>
      at(
        [1060, 1150, 960][i] as number,
        [820, 760, 870][i] as number,
        repeat(
          5,
          k => `<g transform="rotate(${k * 72})">${shape(ink.accent, 'M0 0Q-26-24-14-50Q0-60 14-50Q26-24 0 0z')}</g>`,
        ) + stroke(ink.glow, 6, 'M0 0L26-30'),
        [1, 0.8, 0.7][i],
      ),
    )
  )
})
