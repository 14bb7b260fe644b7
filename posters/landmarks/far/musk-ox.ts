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
      shape(ink.shade, 'M-196-112Q-200-150-170-166Q-130-172-120-130Q-116-70-140-40Q-170-34-182-56Q-196-84-196-112z') +
      shape(ink.paper, 'M-180-60Q-166-46-148-52L-142-42Q-166-30-180-50z', 0.5) +
      shape(
        ink.glow,
        'M-160-180Q-120-196-104-160Q-96-120-108-104Q-128-90-124-112Q-116-140-134-156Q-150-166-172-156Q-200-140-206-108Q-216-92-220-116Q-220-160-190-176Q-176-184-160-180z',
      ) +
      disc(ink.deep, -166, -118, 5),
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
