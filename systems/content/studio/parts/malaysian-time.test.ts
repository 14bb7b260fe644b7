import { expect, test } from 'vitest'
import { malaysianTime, malaysianTimeToInstant } from './malaysian-time.ts'

test.each([
  ['2026-12-31T16:30:00.000Z', '2027-01-01T00:30'],
  ['2026-12-31T23:59:00+08:00', '2026-12-31T23:59'],
  [null, ''],
])('%s is %s in Malaysian time', (instant, time) => {
  expect(malaysianTime(instant)).toBe(time)
})

test('a Malaysian time is the same instant in every time zone', () => {
  expect(malaysianTimeToInstant('2027-01-01T00:30')).toBe('2027-01-01T00:30:00+08:00')
  expect(malaysianTimeToInstant('')).toBeUndefined()
})
