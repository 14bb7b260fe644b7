import { painted } from '../../colours/own-colours.ts'
import { box, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'

const column = (ink: Ink, x: number, y: number, size: number) =>
  at(
    x,
    y,
    shape(ink.base, 'M-44 0L-40-330H40L44 0z') +
      shape(ink.light, 'M-44 0L-40-330H-14L-14 0z', 0.6) +
      shape(ink.deep, 'M20-330H40L44 0H22z', 0.3) +
      shape(ink.base, 'M-36-330Q-60-380-84-400H84Q60-380 36-330z') +
      shape(ink.deep, 'M16-330H36Q60-380 84-400H40Q30-370 16-330z', 0.28) +
      stroke(ink.water, 6, 'M-44-350Q0-342 44-350M-60-376Q0-366 60-376', 0.8) +
      stroke(ink.accent, 7, 'M-40-300H40M-41-230H41M-42-150H42M-43-70H43', 0.75) +
      shape(
        ink.deep,
        'M-24-284h10v34h-10zM-6-278a9 9 0 1 1 18 0v28H-6zM-22-214l10 14-10 14-10-14zM0-212h20v5H8v10h10v5H0zM-26-130q12-16 22 0l-4 36h-14zM4-126h16v36H4zM-22-50h14v34h-14zM2-46a8 8 0 1 1 16 0v30H2z',
        0.45,
      ) +
      box(ink.base, -52, -440, 104, 42) +
      box(ink.shade, -58, -10, 116, 14),
    size,
  )

/** Karnak: papyrus columns carved from foot to capital, an obelisk between them, a man in a white robe for scale. */
export const luxorColumns = painted(
  { base: '#d3a05c', accent: '#b5482f' },
  ink =>
    box(ink.shade, -1000, 560, 3200, 100, 0.35) +
    shape(ink.base, 'M560 640L574 200L600 150L626 200L640 640z') +
    shape(ink.deep, 'M612 640L608 160L626 200L640 640z', 0.3) +
    shape(
      ink.deep,
      repeat(6, i => `M586 ${250 + i * 56}h26v30h-26zM594 ${258 + i * 56}h10v14h-10z`),
      0.35,
    ) +
    repeat(5, i => column(ink, -60 + i * 110, 640, 0.62)) +
    repeat(5, i => column(ink, 820 + i * 110, 640, 0.62)) +
    box(ink.base, -1000, 352, 1470, 26) +
    box(ink.base, 730, 352, 1470, 26) +
    shape(ink.light, 'M-1000 640H2200V1200H-1000z') +
    shape(ink.shade, 'M470 640H730L1000 1200H200z', 0.35) +
    column(ink, 230, 740, 1.32) +
    column(ink, 970, 740, 1.32) +
    column(ink, -60, 800, 1.6) +
    column(ink, 1270, 800, 1.6) +
    box(ink.base, -1000, 120, 1300, 52) +
    box(ink.base, 900, 120, 1300, 52) +
    shape(
      ink.deep,
      repeat(14, i => `M${-260 + i * 40} 134h18v24h-18zM${920 + i * 40} 134h18v24h-18z`),
      0.3,
    ) +
    shape(ink.deep, 'M300 744L380 760L560 800H330zM1040 744L1130 760L1260 790H1060z', 0.22) +
    at(
      600,
      730,
      shape(ink.paper, 'M-26 0Q-30-80-12-108H12Q30-80 26 0z') +
        shape(ink.deep, 'M-12-118a12 13 0 1 1 24 0a12 13 0 1 1-24 0z') +
        shape(ink.paper, 'M-14-120Q-16-138 0-138Q16-138 14-120Q0-128-14-120z') +
        shape(ink.deep, 'M4 0L60 30H20L-20 6z', 0.25),
    ),
)
