import { painted } from '../../colours/own-colours.ts'
import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import { balconies, hullOf, lifeboats, wakeOf } from '../parts/ship.ts'

const hull = { bow: 120, stern: 1010, deck: 540, rake: 120 }

/** An Asian resort ship: a painted mermaid swims along her white hull among waves and stars. */
export const gentingDream = painted(
  { base: '#5a2d7a', accent: '#e4567f' },
  ink =>
    wakeOf(ink, hull) +
    stroke(ink.paper, 7, 'M360 400V310M340 330H380') +
    stroke(ink.accent, 14, 'M610 250C560 250 560 300 606 304S650 336 620 360') +
    stroke(ink.glow, 14, 'M626 250C690 246 700 294 656 306S600 340 610 366') +
    stroke(ink.deep, 5, 'M600 244V372M636 244V372') +
    shape(ink.paper, 'M760 386L784 236H880L902 386z') +
    shape(ink.base, 'M778 272L784 236H880L885 272z') +
    stroke(ink.accent, 9, 'M772 306Q830 276 890 306M770 326Q830 296 893 326') +
    shape(ink.paper, 'M246 548V462L286 420L330 380H954L990 420V548z') +
    shape(ink.deep, 'M890 380H954L990 420V548H910z', 0.12) +
    shape(ink.base, 'M292 414L332 382H470V398H334z') +
    balconies(ink, 278, 428, 35, 4) +
    hullOf(ink, ink.paper, hull) +
    shape(
      ink.water,
      'M132 552C220 540 260 620 360 600S520 560 620 600S820 650 1004 590L996 690H240Q190 630 132 552z',
      0.75,
    ) +
    shape(ink.accent, 'M206 648C300 610 380 660 480 640S700 630 800 656S960 650 1002 640L994 690H240z', 0.7) +
    shape(ink.base, 'M240 690Q222 668 214 656Q500 690 1000 664L994 690z', 0.8) +
    shape(
      ink.accent,
      'M300 612Q340 570 400 584Q430 590 452 606Q500 640 560 622Q584 612 596 580Q610 600 606 622Q630 622 640 640Q610 646 590 636Q520 668 452 640Q400 650 356 630Q330 618 300 612z',
    ) +
    disc(ink.glow, 300, 594, 22) +
    stroke(ink.base, 10, 'M290 576Q330 560 372 576M296 584Q340 572 384 592') +
    stroke(ink.glow, 4, 'M440 606q14 8 14 22M468 616q12 8 10 20M496 622q10 8 6 18M524 624q8 8 4 16') +
    shape(
      ink.paper,
      'M700 580l6 14 15 1-12 9 4 15-13-8-13 8 4-15-12-9 15-1zM790 604l5 11 12 1-9 7 3 12-11-7-11 7 3-12-9-7 12-1z',
    ) +
    lifeboats(ink, 400, 528, 9, 60) +
    box(ink.base, 240, 536, 760, 6),
)
