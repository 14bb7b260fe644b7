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

test('every point lies on the map, wherever on earth', () => {
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
    }),
  )
})

test('labels of places close to one another keep clear of each other and of the dots', () => {
  const town = [
    { name: 'Fort Cornwallis', latitude: 5.4206, longitude: 100.3442 },
    { name: 'Khoo Kongsi', latitude: 5.4144, longitude: 100.3371 },
    { name: 'Penang Hill', latitude: 5.4244, longitude: 100.2689 },
    { name: 'Kek Lok Si', latitude: 5.3996, longitude: 100.2738 },
    ...penang,
  ]
  const { placed } = projectPoints(town, size)
  const rows = placed.map(({ name, label }) => {
    const width = name.length * 6
    const left = label.x - { start: 0, middle: width / 2, end: width }[label.anchor]
    return { name, left, right: left + width, y: label.y }
  })
  for (const one of rows) {
    for (const other of rows.filter(row => row !== one)) {
      const apart = one.right <= other.left || other.right <= one.left || Math.abs(one.y - other.y) >= 13
      expect(apart, `${one.name} and ${other.name}`).toBe(true)
    }
  }
})
