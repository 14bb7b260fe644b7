import { painted } from '../../colours/own-colours.ts'
import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'

const stone = (ink: Ink, x: number, y: number, w: number, h: number) =>
  shape(
    ink.base,
    `M${x} ${y}L${x + w * 0.06} ${y - h * 0.5}L${x + w * 0.1} ${y - h}L${x + w * 0.9} ${y - h * 1.01}L${x + w * 0.96} ${y - h * 0.4}L${x + w} ${y}z`,
  ) +
  shape(
    ink.light,
    `M${x} ${y}L${x + w * 0.06} ${y - h * 0.5}L${x + w * 0.1} ${y - h}H${x + w * 0.3}L${x + w * 0.26} ${y}z`,
    0.6,
  ) +
  shape(
    ink.deep,
    `M${x + w * 0.66} ${y}L${x + w * 0.7} ${y - h}L${x + w * 0.9} ${y - h * 1.01}L${x + w * 0.96} ${y - h * 0.4}L${x + w} ${y}z`,
    0.28,
  )

const lintel = (ink: Ink, x: number, y: number, w: number, h: number) =>
  shape(ink.base, `M${x} ${y}L${x + 6} ${y - h}L${x + w - 4} ${y - h - 2}L${x + w} ${y}z`) +
  shape(ink.light, `M${x + 6} ${y - h}L${x + w - 4} ${y - h - 2}L${x + w - 10} ${y - h * 0.7}H${x + 10}z`, 0.7) +
  shape(ink.deep, `M${x + w * 0.8} ${y}L${x + w * 0.82} ${y - h}L${x + w - 4} ${y - h - 2}L${x + w} ${y}z`, 0.25)

/** Stonehenge: trilithons in a ring on Salisbury Plain with the sun between them, sheep on the grass. */
export const stonehenge = painted(
  { base: '#8d8a86' },
  ink =>
    shape(ink.leaf, 'M-1000 630Q0 590 600 612T2200 600V800H-1000z') +
    stone(ink, 300, 660, 52, 150) +
    stone(ink, 390, 655, 50, 150) +
    lintel(ink, 292, 510, 160, 32) +
    stone(ink, 820, 655, 50, 150) +
    stone(ink, 910, 662, 52, 150) +
    lintel(ink, 812, 508, 160, 32) +
    stone(ink, 220, 670, 46, 110) +
    stone(ink, 1010, 674, 50, 130) +
    stone(ink, 470, 690, 82, 290) +
    stone(ink, 650, 690, 84, 290) +
    lintel(ink, 452, 402, 300, 52) +
    stone(ink, 150, 730, 70, 190) +
    stone(ink, 290, 744, 74, 200) +
    lintel(ink, 138, 544, 240, 42) +
    stone(ink, 840, 740, 76, 210) +
    stone(ink, 990, 730, 72, 196) +
    lintel(ink, 828, 534, 250, 42) +
    shape(ink.base, 'M420 760L440 716L560 708L620 740L600 764z') +
    shape(ink.deep, 'M560 708L620 740L600 764H540z', 0.3) +
    shape(
      ink.deep,
      'M150 730h70l-60 40h-90zM290 744h74l-60 44h-100zM840 740h76l60 40h-80zM990 730h72l70 40h-90z',
      0.25,
    ) +
    repeat(3, i =>
      at(
        [660, 760, 1120][i] as number,
        [800, 776, 800][i] as number,
        shape(ink.paper, 'M-30-20a16 14 0 0 1 22-16a18 14 0 0 1 30 2a14 14 0 0 1 4 24q-28 12-54 0z') +
          disc(ink.deep, 30, -26, 9) +
          stroke(ink.deep, 5, 'M-16-8V4M16-8V4'),
        i ? 0.9 : 1.2,
      ),
    ),
)
