import { expect, test } from 'vitest'
import { addDays } from './calendar-day.ts'
import { isWorkingDay, workingDaysBetween } from './working-days.ts'

const closed = { weekend: [5, 6], holidays: new Set(['2026-12-25', '2027-01-01']) }

test('weekends and holidays are no working days', () => {
  const days = ['2026-12-24', '2026-12-25', '2026-12-26', '2026-12-27', '2026-12-28']
  expect(days.map(day => isWorkingDay(day, closed))).toEqual([true, false, false, false, true])
  expect(isWorkingDay('2026-11-27', { ...closed, weekend: [4, 5] })).toBe(false)
})

test('between every day of two years and later days, each working day counts once', () => {
  const days = Array.from({ length: 730 }, (_, at) => addDays('2026-01-01', at))
  const counts = days.map(day => workingDaysBetween(day, addDays(day, 60), closed))
  const others = days.map(day => workingDaysBetween(addDays(day, 1), addDays(day, 60), closed))
  expect(counts).toEqual(days.map((day, at) => (others[at] ?? 0) + (isWorkingDay(day, closed) ? 1 : 0)))
})

test('no working day lies before the same or an earlier day', () => {
  expect(workingDaysBetween('2026-11-26', '2026-11-26', closed)).toBe(0)
  expect(workingDaysBetween('2026-11-27', '2026-11-26', closed)).toBe(0)
})
