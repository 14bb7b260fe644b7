import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markBox, markRadius, marksApart, overlap, placeLabels } from './place-labels.ts'

const size = { width: 400, height: 360 }
const point = fc.record({
  x: fc.double({ min: 0, max: 400, noNaN: true }),
  y: fc.double({ min: 0, max: 360, noNaN: true }),
})
const stops = fc.array(fc.record({ point, name: fc.string({ minLength: 1, maxLength: 24 }) }), {
  minLength: 1,
  maxLength: 16,
})
const corner = { left: 0, right: 150, top: 330, bottom: 360 }

test('labels cover neither one another, nor a mark, nor the scale, and stay on the map', () => {
  fc.assert(
    fc.property(stops, fc.array(point, { maxLength: 200 }), (some, lines) => {
      const marks = some.map(({ point, name }) => ({ ...point, name }))
      const boxes = placeLabels(marks, size, lines, [corner]).flatMap(label => label?.box ?? [])
      for (const [at, box] of boxes.entries()) {
        expect(boxes.filter((other, place) => place !== at && overlap(box, other))).toEqual([])
        expect(marks.filter(mark => overlap(box, markBox(mark)))).toEqual([])
        expect(overlap(box, corner)).toBe(false)
        expect(box.left >= 0 && box.right <= size.width && box.top >= 0 && box.bottom <= size.height).toBe(true)
      }
    }),
  )
})

test('a place with room around it has its label, on the right', () => {
  const [label] = placeLabels([{ x: 200, y: 180, name: 'George Town' }], size, [], [])
  expect(label).toMatchObject({ x: 200 + markRadius + 3, anchor: 'start' })
})

test('a label leaves the side on which a line leads away', () => {
  const line = Array.from({ length: 30 }, (_, at) => ({ x: 200 + 6 * at, y: 180 }))
  const [label] = placeLabels([{ x: 200, y: 180, name: 'George Town' }], size, line, [])
  expect(label?.anchor).toBe('end')
})

test('marks move apart until both are legible, no farther', () => {
  const marks = marksApart(
    [
      { x: 100, y: 100 },
      { x: 100, y: 100 },
      { x: 300, y: 300 },
    ],
    size,
  )
  const [one, other, alone] = marks as [(typeof marks)[0], (typeof marks)[0], (typeof marks)[0]]
  const apart = Math.hypot(one.x - other.x, one.y - other.y)
  expect(apart).toBeGreaterThanOrEqual(2 * markRadius)
  expect(apart).toBeLessThan(2 * markRadius + 3)
  expect(alone).toEqual({ x: 300, y: 300 })
})

test('marks are moved onto the map', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 12 }), points => {
      for (const { x, y } of marksApart(points, size)) {
        expect(x >= markRadius && x <= size.width - markRadius).toBe(true)
        expect(y >= markRadius && y <= size.height - markRadius).toBe(true)
      }
    }),
  )
})
