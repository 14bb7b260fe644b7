import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'
import { glassOf } from '../parts/windows.ts'

const yacht = (ink: Ink, sail: string) =>
  shape(sail, 'M0 -30L10 -380Q120 -200 130 -30z') +
  shape(ink.paper, 'M-10 -40L4 -340Q-90 -180 -130 -40z') +
  shape(ink.deep, 'M60 -30Q70 -220 10 -380Q120 -200 130 -30z', 0.16) +
  stroke(ink.deep, 6, 'M4 -12V-390') +
  shape(ink.paper, 'M-160 -14H170Q150 30 100 34H-100Q-140 24 -160 -14z') +
  stroke(ink.accent, 8, 'M-146 4H158') +
  disc(ink.deep, 40, -30, 12) +
  disc(ink.deep, 74, -28, 12)

/** Auckland: the Sky Tower above Waitematā Harbour, yachts under sail, and Rangitoto's even cone. */
export const aucklandHarbour: Landmark = ink => {
  const building = (x: number, h: number, w: number, i: number) =>
    box(i % 2 ? ink.shade : ink.base, x, 620 - h, w, h) +
    box(ink.deep, x + w * 0.68, 620 - h, w * 0.32, h, 0.25) +
    stroke(
      glassOf(ink, ink.paper),
      3,
      repeat(Math.floor(h / 22), k => `M${x + 8} ${636 - h + k * 22}h${w * 0.5}`),
      0.45,
    )
  return (
    shape(ink.leaf, 'M700 620Q820 600 900 560Q990 500 1030 490H1080Q1130 504 1220 560Q1320 600 1460 620z') +
    shape(ink.deep, 'M1060 490H1080Q1130 504 1220 560Q1320 600 1460 620H1180Q1120 540 1060 490z', 0.25) +
    shape(ink.leaf, 'M-1000 620Q-400 560 120 580T760 620z') +
    repeat(15, i => building(-120 + i * 58, 60 + ((i * 67) % 130), 50, i)) +
    building(250, 250, 66, 1) +
    building(560, 220, 60, 0) +
    building(170, 180, 60, 0) +
    building(640, 150, 64, 1) +
    shape(ink.paper, 'M424 620L440 260H462L478 620z') +
    shape(ink.deep, 'M454 620V260H462L478 620z', 0.25) +
    stroke(ink.paper, 8, 'M430 560L396 620M472 560L506 620') +
    shape(ink.paper, 'M400 262Q404 230 424 226H478Q498 230 502 262L486 282H416z') +
    shape(ink.deep, 'M404 246H498V258H404z') +
    shape(ink.accent, 'M424 226L432 196H470L478 226z') +
    shape(ink.paper, 'M436 196h30v-34h-30z') +
    stroke(ink.paper, 8, 'M451 162V60') +
    stroke(ink.accent, 4, 'M451 90V30') +
    box(ink.shade, -1000, 614, 1800, 14) +
    shape(ink.water, 'M-1000 624H2200V760H-1000z') +
    stroke(ink.paper, 5, 'M300 650h80M560 660h120M860 646h120M120 680h80', 0.5) +
    at(930, 700, yacht(ink, ink.accent), 0.8) +
    at(640, 690, yacht(ink, ink.light), 0.46) +
    at(300, 760, yacht(ink, ink.glow), 0.98)
  )
}
