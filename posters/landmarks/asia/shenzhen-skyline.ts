import { box, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'

/** Ping An Finance Centre: eight stone ribs drawn together into a pyramid and a needle. */
const pingAn = (ink: Ink) =>
  shape(ink.base, 'M548 664L556 300L572 214L600 140L628 214L644 300L652 664z') +
  shape(ink.shade, 'M612 664L614 300L610 214L600 140L628 214L644 300L652 664z') +
  shape(ink.light, 'M548 664L556 300L572 214L600 140L590 214L580 300L576 664z', 0.9) +
  stroke(
    ink.paper,
    4,
    'M548 664L556 300L572 214L600 140M577 664L580 300L588 214L600 140M614 664L614 300L610 214L600 140M652 664L644 300L628 214L600 140',
  ) +
  stroke(
    ink.deep,
    2,
    repeat(20, i => `M${552 + i * 0.2} ${640 - i * 17}h${96 - i * 0.4}`),
    0.35,
  ) +
  stroke(ink.paper, 5, 'M600 150V84')

/** KK100: a slab with a round, glassy head. */
const kk100 = (ink: Ink) =>
  shape(ink.base, 'M704 664V372Q708 268 752 252Q796 262 800 372V664z') +
  shape(ink.light, 'M704 664V372Q708 268 752 252Q732 290 730 372V664z') +
  shape(ink.deep, 'M776 664V372Q776 290 752 252Q796 262 800 372V664z', 0.35) +
  stroke(
    ink.paper,
    2,
    repeat(22, i => `M704 ${650 - i * 14}h96`),
    0.4,
  )

/** Diwang (Shun Hing Square): a green slab between two cylinders with twin masts. */
const diwang = (ink: Ink) =>
  box(ink.accent, 412, 352, 92, 312) +
  box(ink.deep, 412, 352, 92, 312, 0.22) +
  stroke(
    ink.paper,
    2,
    repeat(20, i => `M432 ${368 + i * 15}h52`),
    0.5,
  ) +
  shape(ink.base, 'M400 664V340q16 -22 32 0V664z') +
  shape(ink.shade, 'M484 664V340q16 -22 32 0V664z') +
  stroke(ink.light, 5, 'M416 336V238M500 336V238') +
  box(ink.light, 408, 320, 100, 8)

/** China Resources Tower, the Spring Bamboo: a cone of slender ribs. */
const bamboo = (ink: Ink) =>
  shape(ink.shade, 'M834 664Q826 420 872 268Q918 420 910 664z') +
  shape(ink.base, 'M834 664Q826 420 872 268Q866 420 862 664z') +
  stroke(
    ink.light,
    2.5,
    'M848 664Q842 430 872 268M862 664Q860 430 872 268M882 664Q884 430 872 268M896 664Q902 430 872 268',
  )

/** The Civic Centre's roof, spread like the wings of a great bird over its round and square towers. */
const civicCentre = (ink: Ink) =>
  box(ink.accent, 556, 606, 34, 56) +
  box(ink.glow, 612, 606, 34, 56) +
  box(ink.shade, 420, 622, 360, 42) +
  stroke(
    ink.light,
    4,
    repeat(16, i => `M${430 + i * 22} 624v38`),
    0.7,
  ) +
  shape(
    ink.paper,
    'M330 596Q420 556 500 590Q560 616 600 616Q640 616 700 590Q780 556 870 596Q780 580 706 612Q650 634 600 634Q550 634 494 612Q420 580 330 596z',
  ) +
  shape(ink.base, 'M870 596Q780 580 706 612Q650 634 600 634V626Q650 626 704 604Q780 570 870 596z')

/** Shenzhen from the bay: Ping An Finance Centre, KK100, Diwang, the Spring Bamboo and the Civic Centre's wings. */
export const shenzhenSkyline: Landmark = ink =>
  shape(
    ink.shade,
    'M-1000 610L-300 560L40 500L240 540L460 470L700 520L980 470L1200 530L1600 560L2200 600V670H-1000z',
    0.4,
  ) +
  repeat(20, i => box(ink.shade, -330 + i * 94, 560 - ((i * 59) % 120), 66, 110 + ((i * 59) % 120), 0.6)) +
  diwang(ink) +
  kk100(ink) +
  bamboo(ink) +
  pingAn(ink) +
  repeat(8, i => {
    const [x, h] = [288 + i * 82, 60 + ((i * 43) % 70)]
    return (
      box(i % 2 ? ink.shade : ink.base, x, 664 - h, 58, h) +
      box(ink.deep, x + 40, 664 - h, 18, h, 0.25) +
      (ink.night ? stroke(ink.glow, 4, `M${x + 10} ${680 - h}h20M${x + 10} ${696 - h}h20`) : '')
    )
  }) +
  civicCentre(ink) +
  shape(
    ink.leaf,
    'M-1000 672H100Q160 640 230 660Q300 636 360 658Q420 644 480 660H730Q790 640 850 658Q920 636 980 660Q1060 646 1110 672H2200V696H-1000z',
  )
