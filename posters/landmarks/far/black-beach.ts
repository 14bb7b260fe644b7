import { painted } from '../../colours/own-colours.ts'
import { box, shape, stroke } from '../../strokes/brush.ts'
import { at, repeat } from '../../strokes/shapes.ts'

/** Reynisfjara, Iceland: columns of basalt beside a black beach, sea stacks in the surf, a walker in yellow. */
export const blackBeach = painted(
  { base: '#454b55', accent: '#f0b429' },
  ink =>
    shape(
      ink.base,
      'M150 640L176 560L200 470L230 400L256 470L280 540L300 640zM330 640L346 580L366 540L390 590L400 640zM440 640L452 560L470 500L486 450L504 520L530 600L540 640z',
    ) +
    shape(ink.deep, 'M230 400L256 470L280 540L300 640H244L236 520zM486 450L504 520L530 600L540 640H498z', 0.3) +
    shape(ink.paper, 'M110 646Q230 620 330 640Q450 620 580 646Q340 664 110 646z', 0.9) +
    box(ink.paper, -1000, 660, 3200, 26, 0.8) +
    shape('#2b3038', 'M-1000 690Q0 660 400 690T1000 680L2200 690V1200H-1000z') +
    shape(
      ink.paper,
      'M-1000 700Q-300 670 0 700Q200 730 420 700Q560 680 700 706Q560 720 420 730Q200 760 0 728Q-300 700-1000 740z',
      0.9,
    ) +
    shape(ink.water, 'M-1000 690Q-300 660 0 690Q200 716 420 690Q300 680 200 690Q0 670-1000 680z', 0.6) +
    shape(ink.leaf, 'M640 420L720 330L820 250L960 160L1100 120L2200 60V420z') +
    repeat(34, i => {
      const x = 640 + i * 36
      const top = 430 - Math.sin(Math.min(1, i / 14) * 1.57) * 210 + ((i * 29) % 34)
      return (
        shape(i % 2 ? ink.base : ink.shade, `M${x} 720V${top}l10-12h18l10 12V720z`) +
        shape(ink.deep, `M${x + 26} 720V${top - 8}l12 8V720z`, 0.3)
      )
    }) +
    repeat(16, i =>
      shape(i % 2 ? ink.shade : ink.base, `M${560 + i * 44} 740v${-20 - ((i * 23) % 50)}l12-10h20l12 10V740z`),
    ) +
    shape(ink.deep, 'M760 722V600Q800 500 880 520Q940 540 950 722z', 0.75) +
    at(
      470,
      790,
      shape(ink.deep, 'M-20 0L-14-56H14L20 0H6L0-34L-6 0z') +
        shape(ink.accent, 'M-22-50Q-26-110 0-112Q26-110 22-50z') +
        shape(ink.accent, 'M-13-118a13 14 0 1 1 26 0q-4 12-13 12t-13-12z') +
        shape(ink.paper, 'M-7-118a7 8 0 1 1 14 0z') +
        stroke(ink.accent, 9, 'M-18-96L-32-60M18-96L34-64'),
      1.2,
    ) +
    stroke(
      ink.light,
      5,
      repeat(8, i => `M${420 - i * 34} ${806 + i * 9}h12`),
      0.4,
    ),
)
