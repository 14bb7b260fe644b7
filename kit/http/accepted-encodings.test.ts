import { expect, test } from 'vitest'
import { acceptedEncodings } from './accepted-encodings.ts'

test.each([
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['gzip, deflate, br', ['br', 'gzip']],
  ['gzip', ['gzip']],
  ['GZIP', ['gzip']],
  ['br;q=0, gzip;q=0.5', ['gzip']],
  ['br; q=0.000, gzip', ['gzip']],
  ['br;q=0.2, gzip;q=0.8', ['gzip', 'br']],
  ['*', ['br', 'gzip']],
  ['br;q=0, *', ['gzip']],
  ['*;q=0', []],
  ['identity', []],
  ['brotli, xgzip', []],
  ['', []],
  [undefined, []],
  [',;=q', []],
])('accept-encoding %s accepts %j', (header, accepted) => {
  expect(acceptedEncodings(header)).toEqual(accepted)
  expect(acceptedEncodings(header)).toEqual(accepted)
})
