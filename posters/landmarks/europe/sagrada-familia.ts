import { painted } from '../../colours/own-colours.ts'
import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { boxes } from '../../strokes/panes.ts'
import { repeat } from '../../strokes/shapes.ts'
import { windowRow } from '../parts/windows.ts'

/** A tall spindle tower with spiralling slits and a mosaic tip. */
const spire = (ink: Ink, x: number, foot: number, half: number, height: number) => {
  const top = foot - height
  return (
    shape(
      ink.light,
      `M${x - half} ${foot}Q${x - half * 1.05} ${top + height * 0.4} ${x - half * 0.22} ${top}h${half * 0.44}Q${x + half * 1.05} ${top + height * 0.4} ${x + half} ${foot}z`,
    ) +
    shape(
      ink.deep,
      `M${x + half * 0.2} ${foot}Q${x + half * 0.4} ${top + height * 0.4} ${x + half * 0.04} ${top}h${half * 0.18}Q${x + half * 1.05} ${top + height * 0.4} ${x + half} ${foot}z`,
      0.18,
    ) +
    shape(
      ink.deep,
      repeat(8, row =>
        repeat(3, i => {
          const wide = half * (0.86 - (7 - row) * 0.075)
          return `M${x - wide * 0.66 + i * wide * 0.52} ${top + 40 + row * (height / 10) + i * 5}h${wide * 0.2}v${height / 17}h${-wide * 0.2}z`
        }),
      ),
      0.7,
    ) +
    shape(
      ink.accent,
      `M${x - half * 0.2} ${top + 6}L${x - half * 0.3} ${top - 26}L${x} ${top - 18}L${x + half * 0.3} ${top - 26}L${x + half * 0.2} ${top + 6}z`,
    ) +
    disc(ink.glow, x, top - 36, half * 0.28) +
    shape(ink.paper, `M${x - half * 0.4} ${top - 40}h${half * 0.8}v7h${-half * 0.8}zM${x - 4} ${top - 62}h8v48h-8z`)
  )
}

const facade = (ink: Ink) =>
  shape(ink.base, 'M380 650V520L440 440L500 400L560 330L600 300L640 330L700 400L760 440L820 520V650z') +
  shape(ink.deep, 'M620 316L640 330L700 400L760 440L820 520V650H690z', 0.2) +
  shape(
    ink.light,
    'M430 650Q420 540 470 470Q520 540 510 650zM540 650Q530 500 600 400Q670 500 660 650zM690 650Q680 540 730 470Q780 540 770 650z',
  ) +
  shape(
    ink.deep,
    'M446 650Q440 560 470 510Q500 560 494 650zM560 650Q550 540 600 470Q650 540 640 650zM706 650Q700 560 730 510Q760 560 754 650z',
  ) +
  disc(ink.glow, 600, 500, 20) +
  stroke(ink.light, 5, 'M400 620Q400 560 420 530M800 620Q800 560 780 530M530 440l30-50M670 440l-30-50') +
  shape(ink.leaf, 'M600 250Q640 300 620 340H580Q560 300 600 250z') +
  shape(ink.paper, 'M570 310l10-8 6 10-12 4zM622 300l10-8 6 10-12 4zM592 282l10-8 6 10-12 4z')

/** Barcelona: Gaudí's Sagrada Família above the blocks of the Eixample and the plane trees of its park. */
export const sagradaFamilia = painted(
  { base: '#b98f62', accent: '#c8452f' },
  ink =>
    shape(ink.shade, 'M-1000 610Q-400 470 100 540T900 500T2200 540V640H-1000z', 0.35) +
    repeat(
      9,
      i =>
        box(ink.shade, -640 + i * 104, 520 - ((i * 31) % 40), 98, 140, 0.8) +
        windowRow(ink, -626 + i * 104, 544, 4, 20, 9, 18) +
        windowRow(ink, -626 + i * 104, 584, 4, 20, 9, 18),
    ) +
    repeat(
      11,
      i =>
        box(ink.shade, 900 + i * 104, 524 - ((i * 37) % 40), 98, 140, 0.8) +
        windowRow(ink, 914 + i * 104, 548, 4, 20, 9, 18) +
        windowRow(ink, 914 + i * 104, 588, 4, 20, 9, 18),
    ) +
    spire(ink, 600, 620, 70, 540) +
    spire(ink, 500, 620, 46, 470) +
    spire(ink, 700, 620, 46, 470) +
    spire(ink, 416, 640, 44, 400) +
    spire(ink, 784, 640, 44, 400) +
    facade(ink) +
    shape(ink.light, 'M340 650V600H860V650z') +
    shape(ink.deep, boxes([352, 612], [26, 1], [19.4, 0], [8, 30]), 0.4) +
    repeat(12, i => disc(ink.leaf, -40 + i * 116, 652, 62, 40)) +
    repeat(12, i => disc(ink.deep, -20 + i * 116, 662, 46, 28, 0.16)),
)
