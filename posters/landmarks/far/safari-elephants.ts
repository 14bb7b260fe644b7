import { painted } from '../../colours/own-colours.ts'
import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { at } from '../../strokes/shapes.ts'
import { acacia } from '../parts/acacia.ts'

const elephant = (ink: Ink, x: number, y: number, size: number) =>
  at(
    x,
    y,
    shape(ink.shade, 'M-40-60L-46 0H-90L-84-120zM150-80L156 0H112L104-120z') +
      shape(
        ink.base,
        'M-130-250Q-60-300 40-286Q140-300 196-230Q222-190 214-120L210 0H164L156-96Q100-80 30-92L26 0H-24L-34-110Q-70-130-86-160Q-120-150-140-130Q-150-90-150-40Q-150-4-180 6Q-204 8-204-14L-186-14Q-176-20-178-60Q-182-140-176-180Q-176-230-130-250z',
      ) +
      shape(ink.light, 'M-130-250Q-60-300 40-286Q140-300 196-230Q120-270 30-262Q-60-270-120-236z', 0.5) +
      shape(ink.shade, 'M-110-240Q-40-262-26-200Q-20-140-60-116Q-100-140-112-190z') +
      shape(ink.deep, 'M-26-200Q-20-140-60-116Q-80-128-92-146Q-50-150-26-200z', 0.25) +
      shape(ink.paper, 'M-148-142Q-190-112-214-130Q-196-96-136-120z') +
      disc(ink.deep, -144, -194, 6) +
      stroke(ink.deep, 6, 'M212-210Q236-150 226-96', 0.8),
    size,
  )

/** Elephants cross the savanna to a water hole, umbrella thorns and a huge low sun behind. */
export const safariElephants = painted(
  { base: '#7d7676' },
  ink =>
    shape(ink.leaf, 'M-1000 610Q0 560 500 592T2200 570V660H-1000z', 0.5) +
    acacia(ink, 930, 640, 1.15) +
    acacia(ink, 210, 620, 0.7) +
    acacia(ink, -300, 640, 1) +
    elephant(ink, 800, 690, 0.62) +
    elephant(ink, 460, 700, 1) +
    elephant(ink, 690, 706, 0.36) +
    shape(ink.water, 'M-200 760Q120 716 420 736Q600 750 420 780Q100 810-200 790z', 0.85) +
    stroke(ink.paper, 4, 'M40 760h110M220 776h90', 0.6) +
    shape(ink.deep, 'M-1000 820Q0 760 600 810T2200 790V1200H-1000z', 0.2) +
    stroke(
      ink.leaf,
      6,
      'M620 770l-8-40M640 770l6-48M660 774l16-36M900 780l-8-44M920 780l6-50M944 782l14-40M60 830l-10-44M84 830l6-50M110 830l16-40',
    ),
)
