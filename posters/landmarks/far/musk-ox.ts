import { painted } from '../../colours/own-colours.ts'
import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'

const ox = (ink: Ink, x: number, y: number, size: number) =>
  at(
    x,
    y,
    shape(ink.deep, 'M-90-30V0h-26v-40zM-30-20V0h-24v-30zM90-20V0H66v-30zM140-30V0h-26v-30z') +
      shape(
        ink.base,
        'M-190-110Q-196-170-150-196Q-110-230-50-226Q0-256 60-240Q150-236 180-170Q200-110 176-30Q160-14 150-34Q136-10 120-30Q104-8 86-28Q66-6 46-28Q20-4 0-28Q-26-6-44-30Q-70-8-86-34Q-110-14-120-50Q-180-60-190-110z',
      ) +
      shape(ink.light, 'M-50-226Q0-256 60-240Q120-238 150-204Q60-200 0-190Q-60-190-90-206z', 0.55) +
      stroke(
        ink.deep,
        5,
        'M-40-170Q-46-110-60-60M0-170Q0-110-10-50M40-176Q46-110 40-50M80-176Q96-110 90-50M120-170Q140-110 134-60',
        0.35,
      ) +
      shape(ink.shade, 'M-110-196Q-168-204-190-170Q-214-120-218-70Q-214-40-186-38Q-158-40-150-66L-104-90z') +
      shape(ink.light, 'M-218-78Q-214-40-186-38Q-160-40-152-62Q-186-52-218-78z', 0.7) +
      shape(ink.deep, 'M-214-62q8-12 18-4l-2 10q-10 4-16-6z') +
      shape(ink.glow, 'M-204-158Q-226-140-236-104Q-242-90-230-92Q-216-120-196-136z') +
      shape(
        ink.glow,
        'M-196-178Q-150-206-112-180Q-92-150-96-116Q-104-76-146-74Q-160-76-162-92Q-140-90-128-108Q-122-140-144-152Q-168-158-196-150Q-206-164-196-178z',
      ) +
      stroke(ink.deep, 3, 'M-180-176Q-150-186-124-168M-112-150Q-106-124-122-98', 0.3) +
      disc(ink.paper, -182, -122, 7) +
      disc(ink.deep, -184, -122, 5),
    size,
  )

/** East Greenland: musk oxen on autumn tundra above a fjord full of icebergs, red sandstone walls beyond. */
export const muskOx = painted({ base: '#5b4334' }, ink => {
  const wall = '#a8543c'
  return (
    shape(wall, 'M-1000 604V330L-400 300L-100 330L100 280L260 300L380 420L470 604z', 0.8) +
    shape(
      ink.paper,
      'M-1000 330L-400 300L-100 330L100 280L260 300L300 336L200 320L120 340L60 310L-80 370L-400 330L-1000 360z',
      0.9,
    ) +
    shape(wall, 'M640 604L740 420L820 340L1000 300L1300 320L2200 280V604z', 0.9) +
    shape(ink.paper, 'M820 340L1000 300L1300 320L2200 280V310L1300 350L1100 330L1000 350L900 330L850 370z', 0.9) +
    stroke(
      ink.deep,
      5,
      'M-1000 400L320 390M-1000 460L390 460M-1000 530L430 530M780 420L2200 380M720 480L2200 450M680 540L2200 520',
      0.18,
    ) +
    shape(
      ink.paper,
      'M380 640L410 590L440 610L470 570L520 640zM640 630L660 600L700 590L730 630zM860 650L890 600L930 620L960 580L1010 650z',
    ) +
    shape(ink.water, 'M470 570L520 640H480zM700 590L730 630H704zM960 580L1010 650H970z', 0.4) +
    shape('#a9622e', 'M-1000 700Q-200 640 200 676Q600 640 1000 680Q1500 640 2200 690V1200H-1000z') +
    shape(
      '#c4803a',
      'M-1000 700Q-200 640 200 676Q600 640 1000 680Q1500 640 2200 690V710Q1500 670 1000 700T200 700Q-200 670-1000 730z',
    ) +
    shape(
      ink.leaf,
      repeat(18, i => `M${-200 + ((i * 211) % 1600)} ${720 + ((i * 37) % 130)}q10-20 24-14q16-16 28 0q18-4 20 14z`),
      0.75,
    ) +
    ox(ink, 880, 716, 0.6) +
    ox(ink, 320, 720, 0.66) +
    ox(ink, 610, 780, 1.2) +
    shape(ink.light, 'M140 800q20-40 60-36q40-10 56 36zM980 840q20-36 56-30q40-6 50 30z', 0.5)
  )
})
