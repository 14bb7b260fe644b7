import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Landmark } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'

/** A moon jelly; its bell is about 200 wide around 0, 0. */
const jelly = (colour: string, lit: string) =>
  repeat(9, i =>
    stroke(
      colour,
      4,
      `M${-80 + i * 20} 14q${i % 2 ? 30 : -30} 70 0 140t${i % 2 ? -16 : 16} ${110 + (i % 3) * 40}`,
      0.6,
    ),
  ) +
  repeat(4, i => stroke(lit, 13, `M${-36 + i * 24} 10q${i % 2 ? 26 : -26} 50 0 100t${i % 2 ? -14 : 14} 70`, 0.5)) +
  shape(
    colour,
    'M-120 16Q-130 -110 0 -120Q130 -110 120 16Q100 34 80 18Q60 36 40 20Q20 38 0 22Q-20 38 -40 20Q-60 36 -80 18Q-100 34 -120 16z',
    0.82,
  ) +
  shape(lit, 'M-96 -10Q-90 -96 0 -100Q40 -98 64 -84Q-30 -90 -60 6Q-80 16 -96 -10z', 0.5) +
  repeat(4, i => disc(lit, -42 + i * 28, -44 + (i % 3 ? -10 : 6), 15, 11, 0.75))

/** A tank of jellyfish in a dark hall of an aquarium, two children with their hands to the glass. */
export const jellyfish: Landmark = ink => {
  const child = (x: number, tall: number) =>
    shape(
      '#0b1226',
      `M${x - 62} 1000V${820 - tall}Q${x - 60} ${750 - tall} ${x} ${746 - tall}Q${x + 60} ${750 - tall} ${x + 62} ${820 - tall}V1000z`,
    ) +
    disc('#0b1226', x, 690 - tall, 58) +
    stroke('#0b1226', 26, `M${x + 50} ${800 - tall}Q${x + 110} ${760 - tall} ${x + 104} ${680 - tall}`) +
    disc('#0b1226', x + 104, 668 - tall, 18) +
    stroke('#7fc4e0', 4, `M${x - 46} ${656 - tall}Q${x} ${610 - tall} ${x + 48} ${660 - tall}`, 0.7)
  return (
    box('#0f2a52', -1000, -300, 3200, 1500) +
    disc('#2a6ab0', 600, 330, 900, 560, 0.5) +
    disc('#4a9ad0', 600, 240, 620, 380, 0.35) +
    shape('#9fd8ee', 'M200 -300H360L160 900H-120zM640 -300H760L900 900H560z', 0.1) +
    repeat(40, i =>
      disc('#cfeaf6', -700 + ((i * 263) % 1900), -100 + ((i * 197) % 820), 3 + (i % 3), 3 + (i % 3), 0.5),
    ) +
    at(560, 300, jelly('#e07fae', '#ffd6e6'), 1.5) +
    at(880, 190, jelly('#7fb8ea', '#e0f4ff'), 1) +
    at(250, 220, jelly('#c79be8', '#f4e4ff'), 0.9) +
    at(930, 520, jelly('#e8a06a', '#ffe8c8'), 0.8) +
    at(340, 560, jelly('#7fd0d8', '#e4fbff'), 0.62) +
    at(740, 60, jelly('#e07fae', '#ffd6e6'), 0.5) +
    at(80, 480, jelly('#7fb8ea', '#e0f4ff'), 0.46) +
    at(1130, 330, jelly('#c79be8', '#f4e4ff'), 0.55) +
    at(-300, 350, jelly('#e07fae', '#ffd6e6'), 0.9) +
    stroke(ink.deep, 26, 'M-1000 850H2200', 0.6) +
    child(470, 0) +
    child(760, -50)
  )
}
