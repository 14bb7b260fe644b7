import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawMap } from './draw-map.server.ts'
import { pathOfLand } from './land-shape.ts'

const at = (name: string, latitude: number, longitude: number) => ({ name, latitude, longitude })
const penang = [
  at('Khoo Kongsi', 5.4144, 100.337),
  at('Batu Ferringhi', 5.472, 100.247),
  at('Balik Pulau', 5.349, 100.235),
]

test('north is up and east is right, and the land is drawn', () => {
  const map = drawMap(penang)
  const [town, beach, west] = map?.marks ?? []
  expect(beach?.y).toBeLessThan(west?.y ?? 0)
  expect(town?.x).toBeGreaterThan(beach?.x ?? 0)
  expect(map?.land).toMatch(/^M.+z$/)
})

test.each([
  ['a state', [at('Kangar', 6.44, 100.19), at('Padang Besar', 6.66, 100.32)]],
  ['the Antarctic', [at('Ushuaia', -54.8, -68.3), at('Detaille Island', -66.87, -66.8)]],
  [
    'both sides of the date line',
    [at('Suva', -18.14, 178.44), at('Apia', -13.83, -171.77), at('Auckland', -36.84, 174.77)],
  ],
  [
    'a coast of fjords',
    [at('Longyearbyen', 78.22, 15.65), at('Ny-Ålesund', 78.92, 11.93), at('Alkefjellet', 79.58, 18.5)],
  ],
])('%s fills the map, in few characters', (_, stops) => {
  const map = drawMap(stops)
  const spread = (axis: 'x' | 'y') => {
    const values = (map?.marks ?? []).map(mark => mark[axis])
    return Math.max(...values) - Math.min(...values)
  }
  expect(Math.max(spread('x') / (map?.width ?? 0), spread('y') / (map?.height ?? 0))).toBeGreaterThan(0.5)
  expect(map?.land.length).toBeGreaterThan(20)
  expect(map?.land.length).toBeLessThanOrEqual(1400)
})

test('on a coast of many islands, those that a coarse outline makes a point are left out', () => {
  const island = (x: number, size: number) =>
    [
      [0, 0],
      [-4, 3],
      [4, -3],
      [0, 0],
    ].map(([east = 0, south = 0]) => ({ x: x + east * size, y: south * size }))
  const small = Array.from({ length: 100 }, (_, at) => island(20 * at, 1))
  expect(pathOfLand([...small, island(0, 5)])).toBe('M0 0l-20,15 40-30-20,15z')
})

test('without a coast a globe shows the position, clear of marks and labels', () => {
  expect(drawMap(penang)?.globe).toBeUndefined()
  const inland = drawMap([at('Delhi', 28.613, 77.209), at('Agra', 27.175, 78.042), at('Jaipur', 26.912, 75.787)])
  const { x, y, radius, land } = inland?.globe ?? { x: 0, y: 0, radius: 0, land: '' }
  expect(land).toMatch(/^M.+z$/)
  for (const mark of inland?.marks ?? []) expect(Math.hypot(mark.x - x, mark.y - y)).toBeGreaterThan(radius + 9)
})

test('one place is no map, under two names either', () => {
  expect(drawMap([at('Athens', 37.94, 23.64)])).toBeUndefined()
  expect(drawMap([at('Athens', 37.94, 23.64), at('Piraeus', 37.94, 23.64)])).toBeUndefined()
})

test('places on opposite sides of the earth have no map', () => {
  expect(drawMap([at('Kuala Lumpur', 3.1, 101.7), at('Quito', -0.2, -78.5)])).toBeUndefined()
})

test('every mark lies on the map, for places anywhere on earth', () => {
  const anywhere = fc.record({
    name: fc.constantFrom('Ushuaia', 'Ho Chi Minh City', 'Ipoh'),
    latitude: fc.double({ min: -85, max: 85, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(anywhere, { minLength: 2, maxLength: 6 }), stops => {
      const map = drawMap(stops)
      for (const { x, y } of map?.marks ?? []) {
        expect(x >= 0 && x <= (map?.width ?? 0)).toBe(true)
        expect(y >= 0 && y <= (map?.height ?? 0)).toBe(true)
      }
    }),
    { numRuns: 30 },
  )
})
