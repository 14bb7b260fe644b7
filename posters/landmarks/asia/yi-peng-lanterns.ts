import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Landmark } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'

const lantern = (size: number, strength: number) =>
  disc('#ffb347', 0, 0, 120 * size, 120 * size, 0.12 * strength) +
  shape(
    '#f08a2e',
    `M${-44 * size} ${-60 * size}Q0 ${-96 * size} ${44 * size} ${-60 * size}Q${52 * size} 0 ${32 * size} ${64 * size}H${-32 * size}Q${-52 * size} 0 ${-44 * size} ${-60 * size}z`,
  ) +
  shape(
    '#ffd67a',
    `M${-30 * size} ${-30 * size}Q0 ${-60 * size} ${30 * size} ${-30 * size}Q${34 * size} 10 ${26 * size} ${60 * size}H${-26 * size}Q${-34 * size} 10 ${-30 * size} ${-30 * size}z`,
    0.9,
  ) +
  shape('#fff6d8', `M${-10 * size} ${60 * size}q${10 * size} ${-50 * size} ${20 * size} 0z`)

/** Yi Peng in Chiang Mai: paper lanterns rise by the hundred over a temple's roofs and the people who let them go. */
export const yiPengLanterns: Landmark = ink => {
  const far = repeat(58, i => {
    const [x, y] = [-700 + ((i * 433) % 1960), -120 + ((i * 277) % 640)]
    return at(x, y, lantern(0.14 + (i % 5) * 0.035, 1))
  })
  const person = (x: number, tall: number) =>
    shape('#0d1426', `M${x - 36} 900V${820 - tall}q0 -44 36 -44t36 44V900z`) +
    disc('#0d1426', x, 744 - tall, 29) +
    stroke(
      '#0d1426',
      18,
      `M${x - 26} ${812 - tall}Q${x - 60} ${760 - tall} ${x - 34} ${690 - tall}M${x + 26} ${812 - tall}Q${x + 60} ${760 - tall} ${x + 34} ${690 - tall}`,
    )
  const roof = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      shape('#16203c', 'M-170 0Q-60 -50 0 -190Q60 -50 170 0zM-120 -60Q-40 -110 0 -240Q40 -110 120 -60z') +
        stroke(
          '#e2a74a',
          5,
          'M-184 -14Q-60 -50 0 -190Q60 -50 184 -14M-126 -70Q-40 -112 0 -240Q40 -112 126 -70M0 -240q-8 -20 4 -40',
        ) +
        shape('#16203c', 'M-130 0h260v120h-260z') +
        shape('#ffc765', 'M-30 120v-80q30 -34 60 0v80zM-100 110v-60h30v60zM70 110v-60h30v60z', 0.8),
      s,
    )
  return (
    far +
    shape('#10182e', 'M250 700V520l30 -60l20 -120l14 -90l14 90l20 120l30 60v180z') +
    stroke('#e2a74a', 4, 'M262 520h104M284 450h60M296 380h36') +
    roof(640, 580, 1.05) +
    roof(920, 610, 0.7) +
    shape('#2b3560', 'M-1000 690H2200V1200H-1000z') +
    at(760, 300, lantern(1.1, 1.6)) +
    at(480, 190, lantern(0.8, 1.5)) +
    at(980, 150, lantern(0.62, 1.4)) +
    at(620, 80, lantern(0.5, 1.3)) +
    at(210, 330, lantern(0.6, 1.3)) +
    at(470, 610, lantern(0.78, 1.6)) +
    at(870, 600, lantern(0.72, 1.6)) +
    person(470, 0) +
    person(870, 10) +
    person(980, -60) +
    person(350, -50) +
    shape(ink.glow, 'M-1000 900Q600 830 2200 900z', 0.14)
  )
}
