import { painted } from '../../colours/own-colours.ts'
import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { at } from '../../strokes/shapes.ts'
import { acacia } from '../parts/acacia.ts'

const giraffe = (ink: Ink, x: number, y: number, size: number) =>
  at(
    x,
    y,
    shape(ink.shade, 'M-50-180L-44 0H-68L-80-190zM86-190L96 0H72L58-190z') +
      shape(
        ink.base,
        'M-112-496Q-100-520-76-514L-62-490Q-20-380 6-290Q70-280 104-236Q116-210 112-170L120 0H94L80-150Q30-130-30-146L-36 0H-62L-66-170Q-74-240-60-300Q-80-400-96-462Q-120-456-146-440Q-160-440-156-456Q-140-486-112-496z',
      ) +
      shape(
        ink.deep,
        'M-50-290l26-8 12 24-30 12zM-56-340l22-6 10 26-24 8zM-70-390l20-8 12 24-22 10zM-82-440l20-6 8 22-18 8zM-10-262l34-6 6 30-34 8zM36-252l34 4 4 30-34-6zM-46-240l28 4 0 32-34-4zM-6-220l32 2 2 34-34 2zM38-208l36 6 4 30-36 2zM-54-190l30 6-2 26-30-4zM84-216l20 12 2 30-20-4z',
        0.55,
      ) +
      shape(ink.deep, 'M-98-506l-8-28h8l10 24zM-82-512l2-28h8l2 28z') +
      shape(ink.base, 'M-74-506q24-14 34 2q-16 12-30 6z') +
      disc(ink.deep, -110, -478, 5) +
      stroke(ink.deep, 6, 'M110-216Q132-170 124-126'),
    size,
  )

/** Two giraffes and zebras on open grassland, the Drakensberg blue on the horizon. */
export const savannaGiraffes = painted({ base: '#d59a4e' }, ink => {
  const zebra = (x: number, y: number, size: number) =>
    at(
      x,
      y,
      shape(
        ink.paper,
        'M-70-70Q-30-84 30-78L56-116Q70-128 84-116L104-92Q106-82 94-82L78-84L62-40L60 0H46L42-36Q0-28-40-36L-46 0H-60L-66-36Q-80-50-70-70z',
      ) +
        stroke(
          ink.deep,
          5,
          'M-56-72l-4 34M-36-76l0 40M-14-78l4 44M10-78l2 42M32-78l2 40M48-100l16 24M62-114l14 24M-56-20h12M48-16h12',
        ) +
        shape(ink.deep, 'M30-80L56-120L62-116L42-80zM94-92l12 2-2 8-8 2z') +
        stroke(ink.deep, 4, 'M-70-66q-12 20-8 40'),
      size,
    )
  return (
    shape(
      ink.water,
      'M-1000 620L-500 540L-200 560L60 480L260 520L420 450L560 500L700 440L860 500L1040 470L1300 540L2200 500V640H-1000z',
      0.5,
    ) +
    shape(ink.leaf, 'M-1000 640Q0 600 600 624T2200 610V680H-1000z', 0.6) +
    acacia(ink, 250, 660, 1.1) +
    acacia(ink, 1080, 640, 0.7) +
    acacia(ink, -420, 650, 0.9) +
    giraffe(ink, 820, 690, 0.8) +
    giraffe(ink, 600, 720, 1.05) +
    zebra(270, 730, 0.9) +
    zebra(390, 700, 0.7) +
    zebra(150, 700, 0.6) +
    stroke(
      ink.leaf,
      6,
      'M460 770l-8-40M480 770l6-48M500 774l16-36M960 780l-8-44M980 780l6-50M1004 782l14-40M160 830l-10-44M184 830l6-50M210 830l16-40',
    )
  )
})
