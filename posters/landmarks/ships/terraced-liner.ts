import { painted } from '../../colours/own-colours.ts'
import { box, shape, stroke } from '../../strokes/brush.ts'
import { boxes } from '../../strokes/panes.ts'
import { hullOf, lifeboats, portholes, wakeOf } from '../parts/ship.ts'

const hull = { bow: 130, stern: 1000, deck: 548, rake: 140 }

/** A classic liner with one broad golden funnel and terraces that step down to her stern. */
export const terracedLiner = painted(
  { base: '#1b4f86', accent: '#d9a13c' },
  ink =>
    wakeOf(ink, hull) +
    stroke(ink.paper, 8, 'M400 420V290M374 318H426') +
    stroke(ink.deep, 2, 'M400 300L230 460M400 300L560 420', 0.4) +
    shape(ink.accent, 'M560 420L580 250Q640 222 716 246L748 420z') +
    shape(ink.deep, 'M660 236Q690 238 716 246L748 420H690z', 0.22) +
    stroke(ink.deep, 4, 'M588 276H716M584 300H722', 0.4) +
    shape(ink.paper, 'M280 552V500L318 462H350L374 424H770V456H816V488H862V520H908V552z') +
    shape(ink.light, 'M770 456H816V464H770zM816 488H862V496H816zM862 520H908V528H862z') +
    shape(ink.base, 'M322 460L338 446H366L354 466z') +
    box(ink.base, 376, 434, 392, 8) +
    shape(ink.shade, boxes([320, 480], [27, 1], [20, 0], [13, 14]) + boxes([312, 506], [26, 1], [20, 0], [13, 14])) +
    shape(ink.glow, boxes([340, 480], [6, 1], [80, 0], [13, 14]) + boxes([372, 506], [6, 1], [80, 0], [13, 14])) +
    shape(ink.shade, boxes([384, 454], [19, 1], [20, 0], [13, 14])) +
    shape(ink.water, 'M872 512h26v6h-26zM826 480h26v6h-26z') +
    shape(ink.accent, 'M780 448l10-14 10 14zM920 540l12-18 12 18z') +
    hullOf(ink, ink.paper, hull) +
    stroke(ink.base, 9, 'M142 566Q180 578 996 572') +
    stroke(ink.base, 5, 'M160 592q60 30 110 4t100 0t100 0t100 0') +
    lifeboats(ink, 390, 540, 8, 56) +
    portholes(ink, 330, 622, 30, 21) +
    shape(ink.accent, 'M244 662Q560 676 992 662L984 690H270z'),
)
