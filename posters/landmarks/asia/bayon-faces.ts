import { painted } from '../../colours/own-colours.ts'
import { box, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'

/** A tower with a calm smiling face, built of large blocks, with a lotus crown. */
const faceTower = (ink: Ink, x: number, y: number, s: number) =>
  at(
    x,
    y,
    shape(
      ink.base,
      'M-150 0L-140-120Q-160-300-120-380Q-110-440-70-460L-56-520L-20-560L0-600L20-560L56-520L70-460Q110-440 120-380Q160-300 140-120L150 0z',
    ) +
      shape(ink.deep, 'M60-460H70Q110-440 120-380Q160-300 140-120L150 0H90Q110-200 60-460z', 0.26) +
      stroke(
        ink.deep,
        3,
        'M-148-60H148M-142-120H142M-146-190H-100M146-190H100M-146-260H-104M146-260H104M-136-330H-100M136-330H100M-122-390H122M-80-452H80M-60-510H60M-30-550H30M-70 0V-60M40 0V-60M-20-60V-120M80-60V-120',
        0.3,
      ) +
      shape(ink.light, 'M-96-400Q0-430 96-400Q112-300 96-210Q70-150 0-140Q-70-150-96-210Q-112-300-96-400z', 0.75) +
      shape(ink.base, 'M-100-396Q0-430 100-396V-364Q0-392-100-364z') +
      stroke(ink.deep, 7, 'M-78-330Q-48-350-18-332M18-332Q48-350 78-330', 0.7) +
      shape(ink.deep, 'M-72-302Q-46-318-20-302Q-46-288-72-302zM20-302Q46-318 72-302Q46-288 20-302z', 0.65) +
      shape(ink.shade, 'M-14-322Q0-330 14-322L24-252Q0-232-24-252z') +
      shape(ink.base, 'M-54-216Q-28-234 0-226Q28-234 54-216Q34-190 0-188Q-34-190-54-216z') +
      stroke(ink.deep, 5, 'M-72-226Q-40-206 0-210Q40-206 72-226', 0.6) +
      shape(ink.base, 'M-108-330Q-132-300-116-220L-100-190V-330zM108-330Q132-300 116-220L100-190V-330z'),
    s,
  )

/** Angkor: the towers of the Bayon with their stone faces among tall trees, a monk in saffron on the steps. */
export const bayonFaces = painted({ base: '#93907f', accent: '#e8842c' }, ink => {
  return (
    shape(
      ink.leaf,
      'M-1000 640V380Q-700 300-400 370Q-200 260 40 340Q200 250 380 330Q620 240 820 330Q1000 240 1200 340Q1500 260 2200 360V660z',
      0.7,
    ) +
    repeat(5, i => stroke(ink.light, 9, `M${-60 + i * 330} 660V${300 + ((i * 53) % 60)}`, 0.5)) +
    faceTower(ink, 250, 640, 0.6) +
    faceTower(ink, 970, 640, 0.64) +
    faceTower(ink, 610, 660, 0.96) +
    box(ink.base, -1000, 640, 3200, 40) +
    box(ink.shade, -1000, 676, 3200, 44) +
    box(ink.base, 40, 620, 1120, 40) +
    stroke(
      ink.deep,
      3,
      repeat(22, i => `M${-100 + i * 68} 622v36M${-70 + i * 68} 680v38`),
      0.28,
    ) +
    shape(ink.light, 'M500 620H720L780 800H440z') +
    stroke(ink.deep, 4, 'M492 646H728M484 674H736M474 704H746M464 736H756M452 768H768', 0.4) +
    shape(ink.leaf, 'M-1000 760Q0 700 440 760L430 1200H-1000zM2200 760Q1200 700 770 760L790 1200H2200z') +
    at(
      600,
      760,
      shape(ink.accent, 'M-30 0Q-36-90-16-122H16Q36-90 30 0z') +
        shape(ink.deep, 'M8-122H16Q36-90 30 0H12z', 0.2) +
        shape('#b4764e', 'M-13-136a13 15 0 1 1 26 0a13 15 0 1 1-26 0z') +
        shape('#b4764e', 'M16-116Q30-100 26-70L16-72z') +
        shape('#c8452c', 'M-60-150Q-40-194 0-198Q40-194 60-150Q0-166-60-150z') +
        stroke(ink.deep, 4, 'M24-76L4-196'),
      1.05,
    )
  )
})
