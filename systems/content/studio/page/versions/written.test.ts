import { expect, test } from 'vitest'
import { written } from './written.ts'

const library: Record<string, string> = {
  'media/9f49f27b-0000-4000-8000-000000000000': 'Beach at dusk',
  'poster:ipoh-old-town': 'ipoh old town',
}
const pictureName = (picture: string) => library[picture] ?? 'gone'
const text = (value: unknown) => written(value, pictureName)

test('pictures have the names of the library, alone and within texts', () => {
  expect(text('poster:ipoh-old-town')).toBe('ipoh old town')
  expect(text('![](media/9f49f27b-0000-4000-8000-000000000000) there')).toBe('![](Beach at dusk) there')
})

test('lists and groups are lines with the labels of the form', () => {
  expect(text(['street-food', 'markets'])).toBe('street-food\nmarkets')
  expect(
    text([
      { title: 'Ipoh', stops: [{ place: 'Ipoh', by: 'rail' }] },
      { title: 'Penang', sample: true },
    ]),
  ).toBe('Title: Ipoh\nStops:\n  Place: Ipoh\n  Way of travel: rail\n\nTitle: Penang\nMade-up sample: Yes')
})

test('days and hours are written out', () => {
  expect(text('2027-03-06')).toBe('6 Mar 2027')
  expect(text('2026-12-31T23:59:00+08:00')).toBe('31 December 2026, 23:59')
  expect(text(undefined)).toBe('(nothing yet)')
})
