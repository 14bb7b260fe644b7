import { painted } from '../../colours/own-colours.ts'
import { box, shape } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { archOutline, repeat } from '../../strokes/shapes.ts'

/** Four little temples of two columns each, side by side on one storey. */
const aediculae = (ink: Ink, y: number, height: number, xs: number[], width: number, round: boolean[]) =>
  xs
    .map(
      (x, i) =>
        box(ink.light, x, y - height, 16, height) +
        box(ink.light, x + width - 16, y - height, 16, height) +
        box(ink.deep, x + 11, y - height, 5, height, 0.3) +
        box(ink.deep, x + width - 5, y - height, 5, height, 0.3) +
        box(ink.paper, x - 8, y - height - 26, width + 16, 26) +
        box(ink.base, x - 6, y - 12, width + 12, 12) +
        (round[i] === undefined
          ? ''
          : shape(
              ink.paper,
              round[i]
                ? `M${x - 8} ${y - height - 26}Q${x + width / 2} ${y - height - 84} ${x + width + 8} ${y - height - 26}z`
                : `M${x - 8} ${y - height - 26}L${x + width / 2} ${y - height - 66}L${x + width + 8} ${y - height - 26}z`,
            )),
    )
    .join('')

/** Ephesus: the two-storeyed marble front of the Library of Celsus at the end of its paved street. */
export const ephesusLibrary = painted(
  { base: '#bfa27a', accent: '#c4574a' },
  ink =>
    shape(ink.leaf, 'M-1000 640L-300 500L100 440L420 400L820 380L1100 440L1500 500L2200 460V680H-1000z', 0.7) +
    box(ink.base, 252, 290, 696, 360) +
    box(ink.deep, 252, 290, 696, 360, 0.18) +
    box(ink.base, 252, 430, 696, 34) +
    shape(
      ink.deep,
      archOutline(318, 640, 60, 140) + archOutline(560, 640, 80, 176) + archOutline(822, 640, 60, 140),
      0.8,
    ) +
    shape(
      ink.deep,
      archOutline(400, 400, 40, 80) + archOutline(570, 410, 60, 100) + archOutline(760, 400, 40, 80),
      0.55,
    ) +
    aediculae(ink, 650, 180, [262, 426, 660, 824], 114, []) +
    aediculae(ink, 440, 118, [334, 530, 730], 140, [true, false, true]) +
    box(ink.light, 262, 322, 16, 118) +
    box(ink.light, 922, 322, 16, 118) +
    box(ink.paper, 248, 296, 44, 26) +
    box(ink.paper, 908, 296, 44, 26) +
    repeat(4, i => shape(ink.paper, `M${[306, 470, 704, 868][i]} 640v-60q-4-30 6-40a10 10 0 1 1 18 0q10 10 6 40v60z`)) +
    repeat(5, i => box(i % 2 ? ink.light : ink.paper, 230 - i * 16, 650 + i * 9, 740 + i * 32, 9)) +
    shape(ink.light, 'M160 695H1040L1500 1200H-300z') +
    shape(
      ink.base,
      repeat(6, i => `M${170 - i * i * 8} ${712 + i * 26}H${1030 + i * i * 8}v4H${170 - i * i * 8}z`),
      0.8,
    ) +
    shape(
      ink.base,
      repeat(7, i => `M${300 + i * 100} 695l${(i - 3) * 160} 505h5l${-(i - 3) * 160 + 3} -505z`),
      0.8,
    ) +
    shape(ink.leaf, 'M-1000 700L160 690L60 800L-300 1200H-1000zM2200 700L1040 690L1140 800L1500 1200H2200z') +
    box(ink.light, 30, 560, 44, 200) +
    box(ink.deep, 60, 560, 14, 200, 0.25) +
    box(ink.paper, 20, 540, 64, 22) +
    box(ink.light, 1124, 620, 44, 150) +
    box(ink.deep, 1154, 620, 14, 150, 0.25) +
    shape(
      ink.accent,
      'M100 800a8 8 0 1 1 16 0zM140 830a8 8 0 1 1 16 0zM1090 810a8 8 0 1 1 16 0zM1150 850a8 8 0 1 1 16 0zM60 850a8 8 0 1 1 16 0z',
    ),
)
