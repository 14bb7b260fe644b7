import { painted } from '../../colours/own-colours.ts'
import { box, shape, stroke } from '../../strokes/brush.ts'
import { repeat } from '../../strokes/shapes.ts'
import { balconies, hullOf, lifeboats, wakeOf } from '../parts/ship.ts'

const hull = { bow: 176, stern: 990, deck: 548, rake: 8 }

/** A ship with an upright stem, terraces stepping down to her stern and a dry slide of eleven decks in the gap. */
export const mscWorldClass = painted(
  { base: '#1d3f66', accent: '#d9a441' },
  ink =>
    wakeOf(ink, hull) +
    shape(ink.paper, 'M560 316L590 200H700L716 316z') +
    shape(ink.base, 'M582 232L590 200H700L704 232z') +
    shape(ink.deep, 'M590 200L596 178H696L700 200z') +
    shape(ink.light, 'M300 340L340 286H540V340z') +
    stroke(ink.paper, 5, 'M340 286H540M380 286L360 340M430 286L420 340M480 286V340') +
    shape(ink.paper, 'M206 556V396L268 344L320 320H830V396H856V436H880V476H906V516H940V556z') +
    shape(ink.deep, 'M730 320H830V556H760z', 0.14) +
    shape(ink.base, 'M214 404L270 356H360V372H276L222 416z') +
    box(ink.base, 330, 334, 500, 10) +
    balconies(ink, 236, 424, 29, 5, 20, 24) +
    balconies(ink, 360, 356, 23, 3, 20, 23) +
    stroke(ink.deep, 6, 'M890 250V540', 0.5) +
    repeat(
      7,
      turn =>
        stroke(
          ink.accent,
          13,
          `M${890} ${262 + turn * 38}C950 ${262 + turn * 38} 950 ${300 + turn * 38} 890 ${300 + turn * 38}`,
        ) +
        stroke(
          ink.glow,
          13,
          `M${890} ${281 + turn * 38}C836 ${281 + turn * 38} 836 ${300 + turn * 38} 890 ${300 + turn * 38}`,
        ),
    ) +
    shape(ink.accent, 'M868 262L890 234L912 262z') +
    hullOf(ink, ink.paper, hull) +
    shape(ink.base, 'M178 590Q400 574 560 626T990 610L980 690H184z') +
    shape(ink.accent, 'M180 582Q400 566 560 618T990 602V610Q760 660 560 626T178 590z') +
    lifeboats(ink, 330, 540, 10, 56),
)
