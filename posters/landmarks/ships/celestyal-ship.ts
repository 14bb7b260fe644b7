import { painted } from '../../colours/own-colours.ts'
import { shape, stroke } from '../../strokes/brush.ts'
import { boxes } from '../../strokes/panes.ts'
import { balconies, hullOf, lifeboats, portholes, wakeOf } from '../parts/ship.ts'

const hull = { bow: 210, stern: 950, deck: 566, rake: 130 }

/** A middle-sized Greek ship with a dark blue hull before a bare island with a white village along its rim. */
export const celestyalShip = painted(
  { base: '#17476f', accent: '#e8b23a' },
  ink =>
    shape(
      ink.shade,
      'M-1000 602L-400 560L-100 520L60 470L180 400L300 370L420 360L560 380L700 366L860 420L1000 450L1160 540L1400 602z',
      0.5,
    ) +
    shape(ink.deep, 'M420 360L560 380L700 366L860 420L1000 450L1160 540L1400 602H600L520 500z', 0.16) +
    shape(
      ink.paper,
      boxes([290, 374], [14, 1], [32, 0], [28, 26]) + boxes([306, 360], [8, 1], [50, 0], [26, 26]),
      0.95,
    ) +
    shape(ink.paper, 'M330 362a18 18 0 0 1 36 0zM600 376a22 22 0 0 1 44 0z') +
    shape(ink.base, 'M334 358a14 14 0 0 1 28 0zM605 370a17 17 0 0 1 34 0z') +
    wakeOf(ink, hull) +
    stroke(ink.paper, 7, 'M420 440V340M398 362H442') +
    shape(ink.base, 'M690 450L706 296H806L832 450z') +
    shape(ink.accent, 'M704 316L706 296H806L810 316z') +
    shape(ink.accent, 'M762 342L772 366 798 368 778 384 784 410 762 396 740 410 746 384 726 368 752 366z') +
    shape(ink.paper, 'M330 572V508L372 470L410 436H860L916 480V572z') +
    shape(ink.deep, 'M800 436H860L916 480V572H824z', 0.13) +
    shape(ink.base, 'M376 466L412 440H520V454H416z') +
    balconies(ink, 360, 482, 26, 3, 20, 24) +
    hullOf(ink, ink.base, hull) +
    stroke(ink.accent, 6, 'M216 574Q240 584 946 582') +
    lifeboats(ink, 430, 556, 7, 60) +
    portholes({ ...ink, deep: ink.paper }, 360, 610, 25, 22),
)
