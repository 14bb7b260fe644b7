import { painted } from '../../colours/own-colours.ts'
import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'
import { type Gable, gabledHouse } from '../parts/gabled-house.ts'

const bicycle = (ink: Ink, x: number, y: number) =>
  at(
    x,
    y,
    stroke(ink.deep, 5, 'M-62-30a30 30 0 1 0 60 0a30 30 0 1 0-60 0M38-30a30 30 0 1 0 60 0a30 30 0 1 0-60 0') +
      stroke(ink.accent, 6, 'M-32-30L-10-86H44L14-30zM-10-86L14-30M44-86L68-30M-14-96H-2') +
      stroke(ink.deep, 6, 'M44-86V-104H62M-26-98H4') +
      shape(ink.base, 'M58-98h36l-6 26H64z') +
      disc(ink.glow, 66, -102, 8) +
      disc(ink.paper, 78, -106, 9) +
      disc(ink.glow, 88, -101, 7),
  )

/** Amsterdam: leaning canal houses with stepped and bell gables, a bridge of three arches, a bicycle at the rail. */
export const amsterdamCanal = painted({ base: '#8c4a38', accent: '#d8682f' }, ink => {
  const walls = [ink.base, ink.shade, ink.light, '#5d4a4a', ink.base, '#7c6a55']
  const gables: Gable[] = ['step', 'bell', 'point', 'bell', 'step']
  return (
    repeat(17, i =>
      gabledHouse(
        ink,
        {
          x: -560 + i * 108,
          width: 108,
          top: 220 + ((i * 53) % 80),
          foot: 640,
          wall: walls[(i * 5) % 6] as string,
          roof: ink.paper,
        },
        gables[i % 5] as Gable,
      ),
    ) +
    repeat(
      6,
      i =>
        disc(ink.leaf, -330 + i * 290, 560, 62) +
        disc(ink.leaf, -290 + i * 290, 590, 44) +
        disc(ink.deep, -300 + i * 290, 580, 40, 40, 0.18) +
        box(ink.deep, -332 + i * 290, 590, 8, 60),
    ) +
    box(ink.shade, -1000, 636, 3200, 24) +
    box(ink.water, -1000, 660, 3200, 540) +
    repeat(17, i =>
      shape(walls[(i * 5) % 6] as string, `M${-554 + i * 108} 664h96v${60 + ((i * 29) % 40)}h-96z`, 0.25),
    ) +
    at(
      230,
      724,
      shape(ink.deep, 'M-170-30H190L160 16H-140z') +
        box(ink.paper, -120, -70, 250, 42) +
        shape(ink.deep, 'M-106-62h40v26h-40zM-50-62h40v26h-40zM6-62h40v26H6zM62-62h40v26H62z') +
        shape(ink.accent, 'M-130-72h270v-10h-270z'),
    ) +
    shape(ink.base, 'M-1000 800Q500 716 2200 790V1200H-1000z') +
    shape(ink.deep, 'M160 900a130 90 0 0 1 260 0zM520 900a130 96 0 0 1 260 0zM880 900a130 90 0 0 1 260 0z') +
    shape(ink.light, 'M-1000 800Q500 716 2200 790V816Q500 744-1000 826z') +
    stroke(ink.deep, 6, 'M-1000 720Q500 636 2200 710') +
    stroke(
      ink.deep,
      5,
      repeat(18, i => `M${-20 + i * 74} ${684 - Math.sin((i / 17) * 3.1) * 8}v88`),
    ) +
    bicycle(ink, 700, 766)
  )
})
