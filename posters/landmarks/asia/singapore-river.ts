import { archPath, box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

const shop = (ink: Ink, x: number, wall: string, roof: string, i: number) =>
  shape(roof, `M${x} 420l14 -50h112l14 50z`) +
  box(wall, x, 418, 140, 230) +
  box(ink.deep, x + 126, 418, 14, 230, 0.15) +
  shape(
    '#fdf8ee',
    repeat(3, k => archPath(x + 28 + k * 42, 520, 32, 76)),
  ) +
  shape(
    i % 2 ? ink.leaf : ink.shade,
    repeat(3, k => archPath(x + 28 + k * 42, 518, 24, 68)),
  ) +
  box('#fdf8ee', x, 534, 140, 8) +
  shape(glassOf(ink), `M${x + 10} 568h120v80h-120z`, 0.8) +
  shape(i % 2 ? ink.accent : '#fdf8ee', `M${x} 552h140l6 24${repeat(4, () => 'q-19 18 -38 0')}z`)

/** The Singapore River: a bumboat with painted eyes passes painted quayside shophouses, towers behind them. */
export const singaporeRiver: Landmark = ink =>
  repeat(20, i => {
    const [x, h] = [-1000 + i * 165, 330 + ((i * 97) % 240)]
    return (
      box(i % 2 ? ink.shade : ink.base, x, 640 - h, 124, h, 0.75) +
      stroke(
        glassOf(ink, ink.paper),
        4,
        repeat(Math.floor(h / 28), k => `M${x + 14} ${662 - h + k * 28}h70`),
        0.35,
      )
    )
  }) +
  repeat(23, i =>
    shop(
      ink,
      -1000 + i * 142,
      ['#f0b8a0', '#f7e3a8', '#a8d0c8', '#f2cfd6', '#c9dca8', '#b8c8e4'][i % 6] as string,
      i % 3 ? '#b5532f' : '#8a3f2a',
      i,
    ),
  ) +
  repeat(
    8,
    i =>
      stroke('#5d4630', 11, `M${-560 + i * 290} 660V560`) +
      disc(ink.leaf, -560 + i * 290, 520, 76, 56) +
      disc(ink.deep, -544 + i * 290, 534, 54, 36, 0.2),
  ) +
  box('#d9cfc0', -1000, 644, 3200, 22) +
  box('#a89e90', -1000, 664, 3200, 46) +
  shape(ink.water, 'M-1000 706H2200V1200H-1000z') +
  stroke(ink.paper, 5, 'M80 750h110M880 740h140M980 830h120M120 850h140', 0.5) +
  at(
    580,
    800,
    shape(ink.deep, 'M-360 40Q0 70 380 36L340 62H-320z', 0.3) +
      shape('#7a3a22', 'M-380 -60Q-300 10 -160 12H220Q320 0 400 -80Q380 20 310 46H-260Q-350 30 -380 -60z') +
      shape('#2f7f6a', 'M-380 -60Q-300 10 -160 12H220Q320 0 400 -80L394 -56Q320 22 220 32H-170Q-310 28 -372 -38z') +
      stroke('#f4c338', 7, 'M-376 -48Q-300 22 -160 24H220Q320 14 396 -66') +
      disc('#fdf8ee', 300, 6, 26, 22) +
      disc('#c8322f', 304, 6, 15) +
      disc('#17131c', 308, 6, 8) +
      shape('#d8322f', 'M-260 -110Q-20 -160 210 -110V-90H-260z') +
      shape('#a3241f', 'M-20 -134Q100 -134 210 -110V-90H-20z', 0.5) +
      stroke('#5d4630', 9, 'M-240 -92V10M-90 -92V12M60 -92V12M190 -92V12') +
      repeat(
        5,
        i =>
          shape(i % 2 ? '#2f66a8' : '#f2c230', `M${-210 + i * 80} 12v-50q0 -22 24 -22t24 22v50z`) +
          disc(i % 2 ? '#d9a274' : '#a8704c', -186 + i * 80, -64, 18),
      ) +
      stroke(ink.paper, 8, 'M-420 52Q-340 66 -250 58M260 60Q360 66 440 46', 0.7),
    1,
  )
