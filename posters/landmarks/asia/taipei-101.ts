import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { mirrored, repeat } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

/** One of the eight modules of eight floors: narrow at its foot, wider at its head, like a joint of bamboo. */
const joint = (ink: Ink, i: number) => {
  const [foot, head, height] = [52 - i * 0.9, 66 - i * 1.2, 39]
  const y = 512 - i * height
  const top = y - height
  return (
    shape(ink.base, `M${600 - foot} ${y}L${600 - head} ${top}H${600 + head}L${600 + foot} ${y}z`) +
    shape(ink.light, `M${600 - foot} ${y}L${600 - head} ${top}H${600 - head * 0.6}L${600 - foot * 0.6} ${y}z`, 0.8) +
    shape(ink.deep, `M${600 + foot} ${y}L${600 + head} ${top}H${600 + head * 0.36}L${600 + foot * 0.36} ${y}z`, 0.34) +
    stroke(
      glassOf(ink, ink.light),
      2,
      repeat(4, k => `M${600 - foot - k * 2.6} ${y - 8 - k * 8}h${(foot + k * 2.6) * 2}`),
      0.55,
    ) +
    box(ink.paper, 600 - head - 2, top, head * 2 + 4, 5) +
    mirrored(600, shape(ink.accent, `M${600 - head - 6} ${top + 4}q-2 12 8 16l5 -14z`)) +
    shape(ink.accent, `M592 ${top + 5}h16l-8 11z`)
  )
}

const block = (ink: Ink, x: number, w: number, h: number, fill: string) =>
  box(fill, x, 664 - h, w, h) +
  box(ink.deep, x + w * 0.64, 664 - h, w * 0.36, h, 0.22) +
  stroke(
    glassOf(ink, ink.paper),
    3,
    repeat(Math.floor(h / 18), i => `M${x + w * 0.14} ${676 - h + i * 18}h${w * 0.4}`),
    ink.night ? 0.8 : 0.4,
  )

/** Taipei 101: eight flaring joints on a tapered base, the spire, the hills behind the city. */
export const taipei101: Landmark = ink =>
  shape(
    ink.leaf,
    'M-1000 620Q-600 500 -200 540Q60 420 260 480Q420 430 560 500Q800 420 980 470Q1300 420 1500 510T2200 570V680H-1000z',
  ) +
  shape(
    ink.light,
    'M-1000 620Q-600 500 -200 540Q60 420 260 480Q420 430 560 500Q800 420 980 470Q1300 420 1500 510T2200 570V680H-1000z',
    0.4,
  ) +
  repeat(30, i => block(ink, -500 + i * 74, 60, 50 + ((i * 53) % 100), i % 2 ? ink.shade : ink.base)) +
  // Podium and tapered foot.
  shape(ink.base, 'M520 664L546 514H654L680 664z') +
  shape(ink.light, 'M520 664L546 514H564L548 664z', 0.8) +
  shape(ink.deep, 'M680 664L654 514H622L634 664z', 0.34) +
  stroke(
    glassOf(ink, ink.light),
    2,
    repeat(12, i => `M${545 - i * 2} ${526 + i * 11.4}H${655 + i * 2}`),
    0.5,
  ) +
  disc(ink.accent, 600, 528, 21) +
  disc(ink.deep, 600, 528, 15) +
  shape(ink.accent, 'M595 523h10v10h-10z') +
  repeat(8, i => joint(ink, i)) +
  // Crown and spire.
  shape(ink.base, 'M562 200H638L630 172H570z') +
  shape(ink.light, 'M570 172H630L622 150H578z') +
  shape(ink.base, 'M582 150H618L612 128H588z') +
  shape(ink.deep, 'M608 200H638L630 172H622V150H618L612 128H606z', 0.3) +
  box(ink.paper, 560, 196, 80, 6) +
  box(ink.paper, 574, 148, 52, 5) +
  box(ink.light, 595, 96, 10, 34) +
  shape(ink.accent, 'M597 98L600 44L603 98z') +
  block(ink, 262, 70, 150, ink.shade) +
  block(ink, 344, 58, 96, ink.base) +
  block(ink, 412, 62, 180, ink.shade) +
  block(ink, 726, 66, 160, ink.base) +
  block(ink, 800, 56, 110, ink.shade) +
  block(ink, 866, 72, 190, ink.base) +
  box(ink.shade, 462, 606, 296, 60) +
  box(ink.light, 462, 600, 296, 10) +
  stroke(
    glassOf(ink, ink.paper),
    4,
    repeat(17, i => `M${474 + i * 17} 620v34`),
    0.6,
  ) +
  // The avenue before the podium: awnings and the lamps of shops, street trees one by one.
  repeat(
    20,
    i =>
      box(i % 3 ? ink.shade : ink.base, -500 + i * 110, 634, 104, 34) +
      box(i % 2 ? ink.accent : ink.paper, -500 + i * 110, 628, 104, 9),
  ) +
  shape(
    ink.glow,
    repeat(20, i => `M${-490 + i * 110} 642h26v20h-26zM${-454 + i * 110} 642h26v20h-26z`),
    0.85,
  ) +
  box(ink.deep, -1000, 664, 3200, 14, 0.5) +
  repeat(18, i => stroke(ink.deep, 5, `M${-440 + i * 122} 672v-24`) + disc(ink.leaf, -440 + i * 122, 640, 19, 17))
