import { painted } from '../../colours/own-colours.ts'
import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import { at, repeat } from '../../strokes/shapes.ts'

/** Redang: half above and half under water, a boat on clear water and two snorkellers over coral and clownfish. */
export const snorkelBoat = painted({ base: '#2c7f97', accent: '#f0803a' }, ink => {
  const fish = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      shape(ink.accent, 'M-44 0Q-20-30 20-26Q48-14 56 0Q48 14 20 26Q-20 30-44 0zM-40 0L-72-24V24z') +
        shape(
          ink.paper,
          'M0-29Q14-28 20-26Q12 0 20 26Q14 28 0 29Q-8 0 0-29zM-30-14Q-22-20-18-22Q-24 0-18 22Q-22 20-30 14z',
        ) +
        disc(ink.deep, 38, -6, 5),
      s,
    )
  const swimmer = (x: number, y: number, s: number, suit: string) =>
    at(
      x,
      y,
      shape('#c98f66', 'M-30 4Q20-20 80-8Q110 4 80 18Q20 26-30 20z') +
        shape(suit, 'M-40 2Q0-20 50-14Q60 4 50 22Q0 28-40 22z') +
        stroke('#c98f66', 15, 'M-40 10L-120 4M-40 16L-116 34M50 14L84 60') +
        shape(ink.glow, 'M-116-6L-176-14L-176 14L-114 14zM-112 24L-170 36L-164 58L-108 42z') +
        disc('#c98f66', 88, 4, 25) +
        shape(ink.deep, 'M92-8h24v20H96z') +
        shape(ink.light, 'M98-3h14v10h-12z') +
        stroke(ink.accent, 7, 'M84-20Q78-60 60-66') +
        disc(ink.deep, 74, -6, 20, 17),
      s,
    )
  return (
    shape(
      ink.leaf,
      'M-1000 480V400Q-600 330-300 400Q-100 340 100 400Q260 420 340 480zM780 480Q860 400 1000 380Q1200 300 1400 370Q1800 330 2200 400V480z',
    ) +
    shape('#f3e3bd', 'M-1000 470Q-200 450 380 480H-1000zM760 480Q1000 456 2200 470V480z') +
    box('#4fc0c4', -1000, 474, 3200, 60) +
    at(
      620,
      500,
      shape(ink.paper, 'M-190-50Q-160 10-120 30H140Q180 20 210-60Q150-34 40-34H-80Q-150-36-190-50z') +
        stroke(ink.accent, 8, 'M-184-38Q-140-20-80-20H40Q150-20 204-44') +
        stroke(ink.shade, 6, 'M-90-34V-110M80-34V-110') +
        shape(ink.base, 'M-112-110H104L92-126H-100z') +
        shape(ink.deep, 'M-50-34v-30q13-24 26 0v30zM20-34v-34q13-24 26 0v34z'),
    ) +
    shape(ink.base, 'M-1000 530Q-700 510-400 530T200 526T800 532T1400 524T2200 532V1200H-1000z') +
    shape(
      ink.paper,
      'M-1000 530Q-700 510-400 530T200 526T800 532T1400 524T2200 532V540Q1800 526 1400 534T800 542T200 536T-400 540T-1000 542z',
      0.9,
    ) +
    shape('#7fd6d2', 'M-1000 540Q-700 524-400 540T200 536T800 542T1400 534T2200 542V620Q600 680-1000 620z', 0.45) +
    shape(ink.paper, 'M300 540L120 1200H300L420 540zM760 540L840 1200H1000L860 540z', 0.1) +
    swimmer(330, 600, 1.1, '#d84a5c') +
    swimmer(900, 640, 0.9, ink.deep) +
    fish(560, 700, 1) +
    fish(680, 740, 0.7) +
    fish(480, 770, 0.6) +
    shape(ink.shade, 'M-1000 860Q-100 780 300 830Q700 790 1000 830Q1500 780 2200 840V1200H-1000z') +
    repeat(9, i => {
      const x = -40 + i * 150
      const colour = ['#e0607a', ink.accent, '#b07cc6', ink.glow][i % 4] as string
      return i % 2
        ? stroke(colour, 15, `M${x} 860V780M${x} 830Q${x - 40} 820 ${x - 44} 780M${x} 820Q${x + 36} 810 ${x + 40} 770`)
        : shape(colour, `M${x - 60} 860a60 50 0 0 1 120 0z`) +
            stroke(ink.deep, 4, `M${x - 40} 850q10-30 30-30M${x} 846q4-30 26-26`, 0.3)
    })
  )
})
