import { expect, test } from 'vitest'
import { urlSegmentOf } from './url-segment.ts'

test.each([
  ['Pulau Pangkor (3 days)', 'pulau-pangkor-3-days'],
  ['Café & Crêpes', 'cafe-crepes'],
  ['马来西亚', 'page'],
])('%s has the address %s', (name, segment) => {
  expect(urlSegmentOf(name)).toBe(segment)
})
