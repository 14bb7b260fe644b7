import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Landmark } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'

/** A conference in a hotel ballroom: a speaker at the lectern, her chart on the screen, rows of listeners, chandeliers above. */
export const meetingHall: Landmark = ink => {
  const colours = ['#2f4f7a', ink.accent, '#3f7f6a', '#7a4a6a', '#d9a23f']
  const heads = (y: number, size: number, step: number, shift: number) =>
    repeat(24, i => {
      const x = -800 + shift + i * step
      const scarf = (i * 7) % 4 === 1
      return (
        shape(
          colours[(i * 3) % 5] as string,
          `M${x - size * 1.5} ${y + size * 3}q0 ${-size * 2} ${size * 1.5} ${-size * 2}t${size * 1.5} ${size * 2}z`,
        ) +
        (scarf
          ? shape(
              colours[(i + 2) % 5] as string,
              `M${x - size} ${y + size * 1.2}Q${x - size * 1.2} ${y - size * 1.1} ${x} ${y - size * 1.1}Q${x + size * 1.2} ${y - size * 1.1} ${x + size} ${y + size * 1.2}z`,
            )
          : disc(i % 3 ? '#1d1720' : '#4a2f22', x, y, size, size * 1.1))
      )
    })
  return (
    box(ink.base, -1000, -300, 3200, 1500) +
    box(ink.deep, -1000, -300, 3200, 1500, 0.25) +
    shape(
      ink.light,
      repeat(11, i => `M${-960 + i * 300} 60h70v560h-70z`),
      0.14,
    ) +
    repeat(
      5,
      i =>
        stroke(ink.glow, 4, `M${-360 + i * 480} -300V20`) +
        disc(ink.glow, -360 + i * 480, 60, 130, 70, 0.16) +
        repeat(5, k => disc(ink.glow, -430 + i * 480 + k * 35, 44 + (2 - Math.abs(k - 2)) * 12, 11)) +
        stroke(ink.glow, 7, `M${-440 + i * 480} 36q80 50 160 0`),
    ) +
    box(ink.deep, 330, 130, 560, 340) +
    box('#fdf8ee', 346, 146, 528, 308) +
    stroke(ink.base, 10, 'M390 190h190M390 222h110') +
    shape(
      ink.water,
      'M420 420v-60h50v60zM500 420v-100h50v100zM580 420v-80h50v80zM660 420v-140h50v140zM740 420v-190h50v190z',
    ) +
    stroke(ink.accent, 9, 'M444 340L524 296L604 310L684 250L764 196') +
    shape(ink.accent, 'M786 184l-30 4l18 22z') +
    shape(ink.shade, 'M-1000 560H2200V640H-1000z') +
    box(ink.light, -1000, 552, 3200, 14) +
    shape(ink.accent, 'M950 560V400Q950 356 990 350Q1034 356 1034 400V560z') +
    shape(ink.paper, 'M956 330Q950 250 992 248Q1034 250 1028 330Q1036 370 992 372Q948 370 956 330z') +
    disc('#c98f62', 990, 300, 26, 30) +
    stroke(ink.accent, 24, 'M960 400Q910 390 900 330') +
    disc('#c98f62', 900, 322, 13) +
    shape('#6a4a34', 'M940 440H1076L1060 560H956z') +
    box('#8a6444', 930, 430, 156, 16) +
    stroke(ink.deep, 5, 'M1004 430V380l-10 -10') +
    shape(ink.glow, 'M990 -100L870 620H1140z', 0.1) +
    heads(660, 24, 92, 0) +
    heads(730, 30, 112, 50) +
    heads(820, 38, 140, 10)
  )
}
