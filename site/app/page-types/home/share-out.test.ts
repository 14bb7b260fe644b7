import { expect, test } from 'vitest'
import { shareOut } from './deals-page.server.ts'

const has = (letter: string) => (word: string) => word.includes(letter)

test('each deal is in one row, deals that fit one row only come first, and rows fill evenly', () => {
  expect(shareOut(['ab', 'a1', 'ab2', 'b1', 'ab3'], [has('a'), has('b')], 6)).toEqual([
    ['ab', 'a1', 'ab3'],
    ['ab2', 'b1'],
  ])
})

test('a row has at most its maximum, and deals without a row are left out', () => {
  expect(shareOut(['a1', 'a2', 'a3', 'x'], [has('a'), has('b')], 2)).toEqual([['a1', 'a2'], []])
})
