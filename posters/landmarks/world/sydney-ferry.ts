import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Landmark } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

/** How high the arch of the bridge is over x. */
const arch = (x: number) => 600 - 330 * (1 - ((x - 560) / 620) ** 2)

/** Sydney: a green and cream harbour ferry crossing beneath the arch of the Harbour Bridge. */
export const sydneyFerry: Landmark = ink =>
  repeat(16, i =>
    box(i % 2 ? ink.light : ink.base, 820 + i * 84, 600 - (60 + ((i * 71) % 150)), 64, 60 + ((i * 71) % 150), 0.8),
  ) +
  shape(ink.leaf, 'M-1000 620Q-500 570 -100 590L140 620zM1000 620Q1300 580 1600 590T2200 590V620z') +
  stroke(
    ink.shade,
    9,
    repeat(21, i => `M${-40 + i * 60} ${arch(-40 + i * 60)}V470`),
  ) +
  stroke(ink.shade, 20, `M-60 600${repeat(25, i => `L${-60 + i * 51.6} ${arch(-60 + i * 51.6)}`)}`) +
  stroke(
    ink.shade,
    13,
    `M-60 520${repeat(25, i => `L${-60 + i * 51.6} ${arch(-60 + i * 51.6) - 46 + Math.abs(i - 12) * 1.4}`)}`,
  ) +
  stroke(
    ink.shade,
    5,
    repeat(
      24,
      i =>
        `M${-60 + i * 51.6} ${arch(-60 + i * 51.6)}L${-8 + i * 51.6} ${arch(-8 + i * 51.6) - 44}M${-60 + i * 51.6} ${arch(-60 + i * 51.6) - 42}V${arch(-60 + i * 51.6)}`,
    ),
  ) +
  box(ink.shade, -1000, 462, 3200, 24) +
  stroke(ink.light, 4, 'M-1000 458H2200') +
  [-110, 1140]
    .map(
      x =>
        shape('#d2bd98', `M${x - 60} 640V380q0 -20 20 -20h80q20 0 20 20V640z`) +
        shape(ink.deep, `M${x + 20} 640V360h20q20 0 20 20V640z`, 0.2) +
        box('#b8a27c', x - 70, 400, 140, 14),
    )
    .join('') +
  shape('#f4c338', 'M556 226h4v-60h-4z') +
  shape('#2f66b0', 'M560 168h50v30h-50z') +
  shape(ink.water, 'M-1000 620H2200V760H-1000z') +
  stroke(ink.paper, 5, 'M60 660h120M980 650h110M900 690h90', 0.5) +
  at(
    560,
    752,
    shape(ink.deep, 'M-400 20Q0 60 420 18L380 44H-360z', 0.25) +
      shape('#1f6a4a', 'M-420 -70H420Q410 0 340 14H-340Q-410 0 -420 -70z') +
      box('#f7edcf', -426, -84, 852, 18) +
      shape('#f7edcf', 'M-370 -84V-160Q-366 -176 -350 -176H350Q366 -176 370 -160V-84z') +
      shape(
        glassOf(ink, '#33475c'),
        repeat(14, i => `M${-344 + i * 50} -152h36v40h-36z`),
      ) +
      box('#1f6a4a', -390, -186, 780, 12) +
      shape('#f7edcf', 'M-260 -186V-244H260V-186z') +
      shape(
        glassOf(ink, '#33475c'),
        repeat(10, i => `M${-244 + i * 50} -232h36v30h-36z`),
      ) +
      box('#1f6a4a', -290, -254, 580, 12) +
      shape('#f7edcf', 'M-160 -254V-300H-70V-254zM70 -254V-300H160V-254z') +
      shape('#33475c', 'M-150 -292h70v24h-70zM80 -292h70v24h-70z') +
      shape('#1f6a4a', 'M-34 -254V-340H34V-254z') +
      box('#f4c338', -34, -322, 68, 20) +
      shape('#d8322f', 'M-30 -66h60v34h-60z') +
      repeat(9, i => disc('#d9a274', -320 + i * 82, -196, 9)) +
      stroke(ink.paper, 8, 'M-450 18Q-360 34 -270 24M290 26Q380 34 460 14', 0.8),
    0.94,
  )
