import { painted } from '../../colours/own-colours.ts'
import { archPath, box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { at, repeat, turned } from '../../strokes/shapes.ts'

/** A stick of candied hawthorn from its foot at 0 upwards: berries with their glaze, the tip of the stick. */
const stick = (count: number) =>
  stroke('#d9b06a', 7, `M0 40V${-40 - count * 42}`) +
  repeat(count, i => disc('#8f1418', 3, -22 - i * 42, 25, 23) + disc('#d8222a', 0, -24 - i * 42, 24, 22)) +
  repeat(count, i => disc('#f58a78', -8, -33 - i * 42, 7, 5) + disc('#fff3e6', -10, -35 - i * 42, 3)) +
  shape('#f7d9b0', `M-7 ${-30 - count * 42}q7 -22 14 0z`, 0.8)

const sticks = [
  [-96, 30, -74, 4],
  [96, 30, 74, 4],
  [-92, -50, -60, 5],
  [92, -50, 60, 5],
  [-84, -130, -46, 5],
  [84, -130, 46, 5],
  [-62, -196, -30, 5],
  [62, -196, 30, 5],
  [-24, -226, -12, 5],
  [26, -226, 12, 5],
  [-52, 60, -52, 4],
  [52, 60, 52, 4],
  [-40, -20, -34, 4],
  [44, -20, 34, 4],
  [-24, -100, -18, 4],
  [28, -100, 20, 4],
  [0, 20, 2, 4],
] as const

/** The bundle of straw on its pole into which the sticks are pushed; the middle of the bundle is at 0. */
const bundle =
  stroke('#6e4a2c', 26, 'M0 140V420') +
  shape('#c99a4c', 'M-104 120Q-128 -120 -70 -236Q0 -270 70 -236Q128 -120 104 120Q0 156 -104 120z') +
  shape('#a87a34', 'M30 -252Q60 -246 70 -236Q128 -120 104 120Q70 134 40 138Q84 -60 30 -252z') +
  stroke(
    '#e6c27c',
    5,
    repeat(9, i => `M${-84 + i * 21} ${112 - Math.abs(i - 4) * 3}Q${-92 + i * 23} -80 ${-58 + i * 14} -222`),
    0.8,
  ) +
  stroke('#7a3a24', 12, 'M-106 96Q0 130 106 96M-112 -40Q0 -8 112 -40M-84 -190Q0 -164 84 -190') +
  sticks.map(([x, y, degrees, count]) => at(x, y, turned(degrees, 0, 0, stick(count)), 0.92)).join('')

/** A front of the old Russian street: arched windows, a balustrade, snow on every ledge. */
const front = (ink: Ink, x: number, width: number, top: number, wall: string) =>
  box(wall, x, top, width, 660 - top) +
  shape(ink.deep, `M${x + width * 0.86} ${top}H${x + width}V660H${x + width * 0.86}z`, 0.14) +
  repeat(3, i => {
    const middle = x + width * (0.2 + i * 0.3)
    return (
      shape('#fffdf6', archPath(middle, top + 170, 50, 128) + archPath(middle, top + 330, 50, 112)) +
      shape(
        i === 1 ? ink.glow : ink.deep,
        archPath(middle, top + 166, 36, 112) + archPath(middle, top + 326, 36, 98),
        0.85,
      ) +
      box('#fffdf6', middle - 32, top + 168, 64, 10) +
      box('#fffdf6', middle - 32, top + 328, 64, 10)
    )
  }) +
  box('#fffdf6', x - 8, top + 4, width + 16, 14) +
  shape(
    '#fffdf6',
    `M${x - 12} ${top + 6}q${width * 0.1} -30 ${width * 0.3} -24q${width * 0.14} -26 ${width * 0.34} -12q${width * 0.2} -20 ${width * 0.36 + 24} 36z`,
  ) +
  box(ink.deep, x, 560, width, 100, 0.5) +
  box(ink.glow, x + 14, 574, width - 28, 62, 0.9)

const lamp = (ink: Ink, x: number) =>
  box(ink.deep, x - 5, 400, 10, 290) +
  stroke(ink.deep, 7, `M${x - 48} 410Q${x - 48} 380 ${x} 390Q${x + 48} 380 ${x + 48} 410`) +
  repeat(
    3,
    i =>
      disc(ink.glow, x - 48 + i * 48, i === 1 ? 376 : 424, 20) +
      shape('#fffdf6', `M${x - 62 + i * 48} ${i === 1 ? 366 : 414}q14 -20 28 0z`),
  ) +
  shape(ink.deep, `M${x - 22} 690h44l-10 -24h-24z`)

/** Candied hawthorn on Central Street in Harbin, in the snow: berries of glass on a bundle of straw. */
export const tanghuluStand = painted(
  { base: '#d9a860' },
  ink =>
    front(ink, -420, 300, 220, ink.light) +
    front(ink, -110, 290, 180, ink.paper) +
    front(ink, 190, 260, 240, ink.base) +
    front(ink, 770, 280, 210, ink.accent) +
    front(ink, 1060, 280, 170, ink.light) +
    front(ink, 1350, 300, 230, ink.base) +
    shape(ink.base, 'M452 660V330L520 390H700L770 320V660z', 0.35) +
    shape('#eef3f6', 'M-1000 656H2200V1200H-1000z') +
    shape('#cfdfe8', 'M470 656H740L1060 900H120z') +
    stroke(
      '#b6cbd8',
      4,
      'M440 700H786M390 746H846M320 800H912M230 862H986M606 656V900M540 656L340 900M670 656L860 900',
      0.8,
    ) +
    shape(
      '#fffdf8',
      'M-1000 690Q-300 640 120 668Q340 690 60 780Q-100 860 -1000 900zM2200 690Q1500 640 1080 668Q880 690 1140 780Q1300 860 2200 900z',
    ) +
    lamp(ink, 250) +
    lamp(ink, 960) +
    shape(ink.deep, 'M610 850Q760 830 900 862Q760 890 610 872z', 0.2) +
    at(606, 482, bundle, 0.9) +
    shape('#fffdf8', 'M500 880Q540 836 606 838Q680 836 716 880Q610 910 500 880z') +
    disc('#e3ecf1', 640, 874, 52, 12),
)
