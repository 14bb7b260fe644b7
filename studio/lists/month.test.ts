import { expect, test } from 'vitest'
import { monthOf, nextMonth } from './month.ts'

test('a month has its first and last day, and an invalid name gives the current month', () => {
  expect(monthOf('2028-02', '2026-11-23')).toEqual({ name: '2028-02', first: '2028-02-01', last: '2028-02-29' })
  expect(monthOf('next', '2026-11-23')).toEqual({ name: '2026-11', first: '2026-11-01', last: '2026-11-30' })
})

test('the next month crosses the end of the year', () => {
  expect(nextMonth('2026-12', 1)).toBe('2027-01')
  expect(nextMonth('2026-01', -1)).toBe('2025-12')
})
