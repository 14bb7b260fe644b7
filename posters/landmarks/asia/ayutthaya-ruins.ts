import { painted } from '../../colours/own-colours.ts'
import { box, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { at, mirrored, repeat } from '../../strokes/shapes.ts'

/** Right half of the outline of a chedi: stepped base, bell, reliquary, rings, spire. */
const half =
  'M0 -520L3 -520L7 -470L14 -430L10 -428L18 -380L26 -378L22 -366L34 -360V-336L46 -332Q70 -300 74 -250Q80 -210 96 -190L102 -184L96 -172L108 -168L104 -150L118 -146L112 -120L130 -116L126 -80L142 -76V-30L156 -26V0H0z'

/** A bell-shaped chedi of Wat Phra Si Sanphet, 520 high at scale 1, foot at 0. */
const chedi = (ink: Ink, x: number, y: number, s: number) =>
  at(
    x,
    y,
    mirrored(0, shape(ink.base, half)) +
      shape(
        ink.light,
        'M0 -500L-14 -430L-30 -352L-46 -332Q-70 -300 -74 -250Q-80 -210 -96 -190L-112 -120L-142 -76L-156 0H-104L-84 -130L-60 -190Q-40 -220 -38 -280Q-30 -340 0 -500z',
        0.85,
      ) +
      shape(ink.deep, `${half.slice(0, -3)}H60Q70 -120 40 -190Q40 -280 20 -350Q8 -440 0 -520z`, 0.36) +
      stroke(
        ink.shade,
        4,
        'M-13 -430H13M-12 -412H12M-15 -396H15M-24 -378H24M-34 -346H34M-46 -332H46M-76 -244Q0 -230 76 -244M-96 -188H96M-104 -168H104M-114 -146H114M-128 -116H128M-142 -76H142M-156 -26H156',
        0.8,
      ) +
      shape(
        ink.shade,
        'M-142 -52h22v14h-22zM-60 -96h26v12h-26zM70 -60h24v12h-24zM-24 -140h22v10h-22zM100 -20h26v12h-26zM-110 -16h30v10h-30z',
        0.6,
      ) +
      shape(ink.shade, 'M-30 0V-66Q-30 -100 0 -118Q30 -100 30 -66V0z') +
      shape(ink.deep, 'M-17 0V-58Q-14 -80 0 -90Q14 -80 17 -58V0z') +
      shape(ink.leaf, 'M104 -150q10 -26 24 -16q14 -6 10 16zM-100 -174q4 -20 -12 -22q-14 4 -10 22z'),
    s,
  )

const column = (ink: Ink, x: number, y: number, w: number, h: number) =>
  shape(ink.light, `M${x} ${y}V${y - h}l${w * 0.3} ${-w * 0.3}l${w * 0.3} ${w * 0.2}l${w * 0.4} ${-w * 0.1}V${y}z`) +
  box(ink.deep, x + w * 0.62, y - h, w * 0.38, h, 0.3) +
  stroke(
    ink.deep,
    2.5,
    repeat(Math.floor(h / 14), i => `M${x + 2} ${y - 8 - i * 14}h${w * 0.9}`),
    0.35,
  )

/** Wat Phra Si Sanphet, Ayutthaya: the three royal chedis in line among brick walls and broken columns. */
export const ayutthayaRuins = painted(
  { base: '#a5603c' },
  ink =>
    repeat(9, i => shape(ink.leaf, `M${-420 + i * 220} 640q20 -110 110 -110t110 110z`, 0.5)) +
    chedi(ink, 872, 648, 0.72) +
    shape(ink.shade, 'M700 648V560L744 540L788 560V648z') +
    chedi(ink, 640, 662, 0.86) +
    shape(ink.shade, 'M452 676V566L500 544L548 566V676z') +
    shape(ink.deep, 'M484 676V600Q500 584 516 600V676z') +
    chedi(ink, 356, 690, 1.04) +
    shape(ink.light, 'M230 700H960V664H820L800 676H700L690 668H560L540 684H470L230 690z') +
    shape(ink.deep, 'M230 700H960V688H230z', 0.3) +
    stroke(ink.deep, 2.5, 'M480 692h80M580 680h90M720 688h80M830 676h110M600 694h60', 0.4) +
    column(ink, 566, 730, 40, 110) +
    column(ink, 664, 736, 44, 76) +
    column(ink, 768, 734, 42, 132) +
    column(ink, 880, 742, 48, 96) +
    shape(ink.leaf, 'M-1000 720Q200 690 560 716T1200 720T2200 716V1200H-1000z') +
    shape(ink.light, 'M420 1200Q560 800 600 716H660Q640 800 760 1200z', 0.5) +
    shape(ink.deep, 'M-1000 780Q200 740 560 772L480 1200H-1000zM2200 770Q1000 740 700 770L760 1200H2200z', 0.2),
)
