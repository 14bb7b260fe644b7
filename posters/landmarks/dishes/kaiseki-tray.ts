import { painted } from '../../colours/own-colours.ts'
import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import { at, repeat } from '../../strokes/shapes.ts'

/** A kaiseki meal on a lacquer tray, seen from above: soup, sashimi on a leaf, grilled fish, pickles, tea, chopsticks. */
export const kaisekiTray = painted({ base: '#6d2a26', accent: '#d9573f' }, ink => {
  const wood = '#c9a26c'
  return (
    shape(wood, 'M-1000-300H2200V1200H-1000z') +
    stroke(
      ink.deep,
      3,
      repeat(12, i => `M-1000 ${-60 + i * 92}H2200`),
      0.16,
    ) +
    shape(ink.deep, 'M130 150H1090V830H130z', 0.2) +
    shape(ink.base, 'M110 150q0-30 30-30H1060q30 0 30 30V780q0 30-30 30H140q-30 0-30-30z') +
    stroke(ink.accent, 6, 'M132 160q0-18 18-18H1050q18 0 18 18V770q0 18-18 18H150q-18 0-18-18z') +
    disc(ink.deep, 300, 300, 118) +
    disc(ink.accent, 300, 296, 112) +
    disc('#e0b25c', 300, 296, 92) +
    shape(ink.leaf, 'M250 270q30-30 60 0q-30 24-60 0zM320 330q26-26 50 0q-26 20-50 0z') +
    repeat(3, i => box(ink.paper, 256 + i * 44, 318 - i * 26, 32, 32)) +
    shape('#48606c', 'M480 180H760V400H480z') +
    shape('#5d7886', 'M480 180H760V200H480z') +
    shape(ink.leaf, 'M500 360Q520 220 620 200Q720 220 740 360Q620 300 500 360z') +
    repeat(
      4,
      i =>
        shape(ink.accent, `M${520 + i * 52} 350q-4-70 20-96q28 22 24 90z`) +
        stroke(ink.paper, 4, `M${532 + i * 52} 336q-2-40 10-66M${546 + i * 52} 336q-2-40 4-60`, 0.8),
    ) +
    disc('#9cc56a', 700, 230, 20) +
    shape(ink.paper, 'M820 200Q940 160 1030 220Q1050 330 1000 390Q900 420 820 380Q780 290 820 200z') +
    shape(ink.shade, 'M840 330Q880 260 960 250L1006 224L1000 270L1020 310L980 300Q900 360 840 330z') +
    stroke(ink.deep, 5, 'M880 290l12 34M906 278l12 38M932 268l12 38', 0.7) +
    disc(ink.paper, 858, 322, 5) +
    disc('#e8d75a', 890, 230, 26) +
    shape('#f4ee9c', 'M890 204l8 22-8 26-8-26z') +
    disc(ink.deep, 280, 590, 126) +
    disc('#2f3138', 280, 586, 120) +
    disc(ink.paper, 280, 580, 96) +
    shape(ink.light, 'M200 560q20-40 80-44t80 44q-80 24-160 0z', 0.6) +
    repeat(9, i => disc(ink.deep, 236 + ((i * 37) % 90), 556 + ((i * 23) % 50), 3)) +
    disc(ink.accent, 280, 570, 17) +
    at(
      560,
      560,
      shape(ink.deep, 'M-84-66H92V84H-84z', 0.3) +
        shape('#3d6b60', 'M-90-70H90V80H-90z') +
        shape(ink.glow, 'M-60-40q30-20 50 6q-6 30-44 22zM10-46q40-10 50 20q-20 26-50 10z') +
        shape('#7d4f8a', 'M-54 30q20-24 50-10q10 26-20 36q-30 0-30-26z') +
        shape(ink.leaf, 'M20 20h50v12H20zM24 40h46v12H24z'),
    ) +
    disc(ink.deep, 790, 560, 86) +
    disc('#8a9b86', 790, 556, 82) +
    disc('#a8bf5a', 790, 556, 62) +
    stroke(ink.paper, 5, 'M752 540q38-20 76 0', 0.5) +
    shape('#e6dcc8', 'M900 500H1030V680H900z') +
    shape('#f6f0e2', 'M900 500H1030V516H900z') +
    repeat(5, i => disc(i % 2 ? '#d97f93' : '#f0b9c2', 930 + (i % 3) * 34, 556 + Math.floor(i / 3) * 56, 22)) +
    stroke(ink.deep, 12, 'M330 736H900M330 760H900') +
    stroke(ink.glow, 12, 'M330 736H400M330 760H400') +
    shape(ink.paper, 'M860 724h40v48h-40z') +
    shape(
      ink.accent,
      'M1040 60q-40-30-20-70q40 0 40 40q40-20 60 20q-30 40-70 20q10 40-30 50q-30-30 20-60zM60 860q-30-30 0-60q30 20 20 50q40 0 40 40q-30 30-60 0z',
    )
  )
})
