import { painted } from '../../colours/own-colours.ts'
import { shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { at } from '../../strokes/shapes.ts'
import { balconies, hullOf, lifeboats, portholes, wakeOf } from '../parts/ship.ts'

const hull = { bow: 110, stern: 1010, deck: 548, rake: 150 }

const funnel = (ink: Ink, x: number) =>
  at(
    x,
    0,
    shape(ink.accent, 'M-56 420L-30 250H70L52 420z') +
      shape(ink.deep, 'M-36 290L-30 250Q20 236 70 250L66 290zM20 420L34 290H66L52 420z', 0.8) +
      shape(ink.deep, 'M14 420L34 250H70L52 420z', 0.2) +
      stroke(ink.paper, 5, 'M-39 304H64'),
  )

/** A liner of the old school: a midnight-blue hull with gold scrolls, two raked red funnels, yellow boats. */
export const disneyWish = painted(
  { base: '#1e2b4d', accent: '#c8322f' },
  ink =>
    wakeOf(ink, hull) +
    stroke(ink.base, 8, 'M380 430V300M356 328H404') +
    funnel(ink, 560) +
    funnel(ink, 790) +
    shape(ink.paper, 'M270 552V490L312 452L350 414H900L950 452L976 492V552z') +
    shape(ink.deep, 'M860 414H900L950 452L976 492V552H880z', 0.13) +
    shape(ink.base, 'M318 446L352 416H470L464 432H360z') +
    balconies(ink, 306, 462, 32, 4, 20, 22) +
    hullOf(ink, ink.base, hull) +
    lifeboats(ink, 370, 552, 9, 62, ink.glow) +
    stroke(ink.glow, 5, 'M114 556Q240 572 1006 566') +
    stroke(
      ink.glow,
      5,
      'M160 584q30 0 40 18t30 8q14-14 0-22t-20 6M214 604q40-24 70-4t40 4q14-16-2-24t-18 8M250 574q20-6 30 4',
    ) +
    portholes({ ...ink, deep: ink.glow }, 350, 616, 27, 23) +
    shape(ink.accent, 'M234 662Q560 676 1002 662L994 690H260z'),
)
