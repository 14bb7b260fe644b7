import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, circle, palm, path, rect, repeat, stroke } from '../../strokes/shapes.ts'

function lounger(ink: Ink): string {
  return (
    path(ink.deep, 'M-70 0h7v30h-7zM60 0h7v30h-7z') +
    path(ink.paper, 'M-104-64Q-92-78-80-66L-36-12H92V8H-46z') +
    path(ink.light, 'M-36-2H92V8H-46z') +
    path(ink.accent, 'M-104-64Q-92-78-80-66L-68-50L-86-40z')
  )
}

/** An infinity pool: a swimmer at the brim, the water running out into the bay, loungers and parasols on the deck. */
export const infinityPool: Landmark = ink => {
  const parasol = (x: number, y: number, size: number): string =>
    at(
      x,
      y,
      rect(ink.deep, -4, -210, 8, 214) +
        path(ink.accent, 'M-150-180L0-260L150-180z') +
        path(ink.paper, 'M-150-180L0-260L-50-180zM50-180L0-260L100-180z') +
        path(ink.shade, 'M-150-180H150V-172H-150z'),
      size,
    )
  const swimmer =
    path('#9b6044', 'M-34 0Q-40-44-8-54H22Q52-44 46 0z') +
    circle('#9b6044', 7, -74, 21) +
    path(ink.deep, 'M-18-70Q-20-106 8-108Q36-106 32-70Q24-86 6-86Q-10-86-18-70zM0-110q8-16 18 0z') +
    stroke('#9b6044', 14, 'M-26-40Q-60-40-84-16M38-40Q72-40 96-16') +
    path(ink.accent, 'M-34-4h80v10h-80z')
  return (
    path(ink.leaf, 'M-1000 640Q-300 560 60 600Q200 570 330 606L420 640z').replace('<path', '<path opacity=".8"') +
    path(ink.leaf, 'M900 640Q1000 570 1140 580Q1300 540 2200 600V640z').replace('<path', '<path opacity=".8"') +
    palm(936, 690, 420, 56, ink.deep, ink.deep, ink.leaf) +
    palm(990, 690, 300, 64, ink.deep, ink.deep, ink.leaf) +
    rect(ink.light, -1000, 640, 3200, 9) +
    rect(ink.water, -1000, 647, 3200, 600) +
    path(ink.paper, 'M-1000 643H2200V649H-1000z') +
    path(
      ink.paper,
      repeat(
        26,
        index =>
          `M${-900 + ((index * 211) % 2100)} ${664 + (index % 9) * 12}q${40 + (index % 4) * 12}-${5 + (index % 3)} ${90 + (index % 4) * 20} 0q-${50} 6-${90 + (index % 4) * 20} 0z`,
      ),
    ).replace('<path', '<path opacity=".4"') +
    at(480, 712, swimmer, 1.7) +
    path(ink.paper, 'M300 712q80-18 190-10q110-8 190 10q-90 16-180 10q-110 8-200-10z').replace(
      '<path',
      '<path opacity=".7"',
    ) +
    path(ink.paper, 'M500 1200L720 716L2200 690V1200z') +
    path(ink.light, 'M520 1200L724 728L2200 702V1200z') +
    stroke(ink.shade, 3, 'M780 1200L1000 722M1000 1200L1160 718M1200 1200L1320 714M1500 1200L1500 710').replace(
      '<path',
      '<path opacity=".4"',
    ) +
    parasol(880, 742, 0.96) +
    at(800, 740, lounger(ink), 0.9) +
    at(960, 752, lounger(ink), 0.9) +
    rect(ink.accent, 866, 730, 30, 22, 4)
  )
}
