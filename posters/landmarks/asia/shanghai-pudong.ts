import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { mirrored, repeat } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

const sphere = (ink: Ink, x: number, y: number, r: number) =>
  disc(ink.accent, x, y, r) +
  shape(
    ink.deep,
    `M${x + r * 0.3} ${y - r * 0.95}A${r} ${r} 0 0 1 ${x + r * 0.3} ${y + r * 0.95}Q${x + r * 0.75} ${y} ${x + r * 0.3} ${y - r * 0.95}z`,
    0.35,
  ) +
  disc(ink.light, x - r * 0.4, y - r * 0.4, r * 0.22, r * 0.22, 0.7) +
  stroke(
    glassOf(ink, ink.light),
    Math.max(2, r * 0.06),
    `M${x - r} ${y}h${2 * r}M${x - r * 0.94} ${y + r * 0.3}h${r * 1.88}`,
  )

/** Three leaning struts, three columns, eleven balls, a needle. */
const orientalPearl = (ink: Ink) =>
  stroke(ink.shade, 14, 'M452 560L392 672M452 560L512 672') +
  stroke(ink.base, 16, 'M436 210V660M468 210V660') +
  stroke(ink.light, 14, 'M452 210V660') +
  box(ink.light, 446, 150, 12, 90) +
  shape(ink.light, 'M449 150L452 86L455 150z') +
  sphere(ink, 452, 174, 13) +
  sphere(ink, 452, 246, 40) +
  repeat(4, i => disc(ink.accent, 452, 318 + i * 46, 15)) +
  sphere(ink, 452, 548, 66) +
  repeat(2, i => sphere(ink, 392 + i * 120, 664, 18)) +
  shape(ink.shade, 'M370 660H534L550 690H354z')

const shanghaiTower = (ink: Ink) =>
  shape(ink.base, 'M742 662C732 500 748 280 786 128L838 110C862 270 880 480 880 662z') +
  shape(ink.shade, 'M838 110C862 270 880 480 880 662H828C836 480 832 260 812 119z') +
  shape(ink.light, 'M786 128C800 280 790 480 768 662H742C732 500 748 280 786 128z') +
  stroke(
    ink.deep,
    2.5,
    repeat(8, i => `M${746 + i * 4.6} ${600 - i * 58}Q810 ${612 - i * 58} ${876 - i * 4} ${596 - i * 58}`),
    0.45,
  ) +
  stroke(ink.deep, 3, 'M786 128Q830 330 800 662', 0.4)

const jinMao = (ink: Ink) =>
  repeat(6, i => {
    const half = 46 - i * 6
    const y = 440 - i * (52 - i * 3)
    return (
      box(ink.base, 640 - half, y, half * 2, 662 - y) +
      box(ink.shade, 640 + half * 0.3, y, half * 0.7, 662 - y) +
      box(ink.light, 634 - half, y, half * 2 + 12, 7)
    )
  }) +
  shape(ink.deep, 'M640 190L650 248H630z') +
  stroke(ink.light, 3, 'M614 400V660M628 350V660', 0.6)

const bottleOpener = (ink: Ink) =>
  shape(ink.shade, 'M676 662L690 168H702L706 210H734L737 168H746L756 662z') +
  shape(ink.base, 'M676 662L690 168H700L704 214L716 214L706 662z') +
  shape(ink.shade, 'M690 168H746L745 180H691z')

const low = (ink: Ink) =>
  repeat(11, i => {
    const h = [60, 110, 80, 140, 96, 70, 120, 88, 150, 74, 104][i] ?? 80
    const x = 262 + i * 62
    return box(i % 2 ? ink.shade : ink.base, x, 662 - h, 50, h) + box(ink.deep, x + 34, 662 - h, 16, h, 0.2)
  })

/** Pudong from the Bund, Shanghai: Oriental Pearl Tower, Jin Mao, the bottle opener and the twisted Shanghai Tower. */
export const shanghaiPudong: Landmark = ink =>
  mirrored(
    600,
    repeat(7, i => box(ink.shade, -140 + i * 60, 560 + ((i * 37) % 60), 52, 110, 0.5)),
  ) +
  bottleOpener(ink) +
  shanghaiTower(ink) +
  jinMao(ink) +
  low(ink) +
  shape(
    glassOf(ink),
    repeat(60, i => `M${270 + ((i * 67) % 670)} ${590 + ((i * 29) % 66)}h9v7h-9z`),
    ink.night ? 0.9 : 0.3,
  ) +
  orientalPearl(ink) +
  shape(
    ink.leaf,
    'M-1000 672H180Q220 642 262 656Q300 640 340 656Q380 646 420 662H560Q600 644 650 656Q700 642 750 658Q800 646 850 656Q900 640 950 660Q990 646 1040 672H2200V694H-1000z',
  ) +
  shape(ink.paper, 'M-1000 692H2200V700H-1000z', 0.6) +
  stroke(ink.accent, 7, 'M432 724h40M424 748h56M440 774h28', 0.6) +
  stroke(ink.light, 6, 'M760 722h96M780 744h70M640 730h40M746 768h88', 0.5)
