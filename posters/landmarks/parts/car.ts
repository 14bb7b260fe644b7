import type { Ink } from '../../strokes/landmark.ts'
import { circle, path, rect, stroke } from '../../strokes/shapes.ts'
import { glassOf } from './windows.ts'

/** A small round car with luggage on its roof, driving to the right; its wheels stand on 0, 0 and it is 300 long. */
export function car(ink: Ink, body: string, dark: string): string {
  const wheel = (x: number): string =>
    circle(ink.deep, x, -30, 34) + circle(ink.paper, x, -30, 18) + circle(dark, x, -30, 8)
  return (
    rect('#8a5a3a', -78, -206, 96, 42, 8) +
    path(ink.deep, 'M-58-206h9v42h-9zM-14-206h9v42h-9z') +
    rect(ink.paper, -2, -190, 62, 26, 6) +
    stroke(ink.deep, 5, 'M-92-160H72M-80-160v10M58-160v10') +
    path(body, 'M-150-34Q-160-84-122-94L-96-100Q-84-150-50-154H30Q66-152 92-102Q142-98 152-70Q158-48 148-34z') +
    path(dark, 'M-152-52Q-4-40 154-56Q156-44 148-34H-150Q-152-44-152-52z') +
    path(glassOf(ink), 'M-80-102Q-70-140-48-142H-20V-102zM-10-142H28Q52-140 74-102H-10z') +
    path(ink.paper, 'M-64-102L-40-142H-28L-50-102zM20-102L38-138L46-132L32-102z').replace(
      '<path',
      '<path opacity=".5"',
    ) +
    stroke(dark, 3, 'M-15-100V-42M-15-100H80') +
    rect(ink.paper, -8, -88, 22, 5, 2) +
    circle(ink.glow, 142, -72, 11) +
    rect(ink.paper, 132, -50, 30, 9, 4) +
    rect(ink.paper, -164, -50, 30, 9, 4) +
    rect('#c8402f', -156, -76, 10, 16, 3) +
    path(ink.deep, 'M-134-30a42 42 0 0 1 84 0zM48-30a42 42 0 0 1 84 0z') +
    wheel(-92) +
    wheel(90)
  )
}
