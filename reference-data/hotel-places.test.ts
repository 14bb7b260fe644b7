import { readHotelSearch } from '@agency/contracts/booking/searches/hotel-search.ts'
import { sampleHotelSearch } from '@agency/contracts/booking/searches/sample-searches.ts'
import { expect, test } from 'vitest'
import { findHotelPlaces, readHotelPlace } from './hotel-places.ts'

const first = (typed: string) => findHotelPlaces(typed)[0]?.label

test('cities with and without an airport are found', () => {
  expect(first('langkawi')).toBe('Langkawi, Malaysia')
  expect(first('genting')).toBe('Genting Highlands, Malaysia')
  expect(first('kyoto')).toBe('Kyoto, Japan')
  expect(first('pattaya')).toBe('Pattaya, Thailand')
  expect(first('mekah')).toBe('Makkah, Saudi Arabia')
  expect(first('saigon')).toBe('Ho Chi Minh City, Vietnam')
  expect(first('melacca')).toBe('Melaka, Malaysia')
})

test('a city is offered once, however many airports it has', () => {
  expect(findHotelPlaces('london').filter(({ label }) => label === 'London, United Kingdom')).toHaveLength(1)
})

test('an unambiguous name and a label give one place, an unknown town needs its country', () => {
  const read = (typed: string) => {
    const reading = readHotelPlace(typed)
    return 'place' in reading ? reading.place.label : reading.choices.length
  }
  expect(read('penang')).toBe('Penang, Malaysia')
  expect(read('Langkawi, Malaysia')).toBe('Langkawi, Malaysia')
  expect(read('kyoto, jepun')).toBe('Kyoto, Japan')
  expect(read('兰卡威, 马来西亚')).toBe('Langkawi, Malaysia')
  expect(read('云顶')).toBe('Genting Highlands, Malaysia')
  expect(read('Pulau Tioman, Malaysia')).toBe('Tioman Island, Malaysia')
  expect(read('Gua Musang, Malaysia')).toBe('Gua Musang, Malaysia')
  expect(readHotelPlace('Atlantis')).toEqual({ choices: expect.anything() })
  expect(read('japan')).toBeGreaterThan(1)
})

test('the booking site takes every label', () => {
  for (const typed of ['', 'a', 'e', 'i', 'o', 'u']) {
    for (const { label } of findHotelPlaces(typed, 500)) {
      const fields = Object.entries({ ...sampleHotelSearch, DestinationCMS: label })
      expect(readHotelSearch('/Hotel/GetHotelSearch20', fields).ok, label).toBe(true)
    }
  }
})
