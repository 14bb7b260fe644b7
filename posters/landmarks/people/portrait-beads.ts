import { shape, stroke } from '../../strokes/brush.ts'
import type { Landmark } from '../../strokes/landmark.ts'
import { closeUp, head, shoulders } from '../parts/bust.ts'

const look = { skin: '#C58E62', hair: '#221916', clothes: '#23303A' }

/** A man from Sarawak with a beaded collar over a dark shirt. */
export const portraitBeads: Landmark = ink =>
  closeUp(
    shoulders(ink, look.clothes) +
      head(ink, look) +
      shape(
        look.hair,
        'M468 360Q444 166 604 164Q756 170 732 360Q724 296 700 262Q650 246 560 254Q500 268 486 300Q474 330 468 360z',
      ) +
      shape(look.hair, 'M500 236Q560 180 700 250L690 222Q620 170 540 190z') +
      shape('#C8202F', 'M500 590Q600 690 700 590L776 640Q600 800 424 640z') +
      stroke(ink.paper, 6, 'M476 614Q600 726 724 614') +
      stroke(ink.glow, 6, 'M452 630Q600 764 748 630') +
      stroke(
        ink.deep,
        5,
        'M480 640l18 20l20 -4M530 676l16 18l22 -4M584 690l16 18l18 -16M640 688l22 -2l14 -18M694 654l22 0l10 -20',
        0.7,
      ),
  )
