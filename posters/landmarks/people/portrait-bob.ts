import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Landmark } from '../../strokes/landmark.ts'
import { closeUp, head, shoulders } from '../parts/bust.ts'

const look = { skin: '#F0C8A0', hair: '#211B20', clothes: '#138A8A' }

/** A woman with a black bob, in a high-collared blouse. */
export const portraitBob: Landmark = ink =>
  closeUp(
    shape(
      look.hair,
      'M600 166Q772 170 764 370Q764 470 752 540Q700 560 600 560T448 540Q436 470 436 370Q428 170 600 166z',
    ) +
      shoulders(ink, look.clothes) +
      head(ink, look) +
      shape(
        look.hair,
        'M600 166Q772 170 764 370Q764 470 752 540Q724 556 700 552Q724 460 716 362Q706 292 680 280Q560 300 500 282Q482 310 482 362Q476 460 500 552Q476 556 448 540Q436 470 436 370Q428 170 600 166z',
      ) +
      stroke(ink.light, 6, 'M510 214Q560 186 630 192', 0.25) +
      shape(look.clothes, 'M540 556Q600 620 660 556L676 604Q600 668 524 604z') +
      shape(ink.deep, 'M604 600Q640 592 660 556L676 604Q640 636 604 634z', 0.18) +
      stroke(ink.glow, 6, 'M600 620Q660 660 690 740') +
      disc(ink.glow, 606, 628, 10) +
      disc(ink.glow, 664, 684, 9) +
      disc(ink.paper, 476, 436, 10) +
      disc(ink.paper, 724, 436, 10),
  )
