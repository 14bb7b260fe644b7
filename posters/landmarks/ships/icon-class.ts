import { painted } from '../../colours/own-colours.ts'
import { box, shape, stroke } from '../../strokes/brush.ts'
import { balconies, hullOf, lifeboats, wakeOf } from '../parts/ship.ts'

const hull = { bow: 150, stern: 1010, deck: 540, rake: 70 }

/** The largest ship of her time: a glass dome over the bow, twenty decks, a tangle of slides below the funnel. */
export const iconClass = painted({ base: '#2a86b8', accent: '#ee5d3a' }, ink => {
  const slide = (colour: string, d: string) => stroke(colour, 17, d) + stroke(ink.paper, 4, d, 0.5)
  return (
    wakeOf(ink, hull) +
    stroke(ink.deep, 7, 'M668 160V300M700 150V300M760 170V300M812 200V300') +
    slide(ink.accent, 'M684 146C600 150 606 214 680 220S760 262 706 290') +
    slide(ink.glow, 'M690 152C770 142 800 186 742 204S650 232 660 284') +
    slide(ink.leaf, 'M700 140C830 130 866 180 830 232S780 262 792 296') +
    box(ink.deep, 660, 120, 66, 34) +
    shape(ink.accent, 'M652 122L693 92L734 122z') +
    shape(ink.paper, 'M874 300L886 190H956L968 300z') +
    shape(ink.base, 'M882 230L886 190H956L960 230z') +
    shape(ink.deep, 'M886 190H956L952 176H890z') +
    shape(ink.paper, 'M236 548V392Q236 352 282 330L330 300H980Q1000 304 1000 330V548z') +
    shape(ink.deep, 'M880 300H980Q1000 304 1000 330V548H900z', 0.12) +
    shape(ink.light, 'M246 306A106 106 0 0 1 458 306z') +
    shape(ink.deep, 'M352 200A106 106 0 0 1 458 306H400Q410 250 352 200z', 0.22) +
    stroke(ink.paper, 4, 'M246 306H458M352 200V306M280 306Q290 230 352 200Q414 230 424 306M258 262H446M292 220H412') +
    box(ink.paper, 236, 306, 236, 22) +
    box(ink.base, 250, 336, 750, 12) +
    balconies(ink, 262, 362, 37, 7) +
    hullOf(ink, ink.paper, hull) +
    shape(ink.base, 'M150 540C186 580 214 640 220 690H420Q300 620 330 540z') +
    shape(ink.light, 'M330 540Q300 620 420 690H520Q380 620 400 540z') +
    lifeboats(ink, 470, 552, 9, 58) +
    box(ink.base, 240, 532, 768, 9)
  )
})
