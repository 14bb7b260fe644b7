import { painted } from '../../colours/own-colours.ts'
import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import { at, repeat } from '../../strokes/shapes.ts'

/** Giverny: the green footbridge over the painter's pond, water lilies, willows and wisteria. */
export const givernyPond = painted({ base: '#6fbf8f', accent: '#d9759f' }, ink => {
  const willow = (x: number, facing: number) =>
    at(
      x,
      0,
      shape(
        ink.leaf,
        'M-300-300H150Q190 0 150 180Q160 330 120 420Q110 300 100 240Q90 420 50 520Q40 400 34 300Q10 500-30 600Q-50 460-60 360Q-90 540-140 640L-300 660z',
      ) +
        shape(
          '#8fb85e',
          'M-300-300H60Q90-60 50 160Q40 300 10 380Q-4 260-20 180Q-40 360-80 460Q-90 330-110 240Q-130 420-180 520L-300 540z',
          0.75,
        ),
      facing,
      1,
    )
  const lily = (x: number, y: number, s: number, flower: boolean) =>
    disc(ink.leaf, x, y, 62 * s, 17 * s) +
    shape(ink.water, `M${x} ${y}l${60 * s} ${-10 * s}v${18 * s}z`) +
    (flower
      ? shape(
          ink.accent,
          `M${x - 30 * s} ${y - 6 * s}q${-4 * s} ${-22 * s} ${12 * s} ${-26 * s}q${4 * s} ${-18 * s} ${18 * s} ${-20 * s}q${14 * s} ${2 * s} ${18 * s} ${20 * s}q${16 * s} ${4 * s} ${12 * s} ${26 * s}z`,
        ) +
        shape(
          ink.paper,
          `M${x - 12 * s} ${y - 8 * s}q${2 * s} ${-26 * s} ${12 * s} ${-32 * s}q${10 * s} ${6 * s} ${12 * s} ${32 * s}z`,
          0.8,
        )
      : '')
  return (
    shape(
      ink.leaf,
      'M-1000 640V300Q-600 220-300 300Q-100 200 120 290Q340 220 520 310Q700 220 880 300Q1100 200 1300 290Q1700 220 2200 300V640z',
      0.75,
    ) +
    shape(ink.deep, 'M-1000 640V440Q-200 380 200 450Q600 390 1000 450Q1500 400 2200 440V640z', 0.42) +
    repeat(40, i =>
      disc([ink.accent, ink.paper, '#8f79c4', ink.glow][i % 4] as string, -420 + i * 46, 590 + ((i * 37) % 44), 12),
    ) +
    box(ink.water, -1000, 630, 3200, 570) +
    shape(
      ink.leaf,
      'M-1000 640Q100 620 480 644L300 660Q-200 690-1000 720zM2200 640Q1100 620 720 644L900 660Q1400 690 2200 720z',
      0.9,
    ) +
    shape(ink.leaf, 'M300 680Q600 640 900 680Q600 700 300 680z', 0.25) +
    stroke(ink.base, 26, 'M130 640Q600 420 1070 640') +
    stroke(ink.deep, 6, 'M130 652Q600 432 1070 652', 0.3) +
    stroke(ink.base, 11, 'M130 540Q600 320 1070 540M130 590Q600 370 1070 590') +
    stroke(
      ink.base,
      11,
      repeat(9, i => {
        const t = (i + 0.5) / 9
        const x = 130 + t * 940
        const y = (1 - t) ** 2 * 640 + 2 * t * (1 - t) * 420 + t * t * 640
        return `M${x} ${y}V${y - 118}`
      }),
    ) +
    stroke(ink.base, 10, 'M130 470Q600 250 1070 470') +
    repeat(32, i => {
      const t = i / 31
      const y = (1 - t) ** 2 * 470 + 2 * t * (1 - t) * 250 + t * t * 470
      return disc(i % 2 ? '#8f79c4' : '#b7a5de', 130 + t * 940, y + 8 + ((i * 7) % 12), 20, 16 + ((i * 5) % 12))
    }) +
    shape(ink.base, 'M230 720Q600 860 970 720Q600 830 230 720z', 0.35) +
    willow(60, 1) +
    willow(1150, -1) +
    lily(330, 740, 0.8, true) +
    lily(470, 790, 1.1, false) +
    lily(620, 740, 0.7, false) +
    lily(760, 780, 1, true) +
    lily(900, 740, 0.8, false) +
    lily(220, 800, 1.2, true) +
    lily(1020, 810, 1.3, true) +
    lily(620, 850, 1.4, true)
  )
})
