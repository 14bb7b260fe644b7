import { box, disc, shape, stroke } from '../../strokes/brush.ts'
import type { Landmark } from '../../strokes/landmark.ts'
import { repeat } from '../../strokes/shapes.ts'

/** A hotel's reception: keys on their hooks behind the desk, a brass bell, an open guest book and orchids. */
export const receptionKeys: Landmark = ink =>
  box(ink.base, -1000, -300, 3200, 1000) +
  stroke(
    ink.deep,
    4,
    repeat(30, i => `M${-980 + i * 110} -300V600`),
    0.2,
  ) +
  box(ink.shade, 270, 90, 660, 420) +
  box('#6a4428', 286, 106, 628, 388) +
  shape(
    '#4a2c18',
    repeat(24, i => `M${304 + (i % 6) * 102} ${122 + Math.floor(i / 6) * 94}h82v80h-82z`),
  ) +
  repeat(24, i => {
    if ((i * 7) % 5 === 2) return ''
    const [x, y] = [345 + (i % 6) * 102, 140 + Math.floor(i / 6) * 94]
    return (
      stroke('#e0b65a', 5, `M${x} ${y}v34M${x} ${y + 26}h9M${x} ${y + 34}h12`) +
      stroke('#e0b65a', 4, `M${x - 9} ${y - 4}a9 9 0 1 0 18 0a9 9 0 1 0 -18 0`) +
      shape(i % 3 ? ink.accent : ink.leaf, `M${x - 18} ${y + 4}l-10 44h22l6 -40z`)
    )
  }) +
  stroke(ink.deep, 6, 'M120 -300V150M1080 -300V150') +
  [120, 1080]
    .map(
      x =>
        disc(ink.glow, x, 220, 170, 150, 0.15) +
        shape(ink.glow, `M${x - 70} 230Q${x - 60} 150 ${x} 150T${x + 70} 230z`),
    )
    .join('') +
  box('#8a5a34', -1000, 600, 3200, 44) +
  box('#b98352', -1000, 592, 3200, 14) +
  box('#6a4428', -1000, 644, 3200, 560) +
  stroke(
    '#4a2c18',
    7,
    repeat(16, i => `M${-960 + i * 210} 690h170v190h-170z`),
  ) +
  disc(ink.deep, 610, 598, 130, 10, 0.35) +
  shape('#e0b65a', 'M530 580Q534 500 610 494Q686 500 690 580z') +
  shape('#fbe7b0', 'M552 566Q556 520 600 510Q576 540 574 566z') +
  shape('#8a6420', 'M520 580H700V598H520z') +
  shape('#8a6420', 'M600 494v-16h20v16z') +
  disc('#e0b65a', 610, 472, 13) +
  shape('#fdf8ee', 'M770 592L800 540Q860 526 900 548Q950 528 1010 544L1030 592Q960 574 902 594Q840 574 770 592z') +
  stroke('#8a94a4', 4, 'M814 556q40 -10 74 4M806 570q44 -8 80 6M916 562q40 -14 80 -4M918 576q40 -12 88 -4M900 548v44') +
  shape(ink.water, 'M240 592L256 500Q250 470 276 466H304Q330 470 324 500L340 592z') +
  stroke(ink.leaf, 8, 'M290 470Q280 340 180 300M290 470Q310 350 390 330M290 470Q250 430 200 440') +
  repeat(9, i => {
    const [x, y] = i < 5 ? [180 + i * 22, 296 + i * 20] : [390 - (i - 5) * 20, 326 + (i - 5) * 16]
    return disc('#d85a9a', x, y, 19, 15) + disc('#f4a8cc', x - 8, y - 8, 12, 9) + disc('#fdf3c8', x, y, 6)
  })
