import { painted } from '../../colours/own-colours.ts'
import { box, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { boxes } from '../../strokes/panes.ts'
import { mirrored, repeat } from '../../strokes/shapes.ts'

const half = (ink: Ink) =>
  shape(ink.accent, 'M150 500L170 440H560V500z') +
  box(ink.paper, 140, 496, 460, 150) +
  shape(
    ink.deep,
    repeat(19, i => `M${154 + i * 22} 560v-34a7 7 0 0 1 14 0v34z`),
    0.75,
  ) +
  shape(
    ink.deep,
    repeat(19, i => `M${154 + i * 22} 636v-44a7 7 0 0 1 14 0v44z`),
    0.75,
  ) +
  box(ink.light, 136, 570, 464, 8) +
  repeat(5, i => shape(ink.paper, `M${190 + i * 62} 500v-52l8-46 8 46v52z`)) +
  shape(ink.paper, 'M140 650V420H200V650zM400 650V400H456V650z') +
  shape(ink.accent, 'M138 422L146 380L170 300L194 380L202 422zM398 402L428 300L458 402z') +
  shape(ink.deep, boxes([156, 440], [2, 4], [20, 46], [9, 24]) + boxes([414, 420], [2, 4], [20, 46], [9, 24]), 0.75) +
  shape(
    ink.paper,
    'M136 424v-40l6-22 6 22v40zM192 424v-40l6-22 6 22v40zM396 404v-40l6-22 6 22v40zM448 404v-40l6-22 6 22v40z',
  ) +
  shape(ink.paper, 'M500 500V330L510 240L520 330V500z')

/** Budapest: the Parliament with its red dome and its forest of spires along the Danube, and a yellow tram. */
export const budapestParliament = painted(
  { base: '#c9b48a', accent: '#9c3b33' },
  ink =>
    mirrored(600, half(ink)) +
    shape(ink.paper, 'M520 500V330H680V500z') +
    shape(
      ink.deep,
      repeat(5, i => `M${532 + i * 29} 420v-54a9 9 0 0 1 18 0v54z`),
      0.75,
    ) +
    shape(ink.accent, 'M518 332Q516 250 560 210Q586 190 600 176Q614 190 640 210Q684 250 682 332z') +
    shape(ink.deep, 'M600 176Q614 190 640 210Q684 250 682 332H640Q640 240 600 176z', 0.25) +
    stroke(ink.light, 3, 'M560 330Q560 250 600 190Q640 250 640 330M600 190V330', 0.6) +
    shape(ink.paper, 'M588 186V140H612V186z') +
    shape(ink.accent, 'M584 142L600 70L616 142z') +
    shape(ink.paper, 'M512 340v-50l6-30 6 30v50zM676 340v-50l6-30 6 30v50z') +
    shape(ink.paper, 'M540 650V470L600 410L660 470V650z') +
    shape(ink.deep, 'M568 650V560a32 32 0 0 1 64 0V650zM572 520v-24a28 28 0 0 1 56 0v24z', 0.75) +
    shape(ink.deep, 'M600 176L682 332V500H1060V650H600z', 0.08) +
    box(ink.base, -1000, 644, 3200, 20) +
    box(ink.shade, -1000, 664, 3200, 34) +
    shape(ink.deep, boxes([-1000, 668], [80, 1], [40, 0], [30, 20]), 0.25) +
    shape(ink.glow, 'M250 662V626Q250 616 262 616H470Q482 616 482 626V662z') +
    shape(ink.deep, boxes([264, 624], [8, 1], [27, 0], [18, 18]), 0.85) +
    shape(ink.water, 'M-1000 698H2200V1200H-1000z') +
    shape(ink.accent, 'M540 700H660Q660 780 600 810Q540 780 540 700z', 0.3) +
    stroke(ink.paper, 5, 'M160 730h140M360 760h180M640 740h220M220 800h120M760 790h190M480 720h60', 0.5),
)
