import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Landmark } from '../../strokes/landmark.ts'
import { at, mirrored, repeat } from '../../strokes/shapes.ts'

const hide = '#3a1d18'

/** The tree of life, the leaf that opens and ends each play: its foot is at 0. */
const treeOfLife = (light: string) =>
  shape(
    hide,
    'M0 -430Q26 -380 70 -330Q150 -250 140 -160Q130 -80 70 -60L40 -40V0H-40V-40L-70 -60Q-130 -80 -140 -160Q-150 -250 -70 -330Q-26 -380 0 -430z',
  ) +
  stroke(
    light,
    5,
    'M0 -404Q22 -366 60 -320Q130 -244 122 -162Q112 -96 60 -78H-60Q-112 -96 -122 -162Q-130 -244 -60 -320Q-22 -366 0 -404z',
  ) +
  mirrored(
    0,
    stroke(
      light,
      6,
      'M0 -80V-360M0 -130Q40 -140 60 -110M0 -170Q60 -180 92 -140M0 -220Q56 -236 96 -200Q112 -180 96 -166M0 -270Q44 -288 76 -254M0 -314Q24 -326 44 -300',
    ) +
      repeat(5, i => disc(light, [66, 98, 84, 78, 46][i] as number, [-104, -132, -186, -244, -292][i] as number, 9)) +
      disc(light, 26, -196, 7) +
      disc(light, 24, -246, 7) +
      disc(light, 30, -150, 7),
  ) +
  mirrored(0, stroke(light, 4, 'M14 -44h18M14 -20h18'))

/** A prince in profile to the left with crown, jointed arms and his base; `light` shines through the cut hide. Its foot is at 0. */
const prince = (light: string, tint: string, arm: string) =>
  // Base in the shape of a boat with a raised tail.
  shape(hide, 'M-90 -8Q-110 -40 -84 -58Q-70 -34 -30 -30H60Q110 -34 124 -74Q146 -40 124 -10Q60 16 -60 10z') +
  stroke(light, 4, 'M-70 -20Q0 -10 100 -22M-50 -4H86') +
  // Legs in patterned trousers, a sash behind.
  shape(hide, 'M-40 -180H44Q66 -120 84 -34H40L8 -120L-22 -34H-70Q-62 -110 -40 -180z') +
  shape(tint, 'M-32 -168H36Q52 -116 66 -48H50L8 -140L-30 -48H-54Q-46 -110 -32 -168z') +
  stroke(light, 4, 'M-38 -110l14 8M-42 -88l14 8M-46 -66l14 8M34 -116l14 -6M42 -92l14 -6M50 -68l14 -6') +
  shape(hide, 'M34 -180Q96 -170 110 -110Q124 -80 150 -84Q120 -56 90 -92Q74 -140 34 -150z') +
  // Trunk and shoulders.
  shape(hide, 'M-34 -176Q-50 -230 -58 -288Q-30 -310 6 -306Q44 -304 52 -284Q44 -230 44 -176z') +
  stroke(light, 4, 'M-44 -278Q0 -250 42 -276M-38 -256Q0 -230 40 -256M-30 -186H38M-32 -200H38') +
  repeat(4, i => disc(light, -22 + i * 18, -218 - (i % 2) * 6, 5)) +
  // Head in profile: forehead, nose, chin; a tall crown in tiers and its wing behind the ear.
  shape(
    hide,
    'M-18 -296Q-24 -322 -44 -326Q-64 -326 -70 -336L-62 -342L-68 -348L-60 -354Q-80 -358 -92 -368Q-74 -376 -62 -390Q-58 -414 -30 -416H22Q34 -380 24 -340Q20 -310 22 -296z',
  ) +
  shape(
    tint,
    'M-18 -330Q-44 -334 -56 -340Q-48 -352 -52 -360Q-66 -362 -74 -366Q-58 -376 -52 -392Q-46 -404 -30 -406H0Q12 -380 4 -350Q-2 -334 -18 -330z',
  ) +
  stroke(hide, 4, 'M-50 -376Q-36 -384 -22 -376M-46 -370h18') +
  shape(
    hide,
    'M-62 -412Q-66 -424 -50 -428H30Q44 -424 38 -412zM-46 -430Q-44 -448 -30 -452H18Q30 -446 30 -430zM-32 -454Q-30 -476 -16 -482H6Q16 -474 18 -454zM-18 -484Q-14 -520 -4 -548Q4 -520 6 -484z',
  ) +
  stroke(light, 4, 'M-48 -420H30M-34 -441H20M-20 -468H8M-7 -500V-520') +
  shape(hide, 'M30 -420Q74 -426 84 -466Q98 -430 70 -404Q84 -400 96 -410Q84 -376 30 -380z') +
  stroke(light, 4, 'M42 -404Q62 -408 74 -428M42 -392Q60 -388 74 -392') +
  arm

const armBefore = (light: string) =>
  stroke(hide, 20, 'M-48 -286Q-90 -250 -112 -214L-172 -262') +
  stroke(hide, 8, 'M-172 -262l-26 2M-172 -262l-22 -14M-172 -262l-12 -22') +
  stroke(light, 5, 'M-66 -264l12 10M-92 -238l14 8M-126 -232l10 -10M-148 -250l10 -10') +
  disc(light, -112, -214, 5) +
  disc(light, -48, -286, 5) +
  stroke(hide, 20, 'M46 -280Q84 -240 74 -186L36 -150') +
  stroke(light, 5, 'M62 -252l16 -8M66 -222l18 -2M58 -182l12 10')

/** The bow in a hand that is stretched out. */
const bow = stroke(hide, 8, 'M-196 -360Q-262 -262 -196 -164') + stroke(hide, 3, 'M-196 -360V-164')

const rod = (x: number) => stroke(hide, 7, `M${x} 0V70`)

/** Wayang kulit in Kelantan: two princes and the tree of life on the lit screen, the banana stem below, the lamp above. */
export const wayangKulit: Landmark = ink => {
  const through = '#ffe9b0'
  return (
    box(ink.deep, -1000, -300, 3200, 1500) +
    stroke(
      ink.shade,
      5,
      repeat(30, i => `M-1000 ${-280 + i * 52}H2200`),
      0.5,
    ) +
    box('#5d2f1f', 62, 62, 1076, 700) +
    box(ink.accent, 76, 76, 1048, 672) +
    stroke(
      '#f6d37a',
      5,
      repeat(26, i => `M${96 + i * 40} 82l14 -12l14 12M${96 + i * 40} 742l14 12l14 -12`),
    ) +
    box('#e0a04c', 104, 104, 992, 616) +
    disc('#efb962', 600, 330, 470, 226) +
    disc('#f8d080', 600, 316, 370, 200) +
    disc('#ffe4a4', 600, 300, 262, 178) +
    disc('#fff3cf', 600, 276, 150, 130) +
    at(600, 640, rod(0) + treeOfLife(through), 1.06) +
    at(330, 650, rod(0) + prince(through, '#7d3327', armBefore(through)), -0.98, 0.98) +
    at(884, 650, rod(0) + prince(through, '#3d6b3f', armBefore(through) + bow), 0.98) +
    // The banana stem that holds the rods, and the lamp over the screen.
    box('#8da24f', -1000, 706, 3200, 66) +
    box('#b9c878', -1000, 706, 3200, 16) +
    box('#5f7434', -1000, 752, 3200, 20) +
    stroke('#f6d37a', 6, 'M600 -300V20') +
    shape('#c98a2e', 'M548 20H652L632 56H568z') +
    shape('#ffd06a', 'M600 44q26 34 0 62q-26 -28 0 -62z') +
    // The player's gongs and drum before it, in the dark.
    shape('#1a1213', 'M-1000 830Q0 780 500 800T2200 800V1200H-1000z') +
    repeat(
      3,
      i =>
        disc('#a8742a', 250 + i * 118, 838, 52, 34) +
        disc('#e2b04e', 250 + i * 118, 828, 48, 26) +
        disc('#a8742a', 250 + i * 118, 824, 18, 10) +
        disc('#f6d37a', 250 + i * 118, 820, 13, 7),
    ) +
    shape('#7a3a22', 'M720 800Q830 770 950 800V880Q830 910 720 880z') +
    stroke('#f0d9a8', 5, 'M744 800L772 878L800 796L830 884L860 792L888 880L918 798') +
    disc('#f0d9a8', 720, 840, 20, 42) +
    disc('#d8b77a', 720, 840, 10, 26)
  )
}
