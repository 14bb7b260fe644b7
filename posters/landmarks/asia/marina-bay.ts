import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

/** One hotel tower: two leaning slabs that meet above the ground. */
const tower = (ink: Ink, x: number) =>
  shape(ink.shade, `M${x + 26} 640Q${x + 30} 470 ${x + 44} 290H${x + 92}Q${x + 98} 470 ${x + 120} 640z`) +
  shape(ink.base, `M${x} 640Q${x + 34} 460 ${x + 34} 290H${x + 78}Q${x + 76} 460 ${x + 60} 640z`) +
  shape(ink.light, `M${x} 640Q${x + 34} 460 ${x + 34} 290H${x + 44}Q${x + 46} 460 ${x + 14} 640z`) +
  stroke(
    glassOf(ink, ink.light),
    2.5,
    repeat(20, i => `M${x + 36 - (i / 19) ** 2 * 24} ${306 + i * 16.6}h${38 - i * 0.1}`),
    ink.night ? 0.75 : 0.5,
  ) +
  stroke(ink.deep, 3, `M${x + 92} 290Q${x + 98} 470 ${x + 120} 640`, 0.5)

/** ArtScience Museum: a lotus of ten fingers on the water. */
const lotus = (ink: Ink, x: number, y: number) =>
  at(
    x,
    y,
    shape(
      ink.shade,
      'M-96 -26Q-112 -80 -84 -96Q-60 -70 -50 -20zM96 -26Q112 -84 78 -104Q56 -70 50 -20zM-24 -20Q-30 -100 6 -122Q34 -90 30 -20z',
    ) +
      shape(
        ink.paper,
        'M-60 -14Q-86 -84 -46 -112Q-16 -80 -14 -14zM64 -14Q86 -90 50 -116Q16 -80 16 -14zM-128 -44Q-124 -72 -102 -78Q-66 -40 -30 -8Q-96 -10 -128 -44zM128 -50Q124 -78 100 -82Q66 -40 30 -8Q96 -10 128 -50z',
      ) +
      shape(
        ink.shade,
        'M-46 -112Q-16 -80 -14 -14H-28Q-30 -70 -46 -112zM50 -116Q16 -80 16 -14H30Q34 -70 50 -116zM100 -82Q66 -40 30 -8Q80 -24 100 -82z',
        0.6,
      ) +
      shape(ink.paper, 'M-70 -14H70L40 6H-40z'),
  )

/** The Merlion: lion's head, fish's body, the jet from its mouth; looks to the left. */
const merlion = (ink: Ink, x: number, y: number, s: number) =>
  at(
    x,
    y,
    stroke(ink.paper, 9, 'M-52 -168Q-150 -190 -190 20', 0.85) +
      stroke(ink.light, 5, 'M-52 -162Q-140 -176 -172 20', 0.7) +
      shape(
        ink.paper,
        'M-34 0Q-60 -60 -40 -120L-52 -150Q-60 -160 -50 -172L-58 -186Q-50 -208 -30 -214Q-10 -240 24 -228Q60 -222 62 -184Q76 -160 64 -130Q70 -60 40 0z',
      ) +
      shape(
        ink.shade,
        'M24 -228Q60 -222 62 -184Q76 -160 64 -130Q70 -60 40 0H12Q40 -60 24 -120Q50 -150 24 -228z',
        0.65,
      ) +
      stroke(
        ink.deep,
        3.5,
        'M-30 -200Q-22 -204 -16 -198M-54 -172L-36 -168M-14 -214Q14 -200 10 -168Q4 -140 -20 -130M20 -220Q44 -196 36 -160Q30 -134 10 -124M46 -206Q60 -176 52 -150M-36 -100Q-10 -88 20 -100M-44 -72Q-10 -60 36 -74M-44 -44Q-6 -32 44 -46M-36 -18Q0 -8 42 -20',
        0.65,
      ) +
      shape(ink.leaf, 'M-70 6Q-60 -22 -34 -12Q-10 -28 10 -12Q40 -28 74 6z') +
      shape(ink.shade, 'M-80 0H84L92 22H-88z'),
    s,
  )

const block = (ink: Ink, i: number, x: number, h: number) =>
  box(i % 2 ? ink.shade : ink.base, x, 640 - h, 52, h, 0.8) +
  shape(
    glassOf(ink, ink.paper),
    repeat(Math.floor(h / 22), r => `M${x + 8} ${652 - h + r * 22}h12v7h-12zM${x + 28} ${652 - h + r * 22}h12v7h-12z`),
    ink.night ? 0.6 : 0.3,
  )

/** Marina Bay, Singapore: three towers under the SkyPark, the lotus museum, the big wheel, the Merlion in front. */
export const marinaBay: Landmark = ink => {
  const rim = Array.from(
    { length: 14 },
    (_, i) => [270 + Math.cos(i * 0.449) * 96, 520 + Math.sin(i * 0.449) * 96] as const,
  )
  return (
    repeat(24, i => block(ink, i, -420 + i * 84, 40 + ((i * 43) % 70))) +
    stroke(ink.light, 7, 'M174 520a96 96 0 1 0 192 0a96 96 0 1 0 -192 0z') +
    stroke(ink.light, 2, rim.map(([x, y]) => `M270 520L${x} ${y}`).join(''), 0.7) +
    rim.map(([x, y]) => disc(glassOf(ink, ink.accent), x, y, 7)).join('') +
    stroke(ink.base, 8, 'M270 520L236 640M270 520L304 640') +
    tower(ink, 400) +
    tower(ink, 560) +
    tower(ink, 720) +
    // The SkyPark, overhanging on the left.
    shape(ink.paper, 'M338 256Q600 236 880 262L868 284Q600 300 400 290Q350 282 338 256z') +
    shape(ink.shade, 'M352 272Q600 282 876 268L868 284Q600 300 400 290Q366 284 352 272z') +
    shape(
      ink.leaf,
      repeat(14, i => `M${400 + i * 32} ${252 - Math.sin((i / 13) * Math.PI) * 6}q4 -20 13 -22q9 2 13 22z`),
    ) +
    stroke(glassOf(ink, ink.accent), 4, 'M352 262Q600 248 872 266') +
    // Shoppes along the water.
    shape(ink.base, 'M360 640Q380 592 470 596Q600 570 720 596Q840 592 900 640z') +
    shape(ink.deep, 'M640 578Q690 584 720 596Q840 592 900 640H690z', 0.3) +
    stroke(
      glassOf(ink, ink.light),
      4,
      repeat(20, i => `M${392 + i * 25} 634v-${18 + Math.round(Math.sin((i / 19) * Math.PI) * 22)}`),
      0.8,
    ) +
    lotus(ink, 418, 642) +
    box(ink.shade, -1000, 638, 3200, 14) +
    shape(ink.water, 'M-1000 650H2200V1200H-1000z') +
    stroke(
      glassOf(ink, ink.paper),
      5,
      'M420 674h90M440 700h60M580 670h90M596 696h70M604 724h50M740 676h100M760 702h70M250 680h60M240 704h80M880 690h60',
      0.55,
    ) +
    merlion(ink, 836, 746, 0.84)
  )
}
