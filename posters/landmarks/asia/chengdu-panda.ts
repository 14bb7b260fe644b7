import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { mirrored, repeat } from '../../strokes/shapes.ts'

const bamboo = (ink: Ink, x: number, width: number, fill: string, lean = 0) =>
  stroke(fill, width, `M${x} 1000Q${x + lean * 0.4} 400 ${x + lean} -100`) +
  stroke(
    ink.deep,
    3,
    repeat(7, i => `M${x + lean * (0.7 - i * 0.1) - width * 0.6} ${110 + i * 112}h${width * 1.2}`),
    0.55,
  )

const leaves = (fill: string, x: number, y: number, size: number) =>
  shape(
    fill,
    repeat(5, i => {
      const turn = (i * 38 - 20) * (Math.PI / 180)
      const [dx, dy] = [Math.cos(turn) * size, Math.sin(turn) * size]
      return `M${x} ${y}Q${x + dx * 0.5 - dy * 0.2} ${y + dy * 0.5 + dx * 0.2} ${x + dx} ${y + dy}Q${x + dx * 0.5 + dy * 0.16} ${y + dy * 0.5 - dx * 0.16} ${x} ${y}z`
    }),
  )

const head = (ink: Ink) =>
  mirrored(590, disc(ink.deep, 470, 232, 52)) +
  disc(ink.paper, 590, 318, 172, 144) +
  shape(ink.shade, 'M690 201Q790 260 752 366Q710 452 590 462Q700 420 716 330Q720 260 690 201z', 0.45) +
  mirrored(590, `<g transform="rotate(28 522 318)">${disc(ink.deep, 522, 318, 34, 48)}</g>`) +
  disc(ink.paper, 534, 306, 11) +
  disc(ink.paper, 660, 306, 11) +
  disc(ink.shade, 590, 386, 60, 45, 0.3) +
  shape(ink.deep, 'M562 360Q590 348 618 360Q614 384 590 388Q566 384 562 360z') +
  stroke(ink.deep, 6, 'M590 386v18M590 404q-16 18 -34 6M590 404q16 18 34 6')

/** A giant panda of Chengdu: sitting in a bamboo grove, a stalk in its paws. */
export const chengduPanda: Landmark = ink =>
  bamboo(ink, 130, 26, ink.leaf, 60) +
  bamboo(ink, 276, 38, ink.leaf, -40) +
  bamboo(ink, 888, 30, ink.leaf, 30) +
  bamboo(ink, 1010, 44, ink.leaf, -30) +
  leaves(ink.leaf, 250, 240, 140) +
  leaves(ink.leaf, 940, 190, 160) +
  leaves(ink.leaf, 140, 430, 120) +
  disc(ink.deep, 600, 770, 420, 60, 0.25) +
  disc(ink.paper, 600, 610, 212, 176) +
  shape(ink.shade, 'M740 478Q840 560 800 680Q760 770 620 786Q740 720 750 620Q756 540 740 478z', 0.45) +
  shape(ink.deep, 'M398 540Q420 430 520 420Q600 452 680 420Q780 430 802 540Q700 500 600 520Q500 500 398 540z') +
  head(ink) +
  shape(
    ink.deep,
    'M300 690Q300 610 400 620Q490 640 488 730Q486 800 396 800Q304 800 300 690zM900 690Q900 610 800 620Q710 640 712 730Q714 800 804 800Q896 800 900 690z',
  ) +
  disc(ink.shade, 392, 720, 46, 54) +
  disc(ink.shade, 808, 720, 46, 54) +
  shape(
    ink.base,
    repeat(3, i => `M${360 + i * 32} 664a13 13 0 1 0 .1 0zM${776 + i * 32} 664a13 13 0 1 0 .1 0z`),
  ) +
  stroke(ink.leaf, 20, 'M462 690L760 426') +
  stroke(ink.light, 5, 'M470 676L756 422', 0.6) +
  stroke(ink.deep, 4, 'M524 622l16 20M594 560l16 20M664 500l16 20') +
  leaves(ink.leaf, 756, 428, 120) +
  shape(
    ink.deep,
    'M398 530Q380 640 470 676Q540 690 556 640Q560 606 512 600Q480 560 500 500zM802 530Q806 590 720 600Q660 600 628 560Q606 530 636 516Q690 530 716 480z',
  ) +
  stroke(ink.shade, 4, 'M520 640q18 6 30 -4M640 546q-12 -10 -4 -24', 0.8)
