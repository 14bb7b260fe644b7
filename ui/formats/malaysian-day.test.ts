import { expect, test } from 'vitest'
import { formatDay, formatDays, formatInstant, formatShortDay } from './malaysian-day.ts'

test('days are written the British way', () => {
  expect(formatDay('2026-09-05')).toBe('5 September 2026')
  expect(formatShortDay('2026-09-05')).toBe('5 Sep 2026')
})

test('two days share their month and year', () => {
  expect(formatDays('2026-09-05', '2026-09-05')).toBe('5 Sep 2026')
  expect(formatDays('2026-09-05', '2026-09-08')).toBe('5–8 Sep 2026')
  expect(formatDays('2026-11-30', '2026-12-02')).toBe('30 Nov – 2 Dec 2026')
  expect(formatDays('2027-03-01', '2027-05-31')).toBe('1 Mar – 31 May 2027')
  expect(formatDays('2026-12-30', '2027-01-02')).toBe('30 Dec 2026 – 2 Jan 2027')
})

test('an instant is shown in Malaysian time', () => {
  expect(formatInstant(Date.parse('2026-12-31T16:05:59Z'))).toBe('1 January 2027, 00:05')
})
