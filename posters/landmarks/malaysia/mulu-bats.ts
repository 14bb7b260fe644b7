import { shape, stroke } from '../../strokes/brush.ts'
import type { Landmark } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'

/** Where the ribbon of bats is, 0 at the cave's mouth to 1 far out. */
const ribbon = (t: number) =>
  [400 + t * 720 + Math.sin(t * 9) * 96 * t, 470 - t * 380 + Math.cos(t * 11) * 74 * t] as const

const bat = (x: number, y: number, size: number) =>
  `M${x} ${y}q${-size * 0.4} ${-size * 0.7} ${-size * 1.2} ${-size * 0.3}q${size * 0.5} 0 ${size * 0.6} ${size * 0.5}q${size * 0.3} ${-size * 0.2} ${size * 0.6} ${size * 0.2}q${size * 0.3} ${-size * 0.4} ${size * 0.6} ${-size * 0.2}q${size * 0.1} ${-size * 0.5} ${size * 0.6} ${-size * 0.5}q${-size * 0.8} ${-size * 0.4} ${-size * 1.2} ${size * 0.3}z`

/** Deer Cave, Mulu: at dusk a ribbon of bats winds out of the mouth in the cliff, over the rainforest. */
export const muluBats: Landmark = ink => {
  const swarm = repeat(420, i => {
    const t = (i / 420) ** 0.9
    const [x, y] = ribbon(t)
    const spread = 10 + t * 34
    const [dx, dy] = [Math.sin(i * 12.99) * spread, Math.cos(i * 78.2) * spread]
    return bat(Math.round(x + dx), Math.round(y + dy), 5 + (i % 5) + t * 6)
  })
  return (
    shape(ink.shade, 'M-1000 720V-300H380Q430 -120 400 0Q500 90 480 190Q580 260 560 380Q650 460 640 560L720 720z') +
    shape(ink.base, 'M-1000 720V-300H300Q350 -120 320 20Q420 120 390 230Q480 300 470 420Q540 520 530 720z') +
    shape(
      ink.paper,
      'M-60 -60L30 -90L70 90L20 210L-40 150zM180 120L250 90L280 220L230 270zM400 300L440 330L470 470L430 500zM-260 120L-180 90L-150 330L-220 420z',
      0.3,
    ) +
    shape(
      ink.leaf,
      'M-1000 60V-300H420Q440 -200 400 -150Q420 -90 340 -60Q300 -110 240 -70Q180 -20 120 -60Q40 -20 -20 -60Q-120 0 -200 -40Q-400 60 -600 0z',
    ) +
    shape(ink.leaf, 'M330 60Q400 30 440 90Q420 130 350 110zM470 270Q540 240 580 310Q540 340 490 320z', 0.9) +
    shape(ink.deep, 'M60 720Q20 560 110 440Q130 340 240 330Q330 290 390 390Q480 440 470 560Q500 640 480 720z') +
    shape('#0b0d16', 'M110 720Q80 580 160 480Q190 400 260 400Q330 370 370 450Q430 500 420 590Q440 660 430 720z', 0.75) +
    shape(ink.shade, 'M60 720Q90 640 160 690Q220 640 280 700Q340 660 390 704Q440 670 490 720z') +
    shape(ink.deep, swarm, 0.95) +
    stroke(
      ink.leaf,
      10,
      'M20 -60q-40 120 -10 260M-60 -40q-30 60 -10 130M240 -60q-20 90 0 190M120 -60q10 60 -6 120',
      0.8,
    )
  )
}
