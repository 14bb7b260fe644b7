import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Landmark } from '../../strokes/landmark.ts'
import { palm, repeat } from '../../strokes/shapes.ts'

/** A boulder rounded by the sea: lit on the left, cracked, wet at its foot. */
const boulder = (x: number, y: number, w: number, h: number) =>
  shape(
    '#c2ac8c',
    `M${x} ${y}Q${x - w * 0.08} ${y - h * 0.7} ${x + w * 0.26} ${y - h * 0.94}Q${x + w * 0.6} ${y - h * 1.1} ${x + w * 0.86} ${y - h * 0.7}Q${x + w * 1.06} ${y - h * 0.36} ${x + w} ${y}z`,
  ) +
  shape(
    '#8a7460',
    `M${x + w * 0.5} ${y}Q${x + w * 0.66} ${y - h * 0.5} ${x + w * 0.52} ${y - h * 1.0}Q${x + w * 0.7} ${y - h * 0.98} ${x + w * 0.86} ${y - h * 0.7}Q${x + w * 1.06} ${y - h * 0.36} ${x + w} ${y}z`,
  ) +
  shape(
    '#e3d2b2',
    `M${x + w * 0.06} ${y - h * 0.3}Q${x + w * 0.08} ${y - h * 0.76} ${x + w * 0.32} ${y - h * 0.86}Q${x + w * 0.2} ${y - h * 0.6} ${x + w * 0.2} ${y - h * 0.3}z`,
  ) +
  stroke(
    '#6d5a48',
    5,
    `M${x + w * 0.34} ${y - h * 0.9}Q${x + w * 0.3} ${y - h * 0.5} ${x + w * 0.42} ${y - h * 0.16}M${x + w * 0.6} ${y - h * 0.6}l${w * 0.2} ${h * 0.24}`,
    0.6,
  ) +
  shape(
    '#5d4e42',
    `M${x} ${y}q${w * 0.02} ${-h * 0.14} ${w * 0.1} ${-h * 0.06}q${w * 0.4} ${-h * 0.06} ${w * 0.86} ${h * 0.0}l${w * 0.04} ${h * 0.06}z`,
    0.8,
  )

/** Tianya Haijiao, Hainan: the great granite boulders at the end of the earth, red characters cut in one, surf at their feet. */
export const hainanCoast: Landmark = ink =>
  boulder(120, 660, 150, 120) +
  boulder(640, 668, 270, 380) +
  boulder(420, 676, 300, 240) +
  boulder(880, 680, 200, 160) +
  boulder(300, 690, 150, 110) +
  stroke(
    '#c0281f',
    8,
    'M726 392h72M716 424h92M762 392Q758 462 712 494M764 430Q774 474 810 494M724 530l16 12M718 556l16 12M722 606l20 -28M752 526h62M754 526Q754 580 740 612M784 536v72M764 548h42M760 568h50M764 588h42M758 610h54',
  ) +
  shape(
    ink.paper,
    `M-1000 690Q-300 668 100 684${repeat(9, i => `q60 ${i % 2 ? 18 : -22} 120 0`)}Q1500 668 2200 690V706Q1400 690 1180 706${repeat(9, i => `q-60 ${i % 2 ? 16 : -16} -120 0`)}Q-300 690 -1000 706z`,
    0.9,
  ) +
  repeat(4, i => disc(ink.paper, 430 + i * 150, 676 - (i % 2) * 8, 26, 14, 0.8)) +
  palm(60, 820, 520, 120, ink.shade, ink.deep, ink.leaf) +
  stroke(ink.paper, 6, 'M300 300q24 -34 46 -4q20 -30 46 0M420 240q16 -22 30 -2q14 -20 30 0')
