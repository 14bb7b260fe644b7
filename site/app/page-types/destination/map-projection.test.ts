import fc from 'fast-check'
import { expect, test } from 'vitest'
import { projectPoints } from './map-projection.ts'

const size = { width: 340, height: 300 }
const penang = [
  { name: 'George Town', latitude: 5.4141, longitude: 100.3288 },
  { name: 'Batu Ferringhi', latitude: 5.4713, longitude: 100.2464 },
  { name: 'Balik Pulau', latitude: 5.3503, longitude: 100.2367 },
]

test('north is up and east is right', () => {
  const { placed } = projectPoints(penang, size)
  const [town, beach, west] = placed
  expect(beach?.y).toBeLessThan(west?.y ?? 0)
  expect(town?.x).toBeGreaterThan(beach?.x ?? 0)
})

test('every point lies on the map, wherever on earth, and no two labels on a side overlap', () => {
  const point = fc.record({
    name: fc.string(),
    latitude: fc.double({ min: -80, max: 80, noNaN: true }),
    longitude: fc.double({ min: 90, max: 140, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(point, { minLength: 2, maxLength: 8 }), points => {
      const { placed, scale } = projectPoints(points, size)
      for (const { x, y } of placed) {
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x).toBeLessThanOrEqual(size.width)
        expect(y).toBeGreaterThanOrEqual(0)
        expect(y).toBeLessThanOrEqual(size.height)
      }
      expect(scale.kilometres).toBeGreaterThan(0)
      for (const side of ['start', 'end']) {
        const rows = placed
          .filter(p => p.side === side)
          .map(p => p.labelY)
          .sort((one, other) => one - other)
        for (const [row, y] of rows.entries()) if (row > 0) expect(y - (rows[row - 1] ?? 0)).toBeGreaterThanOrEqual(15)
      }
    }),
  )
})
