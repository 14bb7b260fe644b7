import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, weekdayOf } from '../calendar-day.ts'
import { firstDays } from './first-days.ts'

const searchable = { first: '2026-11-24', last: '2027-11-18' }
const period = { travelFrom: '2027-03-01', travelUntil: '2027-05-31', weekdays: [], nights: 3 }

test('the first days of the period, on a weekday of the deal', () => {
  expect(firstDays(period, searchable)).toEqual({ start: '2027-03-01', end: '2027-03-04' })
  expect(firstDays({ ...period, weekdays: ['fri', 'sat'] }, searchable)).toEqual({
    start: '2027-03-05',
    end: '2027-03-08',
  })
})

test('a deal has no day before the first proposed one, and none after its period', () => {
  const now = { ...searchable, first: '2027-04-10' }
  expect(firstDays(period, now)?.start).toBe('2027-04-10')
  expect(firstDays(period, { ...searchable, first: '2027-05-29' })).toBeUndefined()
  expect(firstDays({ ...period, travelFrom: '2028-01-01', travelUntil: '2028-05-01' }, searchable)).toBeUndefined()
})

test('no night is spent in a blackout', () => {
  const blackouts = [{ first: '2027-03-03', last: '2027-03-10' }]
  expect(firstDays({ ...period, blackouts }, searchable)).toEqual({ start: '2027-03-11', end: '2027-03-14' })
  expect(firstDays({ ...period, blackouts, nights: 1 }, searchable)).toEqual({ start: '2027-03-01', end: '2027-03-02' })
})

test('a deal without days starts at once, for one night', () => {
  const anyTime = { travelFrom: undefined, travelUntil: undefined, weekdays: [], nights: undefined }
  expect(firstDays(anyTime, searchable)).toEqual({ start: '2026-11-24', end: '2026-11-25' })
})

test('the days always lie within the deal and can be searched', () => {
  const somewhere = fc.integer({ min: -30, max: 500 }).map(days => addDays(searchable.first, days))
  const deal = fc.record({
    travelFrom: somewhere,
    travelUntil: somewhere,
    weekdays: fc.subarray(['mon', 'wed', 'sun']),
    nights: fc.integer({ min: 1, max: 20 }),
  })
  fc.assert(
    fc.property(deal, one => {
      const days = firstDays(one, searchable)
      if (!days) return
      expect(days.start >= one.travelFrom && days.start >= searchable.first).toBe(true)
      expect(days.end <= one.travelUntil && days.end <= searchable.last).toBe(true)
      expect(days.end).toBe(addDays(days.start, one.nights))
      if (one.weekdays.length > 0) expect([0, 2, 6]).toContain(weekdayOf(days.start))
    }),
  )
})
