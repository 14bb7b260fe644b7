import { painted } from '../../colours/own-colours.ts'
import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import { boxes } from '../../strokes/panes.ts'
import { at, repeat } from '../../strokes/shapes.ts'

/** The front of a grand hotel in the evening: awnings, lamps, a red carpet, a porter with a trolley, a black car. */
export const grandHotel = painted(
  { base: '#3d4f63', accent: '#a62f3a' },
  ink =>
    box(ink.paper, 120, 220, 960, 460) +
    box(ink.deep, 980, 220, 100, 460, 0.12) +
    shape(ink.base, 'M100 224L150 110H1050L1100 224z') +
    stroke(ink.light, 3, 'M118 190H1082M132 160H1068M144 134H1056', 0.4) +
    repeat(
      7,
      i => shape(ink.paper, `M${180 + i * 126} 216v-50q24-40 48 0v50z`) + box(ink.glow, 190 + i * 126, 172, 28, 40),
    ) +
    shape(ink.base, 'M520 116Q530 40 600 30Q670 40 680 116z') +
    stroke(ink.glow, 5, 'M600 30V-30') +
    shape(ink.accent, 'M602-28h52l-12 14 12 14h-52z') +
    repeat(2, row =>
      repeat(9, i => {
        const [x, y] = [150 + i * 104, 256 + row * 124]
        return (
          box(ink.light, x - 6, y - 6, 64, 96) +
          box((i + row) % 3 ? ink.glow : ink.deep, x, y, 52, 84) +
          stroke(ink.paper, 4, `M${x + 26} ${y}v84M${x} ${y + 34}h52`) +
          shape(ink.accent, `M${x - 10} ${y + 2}L${x} ${y - 20}H${x + 52}L${x + 62} ${y + 2}z`) +
          stroke(
            ink.deep,
            4,
            `M${x - 8} ${y + 66}h68M${x} ${y + 66}v20M${x + 18} ${y + 66}v20M${x + 36} ${y + 66}v20M${x + 52} ${y + 66}v20`,
          )
        )
      }),
    ) +
    box(ink.light, 110, 486, 980, 16) +
    repeat(8, i =>
      i === 3 || i === 4
        ? ''
        : box(ink.glow, 150 + i * 118, 530, 80, 120) +
          stroke(ink.paper, 5, `M${190 + i * 118} 530v120M${150 + i * 118} 570h80`),
    ) +
    box(ink.deep, 520, 540, 160, 140) +
    box(ink.glow, 534, 552, 60, 128) +
    box(ink.glow, 606, 552, 60, 128) +
    stroke(ink.accent, 7, 'M600 540V680') +
    shape(ink.accent, 'M460 540L490 490H710L740 540L728 556H472z') +
    stroke(ink.glow, 5, 'M474 546H726') +
    stroke(ink.deep, 7, 'M486 556V690M714 556V690') +
    box(ink.light, -1000, 680, 3200, 30) +
    box(ink.base, -1000, 706, 3200, 500) +
    shape(ink.accent, 'M520 680H680L780 800H420z') +
    shape(
      ink.leaf,
      'M420 680v-20h-26q-10-50 38-70q46 20 38 70h-26v20zM756 680v-20h-26q-10-50 38-70q46 20 38 70h-26v20z',
    ) +
    at(
      960,
      764,
      shape(ink.deep, 'M-230-20Q-234-60-190-66L-130-74Q-90-140-40-144H60Q110-140 130-78L190-70Q220-60 222-20z') +
        shape(ink.light, 'M-110-76Q-80-122-40-128H0V-76zM14-128H58Q92-124 108-78H14z') +
        disc(ink.deep, -140, -14, 40) +
        disc(ink.deep, 130, -14, 40) +
        disc(ink.light, -140, -14, 18) +
        disc(ink.light, 130, -14, 18) +
        disc(ink.glow, -216, -46, 11) +
        stroke(ink.light, 4, 'M-224-30H-186M-90-44H88', 0.7),
    ) +
    at(
      300,
      780,
      stroke(ink.glow, 7, 'M-70-10V-150Q-70-190-20-190T30-150V-10') +
        box(ink.deep, -90, -20, 140, 12) +
        disc(ink.deep, -70, 0, 11) +
        disc(ink.deep, 30, 0, 11) +
        box(ink.accent, -64, -76, 80, 54) +
        shape(ink.shade, boxes([-54, -128], [1, 1], [0, 0], [56, 50])) +
        shape(ink.deep, 'M84 0V-76H100V0zM106 0V-76H122V0z') +
        shape(ink.accent, 'M76-72Q72-150 102-154Q134-150 130-72z') +
        disc(ink.paper, 103, -174, 17) +
        shape(ink.accent, 'M87-180V-200H119V-180z') +
        stroke(ink.accent, 11, 'M84-140L40-120'),
    ),
)
