import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'

/** A basket of the carrying pole on its strings, `y` at the pole. */
const basket = (ink: Ink, x: number, y: number, load: string) =>
  stroke(
    ink.deep,
    3.5,
    `M${x} ${y}L${x - 62} ${y + 150}M${x} ${y}L${x + 62} ${y + 150}M${x} ${y}L${x - 12} ${y + 156}`,
  ) +
  repeat(7, i => disc(load, x - 48 + i * 16, y + 146 - Math.sin(((i + 0.5) / 7) * Math.PI) * 22, 17, 15)) +
  shape(
    ink.base,
    `M${x - 72} ${y + 148}Q${x} ${y + 162} ${x + 72} ${y + 148}Q${x + 62} ${y + 194} ${x} ${y + 196}Q${x - 62} ${y + 194} ${x - 72} ${y + 148}z`,
  ) +
  shape(
    ink.deep,
    `M${x + 20} ${y + 156}Q${x + 52} ${y + 154} ${x + 72} ${y + 148}Q${x + 62} ${y + 194} ${x} ${y + 196}Q${x + 30} ${y + 186} ${x + 20} ${y + 156}z`,
    0.3,
  ) +
  stroke(
    ink.shade,
    3,
    `M${x - 68} ${y + 162}Q${x} ${y + 178} ${x + 68} ${y + 162}M${x - 58} ${y + 178}Q${x} ${y + 190} ${x + 58} ${y + 178}`,
  )

/** A woman in ao dai and non la walking away to the right with her carrying pole; feet at 0, 430 high. */
const carrier = (ink: Ink, tunic: string, load: string) =>
  shape(ink.paper, 'M-38 -150L-54 -14H-18L2 -120L20 -14H54L40 -150z') +
  shape(ink.deep, 'M2 -120L20 -14H54L40 -150H10z', 0.16) +
  shape(ink.deep, 'M-52 -14H-16V0H-62zM20 -14H56L68 0H20z') +
  shape(
    tunic,
    'M-42 -318Q0 -338 42 -318Q44 -270 28 -232Q34 -190 44 -150Q64 -100 72 -46Q40 -40 18 -52L2 -160L-20 -46Q-52 -40 -76 -56Q-60 -110 -42 -150Q-34 -190 -28 -232Q-42 -270 -42 -318z',
  ) +
  shape(
    ink.deep,
    'M18 -328Q34 -325 42 -318Q44 -270 28 -232Q34 -190 44 -150Q64 -100 72 -46Q40 -40 18 -52L2 -160Q20 -240 18 -328z',
    0.26,
  ) +
  stroke(tunic, 25, 'M-38 -300L-76 -240L-52 -306M38 -300L84 -268L66 -318') +
  shape(ink.shade, 'M-20 -362h36v44q-18 12 -36 0z') +
  shape(ink.deep, 'M-26 -368Q-30 -330 -20 -290Q-4 -276 10 -290Q24 -330 22 -368z') +
  stroke(ink.shade, 11, 'M-210 -294Q-60 -344 0 -338Q70 -340 210 -286') +
  stroke(ink.light, 4, 'M-206 -298Q-60 -348 0 -342Q70 -344 206 -290') +
  basket(ink, -196, -296, load) +
  basket(ink, 196, -290, load) +
  shape(ink.light, 'M-112 -362Q-40 -414 -4 -448Q36 -412 108 -360Q0 -338 -112 -362z') +
  shape(ink.shade, 'M-4 -448Q36 -412 108 -360Q66 -351 22 -349Q26 -400 -4 -448z', 0.55) +
  stroke(ink.shade, 2, 'M-84 -368Q0 -350 84 -366M-56 -388Q0 -374 58 -386M-30 -410Q0 -400 32 -408', 0.7)

/** Women in conical hats with carrying poles on the dyke between flooded rice fields, Viet Nam. */
export const conicalHats: Landmark = ink =>
  shape(ink.leaf, 'M-1000 620L-300 560L100 590L420 530L760 580L1100 540L1500 570L2200 600V700H-1000z', 0.45) +
  repeat(
    14,
    i =>
      stroke(ink.leaf, 4, `M${-380 + i * 150} 600v-${40 + ((i * 17) % 30)}`, 0.6) +
      disc(ink.leaf, -380 + i * 150, 556 - ((i * 17) % 30), 26, 20, 0.6),
  ) +
  shape(ink.water, 'M-1000 612H2200V1200H-1000z', 0.8) +
  shape(ink.paper, 'M-1000 622Q200 606 1000 626T2200 620V640Q1000 650 200 632T-1000 646z', 0.5) +
  stroke(ink.leaf, 9, 'M-1000 650Q0 630 600 652T2200 640M-1000 684Q200 656 900 690T2200 672') +
  repeat(40, i => stroke(ink.leaf, 4, `M${-420 + i * 44} ${676 + ((i * 13) % 12)}l-6 -16m6 16l2 -20m-2 20l9 -15`)) +
  at(896, 672, carrier(ink, ink.leaf, ink.leaf), 0.4) +
  at(776, 694, carrier(ink, ink.paper, ink.glow), 0.58) +
  shape(ink.leaf, 'M-1000 740Q100 676 560 716T1300 716T2200 720V1200H-1000z') +
  shape(ink.deep, 'M-1000 790Q100 730 560 762T1300 756T2200 770V1200H-1000z', 0.22) +
  at(480, 748, carrier(ink, ink.accent, ink.glow), 1.1) +
  repeat(46, i =>
    stroke(
      i % 3 ? ink.leaf : ink.light,
      5,
      `M${-440 + i * 42} ${792 + ((i * 19) % 26)}q-8 -26 -16 -34m16 34q0 -34 4 -48m-4 48q10 -24 22 -30`,
    ),
  )
