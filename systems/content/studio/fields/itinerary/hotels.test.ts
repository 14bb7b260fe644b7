import { expect, test } from 'vitest'
import { hotelsMoved, unusedHotels, withHotel } from './hotels.ts'

const hotels = [
  { place: 'Rome', stars: 4, kind: 'Palazzo' },
  { place: 'Siena', kind: 'Farm' },
]

test('a hotel is changed and added, with its properties in order', () => {
  expect(JSON.stringify(withHotel(hotels, 'Siena', { stars: 3 })[1])).toBe('{"place":"Siena","stars":3,"kind":"Farm"}')
  expect(withHotel(hotels, 'Rome', { stars: undefined } as object)[0]).toEqual({ place: 'Rome', kind: 'Palazzo' })
  expect(withHotel(hotels, 'Pisa', { kind: 'Inn' })).toHaveLength(3)
})

test('a hotel moves with its only night, and never replaces another hotel', () => {
  const night = (place?: string) => ({
    hotels,
    itinerary: [{ day: 1, overnight: 'Rome' }, { day: 2, ...(place && { overnight: place }) }, { day: 3 }],
  })
  expect(hotelsMoved(night('San Gimignano'), 'Siena', 'San Gimignano')[1]).toEqual({
    place: 'San Gimignano',
    kind: 'Farm',
  })
  expect(hotelsMoved(night('Rome'), 'Siena', 'Rome')).toBe(hotels)
  expect(hotelsMoved(night(), 'Siena', undefined)).toBe(hotels)
  expect(unusedHotels(night('Rome'))).toEqual([{ place: 'Siena', kind: 'Farm' }])
})
