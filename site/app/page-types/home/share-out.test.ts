import { expect, test } from 'vitest'
import { shareOut } from './deals-page.server.ts'

const has = (letter: string) => (word: string) => word.includes(letter)

test('nothing stands in two rows, what fits one row only comes before what fits several, and rows fill alike', () => {
  expect(shareOut(['ab', 'a1', 'ab2', 'b1', 'ab3'], [has('a'), has('b')], 6)).toEqual([
    ['ab', 'a1', 'ab3'],
    ['ab2', 'b1'],
  ])
})

test('a row has no more than it holds, and what fits nowhere is left out', () => {
  expect(shareOut(['a1', 'a2', 'a3', 'x'], [has('a'), has('b')], 2)).toEqual([['a1', 'a2'], []])
})
