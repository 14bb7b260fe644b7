import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roundedPath } from './map-lines.ts'

test('a way with one turn is a line, a curve and a line', () => {
  expect(
    roundedPath([
      { x: 10, y: 20 },
      { x: 110, y: 20 },
      { x: 110, y: -30 },
    ]),
  ).toBe('M10 20l91 0q9 0 9-9l0-41')
})

test('the steps of a way lead to its last point, whatever its turns', () => {
  const point = fc.record({ x: fc.integer({ min: -50, max: 450 }), y: fc.integer({ min: -50, max: 450 }) })
  fc.assert(
    fc.property(fc.array(point, { minLength: 2, maxLength: 9 }), points => {
      expect(endOf(roundedPath(points))).toEqual(points.at(-1))
    }),
  )
})

/** Where a pen stands that follows `M`, `l` and `q`. */
function endOf(path: string) {
  const pen = { x: 0, y: 0 }
  for (const [, command, rest = ''] of path.matchAll(/([Mlq])([^Mlq]*)/g)) {
    const numbers = (rest.match(/-?\d+/g) ?? []).map(Number)
    const [x, y] = command === 'q' ? numbers.slice(2) : numbers
    pen.x += x ?? 0
    pen.y += y ?? 0
  }
  return pen
}
