import { readFlightSearch } from '@agency/contracts/booking/searches/flight-search.ts'
import { sampleFlightSearch } from '@agency/contracts/booking/searches/sample-searches.ts'
import { expect, test } from 'vitest'
import { airlineByCode, airlines } from './airlines.ts'

test('the booking site takes every airline, and no code stands twice', () => {
  expect(new Set(airlines.map(({ code }) => code)).size).toBe(airlines.length)
  for (const { field } of airlines) {
    const fields = Object.entries({ ...sampleFlightSearch, PrefferedAirlineCodeCMS: field })
    expect(readFlightSearch(fields).ok, field).toBe(true)
  }
})

test('an airline is found by its code', () => {
  expect(airlineByCode('MH')).toEqual({ code: 'MH', name: 'Malaysia Airlines', field: 'MH - Malaysia Airlines' })
  expect(airlineByCode('')).toBeUndefined()
})
