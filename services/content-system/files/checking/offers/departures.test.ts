import { expect, test } from 'vitest'
import { departureDays, lastDeparture } from './departures.ts'

test('the last departure of a table is found, whatever text stands beside the day', () => {
  expect(lastDeparture(['17 January 2027', 'Ship leaves 6 December 2027, school holidays', '3 Jun 2027'])).toBe(
    '2027-12-06',
  )
  expect(lastDeparture(['20 December 2026 to 3 January 2027'])).toBe('2027-01-03')
})

test('a month counts with its last day', () => {
  expect(lastDeparture(['Late February 2027'])).toBe('2027-02-28')
  expect(lastDeparture(['July and August 2027', 'September 2027'])).toBe('2027-09-30')
})

test('a table without departures, or with one that names no year, has no last departure', () => {
  expect(lastDeparture(['Adult', 'Child 3 to 12'])).toBeUndefined()
  expect(lastDeparture(['January 2027', 'School holidays in May, June and December'])).toBeUndefined()
})

test('departures are the first whole days that names of rows and columns say', () => {
  const labels = [
    '17 January 2027',
    'Ship leaves 6 December 2026, school holidays',
    '20 December 2026 to 3 January 2027',
  ]
  expect(departureDays(labels)).toEqual(['2026-12-06', '2026-12-20', '2027-01-17'])
  expect(departureDays(['March 2027', '6–12 March 2027', '21 and 28 March 2027', 'Adult'])).toEqual([])
})
