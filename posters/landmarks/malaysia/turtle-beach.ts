import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, mirrored, repeat, turned } from '../../strokes/shapes.ts'

const shell = 'M0 -176Q96 -172 136 -90Q168 10 122 104Q82 182 0 222Q-82 182 -122 104Q-168 10 -136 -90Q-96 -172 0 -176z'
const inner = 'M0 -146Q76 -142 108 -74Q134 8 98 88Q66 152 0 182Q-66 152 -98 88Q-134 8 -108 -74Q-76 -142 0 -146z'

const [skin, skinLit, skinDark] = ['#55705c', '#86a17c', '#33473f']
const [plateDark, plate, plateLit] = ['#4e4128', '#7d6a38', '#ad9450']

/** Half of what is on both sides: flippers with their scales, the plates beside the spine. */
const side =
  shape(skin, 'M-92 -128Q-178 -176 -252 -116Q-316 -50 -334 44Q-276 26 -232 -18Q-176 -58 -112 -48z') +
  shape(skinDark, 'M-334 44Q-276 26 -232 -18Q-176 -58 -112 -48L-118 -70Q-190 -78 -240 -40Q-290 10 -334 44z', 0.7) +
  stroke(
    skinLit,
    5,
    'M-150 -132q-14 22 -6 44M-190 -136q-20 24 -14 52M-228 -116q-22 28 -18 56M-258 -84q-20 26 -18 54M-284 -44q-16 24 -16 44',
  ) +
  shape(skin, 'M-84 132Q-158 160 -178 236Q-122 240 -52 184z') +
  stroke(skinLit, 4, 'M-120 168q4 22 -14 40M-142 178q2 22 -16 38')

const plates =
  shape(plateDark, shell) +
  shape(plate, inner) +
  shape(plateLit, 'M0 -146Q-76 -142 -108 -74Q-134 8 -98 88Q-84 116 -62 140Q-90 20 -60 -80Q-40 -130 0 -146z', 0.6) +
  stroke(
    plateDark,
    7,
    'M0 -146V-128M-34 -120H34L46 -60L30 -52H-30L-46 -60zM-30 -52L-48 10L-28 24H28L48 10L30 -52M-28 24L-40 84L-22 96H22L40 84L28 24M-22 96L-26 146M22 96L26 146',
  ) +
  mirrored(
    0,
    stroke(plateDark, 7, 'M-34 -120L-80 -124M-46 -60L-116 -66M-48 10L-120 14M-40 84L-100 90M-24 132L-58 156'),
  ) +
  stroke(
    plateLit,
    4,
    'M-20 -104L-30 -66M-18 -38L-32 4M-16 38L-26 78M60 -104q20 10 30 34M64 -44q26 8 38 40M62 32q20 6 32 40',
    0.9,
  ) +
  mirrored(
    0,
    stroke(plateLit, 4, 'M-116 -110l12 16M-138 -56l16 8M-146 0l16 2M-138 54l16 -6M-116 108l14 -10M-78 158l10 -14', 0.7),
  )

const head =
  shape(skin, 'M-44 -150Q-40 -196 -48 -222Q-50 -282 0 -296Q50 -282 48 -222Q40 -196 44 -150z') +
  shape(
    skinLit,
    'M-36 -226Q-34 -272 0 -282Q20 -278 28 -262Q0 -262 -10 -220Q-20 -190 -30 -168Q-30 -200 -36 -226z',
    0.7,
  ) +
  stroke(
    skinDark,
    4,
    'M0 -286V-262L-16 -244L0 -226L16 -244L0 -262M-16 -244L-38 -248M16 -244L38 -248M0 -226V-206M0 -206L-20 -192M0 -206L20 -192',
  ) +
  disc('#161d1c', -39, -246, 8, 10) +
  disc('#161d1c', 39, -246, 8, 10) +
  disc('#fdf5e4', -41, -250, 3) +
  disc('#fdf5e4', 37, -250, 3)

/** The track she leaves: a furrow with the strokes of the flippers on both sides. */
const track = (ink: Ink) =>
  stroke(ink.deep, 22, 'M0 240V760', 0.12) +
  mirrored(
    0,
    repeat(8, i => stroke(ink.deep, 20, `M-110 ${250 + i * 62}Q-160 ${262 + i * 62} -196 ${296 + i * 62}`, 0.22)),
  )

/** A green turtle on the sand, seen from above: she has laid her eggs and is on her way back to the sea. */
export const turtleBeach: Landmark = ink =>
  stroke(ink.paper, 7, 'M-1000 664Q-300 690 200 676T700 668T2200 676', 0.5) +
  repeat(9, i => disc(ink.deep, 120 + ((i * 271) % 1000), 706 + ((i * 67) % 180), 7, 4, 0.25)) +
  at(
    590,
    784,
    turned(-62, 0, 0, track(ink) + at(22, 30, shape(ink.deep, shell, 0.3)) + mirrored(0, side) + head + plates),
    0.86,
    0.54,
  )
