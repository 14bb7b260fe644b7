import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { at } from '../../strokes/shapes.ts'

type Look = { skin: string; hair: string }

/** Near enough that a face is known in a circle of the size of a coin. */
export const closeUp = (drawing: string) => at(-180, -24, drawing, 1.3)

/** Shoulders, from the collar down out of the picture. The far half lies in shade, as the whole figure does. */
export const shoulders = (ink: Ink, colour: string) =>
  shape(colour, 'M600 556Q690 566 770 602Q884 650 916 780L940 1200H260L284 780Q316 650 430 602Q510 566 600 556z') +
  shape(ink.deep, 'M612 556Q700 568 770 602Q884 650 916 780L940 1200H690Q640 800 612 556z', 0.16)

/** Neck, head and features: brows, eyes that look at us, nose, a smile. */
export const head = (ink: Ink, { skin, hair }: Look) =>
  shape(skin, 'M546 470h108v84q-2 60 -54 66q-52 -6 -54 -66z') +
  shape(ink.deep, 'M546 500q54 60 108 0v40q-54 44 -108 0z', 0.2) +
  disc(skin, 478, 386, 20, 32) +
  disc(skin, 722, 386, 20, 32) +
  shape(skin, 'M478 340Q478 216 600 216T722 340Q726 446 676 500Q640 532 600 532T524 500Q474 446 478 340z') +
  shape(ink.deep, 'M630 218Q722 234 722 340Q726 446 676 500Q648 526 618 531Q668 470 668 380Q668 280 630 218z', 0.13) +
  stroke(hair, 9, 'M520 342q26 -17 54 -4M626 338q28 -13 54 4') +
  disc(ink.deep, 549, 372, 9, 11) +
  disc(ink.deep, 651, 372, 9, 11) +
  disc(ink.paper, 552, 368, 3) +
  disc(ink.paper, 654, 368, 3) +
  stroke(ink.deep, 6, 'M604 378q14 34 4 46q-8 7 -20 3', 0.4) +
  disc('#C8574A', 532, 428, 24, 14, 0.2) +
  disc('#C8574A', 668, 428, 24, 14, 0.2) +
  shape('#A83B3A', 'M560 456q40 14 80 0q-12 30 -40 30t-40 -30z') +
  shape(ink.paper, 'M568 459q32 11 64 0q-4 9 -32 9t-32 -9z')
