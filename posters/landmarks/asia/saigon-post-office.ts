import { painted } from '../../colours/own-colours.ts'
import { archPath, box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { at, mirrored, repeat } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

const wing = (ink: Ink) => {
  const windows = (y: number, tall: number, extra: number) =>
    repeat(4, i => archPath(304 + i * 50, y, 28 + extra, tall + extra))
  return (
    box(ink.base, 274, 392, 210, 276) +
    box(ink.light, 274, 392, 210, 20) +
    shape(ink.paper, windows(498, 76, 12) + windows(632, 92, 12)) +
    shape(ink.leaf, windows(498, 76, 0) + windows(632, 92, 0)) +
    shape(
      glassOf(ink),
      repeat(4, i => `M${298 + i * 50} 440h12v58h-12zM${298 + i * 50} 560h12v72h-12z`),
      0.6,
    ) +
    stroke(
      ink.paper,
      9,
      repeat(5, i => `M${279 + i * 50} 410V660`),
    ) +
    box(ink.paper, 268, 512, 220, 14) +
    box(ink.shade, 268, 526, 220, 5) +
    box(ink.paper, 262, 380, 224, 16) +
    box(ink.shade, 262, 396, 224, 5) +
    stroke(
      ink.paper,
      4,
      repeat(14, i => `M${272 + i * 15.4} 360v20`),
    ) +
    box(ink.paper, 264, 352, 220, 8) +
    shape(ink.accent, 'M290 352L306 316H484V352z') +
    box(ink.deep, 274, 392, 210, 276, 0.07)
  )
}

/** Great arched entrance under the clock, between paired pilasters. */
const centre = (ink: Ink) =>
  box(ink.base, 476, 320, 248, 350) +
  box(ink.light, 476, 320, 60, 350) +
  shape(ink.paper, archPath(600, 660, 158, 220)) +
  shape(ink.shade, archPath(600, 660, 134, 206)) +
  shape(glassOf(ink), archPath(600, 660, 118, 196)) +
  stroke(ink.leaf, 6, 'M541 560H659M600 466V560M560 482L600 524L640 482M541 524H659') +
  stroke(ink.paper, 12, 'M494 350V660M516 350V660M684 350V660M706 350V660') +
  box(ink.paper, 466, 322, 268, 18) +
  box(ink.shade, 466, 340, 268, 6) +
  shape(ink.base, 'M488 322V262Q540 250 548 214Q560 180 600 178Q640 180 652 214Q660 250 712 262V322z') +
  shape(
    ink.paper,
    'M476 262Q534 252 542 214Q554 168 600 166Q646 168 658 214Q666 252 724 262L720 274Q650 262 646 216Q640 182 600 180Q560 182 554 216Q550 262 480 274z',
  ) +
  disc(ink.paper, 600, 244, 46) +
  disc(ink.accent, 600, 244, 40) +
  disc(ink.paper, 600, 244, 33) +
  stroke(ink.deep, 5, 'M600 244V222M600 244L616 252') +
  stroke(
    ink.deep,
    3,
    repeat(
      12,
      i =>
        `M${600 + Math.cos(i * 0.5236) * 27} ${244 + Math.sin(i * 0.5236) * 27}l${Math.cos(i * 0.5236) * 3} ${Math.sin(i * 0.5236) * 3}`,
    ),
  ) +
  mirrored(600, shape(ink.paper, 'M500 316Q490 284 516 282Q546 284 540 316zM540 400Q548 384 562 392L556 408z')) +
  disc(ink.paper, 600, 424, 20, 24) +
  box(ink.deep, 660, 346, 64, 320, 0.14)

/** Saigon Central Post Office, Ho Chi Minh City: yellow arcades, green shutters, the clock over the great arch. */
export const saigonPostOffice = painted(
  { base: '#e0b868', accent: '#c0442c' },
  ink =>
    shape(ink.accent, 'M430 352Q440 236 600 226Q760 236 770 352z') +
    shape(ink.deep, 'M640 229Q760 240 770 352H700Q710 260 640 229z', 0.3) +
    mirrored(600, wing(ink)) +
    box(ink.deep, 716, 392, 210, 276, 0.14) +
    centre(ink) +
    stroke(ink.deep, 6, 'M600 178V84') +
    shape(ink.accent, 'M603 88Q626 78 648 88T692 88V122Q668 132 648 122T603 122z') +
    shape(ink.glow, 'M648 92l4 10h10l-8 6l3 10l-9 -6l-9 6l3 -10l-8 -6h10z') +
    box(ink.paper, 256, 660, 688, 14) +
    shape(ink.light, 'M520 674H680L720 706H480z') +
    stroke(ink.shade, 4, 'M512 684H688M500 694H700', 0.7) +
    mirrored(
      600,
      stroke(ink.deep, 7, 'M250 706V520M250 540Q250 516 228 516M250 540Q250 516 272 516') +
        disc(glassOf(ink, ink.paper), 228, 530, 13) +
        disc(glassOf(ink, ink.paper), 272, 530, 13),
    ) +
    mirrored(
      600,
      shape(ink.shade, 'M150 720Q160 500 130 380H160Q170 500 180 720z') +
        disc(ink.leaf, 80, 350, 120, 84) +
        disc(ink.leaf, 200, 300, 104, 74) +
        disc(ink.leaf, 110, 250, 110, 76) +
        disc(ink.deep, 126, 378, 84, 38, 0.25),
    ) +
    // A cyclo waits on the square.
    at(
      0,
      -34,
      stroke(
        ink.deep,
        5,
        'M770 744a26 26 0 1 0 .1 0zM850 744a26 26 0 1 0 .1 0zM850 744L816 704L842 668M816 704L780 744M836 664h16',
      ) +
        shape(ink.accent, 'M746 722Q740 676 762 650Q776 640 806 652L812 668Q790 666 786 690L820 694L812 724z') +
        shape(ink.leaf, 'M748 664Q760 626 826 640L822 654Q782 646 762 676z'),
    ),
)
