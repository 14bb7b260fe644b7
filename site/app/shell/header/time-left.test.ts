import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

test.each([
  [1000, '00:00:01'],
  [3_661_000, '01:01:01'],
  [86_400_000, '1d 00:00:00'],
  [12 * 86_400_000 + 4 * 3_600_000 + 33 * 60_000 + 21_999, '12d 04:33:21'],
])('%d ms is %s', (milliseconds, text) => expect(timeLeft(milliseconds, 'd')).toBe(text))
