import { expect, test } from 'vitest'
import { withChangedLinks } from './changed-links.ts'

const renamed = {
  addresses: new Map([
    ['/tours', '/tours-2'],
    ['/tours/japan', '/tours-2/japan'],
  ]),
  keys: new Map([['7d1d9a52-6c0f-4c43-9a3c-0a9b7b0c7f41', 'the-copy']]),
}

test.each([
  ['/tours/japan', '/tours-2/japan'],
  ['/Tours/Japan/?month=4#prices', '/tours-2/japan/?month=4#prices'],
  ['/tours/japan-in-spring', '/tours/japan-in-spring'],
  ['https://example.com/tours/japan', 'https://example.com/tours/japan'],
  ['See /tours for more', 'See /tours for more'],
  [
    '[a](/tours) [b](</tours/japan>) [c](/tours/japan/kyoto)',
    '[a](/tours-2) [b](</tours-2/japan>) [c](/tours/japan/kyoto)',
  ],
  ['<a href="/tours#x">', '<a href="/tours-2#x">'],
  ['7D1D9A52-6c0f-4c43-9a3c-0a9b7b0c7f41', 'the-copy'],
])('%s becomes %s', (written, expected) => {
  expect(withChangedLinks({ a: [{ b: written }], c: 7, d: null }, renamed)).toEqual({
    a: [{ b: expected }],
    c: 7,
    d: null,
  })
})
