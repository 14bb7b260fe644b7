import { painted } from '../../colours/own-colours.ts'
import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'
import { thaiGable } from '../parts/asian-roofs.ts'

/** A tier of roof seen from the side: its ridge, its eaves and the hooked ends. */
const wing = (ink: Ink, y: number, half: number, height: number) =>
  shape(
    ink.leaf,
    `M${-half} ${y}Q${-half * 0.8} ${y - height * 0.4} ${-half * 0.78} ${y - height}H${half * 0.78}Q${half * 0.8} ${y - height * 0.4} ${half} ${y}z`,
  ) +
  shape(
    ink.deep,
    `M${half * 0.2} ${y - height}H${half * 0.78}Q${half * 0.8} ${y - height * 0.4} ${half} ${y}H${half * 0.24}z`,
    0.24,
  ) +
  stroke(
    ink.accent,
    6,
    `M${-half} ${y}Q${-half * 0.8} ${y - height * 0.4} ${-half * 0.78} ${y - height}l-8 -16M${half} ${y}Q${half * 0.8} ${y - height * 0.4} ${half * 0.78} ${y - height}l8 -16M${-half} ${y}H${half}`,
  )

/** The pavilion with its four gables and its spire in rings; its foot is at 0. */
const pavilion = (ink: Ink) => {
  const roof = { tile: ink.leaf, line: ink.accent, edge: ink.deep, board: ink.accent, panel: ink.accent }
  return (
    box(ink.shade, -170, -18, 340, 22) +
    box(ink.paper, -154, -36, 308, 20) +
    box(ink.deep, -128, -150, 256, 116, 0.75) +
    shape(ink.glow, 'M-30 -36V-128H30V-36z', 0.8) +
    repeat(6, i => box(ink.base, -134 + i * 51, -154, 13, 120) + box(ink.accent, -138 + i * 51, -156, 21, 8)) +
    stroke(ink.paper, 5, 'M-128 -66H-44M44 -66H128') +
    wing(ink, -148, 176, 62) +
    wing(ink, -206, 130, 50) +
    thaiGable({ x: 0, y: -144, half: 84, height: 130, tiers: 2 }, roof) +
    // The spire in seven rings.
    repeat(7, i => {
      const half = 50 - i * 6.6
      return shape(i % 2 ? ink.accent : ink.base, `M${-half} ${-254 - i * 20}h${half * 2}l-7 -20h${14 - half * 2}z`)
    }) +
    shape(ink.accent, 'M-8 -392H8L2 -470H-2z') +
    disc(ink.accent, 0, -404, 9, 5)
  )
}

const cave =
  'M-1000 -300H2200V1200H-1000zM470 -300Q430 -120 380 -20Q300 90 250 230Q180 330 190 460Q120 600 170 740Q400 790 640 780Q900 770 1050 730Q1070 580 1010 470Q1030 350 950 250Q920 120 850 40Q800 -80 800 -300z'
const inner =
  'M430 -300Q400 -60 340 60Q270 170 262 300Q220 400 240 500Q220 580 260 660L960 660Q990 560 950 470Q960 350 890 260Q880 130 800 40Q770 -80 770 -300z'

const stalactites = (colour: string) =>
  shape(
    colour,
    'M210 240Q240 300 236 380Q256 320 262 250Q280 330 290 350Q300 260 300 180Q330 230 336 270Q350 180 370 60Q390 120 400 140Q410 40 430 -100L200 -40zM980 260Q960 320 966 390Q944 330 940 260Q920 330 912 360Q896 260 900 170Q874 220 868 260Q856 160 840 60Q820 130 812 150Q806 20 790 -100L1010 -40z',
  )

const tree = (ink: Ink, x: number, y: number, size: number, lean: number) =>
  at(
    x,
    y,
    stroke(ink.shade, 13, `M0 0Q${lean * 0.3} -90 ${lean} -190`) +
      disc(ink.leaf, lean, -210, 62, 46) +
      disc(ink.leaf, lean - 44, -180, 44, 32) +
      disc(ink.leaf, lean + 46, -176, 46, 34) +
      disc(ink.light, lean - 16, -228, 34, 20, 0.5),
    size,
  )

/** Phraya Nakhon cave south of Hua Hin, late in the morning: the light falls through the roof on the royal pavilion. */
export const phrayaNakhon = painted(
  { base: '#c26a3a', accent: '#e8b23e' },
  ink =>
    shape(ink.leaf, 'M-1000 -40Q300 40 420 10Q600 60 760 16Q900 40 2200 -60V330H-1000z', 0.7) +
    `<path fill="#4b3c3d" fill-rule="evenodd" d="${inner.replace('M430', 'M-1000 -300H2200V1200H-1000zM430')}"/>` +
    shape(
      '#6d5750',
      'M262 300Q280 200 350 120Q420 200 400 320Q420 440 380 560L260 660Q220 580 240 500Q220 400 262 300zM890 260Q840 320 850 430Q820 520 850 620L960 660Q990 560 950 470Q960 350 890 260z',
    ) +
    shape('#8a6f5f', 'M380 300Q500 200 620 210T860 330Q900 480 870 660H330Q320 440 380 300z') +
    shape('#a98a70', 'M450 380Q600 270 760 380Q820 500 800 660H400Q400 480 450 380z') +
    shape('#fff0c4', 'M470 -300H760L900 700H280z', 0.32) +
    shape('#fff6da', 'M540 -300H690L740 700H470z', 0.4) +
    shape('#5d4943', 'M-1000 690Q100 640 330 640Q600 596 880 640Q1100 640 2200 690V1200H-1000z') +
    shape('#a2836a', 'M330 660Q600 606 880 660Q960 720 1000 760Q600 700 200 770Q260 700 330 660z') +
    shape('#d8bd94', 'M400 662Q600 622 810 662Q860 700 870 716Q600 680 330 720Q350 690 400 662z') +
    tree(ink, 350, 690, 0.9, -30) +
    tree(ink, 900, 690, 1.1, 36) +
    at(620, 676, pavilion(ink), 1.02) +
    `<path fill="#2b2329" fill-rule="evenodd" d="${cave}"/>` +
    stalactites('#2b2329') +
    shape('#3b3035', 'M-1000 800Q0 760 200 770Q420 810 560 836Q760 800 960 790Q1200 740 2200 800V1200H-1000z') +
    shape('#2b2329', 'M-1000 860Q200 800 420 850Q700 890 1000 830Q1500 800 2200 850V1200H-1000z') +
    stroke(
      '#7a6357',
      5,
      'M210 640Q150 560 190 460M1010 650Q1060 560 1010 470M250 230Q300 90 380 -20M950 250Q920 120 850 40',
      0.5,
    ) +
    shape(
      ink.leaf,
      'M380 -20q-6 60 -22 110q-4 -60 6 -100zM850 40q-14 50 -4 120q18 -60 14 -100zM420 -60q4 50 -6 90q-14 -30 -8 -70z',
    ),
)
