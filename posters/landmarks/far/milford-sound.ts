import { painted } from '../../colours/own-colours.ts'
import { box, shape, stroke } from '../../strokes/brush.ts'
import { at } from '../../strokes/shapes.ts'
import { mountain } from '../parts/ridge.ts'

/** Milford Sound: Mitre Peak rises straight out of dark water, a waterfall on the wall opposite, tree ferns, a small ship. */
export const milfordSound = painted(
  { base: '#3f6a6b' },
  ink =>
    mountain(ink, 330, 640, 240, 260, 0.3, ink.shade) +
    mountain(ink, 860, 640, 300, 300, 0.34, ink.shade) +
    shape(ink.base, 'M420 650L500 540L560 470L600 360L650 250L690 180L740 270L790 340L850 470L960 560L1020 650z') +
    shape(ink.deep, 'M690 180L740 270L790 340L850 470L960 560L1020 650H700L720 520L680 420L710 300z', 0.3) +
    shape(ink.paper, 'M690 180L740 270L716 264L700 310L680 262L656 296L650 250z') +
    shape(ink.leaf, 'M420 650L500 560L560 540L620 600L700 560L790 600L860 540L960 580L1020 650z', 0.6) +
    shape(ink.base, 'M-1000 660V60L-200 90L60 150L160 220L200 330L260 430L290 540L350 660z') +
    shape(ink.deep, 'M60 150L160 220L200 330L260 430L290 540L350 660H180L160 520L100 400L120 280z', 0.3) +
    shape(ink.leaf, 'M-1000 660V300L-200 340L40 420L120 500L200 560L260 660z', 0.6) +
    stroke(ink.paper, 13, 'M150 226Q166 330 176 430T190 650') +
    stroke(ink.light, 5, 'M154 250Q172 340 182 440T196 640') +
    shape(ink.paper, 'M130 656Q190 620 260 656z', 0.85) +
    shape(ink.base, 'M2200 660V100L1300 160L1160 260L1120 380L1060 480L1040 660z') +
    shape(ink.deep, 'M1300 160L1160 260L1120 380L1060 480L1040 660H1180L1240 420z', 0.25) +
    box(ink.water, -1000, 648, 3200, 560) +
    shape(ink.deep, 'M500 652H960L760 760L690 860L640 750z', 0.28) +
    stroke(ink.paper, 5, 'M560 700h120M380 740h150M760 730h140M300 690h90M840 800h140', 0.4) +
    at(
      420,
      704,
      shape(ink.paper, 'M-86-22H92L74 6H-66z') +
        box(ink.paper, -50, -46, 112, 26) +
        shape(ink.deep, 'M-42-40h14v12h-14zM-20-40h14v12h-14zM2-40h14v12H2zM24-40h14v12H24z') +
        box(ink.accent, -30, -58, 70, 8) +
        shape(ink.accent, 'M-78-10H84l-4 6H-74z') +
        stroke(ink.paper, 4, 'M-120 10H130', 0.7),
    ),
)
