import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Landmark } from '../../strokes/landmark.ts'
import { closeUp, head, shoulders } from '../parts/bust.ts'

const look = { skin: '#DDA57C', hair: '#3A2620', clothes: '#1F6E6A' }

/** A woman in a tudung pinned at the shoulder, in baju kurung. */
export const portraitTudung: Landmark = ink =>
  closeUp(
    shape(
      ink.accent,
      'M600 150Q790 160 796 380Q800 520 830 640Q760 700 600 700T370 640Q400 520 404 380Q410 160 600 150z',
    ) +
      shoulders(ink, look.clothes) +
      head(ink, look) +
      shape(
        ink.accent,
        'M600 150Q790 160 796 380Q804 560 850 690Q770 800 640 820Q520 790 380 700Q400 540 404 380Q410 160 600 150zM600 232Q494 232 490 350Q486 452 540 500Q570 524 600 524T660 500Q714 452 710 350Q706 232 600 232z',
      ) +
      shape(
        ink.deep,
        'M640 154Q790 176 796 380Q804 560 850 690Q770 800 640 820Q740 640 738 420Q736 250 640 154z',
        0.16,
      ) +
      stroke(ink.deep, 5, 'M430 560Q560 650 720 560M450 640Q560 720 760 660M506 220Q470 290 474 380', 0.22) +
      stroke(ink.paper, 5, 'M500 300Q520 228 600 226T700 300', 0.75) +
      disc(ink.glow, 720, 592, 15),
  )
