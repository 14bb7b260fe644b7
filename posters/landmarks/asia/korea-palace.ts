import { mix } from '../../colours/colour.ts'
import { box, shape, stroke } from '../../strokes/brush.ts'
import type { Ink, Landmark } from '../../strokes/landmark.ts'
import { mirrored, repeat } from '../../strokes/shapes.ts'
import { sweptRoof } from '../parts/asian-roofs.ts'
import { glassOf } from '../parts/windows.ts'

/** Painted beams and brackets (dancheong) under the eaves. */
const brackets = (ink: Ink, y: number, half: number, height: number) =>
  box(ink.leaf, 600 - half, y, half * 2, height) +
  box(ink.deep, 600 - half, y, half * 2, height * 0.4, 0.5) +
  shape(
    ink.accent,
    repeat(Math.floor(half / 13), i => `M${604 - half + i * 26} ${y + height * 0.5}h12v${height * 0.4}h-12z`),
  ) +
  shape(
    ink.paper,
    repeat(Math.floor(half / 13), i => `M${608 - half + i * 26} ${y + height * 0.6}h4v${height * 0.2}h-4z`),
  )

const terrace = (ink: Ink, y: number, half: number, height: number) =>
  box(ink.paper, 600 - half, y, half * 2, height) +
  box(ink.shade, 600 - half, y + height * 0.55, half * 2, height * 0.45, 0.45) +
  box(ink.deep, 600 + half * 0.45, y, half * 0.55, height, 0.15) +
  stroke(ink.paper, 5, `M${600 - half} ${y - 14}h${half - 70}M670 ${y - 14}h${half - 70}`) +
  stroke(
    ink.paper,
    5,
    repeat(Math.floor((half - 60) / 36), i => `M${604 - half + i * 36} ${y}v-18M${596 + half - i * 36} ${y}v-18`),
  ) +
  stroke(
    ink.shade,
    2,
    repeat(Math.floor(half / 20), i => `M${616 - half + i * 40} ${y}v${height}`),
    0.5,
  )

/** Geunjeongjeon, throne hall of Gyeongbokgung, Seoul, below the granite of Bugaksan: white ridges on two dark roofs. */
export const koreaPalace: Landmark = ink => {
  const tiles = { tile: mix(ink.shade, ink.deep, 0.6), line: ink.deep, edge: ink.leaf, ridge: ink.paper }
  const hipRidges = (y: number, eave: number, ridge: number, height: number, lift: number) =>
    mirrored(
      600,
      stroke(
        ink.paper,
        7,
        `M${600 - ridge} ${y - height}Q${600 - ridge - (eave - ridge) * 0.3} ${y - lift * 0.6 - height * 0.16} ${600 - eave + 12} ${y - lift - 2}`,
      ),
    )
  const mountain =
    'M-1000 600L-640 500L-280 540L-20 430L130 380L240 270L310 190L372 160L440 200L540 320L700 400L900 380L1100 430L1400 520L2200 570V680H-1000z'
  return (
    shape(ink.base, mountain) +
    shape(ink.paper, mountain, 0.34) +
    shape(ink.shade, 'M372 160L440 200L540 320L700 400L780 640H480L420 420L450 320z', 0.35) +
    shape(ink.paper, 'M310 190L372 160L396 220L364 290L384 370L336 320L296 350L276 290L226 330L252 250z', 0.6) +
    repeat(18, i =>
      shape(
        ink.leaf,
        `M${-340 + i * 110} 640q0 -${70 + ((i * 23) % 30)} 66 -${70 + ((i * 23) % 30)}t66 ${70 + ((i * 23) % 30)}z`,
        0.85,
      ),
    ) +
    // Galleries at either side.
    mirrored(
      600,
      box(ink.paper, -1000, 572, 1280, 66) +
        stroke(
          ink.accent,
          9,
          repeat(14, i => `M${-330 + i * 44} 574v64`),
        ) +
        shape(ink.shade, 'M-1000 540H276L300 576H-1000z') +
        stroke(ink.paper, 6, 'M-1000 540H276'),
    ) +
    // Lower storey.
    box(ink.accent, 360, 450, 480, 120) +
    box(ink.leaf, 360, 476, 480, 94) +
    stroke(glassOf(ink, ink.paper), 2, `${repeat(46, i => `M${368 + i * 10.2} 480v86`)}M360 508H840M360 538H840`, 0.5) +
    box(glassOf(ink), 556, 476, 88, 94, 0.85) +
    repeat(7, i => box(ink.accent, 354 + i * 79, 446, 18, 126)) +
    repeat(7, i => box(ink.deep, 365 + i * 79, 446, 7, 126, 0.3)) +
    brackets(ink, 434, 256, 26) +
    sweptRoof({ x: 600, y: 440, eave: 340, ridge: 236, height: 78, lift: 40, tiles: 33, edge: 11 }, tiles) +
    hipRidges(440, 340, 236, 78, 40) +
    // Upper storey.
    box(ink.accent, 412, 332, 376, 34) +
    box(ink.paper, 426, 338, 348, 20, 0.7) +
    stroke(
      ink.accent,
      4,
      repeat(24, i => `M${430 + i * 15} 332v32`),
    ) +
    brackets(ink, 310, 204, 24) +
    sweptRoof({ x: 600, y: 316, eave: 288, ridge: 176, height: 118, lift: 46, gable: 40, tiles: 27, edge: 11 }, tiles) +
    hipRidges(316, 288, 176, 78, 46) +
    box(ink.deep, 690, 444, 150, 126, 0.2) +
    terrace(ink, 570, 300, 40) +
    terrace(ink, 626, 372, 44) +
    shape(ink.light, 'M540 566H660L690 690H510z') +
    stroke(
      ink.shade,
      3,
      repeat(9, i => `M${537 - i * 3.2} ${578 + i * 12.5}H${663 + i * 3.2}`),
    ) +
    stroke(ink.paper, 9, 'M540 562L508 690M660 562L692 690M580 566L570 690M620 566L630 690') +
    mirrored(
      600,
      shape(
        ink.light,
        repeat(5, i => `M${474 - i * 50} ${690 + i * 3}h16v-24h-16z`),
      ),
    )
  )
}
