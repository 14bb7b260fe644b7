import { painted } from '../../colours/own-colours.ts'
import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { panes } from '../../strokes/panes.ts'
import { at, repeat } from '../../strokes/shapes.ts'
import { litWindows } from '../parts/windows.ts'

const shopper = (ink: Ink, x: number, y: number, coat: string, bag: string) =>
  at(
    x,
    y,
    shape(ink.deep, 'M-14 0h11v56h-11zM4 0h11v56H4z') +
      shape(coat, 'M-24 6V-50Q-20-72 0-72T24-50V6z') +
      disc('#b97f55', 0, -90, 17) +
      shape(ink.deep, 'M-18-92Q-18-112 0-112T18-92Q0-102-18-92z') +
      shape(bag, 'M26-6h30v38H26z') +
      stroke(ink.deep, 3, 'M32-6q9-18 18 0'),
  )

/** Singapore: Orchard Road, a curved glass front, hotel towers and shop windows behind the great rain trees. */
export const orchardRoad = painted({ base: '#4a6f86', accent: '#d8433f' }, ink => {
  const trunk = (x: number) =>
    stroke(ink.shade, 17, `M${x} 690Q${x - 6} 560 ${x - 4} 500M${x - 4} 560L${x - 64} 470M${x - 2} 540L${x + 60} 460`) +
    repeat(6, i => disc(ink.leaf, x - 110 + i * 44, 440 - Math.sin(i * 0.62) * 50, 58, 40)) +
    disc(ink.deep, x + 40, 450, 74, 24, 0.16)
  return (
    box(ink.light, -1000, 500, 3200, 200) +
    box(ink.shade, 110, 130, 170, 540) +
    litWindows(ink, 124, 152, [7, 15], [21, 26], [13, 15], ink.light) +
    box(ink.base, 940, 180, 150, 490) +
    litWindows(ink, 954, 200, [6, 13], [22, 26], [14, 15], ink.light) +
    shape(ink.shade, 'M1120 670V260h130v410zM-60 670V250H80v420z') +
    litWindows(ink, 1134, 280, [5, 12], [23, 26], [14, 15], ink.light) +
    litWindows(ink, -46, 270, [5, 12], [24, 26], [14, 15], ink.light) +
    shape(ink.base, 'M320 670V300Q330 210 440 190H760Q900 210 910 320V670z') +
    shape(
      ink.water,
      panes(
        [
          [346, 320],
          [886, 330],
          [890, 520],
          [340, 520],
        ],
        12,
        6,
        0.84,
        0.8,
      ),
      0.9,
    ) +
    shape(ink.paper, 'M346 290Q360 226 450 214H750Q860 230 884 300Q620 250 346 290z', 0.5) +
    stroke(ink.paper, 6, 'M330 320Q620 270 902 330M326 420Q620 390 908 426M324 520Q620 500 910 524') +
    shape(ink.accent, 'M420 300h44v130h-44z') +
    shape(ink.glow, 'M520 280h44v150h-44z') +
    shape(ink.paper, 'M300 548Q620 500 930 548V570Q620 524 300 570z') +
    box(ink.glow, 330, 570, 580, 110) +
    repeat(
      5,
      i =>
        box(ink.shade, 330 + i * 144, 566, 10, 120) +
        shape([ink.accent, ink.base][i % 2] as string, `M${372 + i * 116} 680v-56q20-26 40 0v56z`),
    ) +
    trunk(30) +
    trunk(280) +
    trunk(960) +
    trunk(1210) +
    trunk(-230) +
    trunk(1460) +
    box('#e4d6c0', -1000, 680, 3200, 110) +
    stroke(
      ink.shade,
      3,
      repeat(28, i => `M${-700 + i * 100} 680l-50 110`),
      0.3,
    ) +
    box('#4b535d', -1000, 790, 3200, 420) +
    box(ink.paper, -1000, 786, 3200, 10) +
    repeat(14, i => box(ink.paper, -600 + i * 170, 850, 90, 9, 0.8)) +
    shopper(ink, 440, 716, ink.accent, ink.glow) +
    shopper(ink, 520, 722, ink.paper, ink.accent) +
    shopper(ink, 760, 720, ink.water, ink.paper)
  )
})
