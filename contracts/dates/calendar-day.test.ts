import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  dayFrom,
  daysBetween,
  endOfMalaysianDay,
  isDay,
  malaysianDay,
  monthsFrom,
  weekdayOf,
  weeksOf,
} from './calendar-day.ts'
import { dayNow } from './day-now.ts'

const anyDay = fc.integer({ min: 0, max: 60_000 }).map(days => addDays('1990-01-01', days))

test('days across the ends of months and years, and 29 February', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2028-02-29', 1)).toBe('2028-03-01')
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
})

test('a month later is never in the month after that', () => {
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28')
  expect(addMonths('2028-02-29', 12)).toBe('2029-02-28')
  expect(addMonths('2026-12-15', 1)).toBe('2027-01-15')
  expect(addMonths('2027-01-15', -1)).toBe('2026-12-15')
})

test('weekdays count from Monday', () => {
  expect(weekdayOf('2026-08-31')).toBe(0)
  expect(weekdayOf('2026-09-06')).toBe(6)
})

test('adding and subtracting any number of days gives the same day', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -900, max: 900 }), (day, days) => addDays(addDays(day, days), -days) === day),
  )
  fc.assert(fc.property(anyDay, anyDay, (one, two) => addDays(one, daysBetween(one, two)) === two))
})

test('a month is shown in whole weeks that hold each of its days once, under its weekday', () => {
  fc.assert(
    fc.property(anyDay, day => {
      const weeks = weeksOf(day.slice(0, 7))
      const days = weeks.flat().filter(cell => cell !== undefined)
      expect(weeks.every(week => week.length === 7)).toBe(true)
      expect(days[0]).toBe(`${day.slice(0, 7)}-01`)
      expect(new Set(days).size).toBe(daysBetween(days[0] ?? '', addMonths(days[0] ?? '', 1)))
      for (const week of weeks)
        for (const [weekday, cell] of week.entries()) if (cell) expect(weekdayOf(cell)).toBe(weekday)
    }),
  )
})

test('only existing days are valid', () => {
  for (const wrong of ['', '2026-02-29', '2026-13-01', '2026-9-5', '05/09/2026', '2026-09-05T00:00']) {
    expect(isDay(wrong), wrong).toBe(false)
  }
  expect(isDay('2028-02-29')).toBe(true)
})

test('a day is put together from numbers only if it exists', () => {
  expect(dayFrom(2028, 2, 29)).toBe('2028-02-29')
  for (const [year, month, date] of [
    [2026, 2, 29],
    [2026, 0, 1],
    [2026, 13, 1],
    [0, 1, 1],
    [10_000, 1, 1],
    [2026, 1.5, 1],
    [Number.NaN, 1, 1],
    [-1, 1, 1],
  ] as const)
    expect(dayFrom(year, month, date)).toBeUndefined()
})

test('a Malaysian day begins at 16:00 UTC of the day before', () => {
  expect(malaysianDay(Date.parse('2026-12-31T15:59:59Z'))).toBe('2026-12-31')
  expect(malaysianDay(Date.parse('2026-12-31T16:00:00Z'))).toBe('2027-01-01')
  expect(malaysianDay(new Date('2026-12-31T16:00:00Z'))).toBe('2027-01-01')
})

test('the end of a day is the beginning of the next', () => {
  expect(malaysianDay(endOfMalaysianDay('2028-02-29') - 1)).toBe('2028-02-29')
  expect(malaysianDay(endOfMalaysianDay('2028-02-29'))).toBe('2028-03-01')
})

test('months in a row begin with that of a day and go on into the next year', () => {
  expect(monthsFrom('2026-10-31', 4)).toEqual(['2026-10', '2026-11', '2026-12', '2027-01'])
})

test('a device with a wrong clock counts the days from the one that the page was made on', () => {
  const [noon, day] = [Date.parse('2036-11-28T04:00:00Z'), 86_400_000]
  expect(dayNow('2026-11-28', noon, noon)).toBe('2026-11-28')
  expect(dayNow('2026-11-28', noon + 2 * day, noon)).toBe('2026-11-30')
  expect(dayNow('2036-11-27', noon, noon)).toBe('2036-11-28')
  expect(dayNow('2036-11-29', noon, noon)).toBe('2036-11-29')
})
