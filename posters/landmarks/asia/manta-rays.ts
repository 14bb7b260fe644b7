import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Landmark } from '../../strokes/landmark.ts'
import { at, repeat, turned } from '../../strokes/shapes.ts'

/** A manta from above, swimming up; about 520 from wing to wing. */
const manta = () =>
  stroke('#16283c', 7, 'M0 130Q14 240 -10 360') +
  shape(
    '#1d3448',
    'M0 -110Q60 -116 90 -80Q180 -70 290 40Q200 20 130 70Q80 140 0 150Q-80 140 -130 70Q-200 20 -290 40Q-180 -70 -90 -80Q-60 -116 0 -110z',
  ) +
  shape(
    '#2f5068',
    'M0 -96Q50 -100 80 -64Q160 -50 230 6Q140 0 90 50Q50 90 0 96Q-50 90 -90 50Q-140 0 -230 6Q-160 -50 -80 -64Q-50 -100 0 -96z',
  ) +
  shape('#dfe9ec', 'M-70 -50Q-120 -30 -110 10Q-80 -10 -50 -20zM70 -50Q120 -30 110 10Q80 -10 50 -20z', 0.85) +
  shape('#16283c', 'M-60 -106Q-84 -150 -56 -172Q-36 -140 -38 -108zM60 -106Q84 -150 56 -172Q36 -140 38 -108z') +
  stroke('#16283c', 4, 'M-30 40l14 24M-10 46l8 24M30 40l-14 24M10 46l-8 24')

/** Manta rays in a shaft of light above a reef, a snorkeller at the surface. */
export const mantaRays: Landmark = ink =>
  box('#1c7fa6', -1000, -300, 3200, 1500) +
  shape('#3fa9c6', 'M-1000 -300H2200V240Q1400 320 600 260T-1000 300z', 0.7) +
  shape('#7fd0dc', 'M-1000 -300H2200V60Q1400 110 600 70T-1000 110z', 0.7) +
  shape('#e4fbff', 'M300 -300H420L160 900H-160zM560 -300H700L760 900H520zM860 -300H940L1200 900H1040z', 0.12) +
  shape('#135e80', 'M-1000 760Q-300 640 200 720T1100 700T2200 740V1200H-1000z') +
  turned(24, 460, 400, at(460, 400, manta(), 1.35)) +
  turned(-16, 920, 260, at(920, 260, manta(), 0.7)) +
  turned(34, 150, 180, at(150, 180, manta(), 0.5)) +
  at(
    720,
    76,
    shape('#17131c', 'M-90 0Q-40 -26 40 -16L120 -34L126 -14L60 6L128 22L116 38L30 20Q-40 24 -90 0z') +
      disc('#d9a274', -104, -2, 20) +
      stroke(ink.accent, 9, 'M-110 -12V-58') +
      stroke('#d9a274', 13, 'M-70 8Q-60 40 -90 60') +
      shape(ink.accent, 'M104 -36l60 -16l-10 30zM110 22l58 24l-24 16z'),
    1,
  ) +
  repeat(22, i => {
    const [x, y] = [700 + ((i * 61) % 400), 470 + ((i * 43) % 130)]
    return shape(i % 2 ? '#f4c338' : '#fdf3d8', `M${x} ${y}q18 -14 38 0l14 -9v18l-14 -9q-20 14 -38 0z`)
  }) +
  shape('#0f4a66', 'M-1000 830Q-400 760 100 820T900 800T2200 830V1200H-1000z') +
  repeat(
    9,
    i =>
      disc(['#e0607a', '#f0a24c', '#b06ac0', '#f4c8a0'][i % 4] as string, 40 + i * 150, 850 - (i % 2) * 16, 66, 40) +
      disc('#0f4a66', 60 + i * 150, 866 - (i % 2) * 16, 46, 26, 0.3),
  ) +
  repeat(7, i =>
    stroke(
      i % 2 ? '#e0607a' : '#f0a24c',
      13,
      `M${100 + i * 170} 880v-70M${100 + i * 170} 850q-34 -10 -36 -50M${100 + i * 170} 840q34 -10 36 -50`,
    ),
  )
