import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'

const coat = '#22262f'
const white = '#f4efe4'

/** A Malayan tapir walking to the left: black before and behind, a white saddle between. Its feet are at 0. */
const animal = (ink: Ink) =>
  shape(ink.deep, 'M-330 8Q0 -26 330 8Q0 40 -330 8z', 0.35) +
  // Far legs.
  shape(
    '#171a21',
    'M-150 -180L-140 -90L-160 -10H-100L-92 -92L-70 -180zM150 -180Q196 -120 168 -70L176 -10H228L222 -80Q240 -140 230 -190z',
  ) +
  // Trunk of the animal, saddle, forequarters.
  shape(
    coat,
    'M240 -210Q262 -290 214 -330Q120 -372 0 -360Q-110 -350 -170 -330Q-220 -260 -190 -170Q-100 -120 20 -122Q150 -118 240 -150z',
  ) +
  shape(
    white,
    'M214 -330Q120 -372 0 -360Q-60 -354 -104 -346Q-76 -240 -112 -142Q-50 -122 20 -122Q100 -122 160 -134Q150 -210 214 -250Q244 -270 226 -318z',
  ) +
  shape('#bcb6ae', 'M-108 -150Q-50 -122 20 -122Q100 -122 160 -134Q156 -160 162 -180Q40 -140 -100 -178z') +
  shape(coat, 'M160 -260Q240 -280 250 -210Q266 -150 232 -112Q222 -80 236 -10H178Q170 -90 150 -140Q140 -220 160 -260z') +
  shape(
    coat,
    'M-104 -346Q-170 -352 -230 -340Q-300 -330 -350 -280Q-396 -254 -424 -214Q-446 -170 -436 -122Q-420 -108 -406 -126Q-404 -152 -384 -166Q-340 -176 -300 -190Q-250 -180 -214 -140L-222 -10H-158L-140 -110Q-112 -130 -104 -160Q-76 -250 -104 -346z',
  ) +
  shape(
    '#3a4150',
    'M-230 -340Q-300 -330 -350 -280Q-396 -254 -424 -214Q-370 -258 -300 -284Q-250 -310 -160 -330Q-120 -338 -104 -346Q-170 -352 -230 -340z',
  ) +
  // Ears with pale rims, the eye, the mouth, the toes.
  shape(coat, 'M-256 -330Q-276 -384 -240 -392Q-206 -384 -214 -336z') +
  stroke(white, 6, 'M-262 -368Q-260 -392 -240 -392Q-222 -390 -214 -376') +
  shape('#3a4150', 'M-246 -338Q-254 -372 -238 -376Q-222 -370 -228 -338z') +
  disc(white, -318, -264, 9) +
  disc('#0c0e13', -320, -263, 6) +
  stroke('#4c5362', 5, 'M-386 -170Q-362 -190 -330 -190M-434 -150Q-426 -160 -414 -156') +
  stroke('#5b6373', 6, 'M-214 -14v-10M-192 -12v-12M-172 -12v-12M188 -12v-12M206 -12v-12M224 -12v-12') +
  stroke(coat, 14, 'M236 -300Q252 -292 254 -272')

const leaf = (colour: string, x: number, y: number, length: number, lift: number) =>
  shape(
    colour,
    `M${x} ${y}Q${x + length * 0.3} ${y - lift} ${x + length} ${y - lift * 0.7}Q${x + length * 0.5} ${y + lift * 0.1} ${x} ${y}z`,
  )

/** A buttressed trunk of the rain forest, running out at the top of the picture. */
const trunk = (colour: string, x: number, width: number) =>
  shape(
    colour,
    `M${x - width} 690Q${x - width * 0.5} 560 ${x - width * 0.42} 400V-300H${x + width * 0.42}V400Q${x + width * 0.5} 560 ${x + width} 690z`,
  )

const fern = (ink: Ink, x: number, y: number, size: number) =>
  at(
    x,
    y,
    repeat(4, i => leaf(i % 2 ? ink.leaf : ink.shade, 0, 0, 120 + i * 16, 150 - i * 40)) +
      repeat(4, i => leaf(i % 2 ? ink.shade : ink.leaf, 0, 0, -120 - i * 16, 150 - i * 40)),
    size,
  )

/** A Malayan tapir on its path between the buttresses of the forest in Pahang. */
export const tapir: Landmark = ink =>
  repeat(7, i => trunk(ink.leaf, -560 + i * 330 + (i % 2) * 60, 46)).replaceAll('<path', '<path opacity=".45"') +
  trunk(ink.shade, 120, 84) +
  trunk(ink.shade, 1080, 96) +
  trunk(ink.shade, -420, 90) +
  trunk(ink.shade, 1640, 90) +
  stroke(ink.leaf, 8, 'M40 -300Q120 120 300 60T520 -300M760 -300Q840 200 1000 120T1180 -300') +
  shape(ink.deep, 'M-1000 690Q-200 650 300 672T1100 664T2200 690V1200H-1000z') +
  shape(ink.light, 'M-1000 770Q100 700 600 716T2200 740V800Q1100 760 600 776T-1000 850z', 0.55) +
  fern(ink, 236, 690, 0.7) +
  fern(ink, 1000, 684, 0.8) +
  at(650, 752, animal(ink), 0.98) +
  fern(ink, 60, 900, 1.3) +
  fern(ink, 1160, 910, 1.4) +
  fern(ink, -460, 900, 1.5) +
  fern(ink, 1700, 900, 1.5) +
  fern(ink, 420, 950, 0.8)
