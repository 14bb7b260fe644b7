import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'

const coach = (ink: Ink, engine: boolean) =>
  box(ink.deep, -104, -12, 208, 20) +
  shape('#c8362f', engine ? 'M-106 -12V-70Q-100 -104 -60 -108H106V-12z' : 'M-104 -12V-106H104V-12z') +
  shape('#fbf3de', engine ? 'M-106 -58V-70Q-100 -104 -60 -108H106V-58z' : 'M-104 -58V-106H104V-58z') +
  box('#2f66a8', -104, -58, 210, 10) +
  shape(
    ink.deep,
    engine
      ? 'M-96 -66l12 -28h40v28zM-20 -94h40v28h-40zM40 -94h40v28h-40z'
      : repeat(5, i => `M${-90 + i * 38} -94h28v28h-28z`),
  ) +
  box('#8d9aa2', -100, -114, 204, 8) +
  repeat(4, i => disc('#17131c', -74 + i * 50, 10, 14))

/** The Hai Van pass: the Reunification Express follows the cliff above coves of white sand, between Hue and Da Nang. */
export const haiVanTrain: Landmark = ink =>
  shape(ink.leaf, 'M-1000 610Q-700 540 -460 570Q-300 510 -100 560L120 610zM180 606Q260 560 330 606z', 0.5) +
  shape(
    ink.leaf,
    'M1300 -300Q1080 60 900 130Q820 240 700 290Q560 330 470 420Q330 470 250 560Q170 600 150 690L60 760L-100 900H2200V-300z',
  ) +
  shape(ink.deep, 'M1300 -300Q1080 60 900 130Q980 240 900 330Q1000 420 960 560Q1100 700 1000 900H2200V-300z', 0.22) +
  shape(ink.light, 'M900 130Q820 240 700 290Q560 330 470 420Q560 400 700 360Q840 300 900 130z', 0.4) +
  repeat(14, i => disc(ink.light, 560 + ((i * 137) % 560), 380 + ((i * 71) % 130) - i * 6, 40, 26, 0.25)) +
  shape('#e9d3a6', 'M150 690Q240 740 330 730Q450 760 520 830L470 900H-100L60 760z') +
  shape(ink.paper, 'M150 690Q120 740 60 790L-20 870L-60 860L60 756z', 0.8) +
  stroke('#8d8278', 30, 'M-60 880M1320 470Q1000 500 760 560Q560 610 430 690Q330 750 290 900') +
  stroke(
    '#5c544c',
    5,
    'M1320 462Q1000 490 752 552Q550 602 420 682Q318 744 276 900M1320 480Q1000 510 768 570Q570 620 442 698Q346 756 306 900',
  ) +
  shape(ink.deep, 'M1130 500V420q50 -60 100 -20V480z', 0.6) +
  at(572, 604, `<g transform="rotate(-20)">${coach(ink, true)}</g>`, 0.96) +
  at(764, 542, `<g transform="rotate(-16)">${coach(ink, false)}</g>`, 0.94) +
  at(962, 494, `<g transform="rotate(-11)">${coach(ink, false)}</g>`, 0.92) +
  at(1160, 464, `<g transform="rotate(-6)">${coach(ink, false)}</g>`, 0.9) +
  repeat(
    9,
    i =>
      disc(ink.leaf, 560 + i * 96, 800 - i * 26 + (i % 2) * 50, 76, 54) +
      disc(ink.deep, 580 + i * 96, 816 - i * 26 + (i % 2) * 50, 54, 36, 0.22),
  ) +
  stroke(ink.paper, 5, 'M-260 660h150M20 640h90M-60 710h80M-400 740h160', 0.6)
