import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'

const wheel = (ink: Ink, x: number, y: number, r: number) =>
  disc(ink.deep, x, y, r) +
  disc(ink.shade, x, y, r * 0.66) +
  disc(ink.paper, x, y, r * 0.5) +
  disc(ink.deep, x, y, r * 0.2) +
  stroke(ink.deep, 3, `M${x - r * 0.46} ${y}h${r * 0.92}M${x} ${y - r * 0.46}v${r * 0.92}`, 0.6)

/** A hanging sign of the street, with lozenges where the writing would be. */
const sign = (ink: Ink, x: number, y: number, w: number, h: number, fill: string, mark: string) =>
  box(ink.deep, x - 5, y - 5, w + 10, h + 10) +
  box(fill, x, y, w, h) +
  shape(
    mark,
    repeat(
      Math.floor(h / w),
      i =>
        `M${x + w * 0.5} ${y + w * (0.2 + i * 1.04)}l${w * 0.26} ${w * 0.34}l${-w * 0.26} ${w * 0.34}l${-w * 0.26} ${-w * 0.34}z`,
    ),
  ) +
  (ink.night ? stroke(ink.glow, 3, `M${x - 9} ${y - 9}h${w + 18}v${h + 18}h${-w - 18}z`, 0.8) : '')

const shophouse = (ink: Ink, x: number, top: number, w: number, fill: string) =>
  box(fill, x, top, w, 690 - top) +
  box(ink.deep, x, top, w, 690 - top, 0.5) +
  box(ink.deep, x + w * 0.7, top, w * 0.3, 690 - top, 0.2) +
  box(ink.paper, x - 6, top - 8, w + 12, 12) +
  shape(
    ink.night ? ink.glow : ink.deep,
    repeat(2, r => repeat(3, i => `M${x + w * (0.1 + i * 0.31)} ${top + 34 + r * 96}h${w * 0.2}v56h${-w * 0.2}z`)),
    0.75,
  ) +
  shape(ink.accent, `M${x - 8} 580L${x + 10} 540H${x + w - 10}L${x + w + 8} 580z`) +
  box(ink.deep, x + 10, 582, w - 20, 108, 0.6)

const tukTuk = (ink: Ink) =>
  disc(ink.deep, 600, 738, 330, 18, 0.35) +
  // Behind: far posts, seats, driver and passenger.
  stroke(ink.shade, 7, 'M470 560L446 414M800 600V404') +
  shape(ink.accent, 'M650 640V520Q652 496 676 496H800V640z') +
  shape(ink.deep, 'M650 640V560H800V640z', 0.3) +
  shape(ink.leaf, 'M682 610Q678 530 716 524Q754 530 752 610z') +
  disc(ink.shade, 716, 494, 25, 28) +
  shape(ink.deep, 'M690 496Q690 462 716 462Q744 462 744 498Q730 476 690 496z') +
  shape(ink.paper, 'M520 640Q508 560 548 536Q590 540 594 640z') +
  shape(ink.deep, 'M560 538Q590 544 594 640H566Q580 580 560 538z', 0.2) +
  stroke(ink.paper, 20, 'M540 562L508 600L470 580') +
  disc(ink.shade, 546, 506, 25, 28) +
  shape(ink.accent, 'M516 500Q518 474 546 474Q574 474 574 500L506 502z') +
  // Body: nose, floor, tub.
  wheel(ink, 420, 690, 46) +
  wheel(ink, 770, 690, 50) +
  shape(
    ink.accent,
    'M382 640Q384 560 430 540L462 530L486 640H600V590Q606 576 622 576H850Q872 580 872 612L862 690H826Q820 632 770 632Q720 632 712 690H480Q476 640 420 636Q400 636 382 640z',
  ) +
  shape(
    ink.paper,
    'M382 640Q384 560 430 540L462 530L468 556Q420 566 412 636Q396 636 382 640zM600 590Q606 576 622 576H850Q866 580 870 596H600z',
  ) +
  shape(ink.deep, 'M486 640H600V660H866L862 690H826Q820 632 770 632Q720 632 712 690H480Q478 664 468 652z', 0.32) +
  stroke(ink.glow, 7, 'M620 606H856M620 622H740') +
  stroke(ink.accent, 8, 'M486 668H708M832 668H862') +
  stroke(ink.deep, 8, 'M462 530L440 500L462 492') +
  disc(ink.shade, 402, 576, 25) +
  disc(ink.glow, 396, 576, 18, 22) +
  (ink.night ? shape(ink.glow, 'M394 560L-900 560V760L394 594z', 0.25) : '') +
  shape(ink.paper, 'M360 640Q372 610 420 612Q466 616 476 660L462 660Q452 632 420 630Q384 628 372 650z') +
  // Windscreen, posts and canopy.
  shape(ink.paper, 'M438 536L468 420H490L478 536z', 0.4) +
  stroke(ink.light, 8, 'M436 540L468 412M616 578V404M860 590L850 404') +
  shape(ink.accent, 'M420 420Q424 372 480 364H826Q882 372 892 420z') +
  shape(ink.deep, 'M700 364H826Q882 372 892 420H760Q760 380 700 364z', 0.25) +
  shape(ink.glow, 'M420 420H892L888 436H424z') +
  shape(
    ink.base,
    repeat(19, i => `M${426 + i * 24.4} 436h22q-2 18 -11 18t-11 -18z`),
  ) +
  stroke(ink.light, 5, 'M640 640H806M640 560Q720 548 806 560', 0.7)

/** A tuk-tuk in Bangkok's Chinatown: canopy, three wheels, a street of signs and the Golden Mount behind. */
export const bangkokTukTuk: Landmark = ink =>
  shape(
    ink.shade,
    'M470 690V420Q520 380 560 376L566 340Q596 320 598 250L602 150L606 250Q610 320 638 340L644 376Q690 384 730 420V690z',
    0.9,
  ) +
  shape(ink.light, 'M566 340Q596 320 598 250L602 150L606 250Q610 320 638 340z', 0.8) +
  stroke(ink.light, 5, 'M540 376H664M510 410H694M480 450H724', 0.6) +
  shophouse(ink, 900, 280, 190, ink.base) +
  shophouse(ink, 1100, 330, 220, ink.shade) +
  shophouse(ink, 1330, 250, 260, ink.base) +
  shophouse(ink, 130, 300, 190, ink.shade) +
  shophouse(ink, -110, 250, 230, ink.base) +
  shophouse(ink, -400, 320, 280, ink.shade) +
  shophouse(ink, 330, 400, 120, ink.base) +
  shophouse(ink, 770, 380, 120, ink.shade) +
  sign(ink, 342, 240, 62, 190, ink.accent, ink.glow) +
  sign(ink, 236, 170, 52, 160, ink.glow, ink.accent) +
  sign(ink, 806, 210, 60, 184, ink.leaf, ink.paper) +
  sign(ink, 900, 150, 70, 212, ink.accent, ink.paper) +
  stroke(ink.deep, 3, 'M-400 210Q300 260 560 220T1600 200M-400 180Q200 250 640 196T1600 160') +
  shape(ink.deep, 'M-1000 650H2200V1200H-1000z') +
  box(ink.shade, -1000, 650, 3200, 14) +
  stroke(ink.glow, 6, 'M-300 712H100M150 716H260M900 716H1040M1120 712H1500', 0.5) +
  `<g transform="translate(-66 -54) scale(1.08)">${tukTuk(ink)}</g>`
