import { painted } from '../../colours/own-colours.ts'
import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { boxes } from '../../strokes/panes.ts'
import { at, repeat } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

const front = (ink: Ink, x: number, top: number, wall: string, shop: string) =>
  box(wall, x, top, 220, 680 - top) +
  box(ink.deep, x + 196, top, 24, 680 - top, 0.14) +
  shape(ink.shade, `M${x - 6} ${top}l16-46h200l16 46z`) +
  box(ink.shade, x + 20, top - 96, 36, 60) +
  shape(ink.accent, `M${x + 24} ${top - 96}v-18h10v18zM${x + 42} ${top - 96}v-18h10v18z`) +
  repeat(3, i => {
    const left = x + 24 + i * 64
    return (
      box(ink.paper, left - 5, top + 34, 50, 92) +
      box(glassOf(ink), left, top + 39, 40, 82) +
      stroke(ink.paper, 4, `M${left + 20} ${top + 39}v82M${left} ${top + 80}h40`)
    )
  }) +
  box(shop, x + 4, 430, 212, 250) +
  box(ink.deep, x + 4, 430, 212, 50, 0.3) +
  stroke(ink.glow, 4, `M${x + 12} 438H${x + 208}M${x + 12} 472H${x + 208}`) +
  shape(ink.glow, boxes([x + 40, 450], [9, 1], [16, 0], [8, 12])) +
  box(ink.glow, x + 18, 500, 84, 110) +
  stroke(shop, 5, `M${x + 60} 500v110M${x + 18} 536h84`) +
  box(ink.deep, x + 124, 500, 70, 180, 0.75) +
  box(ink.glow, x + 134, 512, 50, 60) +
  repeat(
    3,
    i =>
      disc(ink.leaf, x + 36 + i * 72, 424, 20) +
      disc(ink.accent, x + 28 + i * 72, 418, 7) +
      disc(ink.paper, x + 46 + i * 72, 420, 6),
  )

/** A street of painted pub fronts in Ireland with flower boxes; a fiddler and a drummer play at a barrel. */
export const irishPub = painted(
  { base: '#c98a3c', accent: '#bb3530' },
  ink =>
    front(ink, -430, 210, ink.paper, ink.base) +
    front(ink, -210, 170, ink.glow, ink.water) +
    front(ink, 10, 220, ink.light, ink.leaf) +
    front(ink, 230, 160, ink.base, ink.shade) +
    front(ink, 450, 200, ink.paper, ink.accent) +
    front(ink, 670, 150, ink.light, ink.water) +
    front(ink, 890, 210, ink.paper, ink.leaf) +
    front(ink, 1110, 180, ink.accent, ink.shade) +
    stroke(ink.deep, 4, 'M444 380H500') +
    shape(ink.deep, 'M470 384h64v60h-64z') +
    shape(ink.paper, 'M490 400h24q2 20-4 36h-16q-6-16-4-36z') +
    shape(ink.deep, 'M490 410h24q2 10-4 26h-16q-6-16-4-26z') +
    box(ink.shade, -1000, 676, 3200, 24) +
    shape(ink.light, 'M-1000 700H2200V1200H-1000z') +
    stroke(
      ink.shade,
      3,
      repeat(4, i => `M-1000 ${730 + i * 40}H2200`) +
        repeat(40, i => `M${-980 + i * 80} 730v40M${-940 + i * 80} 770v40`),
      0.5,
    ) +
    at(
      600,
      780,
      shape(ink.base, 'M-44-110Q0-122 44-110Q58-60 44 0Q0 12-44 0Q-58-60-44-110z') +
        stroke(ink.deep, 6, 'M-50-84Q0-72 50-84M-50-26Q0-14 50-26') +
        shape(ink.deep, 'M-30-114h22v-34h-22zM8-114h22v-34H8z') +
        shape(ink.paper, 'M-30-148h22v-10h-22zM8-148h22v-10H8z'),
    ) +
    at(
      460,
      790,
      shape(ink.deep, 'M-40 0L-26-110H26L40 0H12L0-70L-12 0z') +
        shape(ink.leaf, 'M-36-104Q-44-200 0-206Q44-200 36-104z') +
        disc(ink.paper, 0, -232, 24) +
        shape(ink.deep, 'M-28-240Q-20-268 2-264Q26-266 28-238Q0-250-28-240z') +
        shape(ink.accent, 'M10-196Q40-210 52-190Q60-170 34-172Q10-176 10-196z') +
        stroke(ink.deep, 5, 'M46-184L96-200') +
        stroke(ink.leaf, 16, 'M-28-186Q-10-150 30-160') +
        stroke(ink.paper, 4, 'M0-150L90-232'),
    ) +
    at(
      760,
      790,
      shape(ink.deep, 'M-42 0L-26-110H26L42 0H14L0-70L-14 0z') +
        shape(ink.water, 'M-36-104Q-44-200 0-206Q44-200 36-104z') +
        disc(ink.paper, 0, -232, 24) +
        shape(ink.accent, 'M-30-228Q-34-270 0-268Q34-268 30-226Q20-250 0-250T-30-228z') +
        disc(ink.base, -34, -140, 44) +
        disc(ink.paper, -36, -140, 36) +
        stroke(ink.water, 15, 'M28-186Q40-150 0-140') +
        stroke(ink.deep, 5, 'M6-140L-26-156'),
    ),
)
