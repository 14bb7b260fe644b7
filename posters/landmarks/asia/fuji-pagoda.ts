import { mix } from '../../colours/colour.ts'
import { painted } from '../../colours/own-colours.ts'
import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'
import { sweptRoof } from '../parts/asian-roofs.ts'
import { glassOf } from '../parts/windows.ts'

const storey = (ink: Ink, i: number) => {
  const [x, y, half] = [800, 650 - i * 92, 74 - i * 7]
  return (
    box(ink.base, x - half, y - 62, half * 2, 66) +
    box(ink.paper, x - half + 10, y - 40, half * 2 - 20, 34) +
    box(ink.base, x - half * 0.34, y - 40, half * 0.68, 40) +
    box(glassOf(ink), x - half * 0.22, y - 34, half * 0.44, 34, 0.8) +
    stroke(ink.base, 5, `M${x - half * 0.66} ${y - 42}v40M${x + half * 0.66} ${y - 42}v40`) +
    box(ink.deep, x + half * 0.3, y - 62, half * 0.7, 66, 0.26) +
    stroke(ink.base, 5, `M${x - half - 16} ${y - 14}h${half * 2 + 32}M${x - half - 16} ${y + 2}h${half * 2 + 32}`) +
    stroke(
      ink.base,
      3,
      repeat(9, k => `M${x - half - 14 + k * ((half * 2 + 28) / 8)} ${y - 14}v16`),
    ) +
    box(ink.deep, x - half - 4, y - 66, half * 2 + 8, 12, 0.5) +
    sweptRoof(
      { x, y: y - 62, eave: 150 - i * 11, ridge: half * 0.86, height: 40, lift: 15, tiles: 13, edge: 6 },
      { tile: ink.shade, line: ink.deep, edge: ink.base, ridge: ink.shade },
    )
  )
}

/** A cloud of cherry blossom. */
const blossom = (ink: Ink, x: number, y: number, size: number) => {
  const pink = mix(ink.paper, ink.base, 0.32)
  const light = mix(ink.paper, ink.base, 0.12)
  const puff = (fill: string, dx: number, dy: number, r: number) =>
    disc(fill, x + dx * size, y + dy * size, r * size, r * size * 0.84)
  return (
    puff(mix(pink, ink.shade, 0.35), 0.3, 0.26, 0.6) +
    puff(pink, -0.5, 0.1, 0.56) +
    puff(pink, 0.5, 0, 0.6) +
    puff(pink, 0, -0.3, 0.6) +
    puff(light, -0.5, -0.12, 0.3) +
    puff(light, 0.06, -0.5, 0.3) +
    puff(light, 0.56, -0.2, 0.26)
  )
}

/** Mount Fuji and the five-storeyed Chureito Pagoda above Fujiyoshida, framed in cherry blossom. */
export const fujiPagoda = painted({ base: '#c4432f', accent: '#e2a93a' }, ink => {
  const cone = 'M-420 640Q160 560 372 236L410 190L446 202L478 186L520 204L552 190L590 236Q800 560 1420 640z'
  return (
    shape(mix(ink.deep, ink.water, 0.55), cone) +
    shape(ink.deep, 'M520 204L552 190L590 236Q800 560 1420 640H760Q560 480 520 204z', 0.22) +
    shape(
      ink.paper,
      'M372 236L410 190L446 202L478 186L520 204L552 190L590 236Q640 314 700 384L664 372L640 420L604 380L580 452L540 392L506 478L478 400L440 462L412 396L376 436L350 384L300 396L262 384Q324 310 372 236z',
    ) +
    shape(
      ink.shade,
      'M520 204L552 190L590 236Q640 314 700 384L664 372L640 420L604 380L580 452L556 400Q530 300 520 204z',
      0.4,
    ) +
    shape(ink.leaf, 'M-1000 650Q-400 560 0 600Q240 560 460 606Q700 580 900 610Q1300 560 2200 640V760H-1000z', 0.8) +
    repeat(26, i => box(i % 2 ? ink.paper : ink.light, -380 + i * 70, 626 + ((i * 17) % 24), 26, 14, 0.7)) +
    shape(ink.leaf, 'M-1000 760Q200 690 460 680Q700 650 960 664Q1400 650 2200 700V1200H-1000z') +
    shape(ink.deep, 'M-1000 800Q200 740 520 740Q800 690 2200 760V1200H-1000z', 0.25) +
    box(ink.shade, 690, 652, 220, 26) +
    box(ink.light, 680, 646, 240, 12) +
    repeat(5, i => storey(ink, i)) +
    stroke(ink.deep, 7, 'M800 182V96') +
    stroke(ink.accent, 5, 'M788 168h24M789 156h22M790 144h20M791 132h18M792 120h16') +
    disc(ink.accent, 800, 98, 7) +
    stroke(ink.deep, 16, 'M300 860Q330 740 270 650Q240 600 180 580') +
    stroke(ink.deep, 9, 'M288 690Q330 640 400 640M306 780Q380 720 450 730') +
    blossom(ink, 170, 560, 110) +
    blossom(ink, 290, 600, 84) +
    blossom(ink, 404, 640, 76) +
    blossom(ink, 470, 724, 70) +
    blossom(ink, 990, 650, 96) +
    blossom(ink, 900, 720, 76) +
    blossom(ink, 700, 750, 60)
  )
})
