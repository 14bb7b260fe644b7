import { expect, test } from 'vitest'
import { counted } from './check.ts'

test('a test that needed another attempt is counted among those that passed, and named', () => {
  expect(counted([{ passed: 2, failed: 0 }])).toBe('2 passed, 0 failed')
  expect(
    counted([
      { passed: 2, failed: 0, retried: 1 },
      { passed: 1, failed: 1, skipped: 3 },
    ]),
  ).toBe('3 passed, 1 failed, 3 skipped, 1 retried')
})
