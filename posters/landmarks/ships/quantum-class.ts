import { painted } from '../../colours/own-colours.ts'
import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import { at } from '../../strokes/shapes.ts'
import { balconies, hullOf, lifeboats, wakeOf } from '../parts/ship.ts'

const hull = { bow: 140, stern: 1000, deck: 560, rake: 96 }

/** A ship with a glass gondola on a long arm, high above her decks; a glacier comes down to the sea behind her. */
export const quantumClass = painted(
  { base: '#2c6f9f', accent: '#e58a2f' },
  ink =>
    shape(ink.light, 'M-1000 602V420L-300 360L0 440L160 330L330 430L470 500L560 602z', 0.75) +
    shape(ink.paper, 'M-300 360L0 440L160 330L330 430L300 450L240 400L190 440L150 390L60 470L0 460L-280 420z', 0.9) +
    shape(ink.light, 'M660 602L760 430L900 300L1010 380L1120 290L1300 400L2200 330V602z', 0.8) +
    shape(
      ink.paper,
      'M760 430L900 300L1010 380L1120 290L1300 400L1240 420L1150 370L1040 450L960 400L880 440L820 410z',
    ) +
    shape(ink.paper, 'M480 602L600 500L690 450L780 500L770 602z') +
    shape(ink.base, 'M480 602L520 570L560 596L600 560L640 598L690 564L730 596L764 568V602z', 0.35) +
    wakeOf(ink, hull) +
    stroke(ink.paper, 20, 'M560 370L470 140') +
    stroke(ink.base, 7, 'M560 370L470 140') +
    at(
      462,
      118,
      shape(ink.light, 'M-62 20A62 62 0 0 1 62 20L48 44H-48z') +
        stroke(ink.paper, 5, 'M-62 20H62M-30-32L-24 42M30-32L24 42M0-42V42') +
        box(ink.accent, -50, 42, 100, 12),
    ) +
    disc(ink.paper, 700, 316, 46) +
    stroke(ink.base, 5, 'M654 316H746M700 270V362M668 284Q700 306 732 284') +
    shape(ink.paper, 'M812 372L828 266H936L944 372z') +
    shape(ink.base, 'M824 296L828 266H936L938 296z') +
    shape(ink.deep, 'M846 266L852 240H876L878 266zM894 266L900 240H924L926 266z') +
    shape(ink.paper, 'M262 566V440L300 398L360 366H960Q986 376 986 410V566z') +
    shape(ink.deep, 'M880 366H960Q986 376 986 410V566H900z', 0.12) +
    shape(ink.base, 'M282 420L300 398H440L436 416z') +
    box(ink.base, 360, 384, 620, 9) +
    balconies(ink, 292, 430, 34, 5) +
    hullOf(ink, ink.paper, hull) +
    lifeboats(ink, 400, 566, 10, 56) +
    shape(ink.base, 'M140 560L148 570H1000V560z'),
)
