import { painted } from '../../colours/own-colours.ts'
import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import { boxes } from '../../strokes/panes.ts'
import { at, repeat } from '../../strokes/shapes.ts'
import { sweptRoof } from '../parts/asian-roofs.ts'
import { windowRow } from '../parts/windows.ts'

/** Dapeng, Shenzhen: the south gate of the Ming fortress, its tower on a wall of grey brick, a lane of flags before it. */
export const dapengGate = painted({ base: '#8d8a84', accent: '#b8362c' }, ink => {
  const roof = { tile: ink.shade, line: ink.deep, edge: ink.deep }
  return (
    shape(ink.leaf, 'M-1000 640Q-300 360 100 470T800 380T1500 440T2200 400V660H-1000z', 0.55) +
    shape(ink.base, 'M-1000 470H200L230 440H970L1000 470H2200V700H-1000z') +
    shape(ink.light, 'M230 440H970L994 700H206z') +
    stroke(
      ink.deep,
      2,
      repeat(9, row => `M${228 - row * 2} ${468 + row * 26}H${972 + row * 2}`) +
        repeat(9, row => `M-1000 ${494 + row * 26}H204M996 ${494 + row * 26}H2200`),
      0.22,
    ) +
    shape(
      ink.base,
      boxes([212, 412], [14, 1], [56, 0], [36, 34]) +
        boxes([-1000, 444], [21, 1], [57, 0], [36, 30]) +
        boxes([1010, 444], [21, 1], [57, 0], [36, 30]),
    ) +
    shape(ink.deep, 'M750 440H970L994 700H750z', 0.12) +
    shape(ink.paper, 'M500 700V570a100 100 0 0 1 200 0v130z') +
    shape(ink.deep, 'M518 700V572a82 82 0 0 1 164 0v128z') +
    shape(ink.glow, 'M560 700V600q40-60 80 0v100z', 0.45) +
    box(ink.accent, 520, 478, 160, 36) +
    stroke(
      ink.glow,
      5,
      'M544 486v20M536 496h16M580 486v20M572 490h16M572 502h16M616 486v20M608 496h16M652 486v20M644 488h16',
    ) +
    box(ink.accent, 330, 330, 540, 96) +
    repeat(8, i => box(ink.shade, 336 + i * 74, 330, 12, 96)) +
    windowRow(ink, 366, 348, 7, 74, 44, 56) +
    box(ink.paper, 320, 408, 560, 20) +
    box(ink.accent, 400, 220, 400, 60) +
    windowRow(ink, 424, 234, 8, 46, 30, 34) +
    sweptRoof({ x: 600, y: 336, eave: 330, ridge: 236, height: 66, lift: 26, tiles: 15 }, roof) +
    sweptRoof({ x: 600, y: 226, eave: 260, ridge: 150, height: 92, lift: 30, gable: 26, tiles: 13 }, roof) +
    repeat(4, i =>
      at(
        [150, 340, 860, 1050][i] as number,
        720,
        stroke(ink.deep, 7, 'M0 0V-190') +
          shape(ink.accent, 'M4-186H74L60-160 74-134H4z') +
          disc(ink.glow, 34, -160, 13),
      ),
    ) +
    shape(ink.light, 'M-1000 696H2200V760H-1000z')
  )
})
