import type { Landmark } from '../../strokes/landmark.ts'
import { panes } from '../../strokes/panes.ts'

/** A large modern cruise ship coming towards us: white hull, tier upon tier of balconies, one swept-back funnel. */
export const linerWhite: Landmark = ink => `
<path fill="${ink.water}" d="M250 668Q600 640 1000 662Q980 712 620 716Q380 712 250 668z"/>
<path fill="${ink.shade}" d="M612 214L640 128H742L770 216z"/>
<path fill="${ink.accent}" d="M640 128H742L762 190L622 182z"/>
<path fill="${ink.deep}" d="M640 128H742L736 112H650zM626 170L758 178L762 190L622 182z"/>
<path fill="${ink.paper}" d="M470 200L506 132H514L520 198z"/><path stroke="${ink.paper}" stroke-width="6" d="M484 152H536M492 138H528"/>
<path fill="${ink.paper}" d="M414 250L440 196L800 214L944 330V480L400 470z"/>
<path fill="${ink.deep}" opacity=".2" d="M414 250L440 196L452 196L440 470H400z"/>
<path fill="${ink.base}" d="M440 212L800 226L840 256L432 246z"/>
<path fill="${ink.glow}" d="${panes(
  [
    [448, 214],
    [790, 228],
    [812, 244],
    [444, 234],
  ],
  24,
  1,
  0.8,
  0.9,
)}"/>
<path fill="${ink.shade}" d="${panes(
  [
    [446, 254],
    [936, 338],
    [936, 478],
    [440, 470],
  ],
  22,
  6,
  0.76,
  0.58,
)}"/>
<path fill="${ink.light}" d="${panes(
  [
    [446, 254],
    [936, 338],
    [936, 478],
    [440, 470],
  ],
  11,
  6,
  0.3,
  0.3,
)}"/>
<path fill="${ink.accent}" d="${panes(
  [
    [452, 400],
    [880, 426],
    [880, 450],
    [450, 436],
  ],
  11,
  1,
  0.72,
  0.9,
)}"/>
<path fill="${ink.paper}" d="M262 438L420 446L950 470V604Q940 660 930 668L372 694Q318 610 262 438z"/>
<path fill="${ink.deep}" opacity=".22" d="M262 438L398 446Q376 560 372 694Q318 610 262 438z"/>
<path fill="${ink.base}" d="M268 456L402 464L950 486V500L400 482L274 472z"/>
<path fill="${ink.base}" d="M344 636L372 640Q640 620 944 606V624Q936 656 930 668L372 694z"/>
<path fill="${ink.shade}" d="M344 636L374 640L372 694Q354 664 344 636z"/>
<path fill="${ink.deep}" d="${panes(
  [
    [430, 520],
    [930, 516],
    [930, 532],
    [430, 540],
  ],
  26,
  1,
  0.4,
  0.9,
)}${panes(
  [
    [424, 566],
    [930, 552],
    [930, 566],
    [424, 584],
  ],
  26,
  1,
  0.3,
  0.7,
)}"/>
<path fill="${ink.deep}" d="M306 500l22 4 4 26-18-4z"/>
<path fill="${ink.paper}" d="M300 690Q350 664 372 690Q520 668 640 684Q800 662 960 672Q820 690 660 700Q520 706 380 716Q330 722 256 712Q280 700 300 690z"/>
<path fill="${ink.paper}" opacity=".6" d="M200 736Q320 716 440 734Q360 742 200 736zM560 728Q700 712 840 722Q720 738 560 728z"/>`
