import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Landmark } from '../../strokes/landmark.ts'
import { at, repeat, turned } from '../../strokes/shapes.ts'

const fur = { red: '#c4672f', lit: '#e39a52', dark: '#8a4020', grey: '#b3a898', pale: '#e9d3ae', face: '#d99a72' }

const leaves = (colour: string, x: number, y: number, turns: number[]) =>
  turns.map(turn => turned(turn, x, y, shape(colour, `M${x} ${y}q40 -34 110 0q-70 34 -110 0z`))).join('')

/** The Kinabatangan: a proboscis monkey, long-nosed and pot-bellied, on a branch over the brown river. */
export const proboscisMonkey: Landmark = ink =>
  stroke(ink.shade, 60, 'M-1000 700Q-300 590 200 640T900 660T2200 560') +
  stroke(ink.light, 10, 'M-1000 684Q-300 574 200 624T900 644T2200 544', 0.5) +
  stroke(ink.shade, 28, 'M880 650Q1000 560 1060 420M240 634Q160 560 130 450') +
  leaves(ink.leaf, 1060, 420, [-150, -100, -50, 0, 40]) +
  leaves(ink.leaf, 1010, 530, [-10, 30, 170]) +
  leaves(ink.leaf, 130, 450, [-170, -120, -70, -20, 150]) +
  leaves(ink.leaf, 180, 560, [180, 150, -30]) +
  stroke(fur.pale, 22, 'M690 640Q760 760 720 850Q700 890 660 880') +
  at(
    590,
    640,
    shape(fur.grey, 'M-150 0Q-190 -70 -120 -130L-40 -90Q-90 -50 -84 6zM120 0Q190 -60 130 -140L40 -90Q90 -50 70 6z') +
      shape(fur.red, 'M-120 -40Q-150 -270 -60 -330H60Q160 -270 120 -40Q60 10 0 8T-120 -40z') +
      shape(fur.dark, 'M50 -320Q160 -270 120 -40Q90 -10 60 0Q120 -160 50 -320z', 0.5) +
      shape(fur.pale, 'M-86 -40Q-110 -190 -10 -230Q100 -190 80 -36Q0 20 -86 -40z') +
      shape(fur.lit, 'M-110 -330Q-30 -250 90 -330Q120 -240 40 -214Q-40 -196 -110 -250z') +
      stroke(fur.grey, 40, 'M-104 -270Q-170 -160 -120 -40M104 -270Q170 -150 110 -40') +
      stroke(fur.red, 46, 'M-100 -280Q-140 -230 -146 -180M100 -280Q140 -230 146 -170') +
      shape(fur.dark, 'M-100 -420Q-110 -520 0 -528Q110 -520 104 -410Q90 -330 0 -324Q-90 -330 -100 -420z') +
      shape(fur.red, 'M-96 -440Q-100 -524 0 -528Q104 -524 100 -440Q60 -490 0 -486T-96 -440z') +
      shape(fur.face, 'M-66 -440Q-40 -480 0 -470Q40 -480 66 -440Q76 -370 0 -346Q-76 -370 -66 -440z') +
      disc(fur.pale, 0, -342, 74, 26) +
      disc('#3a1a10', -32, -430, 9) +
      disc('#3a1a10', 32, -430, 9) +
      stroke('#8a4a30', 5, 'M-50 -450q18 -10 34 -2M16 -452q18 -8 34 2') +
      shape('#b8694a', 'M-18 -440Q-46 -370 -26 -330Q0 -306 26 -330Q46 -370 18 -440z') +
      shape('#dd9a76', 'M-10 -436Q-32 -372 -14 -340Q0 -350 -2 -436z') +
      disc('#5a2616', -9, -324, 5) +
      disc('#5a2616', 9, -324, 5) +
      shape(
        fur.grey,
        repeat(4, i => `M${-168 + i * 18} 20v-38q8 -12 16 0v38zM${96 + i * 18} 20v-38q8 -12 16 0v38z`),
      ),
  )
