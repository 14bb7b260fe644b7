import { painted } from '../../colours/own-colours.ts'
import { box, shape, stroke } from '../../strokes/brush.ts'
import { boxes } from '../../strokes/panes.ts'
import { at } from '../../strokes/shapes.ts'

/** An expedition ship whose bow leans backwards from the waterline, two rubber boats beside her, peaks of Antarctica behind. */
export const xBowShip = painted(
  { base: '#1d4a6e', accent: '#e0672f' },
  ink =>
    shape(ink.light, 'M-1000 604L-300 470L-60 500L140 320L240 400L330 340L450 450L540 410L640 604z', 0.85) +
    shape(
      ink.paper,
      'M-60 500L140 320L240 400L330 340L450 450L400 440L340 380L290 440L240 430L190 400L150 360L90 450L40 470zM-300 470L-60 500L-200 500z',
    ) +
    shape(ink.light, 'M620 604L740 360L800 410L900 250L1010 400L1090 350L1220 480L2200 440V604z', 0.9) +
    shape(
      ink.paper,
      'M740 360L800 410L900 250L1010 400L1090 350L1220 480L1130 450L1080 400L1010 450L960 400L910 320L860 420L810 450L760 420L700 470z',
    ) +
    stroke(ink.deep, 7, 'M640 400V276M614 300H668M626 322H656') +
    shape(ink.accent, 'M700 410L714 316H796L812 410z') +
    shape(ink.deep, 'M712 336L714 316H796L799 336z') +
    shape(ink.paper, 'M470 470V430L500 390H850V430H890V470z') +
    shape(ink.deep, 'M500 398H640V420H482z') +
    shape(ink.shade, boxes([660, 402], [9, 1], [20, 0], [13, 16]) + boxes([490, 442], [18, 1], [21, 0], [14, 18])) +
    shape(ink.paper, 'M356 690Q300 668 290 634Q300 590 420 486Q440 466 480 462H930V690z') +
    shape(ink.base, 'M356 690Q300 668 290 634Q296 604 350 550H930V690z') +
    shape(ink.deep, 'M356 690Q304 668 292 640Q600 670 930 650V690z', 0.35) +
    shape(ink.accent, 'M350 550L364 536H930V550z') +
    shape(ink.glow, boxes([470, 494], [20, 1], [22.4, 0], [15, 18])) +
    shape(ink.shade, boxes([492, 494], [10, 1], [44.8, 0], [15, 18])) +
    shape(ink.paper, boxes([400, 580], [24, 1], [21.6, 0], [10, 10]), 0.85) +
    box(ink.shade, 900, 480, 30, 60) +
    shape(ink.paper, 'M250 704Q280 668 330 686Q600 700 940 686Q1000 692 1050 704Q700 716 250 704z', 0.9) +
    at(
      250,
      742,
      shape(ink.deep, 'M-76-14Q-70 6-50 8H60Q78 4 74-10z') +
        shape(
          ink.accent,
          'M-50-14v-18q6-14 12 0v18zM-24-14v-20q6-14 12 0v20zM4-14v-18q6-14 12 0v18zM34-14v-22q6-14 12 0v22z',
        ) +
        shape(ink.paper, 'M-110 8Q0-4 110 8Q0 20-110 8z', 0.8),
    ),
)
