import { painted } from '../../colours/own-colours.ts'
import { disc, shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { at, repeat } from '../../strokes/shapes.ts'
import { mountain } from '../parts/ridge.ts'

const walrus = (ink: Ink, x: number, y: number, size: number) =>
  at(
    x,
    y,
    shape(
      ink.base,
      'M-170-10Q-190-110-150-190Q-130-260-60-268Q10-266 30-200Q120-190 230-110Q300-60 360-40L400-56L396-20L420 4H-150z',
    ) +
      shape(ink.light, 'M-150-190Q-130-260-60-268Q10-266 30-200Q-10-236-60-236Q-120-230-150-190z', 0.6) +
      shape(ink.shade, 'M30-200Q120-190 230-110Q300-60 360-40L396-20L420 4H200Q160-100 30-140z', 0.7) +
      stroke(
        ink.deep,
        5,
        'M-150-90Q-90-70-20-90M-140-60Q-80-44 0-60M20-170Q60-150 70-110M90-160Q130-130 140-90',
        0.35,
      ) +
      shape(
        ink.light,
        'M-142-172Q-146-208-110-212Q-86-214-78-190Q-64-214-38-210Q-8-200-14-168Q-30-136-76-142Q-122-134-142-172z',
      ) +
      shape(ink.deep, 'M-92-200Q-78-216-64-200Q-76-186-92-200z') +
      shape(
        ink.paper,
        'M-118-150L-104-146Q-96-70-108-20Q-124-70-118-150zM-52-148L-38-150Q-30-70-42-16Q-58-70-52-148z',
      ) +
      shape(
        ink.deep,
        repeat(
          5,
          i => `M${-132 + i * 10} ${-176 + (i % 2) * 12}h4v4h-4zM${-60 + i * 10} ${-176 + (i % 2) * 12}h4v4h-4z`,
        ),
        0.6,
      ) +
      disc(ink.deep, -112, -232, 6) +
      disc(ink.deep, -44, -232, 6) +
      shape(ink.shade, 'M-40-20Q40-60 70 4Q10 14-80 6z'),
    size,
  )

/** Walruses haul out on a beach of Svalbard, tusks up, a glacier and striped mountains behind. */
export const walrusBeach = painted(
  { base: '#9a6b52' },
  ink =>
    mountain(ink, 120, 604, 360, 300, 0.3, ink.shade) +
    mountain(ink, 1000, 604, 400, 340, 0.3, ink.shade) +
    shape(ink.paper, 'M380 604V520Q500 430 600 440Q720 430 800 510V604z') +
    shape(ink.water, 'M380 604V560L420 590L460 550L500 600L550 550L600 594L650 550L700 596L750 556L800 590V604z', 0.5) +
    shape(ink.shade, 'M-1000 760Q-300 660 200 690Q700 660 1200 690L2200 700V1200H-1000z') +
    shape(
      ink.light,
      'M-1000 760Q-300 660 200 690Q700 660 1200 690L2200 700V712Q1200 700 700 680T200 704Q-300 680-1000 780z',
      0.7,
    ) +
    walrus(ink, 800, 706, 0.62) +
    walrus(ink, 250, 720, 0.66) +
    walrus(ink, 520, 790, 1.15) +
    shape(
      ink.deep,
      repeat(
        12,
        i => `M${-60 + ((i * 173) % 1300)} ${800 + ((i * 29) % 70)}h${30 + (i % 3) * 10}l-8-10h-${14 + (i % 3) * 8}z`,
      ),
      0.3,
    ),
)
