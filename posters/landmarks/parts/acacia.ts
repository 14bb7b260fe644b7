import { shape, stroke } from '../../strokes/brush.ts'
import type { Ink } from '../../strokes/landmark.ts'
import { at } from '../../strokes/shapes.ts'

/** An umbrella thorn, the flat-topped tree of the savanna: its foot, and its size. */
export const acacia = (ink: Ink, x: number, y: number, size: number) =>
  at(
    x,
    y,
    stroke(ink.deep, 15, 'M0 0Q-8-90 6-160') +
      stroke(ink.deep, 9, 'M0-110Q-60-150-110-196M4-130Q60-170 120-206M4-150Q0-190-10-220') +
      shape(
        ink.leaf,
        'M-230-196Q-180-250-90-244Q-40-276 40-264Q130-280 230-216Q250-196 200-190Q0-174-200-184Q-240-186-230-196z',
      ) +
      shape(ink.deep, 'M-230-196Q-200-186 0-196T250-204Q244-194 200-190Q0-174-200-184Q-240-186-230-196z', 0.35),
    size,
  )
