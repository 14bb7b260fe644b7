import { expect, test } from 'vitest'
import { formatDay, formatInstant, formatShortDay } from './malaysian-day.ts'

test('days are written the British way', () => {
  expect(formatDay('2026-09-05')).toBe('5 September 2026')
  expect(formatShortDay('2026-09-05')).toBe('5 Sep 2026')
})

test('an instant is shown in Malaysian time', () => {
  expect(formatInstant(Date.parse('2026-12-31T16:05:59Z'))).toBe('1 January 2027, 00:05')
})
