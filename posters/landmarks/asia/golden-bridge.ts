import { mix } from '../../colours/colour.ts'
import { painted } from '../../colours/own-colours.ts'
import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'

/** The part of a stone hand behind the deck: wrist, palm, four fingers reaching up. Origin: the middle of the wrist. */
const palm = (ink: Ink) => {
  const [stone, lit] = [mix(ink.paper, ink.deep, 0.3), mix(ink.paper, ink.deep, 0.12)]
  return (
    stroke(
      stone,
      46,
      'M-78 -200Q-98 -270 -84 -330M-30 -216Q-44 -310 -24 -382M22 -214Q18 -310 40 -376M70 -196Q80 -270 96 -326',
    ) +
    stroke(
      lit,
      13,
      'M-92 -210Q-112 -270 -98 -328M-44 -222Q-58 -310 -38 -380M8 -222Q4 -310 26 -374M58 -206Q66 -270 82 -324',
      0.75,
    ) +
    stroke(
      ink.deep,
      3.5,
      'M-106 -262q20 -8 36 0M-60 -290q18 -8 34 0M4 -292q18 -8 34 0M60 -262q18 -8 34 -2M-98 -306q16 -8 30 0M-48 -344q16 -8 30 0M18 -342q16 -8 30 0M76 -302q16 -8 28 0',
      0.5,
    ) +
    shape(stone, 'M-86 60C-92 -40 -112 -110 -104 -214Q-40 -250 94 -208C104 -130 80 -40 92 60z') +
    shape(lit, 'M-86 60C-92 -40 -112 -110 -104 -214Q-86 -224 -60 -226C-70 -120 -50 -40 -48 60z', 0.8) +
    shape(ink.deep, 'M36 -222Q70 -218 94 -208C104 -130 80 -40 92 60H40C50 -40 20 -120 36 -222z', 0.34)
  )
}

/** The part in front of the deck: the thumb, bent over the rail; moss in the folds. */
const thumb = (ink: Ink) => {
  const [stone, lit] = [mix(ink.paper, ink.deep, 0.3), mix(ink.paper, ink.deep, 0.12)]
  return (
    stroke(stone, 52, 'M66 -60Q124 -120 130 -196Q134 -246 118 -284') +
    stroke(lit, 14, 'M52 -76Q104 -130 112 -200Q116 -246 102 -282', 0.7) +
    stroke(
      ink.deep,
      4,
      'M108 -222q24 -8 46 0M116 -290q8 -6 16 0M-60 -60Q0 -40 60 -64M-70 -10Q0 10 70 -14M-40 -160Q10 -120 20 -40',
      0.4,
    ) +
    shape(
      ink.leaf,
      'M-86 60Q-84 0 -60 20Q-40 -30 -20 20Q20 0 40 26Q70 -4 92 60zM-96 -130Q-70 -120 -84 -70Q-98 -90 -96 -130zM70 -110Q60 -80 84 -60Q90 -90 70 -110z',
      0.85,
    )
  )
}

/** The way of the deck in three bends: start, control point, end. */
const bends = [
  [-1100, 300, -300, 540, 380, 500],
  [380, 500, 640, 478, 800, 420],
  [800, 420, 980, 356, 2200, 390],
] as const

const rail = bends.map(([x0, y0, x1, y1, x2, y2]) => `M${x0} ${y0}Q${x1} ${y1} ${x2} ${y2}`).join('')

const posts = bends
  .flatMap(([x0, y0, x1, y1, x2, y2], bend) => {
    const count = [34, 11, 28][bend] ?? 0
    const along = (a: number, b: number, c: number, t: number) => a * (1 - t) ** 2 + 2 * b * t * (1 - t) + c * t * t
    return Array.from(
      { length: count },
      (_, i) => `M${along(x0, x1, x2, i / count)} ${along(y0, y1, y2, i / count) - 8}v-46`,
    )
  })
  .join('')

const trees = (y: number, fill: string, opacity: number) =>
  shape(
    fill,
    `M-1000 1200V${y}${repeat(46, i => `q35 ${-48 - ((i * 29) % 34)} 70 ${((i * 17) % 21) - 10}`)}V1200z`,
    opacity,
  )

/** The Golden Bridge at Ba Na Hills, Da Nang: a gilded footbridge carried by two giant stone hands above the forest. */
export const goldenBridge = painted({ accent: '#e0a030' }, ink => {
  const far = 'M-1000 560L-500 470L-100 520L240 420L520 470L820 390L1100 460L1500 400L2200 500V700H-1000z'
  return (
    shape(ink.leaf, far) +
    shape(ink.paper, far, 0.55) +
    stroke(ink.paper, 26, 'M-300 520h560M640 500h600', 0.6) +
    trees(640, ink.leaf, 1) +
    shape(ink.light, 'M-1000 600H2200V760H-1000z', 0.14) +
    at(420, 690, palm(ink), 1.06) +
    at(838, 640, palm(ink), -0.92, 0.92) +
    stroke(ink.shade, 30, rail) +
    `<g transform="translate(0 -10)">${stroke(ink.accent, 20, rail)}</g>` +
    `<g transform="translate(0 -18)">${stroke(ink.glow, 6, rail)}</g>` +
    `<g transform="translate(0 -54)">${stroke(ink.accent, 6, rail)}</g>` +
    stroke(ink.accent, 4, posts) +
    repeat(11, i => {
      const x = 540 + (i - 3) * 38
      const y = 488 - Math.max(0, x - 480) * 0.19
      return (i * 7) % 3
        ? disc(ink.deep, x, y - 50, 6) + stroke(i % 2 ? ink.paper : ink.deep, 11, `M${x} ${y - 34}v14`)
        : ''
    }) +
    at(420, 690, thumb(ink), 1.06) +
    at(838, 640, thumb(ink), -0.92, 0.92) +
    trees(730, ink.leaf, 1) +
    shape(
      ink.deep,
      `M-1000 1200V760${repeat(46, i => `q35 ${-40 - ((i * 31) % 30)} 70 ${((i * 17) % 21) - 10}`)}V1200z`,
      0.28,
    ) +
    stroke(ink.paper, 24, 'M-100 700h330M760 708h420M880 734h300', 0.55)
  )
})
