import { expect, test } from 'vitest'
import { isFull, maxCount } from './people.ts'

const flyers = { adults: '2', children: '1', infants: '1' }

test.each([
  ['adults', 7, 5],
  ['children', 6, 4],
  // One for each adult.
  ['infants', 7, 2],
  ['rooms', 9, 2],
] as const)('beside other travellers, %s (%i at most) can be up to %i', (name, max, left) =>
  expect(maxCount(name, max, 'flight', flyers)).toBe(left),
)

test('hotels limit only their rooms', () => {
  const guests = { adults: '12', children: '9', rooms: '3' }
  expect(maxCount('children', 16, 'hotel', guests)).toBe(16)
  expect(maxCount('rooms', 16, 'hotel', guests)).toBe(12)
  expect(isFull('hotel', guests)).toBe(false)
})

test('seven flyers fill a booking; a text that is no number counts as 0', () => {
  expect(isFull('flight-plus-hotel', { adults: '5', children: '2', infants: '' })).toBe(true)
  expect(isFull('flight', { adults: 'x', children: '6', infants: '' })).toBe(false)
})
