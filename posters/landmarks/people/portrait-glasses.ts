import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Landmark } from '../../strokes/landmark.ts'
import { closeUp, head, shoulders } from '../parts/bust.ts'

const look = { skin: '#EBBE93', hair: '#1E1A1C', clothes: '#2F6F7A' }

/** A man with short black hair and round glasses, in a collared shirt. */
export const portraitGlasses: Landmark = ink =>
  closeUp(
    shoulders(ink, look.clothes) +
      head(ink, look) +
      shape(look.hair, 'M470 350Q452 176 600 172T732 350Q716 300 690 272Q600 300 540 262Q496 292 470 350z') +
      stroke(
        ink.deep,
        8,
        'M506 372a42 40 0 1 0 84 0a42 40 0 1 0 -84 0M610 372a42 40 0 1 0 84 0a42 40 0 1 0 -84 0M590 366q10 -8 20 0M506 366l-28 -8M694 366l28 -8',
      ) +
      shape(ink.paper, 'M540 566L600 660L660 566L700 596L640 700L600 668L560 700L500 596z') +
      shape(ink.deep, 'M600 668L640 700L700 596L660 566L600 660z', 0.14) +
      stroke(ink.deep, 4, 'M600 690V900', 0.3) +
      disc(ink.paper, 600, 740, 7) +
      disc(ink.paper, 600, 820, 7),
  )
