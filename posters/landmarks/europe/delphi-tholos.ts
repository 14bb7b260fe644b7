import { painted } from '../../colours/own-colours.ts'
import { box, shape, stroke } from '../../strokes/brush.ts'
import { boxes } from '../../strokes/panes.ts'
import { at, repeat } from '../../strokes/shapes.ts'

/** Delphi: three standing columns of the round temple below the cliffs of Parnassus, olive trees and poppies. */
export const delphiTholos = painted({ base: '#b39a7c', accent: '#cf4434' }, ink => {
  const column = (x: number, y: number, h: number, w: number) =>
    shape(ink.paper, `M${x - w / 2} ${y}L${x - w * 0.4} ${y - h}H${x + w * 0.4}L${x + w / 2} ${y}z`) +
    shape(ink.deep, `M${x + w * 0.14} ${y}V${y - h}H${x + w * 0.4}L${x + w / 2} ${y}z`, 0.2) +
    stroke(ink.shade, 3, `M${x - w * 0.26} ${y}L${x - w * 0.22} ${y - h}M${x} ${y}V${y - h}`, 0.45) +
    shape(ink.paper, `M${x - w * 0.4} ${y - h}l${-w * 0.2} -16h${w * 1.2}l${-w * 0.2} 16z`)
  const olive = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      stroke(ink.deep, 14, 'M0 0Q-10-40 6-80M0-40Q30-60 40-90') +
        shape(ink.leaf, 'M-70-100a50 44 0 0 1 70-50a60 48 0 0 1 96 40a40 40 0 0 1-30 56H-50a36 36 0 0 1-20-46z') +
        shape(ink.deep, 'M96-110a40 40 0 0 1-30 56H-10q70-10 106-56z', 0.2),
      s,
    )
  return (
    shape(
      ink.base,
      'M-1000 600L-500 360L-200 300L0 180L160 220L260 140L380 260L480 330L560 280L700 200L860 260L940 160L1100 220L1300 120L2200 260V640H-1000z',
      0.85,
    ) +
    shape(
      ink.accent,
      'M0 180L160 220L140 420L40 380zM260 140L380 260L360 460L290 400zM700 200L860 260L830 460L730 400zM940 160L1100 220L1080 440L980 380z',
      0.16,
    ) +
    shape(
      ink.deep,
      'M160 220L260 140L290 400L240 520L170 420zM380 260L480 330L560 280L600 480L480 540L380 460zM860 260L940 160L980 380L940 500L850 440z',
      0.22,
    ) +
    shape(ink.leaf, 'M-1000 640Q-300 500 100 550Q500 480 800 550Q1200 490 2200 560V700H-1000z', 0.8) +
    olive(180, 620, 1) +
    olive(1040, 610, 1.1) +
    olive(-240, 640, 1.3) +
    shape(ink.light, 'M200 720Q600 660 1000 720Q1000 770 600 780Q200 770 200 720z') +
    shape(ink.paper, 'M230 706Q600 650 970 706Q960 744 600 752Q240 744 230 706z') +
    shape(ink.light, 'M270 694Q600 644 930 694Q920 722 600 728Q280 722 270 694z') +
    column(360, 690, 100, 40) +
    column(450, 690, 64, 40) +
    column(570, 696, 320, 50) +
    column(680, 698, 320, 50) +
    column(790, 692, 320, 50) +
    box(ink.paper, 534, 336, 292, 26) +
    box(ink.light, 528, 300, 304, 36) +
    shape(ink.shade, boxes([544, 306], [8, 1], [36, 0], [16, 26]), 0.6) +
    shape(ink.paper, 'M520 302H838V288Q680 272 520 288z') +
    column(890, 700, 50, 40) +
    shape(ink.leaf, 'M-1000 780Q200 730 600 770T2200 750V1200H-1000z') +
    repeat(22, i =>
      shape(ink.accent, `M${-100 + ((i * 173) % 1400)} ${780 + ((i * 37) % 80)}a9 8 0 1 1 18 0a9 8 0 1 1-18 0z`),
    )
  )
})
