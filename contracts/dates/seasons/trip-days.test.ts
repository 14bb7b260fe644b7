import { expect, test } from 'vitest'
import { journeyWithin, monthsOfTrip } from './trip-days.ts'

const autumn = {
  months: [11, 12],
  travelFrom: '2027-11-08',
  travelUntil: '2027-12-10',
  daysAway: 7,
  startsIn: 'selangor',
}

test('a season has a year', () => {
  expect(journeyWithin(autumn, { first: '2026-12-25', last: '2027-01-03' }, 'kuala-lumpur')).toBeUndefined()
  expect(journeyWithin(autumn, { first: '2027-12-04', last: '2027-12-12' }, 'kuala-lumpur')?.home).toBe('2027-12-10')
  expect(journeyWithin(autumn, { first: '2027-12-05', last: '2027-12-12' }, 'kuala-lumpur')).toBeUndefined()
  expect(monthsOfTrip(autumn, '2026-12-01')).toEqual(['2027-11', '2027-12'])
})

test('people of another state need a day there and a day back', () => {
  const van = { months: [2], daysAway: 3, startsIn: 'sabah' }
  const days = { first: '2027-02-06', last: '2027-02-08' }
  expect(journeyWithin(van, days, 'sabah')).toEqual({ starts: '2027-02-06', leaves: '2027-02-06', home: '2027-02-08' })
  expect(journeyWithin(van, days, 'perak')).toBeUndefined()
  const more = { first: '2027-02-05', last: '2027-02-09' }
  expect(journeyWithin(van, more, 'perak')).toEqual({ starts: '2027-02-06', leaves: '2027-02-05', home: '2027-02-09' })
})

test('days away count until the travellers land', () => {
  const istanbul = { months: [5], daysAway: 10, startsIn: 'selangor' }
  expect(journeyWithin(istanbul, { first: '2027-05-15', last: '2027-05-23' }, 'kuala-lumpur')).toBeUndefined()
})

test('what has no period is offered until its prices end, and without an end for a year', () => {
  expect(monthsOfTrip({ months: [3, 10], pricesUntil: '2027-10-31' }, '2026-12-05')).toEqual(['2027-03', '2027-10'])
  expect(monthsOfTrip({ months: [3, 10], pricesUntil: '2027-10-31', daysAway: 40 }, '2026-12-05')).toEqual(['2027-03'])
  expect(monthsOfTrip({}, '2026-12-05')).toHaveLength(12)
})
