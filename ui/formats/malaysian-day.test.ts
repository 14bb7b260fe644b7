import { expect, test } from 'vitest'
import { endOfMalaysianDay, formatDay, formatInstant, formatShortDay, malaysianDay } from './malaysian-day.ts'

test('a Malaysian day begins at 16:00 UTC of the day before', () => {
  expect(malaysianDay(Date.parse('2026-12-31T15:59:59Z'))).toBe('2026-12-31')
  expect(malaysianDay(Date.parse('2026-12-31T16:00:00Z'))).toBe('2027-01-01')
})

test('the end of a day is the beginning of the next', () => {
  expect(malaysianDay(endOfMalaysianDay('2028-02-29') - 1)).toBe('2028-02-29')
  expect(malaysianDay(endOfMalaysianDay('2028-02-29'))).toBe('2028-03-01')
})

test('days are written the British way', () => {
  expect(formatDay('2026-09-05')).toBe('5 September 2026')
  expect(formatShortDay('2026-09-05')).toBe('5 Sep 2026')
})

test('an instant is shown in Malaysian time', () => {
  expect(formatInstant(Date.parse('2026-12-31T16:05:59Z'))).toBe('1 January 2027, 00:05')
})
