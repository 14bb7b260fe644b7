import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Landmark } from '../../strokes/landmark.ts'
import { closeUp, head, shoulders } from '../parts/bust.ts'

const look = { skin: '#A86B45', hair: '#1A1414', clothes: '#8A2F5C' }

/** A woman with a long plait and jasmine in it, a sari over one shoulder. */
export const portraitPlait: Landmark = ink =>
  closeUp(
    shape(look.hair, 'M600 168Q764 170 754 360Q752 440 726 490H474Q448 440 446 360Q436 170 600 168z') +
      shoulders(ink, look.clothes) +
      shape(ink.glow, 'M390 622Q520 700 650 1200H500Q420 900 300 720Q330 660 390 622z') +
      shape(ink.deep, 'M352 650Q480 740 600 1200H570Q460 800 330 676z', 0.25) +
      head(ink, look) +
      shape(look.hair, 'M600 190Q484 206 474 372Q448 190 600 168Q756 190 726 372Q716 206 600 190z') +
      stroke(look.hair, 46, 'M722 452Q790 540 770 660T782 860') +
      stroke(ink.light, 4, 'M716 540l48 26M728 600l52 14M736 664l56 0M738 724l52 12M744 790l52 6', 0.35) +
      disc(ink.paper, 742, 438, 15) +
      disc(ink.paper, 756, 464, 15) +
      disc(ink.paper, 750, 492, 15) +
      disc(ink.paper, 766, 514, 14) +
      disc('#C8202F', 600, 300, 9) +
      disc(ink.glow, 478, 424, 11) +
      disc(ink.glow, 722, 424, 11) +
      stroke(ink.glow, 8, 'M530 566Q600 646 670 566'),
  )
