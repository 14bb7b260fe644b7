import { expect, test } from 'vitest'
import { bestEncoding } from './encoded-body.ts'

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'plain'],
  ['identity', 'plain'],
  ['', 'plain'],
])('accept-encoding %s gets %s', (accepted, encoding) => {
  expect(bestEncoding(accepted)).toBe(encoding)
})
