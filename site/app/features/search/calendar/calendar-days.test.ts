import { expect, test } from 'vitest'
import { type CalendarRange, choose, isComplete, within } from './calendar-days.ts'

const range: CalendarRange = {
  first: '2026-11-22',
  last: '2027-11-16',
  start: '2026-11-22',
  end: '2026-11-23',
  choosing: 'start',
  single: false,
}

test('first the start is chosen, then the end', () => {
  const started = choose(range, '2026-12-20')
  expect(started).toMatchObject({ start: '2026-12-20', end: undefined, choosing: 'end' })
  expect(isComplete(started, range)).toBe(false)
  const ended = choose(started, '2026-12-25')
  expect(ended).toMatchObject({ start: '2026-12-20', end: '2026-12-25' })
  expect(isComplete(ended, started)).toBe(true)
})

test('choosing a start keeps an end after it', () => {
  expect(choose({ ...range, end: '2026-12-31' }, '2026-12-20').end).toBe('2026-12-31')
})

test('a day before the start becomes the new start', () => {
  const started = choose(range, '2026-12-20')
  expect(choose(started, '2026-12-10')).toMatchObject({ start: '2026-12-10', end: undefined, choosing: 'end' })
})

test('a one-way trip has one day', () => {
  const single = { ...range, single: true }
  const chosen = choose(single, '2026-12-20')
  expect(chosen).toMatchObject({ start: '2026-12-20', end: undefined })
  expect(isComplete(chosen, single)).toBe(true)
})

test('a day outside the range becomes the nearest inside', () => {
  expect(within(range, '2026-01-01')).toBe('2026-11-22')
  expect(within(range, '2030-01-01')).toBe('2027-11-16')
  expect(within(range, '2027-02-03')).toBe('2027-02-03')
})
