import { painted } from '../../colours/own-colours.ts'
import { shape, stroke } from '../../strokes/brush.ts'
import { firs } from '../parts/firs.ts'
import { balconies, hullOf, lifeboats, portholes, wakeOf } from '../parts/ship.ts'

const hull = { bow: 190, stern: 960, deck: 566, rake: 120 }

/** A slender white ship with a tall notched funnel off the wooded islands and glaciers of Alaska. */
export const musicaClass = painted(
  { base: '#2b5d86', accent: '#e0aa3e' },
  ink =>
    shape(
      ink.base,
      'M-1000 602L-500 420L-200 500L120 300L260 400L400 260L560 420L700 340L900 480L1100 330L1400 470L2200 400V602z',
      0.42,
    ) +
    shape(
      ink.paper,
      'M120 300L260 400L400 260L560 420L500 400L450 430L400 340L340 430L280 420L220 450L150 370L60 420zM1100 330L1400 470L1240 430L1180 460L1110 400L1000 430zM700 340L800 410L730 400L680 420L640 380z',
      0.85,
    ) +
    firs(ink, -60, 604, 13, 30, 60) +
    firs(ink, 820, 606, 14, 30, 74) +
    wakeOf(ink, hull) +
    stroke(ink.paper, 7, 'M400 430V330M380 352H422') +
    shape(ink.paper, 'M700 440L732 246Q780 226 818 250L826 440z') +
    shape(ink.base, 'M728 272L732 246Q780 226 818 250L820 276Q776 256 728 272z') +
    shape(ink.accent, 'M752 330l9 20 22 2-17 15 5 21-19-11-19 11 5-21-17-15 22-2z') +
    shape(ink.shade, 'M842 440L850 340H900L930 440z') +
    shape(ink.paper, 'M306 570V500L350 462L390 434H900L944 470V570z') +
    shape(ink.deep, 'M850 434H900L944 470V570H870z', 0.13) +
    shape(ink.base, 'M352 460L388 436H500V450H394z') +
    balconies(ink, 334, 474, 30, 4, 20, 22) +
    hullOf(ink, ink.paper, hull) +
    lifeboats(ink, 410, 564, 8, 58) +
    portholes(ink, 350, 614, 27, 21) +
    shape(ink.base, 'M290 650Q560 668 956 650L944 690H310z'),
)
