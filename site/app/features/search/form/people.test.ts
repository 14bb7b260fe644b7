import { expect, test } from 'vitest'
import { isFull, mostOf } from './people.ts'

const flyers = { product: 'flights', values: { adults: '2', children: '1', infants: '1' } } as const

test.each([
  ['adults', 7, 5],
  ['children', 6, 4],
  // One an adult.
  ['infants', 7, 2],
  ['rooms', 9, 2],
] as const)('of %s, %i at most, there can be %i', (name, max, most) => expect(mostOf(name, max, flyers)).toBe(most))

test('hotels limit nothing but rooms', () => {
  const guests = { product: 'hotels', values: { adults: '12', children: '9', rooms: '3' } } as const
  expect(mostOf('children', 16, guests)).toBe(16)
  expect(mostOf('rooms', 16, guests)).toBe(12)
  expect(isFull(guests)).toBe(false)
})

test('seven flyers are full, and numbers that are none count as nobody', () => {
  expect(isFull({ product: 'packages', values: { adults: '5', children: '2', infants: '' } })).toBe(true)
  expect(isFull({ product: 'flights', values: { adults: 'x', children: '6', infants: '' } })).toBe(false)
})
