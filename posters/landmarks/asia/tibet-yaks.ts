import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'

const flags = (x1: number, y1: number, x2: number, y2: number, sag: number, count: number) => {
  const colours = ['#2f66b0', '#fbf7ea', '#cf3a30', '#3b8f4e', '#efbf37']
  const point = (t: number) => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + sag * 4 * t * (1 - t)] as const
  return (
    stroke('#4a4038', 3, `M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag * 2} ${x2} ${y2}`) +
    repeat(count, i => {
      const [x, y] = point((i + 0.2) / count)
      const [xx, yy] = point((i + 0.9) / count)
      return shape(colours[i % 5] as string, `M${x} ${y}L${xx} ${yy}l4 40q-16 8 -36 0z`)
    })
  )
}

/** A shaggy yak, facing left; its hoofs stand on 0, 0. */
const yak = (ink: Ink, saddle: string) =>
  shape('#1d1a20', 'M-90 0V-80h34V0zM-20 0V-70h34V0zM90 0V-80h36V0zM150 0V-84h32V0z') +
  shape(
    '#2b262c',
    'M-190 -170Q-160 -240 -90 -270Q-30 -330 40 -270Q140 -260 190 -210Q216 -150 200 -60Q190 -20 170 -34Q160 -10 140 -30Q120 -4 96 -30Q70 0 46 -28Q16 0 -10 -28Q-40 0 -60 -30Q-90 -10 -110 -40Q-160 -70 -190 -170z',
  ) +
  shape(
    '#433b40',
    'M-90 -270Q-30 -330 40 -270Q140 -260 190 -210Q100 -230 40 -224Q-40 -230 -110 -180Q-120 -230 -90 -270z',
  ) +
  shape('#2b262c', 'M-150 -230Q-240 -240 -262 -180Q-280 -130 -260 -96Q-230 -80 -210 -104Q-170 -130 -130 -160z') +
  shape('#d9cfc2', 'M-268 -120Q-282 -84 -252 -80Q-224 -84 -232 -116Q-250 -130 -268 -120z') +
  stroke('#e9dfcc', 12, 'M-240 -214Q-300 -240 -290 -300M-180 -222Q-160 -270 -194 -310') +
  disc('#f6efe2', -236, -168, 8) +
  disc('#17131c', -237, -168, 5) +
  shape(saddle, 'M-30 -262Q40 -276 110 -244L120 -150Q40 -130 -30 -156z') +
  stroke(ink.glow, 7, 'M-28 -176Q40 -152 118 -170M-30 -244Q40 -256 112 -226') +
  shape('#2b262c', 'M190 -200Q240 -180 236 -100Q230 -60 214 -70Q216 -130 190 -160z') +
  disc('#d8342f', -212, -120, 13)

/** Yamdrok Lake, Tibet: a saddled yak under prayer flags on the pass, the turquoise water and snow mountains below. */
export const tibetYaks: Landmark = ink =>
  shape(
    ink.shade,
    'M-1000 560L-640 380L-420 470L-120 300L120 450L300 360L470 470L700 280L900 430L1080 340L1400 480L2200 420V620H-1000z',
    0.75,
  ) +
  shape(
    ink.paper,
    'M-120 300L-40 350L-90 360L-130 340L-180 370L-200 350zM700 280L790 348L740 352L700 330L650 366L630 336zM1080 340L1150 370L1090 376L1040 372zM300 360L350 396L300 388L262 396z',
  ) +
  shape('#2aa3b0', 'M-1000 570Q-200 530 300 566T1200 548T2200 560V700H-1000z') +
  shape('#5cc6c8', 'M-1000 590Q-200 560 300 590T1200 574T2200 584V600Q1200 594 300 612T-1000 610z', 0.7) +
  shape(ink.base, 'M-1000 620Q-300 560 40 640Q260 690 420 660T900 640T1500 600T2200 640V1200H-1000z') +
  shape(ink.light, 'M-1000 620Q-300 560 40 640Q260 690 420 660Q300 740 -200 700T-1000 700z', 0.35) +
  shape(ink.deep, 'M900 640T1500 600T2200 640V1200H700Q1000 760 900 640z', 0.2) +
  flags(-200, 130, 1010, 250, 60, 26) +
  flags(1010, 250, 1500, 90, 40, 12) +
  stroke('#4a4038', 10, 'M1010 690V230') +
  shape('#8d857a', 'M930 700q10 -50 50 -56q40 -20 80 6q50 10 50 50z') +
  shape('#6a645c', 'M1010 650q30 -6 50 0q50 10 50 50h-70z') +
  at(560, 762, yak(ink, '#c8372f'), 1.2) +
  at(110, 690, yak(ink, '#2f66b0'), 0.42)
