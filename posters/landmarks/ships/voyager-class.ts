import { painted } from '../../colours/own-colours.ts'
import { disc, shape, stroke } from '../../strokes/brush.ts'
import { balconies, hullOf, lifeboats, portholes, wakeOf } from '../parts/ship.ts'

const hull = { bow: 130, stern: 1010, deck: 552, rake: 110 }

/** A white ship with a glass lounge wrapped round her funnel and a climbing wall behind it. */
export const voyagerClass = painted(
  { base: '#24598f', accent: '#f0a13a' },
  ink =>
    wakeOf(ink, hull) +
    stroke(ink.paper, 8, 'M352 400V290M330 316H376M338 338H366') +
    disc(ink.paper, 352, 288, 13) +
    shape(ink.paper, 'M690 400L720 210H850L884 400z') +
    shape(ink.base, 'M716 240L720 210H850L856 240z') +
    shape(ink.deep, 'M720 210H850L846 184H728z') +
    shape(ink.accent, 'M770 264a16 16 0 1 1 32 0h10l-12 20h-28l-12-20zM782 284h8v34h-8z') +
    shape(ink.paper, 'M640 372L664 318H900L930 372z') +
    shape(ink.deep, 'M652 358L666 326H898L918 358z') +
    stroke(ink.light, 4, 'M690 326V358M720 326V358M750 326V358M780 326V358M810 326V358M840 326V358M870 326V358') +
    shape(ink.shade, 'M884 400L878 366H930L946 400z') +
    shape(
      ink.accent,
      'M896 374h6v6h-6zM910 382h6v6h-6zM922 372h6v6h-6zM900 390h6v6h-6zM930 388h6v6h-6zM888 384h6v6h-6z',
    ) +
    shape(ink.paper, 'M246 556V470L290 432L330 396H960L992 430V556z') +
    shape(ink.deep, 'M890 396H960L992 430V556H910z', 0.12) +
    shape(ink.base, 'M296 428L330 398H470V414H330z') +
    balconies(ink, 282, 444, 35, 4) +
    hullOf(ink, ink.paper, hull) +
    lifeboats(ink, 380, 546, 10, 58) +
    portholes(ink, 300, 600, 32, 21) +
    portholes(ink, 310, 624, 31, 21) +
    shape(ink.base, 'M226 648Q560 668 1004 646L994 690H240z') +
    stroke(ink.base, 5, 'M140 562Q170 570 1006 566'),
)
