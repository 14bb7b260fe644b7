import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Landmark } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'
import { car } from '../parts/car.ts'

/** A car stopped at the edge of a country road with its warning triangle out; its driver telephones, rubber trees behind. */
export const roadsideStop: Landmark = ink =>
  repeat(
    26,
    i =>
      stroke('#8a7a68', 15, `M${-960 + i * 126} 690Q${-950 + i * 126} 520 ${-964 + i * 126} 380`) +
      disc(ink.leaf, -964 + i * 126, 330 - (i % 2) * 30, 110, 92) +
      disc(ink.light, -990 + i * 126, 300 - (i % 2) * 30, 56, 36, 0.25) +
      stroke('#fdf8ee', 4, `M${-968 + i * 126} 540l14 10`),
  ) +
  shape(ink.deep, 'M-1000 560H2200V690H-1000z', 0.22) +
  shape(ink.leaf, 'M-1000 670Q0 640 1000 660T2200 650V760H-1000z') +
  box('#5d5862', -1000, 724, 3200, 500) +
  stroke('#f4ecd2', 9, 'M-1000 746H2200') +
  stroke(
    ink.glow,
    9,
    repeat(14, i => `M${-960 + i * 240} 868h120`),
  ) +
  shape(ink.accent, 'M300 700V560Q420 560 500 600z', 0) +
  at(690, 800, car(ink, ink.accent, ink.shade), 1.3) +
  shape('#9a2f26', 'M790 680L900 600L912 616L806 694z') +
  repeat(3, i =>
    stroke(ink.paper, 11, `M${876 + i * 16} ${590 - i * 34}q${i % 2 ? 26 : -22} -34 0 -66`, 0.5 - i * 0.1),
  ) +
  shape('#d8322f', 'M236 838L300 724L364 838z') +
  shape('#5d5862', 'M264 822L300 758L336 822z') +
  stroke('#fdf3d8', 5, 'M244 834L300 734L356 834z') +
  stroke('#23283c', 6, 'M250 842L230 852M350 842L370 852') +
  at(
    440,
    836,
    shape('#2b3a52', 'M-34 0L-28 -140H0L-6 0zM8 0L4 -140H34L38 0z') +
      shape('#f0dca0', 'M-48 -126Q-54 -270 -30 -292H30Q56 -270 48 -126z') +
      stroke('#f0dca0', 24, 'M40 -276Q86 -240 50 -300M-42 -276Q-66 -210 -56 -150') +
      shape('#2f8f8a', 'M-42 -300Q-44 -384 0 -386Q46 -384 42 -300Q50 -270 20 -262H-20Q-50 -270 -42 -300z') +
      disc('#d9a274', 2, -330, 28, 32) +
      box('#17131c', 34, -352, 15, 46) +
      disc('#d9a274', 48, -316, 13),
  )
